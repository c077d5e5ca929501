/// The text in a badge on a tab bar's item, such as the number of unread messages.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UITabBarItem.badgeValue`; an element after the title in HTML.
public protocol BadgeContent: SendableMetatype {
  /// The text; with an empty one there is no badge.
  var badge: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text in a badge on a tab bar's item.
  public static var badge: Self { key }
}

private let key = Attribute<String>(
  "badge", of: (any BadgeContent).self, kinds: [], isContent: true
) {
  ($0 as? any BadgeContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BadgeContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.badge)
}

extension ViewModel {
  /// The text in a badge on a tab bar's item; nil if no level of the cascade writes it.
  public var badge: String? {
    get { self[.badge] }
    set { self[.badge] = newValue }
  }
}
