/// The color of a node's text.
///
/// A button uses it as the title color of the normal state; bars, bar items and segments derive
/// their title's color from it. The default is black, white in dark. From UIKit's
/// `UILabel.textColor`; CSS `color`.
///
/// ```swift
/// struct StockLevel: LabelNode, TextColor {
///   var count: Int
///   var textColor: Color { count == 0 ? .systemRed : .label }
/// }
/// ```
public protocol TextColor: SendableMetatype {
  /// The color of a node's text.
  var textColor: Color { get }
}

extension TextColor {
  /// The default: black, white in dark.
  public var textColor: Color { .label }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a node's text.
  public static var textColor: Self { key }
}

private let key = Attribute<Color>("textColor", of: (any TextColor).self, kinds: []) {
  ($0 as? any TextColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TextColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.textColor)
}

extension ViewModel {
  /// The color of a node's text; nil if no level of the cascade writes it.
  public var textColor: Color? {
    get { self[.textColor] }
    set { self[.textColor] = newValue }
  }
}
