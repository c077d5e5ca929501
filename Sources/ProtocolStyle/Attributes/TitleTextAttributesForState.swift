/// How the title of a bar item or a segment is drawn, per control state.
///
/// The normal state's is derived from text color, font and text alignment where it is not
/// written. The default is empty. From UIKit's `UIBarItem.setTitleTextAttributes(_:for:)`.
public protocol TitleTextAttributesForState: SendableMetatype {
  /// How the title of a bar item or a segment is drawn, per control state.
  var titleTextAttributesForState: StateValues<TextAttributes> { get }
}

extension TitleTextAttributesForState {
  /// The default: empty.
  public var titleTextAttributesForState: StateValues<TextAttributes> { [:] }
}

extension AnyAttribute where Self == Attribute<StateValues<TextAttributes>> {
  /// How the title of a bar item or a segment is drawn, per control state.
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
  /// How the title of a bar item or a segment is drawn, per control state; nil where nothing
  /// says.
  public var titleTextAttributesForState: StateValues<TextAttributes>? {
    get { self[.titleTextAttributesForState] }
    set { self[.titleTextAttributesForState] = newValue }
  }
}
