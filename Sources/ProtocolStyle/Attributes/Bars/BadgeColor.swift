/// The color of a badge.
///
/// From UIKit's `UITabBarItem.badgeColor`; CSS `background-color` of the badge.
public protocol BadgeColor: SendableMetatype {
  /// The color.
  var badgeColor: Color { get }
}

extension BadgeColor {
  /// The default: system red, as in UIKit.
  public var badgeColor: Color { .systemRed }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a badge.
  public static var badgeColor: Self { key }
}

private let key = Attribute<Color>("badgeColor", of: (any BadgeColor).self, kinds: []) {
  ($0 as? any BadgeColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BadgeColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.badgeColor)
}

extension ViewModel {
  /// The color of a badge; nil if no level of the cascade writes it.
  public var badgeColor: Color? {
    get { self[.badgeColor] }
    set { self[.badgeColor] = newValue }
  }
}
