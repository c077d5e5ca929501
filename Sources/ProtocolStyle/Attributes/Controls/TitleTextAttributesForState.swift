/// The text attributes of a bar item's or segment's title, per control state.
///
/// The normal state's attributes are derived from text color, font and text alignment unless
/// they're written. The default is empty. From UIKit's `UIBarItem.setTitleTextAttributes(_:for:)`.
public protocol TitleTextAttributesForState: SendableMetatype {
  /// The text attributes of a bar item's or segment's title, per control state.
  var titleTextAttributesForState: StateValues<TextAttributes> { get }
}

extension TitleTextAttributesForState {
  /// The default: empty.
  public var titleTextAttributesForState: StateValues<TextAttributes> { [:] }
}

extension AnyAttribute where Self == Attribute<StateValues<TextAttributes>> {
  /// The text attributes of a bar item's or segment's title, per control state.
  public static var titleTextAttributesForState: Self { key }
}

private let key = Attribute<StateValues<TextAttributes>>(
  "titleTextAttributesForState", of: (any TitleTextAttributesForState).self, kinds: []
) {
  ($0 as? any TitleTextAttributesForState.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TitleTextAttributesForState,
  _ slot: borrowing AttributeSlot<StateValues<TextAttributes>>
) -> AttributeWrite {
  slot.write(node.titleTextAttributesForState)
}

extension ViewModel {
  /// The text attributes of a bar item's or segment's title, per control state; nil if no level of
  /// the cascade writes it.
  public var titleTextAttributesForState: StateValues<TextAttributes>? {
    get { self[.titleTextAttributesForState] }
    set { self[.titleTextAttributesForState] = newValue }
  }
}
