/// The color behind a node's content.
///
/// A navigation bar, toolbar or tab bar derives its bar tint from it. The default is white,
/// black in dark. From UIKit's `UIView.backgroundColor`; CSS `background-color`.
///
/// ```swift
/// protocol BrandBackground: BackgroundColor {}
/// extension BrandBackground { var backgroundColor: Color { .systemIndigo } }
///
/// struct BrandButton: ButtonNode, BrandBackground {}
/// ```
///
/// ![Views in yellow, indigo and green.](background)
public protocol BackgroundColor: SendableMetatype {
  /// The color behind a node's content.
  var backgroundColor: Color { get }
}

extension BackgroundColor {
  /// The default: white, black in dark.
  public var backgroundColor: Color { .systemBackground }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color behind a node's content.
  public static var backgroundColor: Self { key }
}

private let key = Attribute<Color>("backgroundColor", of: (any BackgroundColor).self, kinds: []) {
  ($0 as? any BackgroundColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BackgroundColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.backgroundColor)
}

extension ViewModel {
  /// The color behind a node's content; nil if no level of the cascade writes it.
  public var backgroundColor: Color? {
    get { self[.backgroundColor] }
    set { self[.backgroundColor] = newValue }
  }
}
