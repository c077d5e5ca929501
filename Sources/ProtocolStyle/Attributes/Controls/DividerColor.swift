/// The color of the lines between segments.
///
/// The default is the system's separator. From UIKit's
/// `UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
public protocol DividerColor: SendableMetatype {
  /// The color of the lines between segments.
  var dividerColor: Color { get }
}

extension DividerColor {
  /// The default: the system's separator.
  public var dividerColor: Color { .separator }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the lines between segments.
  public static var dividerColor: Self { key }
}

private let key = Attribute<Color>("dividerColor", of: (any DividerColor).self, kinds: []) {
  ($0 as? any DividerColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some DividerColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.dividerColor)
}

extension ViewModel {
  /// The color of the lines between segments; nil if no level of the cascade writes it.
  public var dividerColor: Color? {
    get { self[.dividerColor] }
    set { self[.dividerColor] = newValue }
  }
}
