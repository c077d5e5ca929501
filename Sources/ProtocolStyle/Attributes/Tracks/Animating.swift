/// Whether an activity indicator turns; one that doesn't is invisible and keeps its room.
///
/// From UIKit's `UIActivityIndicatorView.isAnimating` with `hidesWhenStopped`; CSS `visibility`.
public protocol Animating: SendableMetatype {
  /// Whether it turns.
  var isAnimating: Bool { get }
}

extension Animating {
  /// The default: true.
  public var isAnimating: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether an activity indicator turns.
  public static var isAnimating: Self { key }
}

private let key = Attribute<Bool>("isAnimating", of: (any Animating).self, kinds: []) {
  ($0 as? any Animating.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Animating, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isAnimating)
}

extension ViewModel {
  /// Whether an activity indicator turns; nil if no level of the cascade
  /// writes it, which counts as true.
  public var isAnimating: Bool? {
    get { self[.isAnimating] }
    set { self[.isAnimating] = newValue }
  }
}
