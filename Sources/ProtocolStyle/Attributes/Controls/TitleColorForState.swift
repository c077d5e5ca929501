/// The color of a button's title, per control state.
///
/// The normal state's color is derived from the text color unless it's written. The default is
/// empty. From UIKit's `UIButton.setTitleColor(_:for:)`; CSS `color` under pseudo-classes.
public protocol TitleColorForState: SendableMetatype {
  /// The color of a button's title, per control state.
  var titleColorForState: StateValues<Color> { get }
}

extension TitleColorForState {
  /// The default: empty.
  public var titleColorForState: StateValues<Color> { [:] }
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  /// The color of a button's title, per control state.
  public static var titleColorForState: Self { key }
}

private let key = Attribute<StateValues<Color>>(
  "titleColorForState", of: (any TitleColorForState).self, kinds: []
) {
  ($0 as? any TitleColorForState.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TitleColorForState, _ slot: borrowing AttributeSlot<StateValues<Color>>
) -> AttributeWrite {
  slot.write(node.titleColorForState)
}

extension ViewModel {
  /// The color of a button's title, per control state; nil if no level of the cascade writes it.
  public var titleColorForState: StateValues<Color>? {
    get { self[.titleColorForState] }
    set { self[.titleColorForState] = newValue }
  }
}
