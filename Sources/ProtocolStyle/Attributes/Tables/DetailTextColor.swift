/// The color of a table cell's detail text.
///
/// From UIKit's `UIListContentConfiguration.secondaryTextProperties`; CSS `color`.
public protocol DetailTextColor: SendableMetatype {
  /// The color.
  var detailTextColor: Color { get }
}

extension DetailTextColor {
  /// The default: the secondary label color.
  public var detailTextColor: Color { .secondaryLabel }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a table cell's detail text.
  public static var detailTextColor: Self { key }
}

private let key = Attribute<Color>("detailTextColor", of: (any DetailTextColor).self, kinds: []) {
  ($0 as? any DetailTextColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some DetailTextColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.detailTextColor)
}

extension ViewModel {
  /// The color of a table cell's detail text; nil if no level of the cascade writes it.
  public var detailTextColor: Color? {
    get { self[.detailTextColor] }
    set { self[.detailTextColor] = newValue }
  }
}
