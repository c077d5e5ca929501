/// Whether a node is drawn to a bitmap before it is composited.
///
/// The default is true. From UIKit's `CALayer.shouldRasterize`.
public protocol ShouldRasterize: SendableMetatype {
  /// Whether a node is drawn to a bitmap before it is composited.
  var shouldRasterize: Bool { get }
}

extension ShouldRasterize {
  /// The default: true.
  public var shouldRasterize: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node is drawn to a bitmap before it is composited.
  public static var shouldRasterize: Self { key }
}

private let key = Attribute<Bool>("shouldRasterize", of: (any ShouldRasterize).self, kinds: []) {
  ($0 as? any ShouldRasterize.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ShouldRasterize, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.shouldRasterize)
}

extension ViewModel {
  /// Whether a node is drawn to a bitmap before it is composited; nil if no level of the cascade
  /// writes it.
  public var shouldRasterize: Bool? {
    get { self[.shouldRasterize] }
    set { self[.shouldRasterize] = newValue }
  }
}
