/// The color of the unfilled part of a progress bar.
///
/// The default is light gray. From UIKit's `UIProgressView.trackTintColor`.
public protocol TrackTintColor: SendableMetatype {
  /// The color of the unfilled part of a progress bar.
  var trackTintColor: Color { get }
}

extension TrackTintColor {
  /// The default: light gray.
  public var trackTintColor: Color { .lightGray }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the unfilled part of a progress bar.
  public static var trackTintColor: Self { key }
}

private let key = Attribute<Color>("trackTintColor", of: (any TrackTintColor).self, kinds: []) {
  ($0 as? any TrackTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TrackTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.trackTintColor)
}

extension ViewModel {
  /// The color of the unfilled part of a progress bar; nil if no level of the cascade writes it.
  public var trackTintColor: Color? {
    get { self[.trackTintColor] }
    set { self[.trackTintColor] = newValue }
  }
}
