/// The color of the shadow of a button's title, per control state.
///
/// The default is empty. From UIKit's `UIButton.setTitleShadowColor(_:for:)`; the color of CSS
/// `text-shadow`.
public protocol TitleShadowColorForState: SendableMetatype {
  /// The color of the shadow of a button's title, per control state.
  var titleShadowColorForState: StateValues<Color> { get }
}

extension TitleShadowColorForState {
  /// The default: empty.
  public var titleShadowColorForState: StateValues<Color> { [:] }
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  /// The color of the shadow of a button's title, per control state.
  public static var titleShadowColorForState: Self { key }
}

private let key = Attribute<StateValues<Color>>(
  "titleShadowColorForState", of: (any TitleShadowColorForState).self, kinds: []
) {
  ($0 as? any TitleShadowColorForState.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TitleShadowColorForState,
  _ slot: borrowing AttributeSlot<StateValues<Color>>
) -> AttributeWrite {
  slot.write(node.titleShadowColorForState)
}

extension ViewModel {
  /// The color of the shadow of a button's title, per control state; nil if no level of the cascade
  /// writes it.
  public var titleShadowColorForState: StateValues<Color>? {
    get { self[.titleShadowColorForState] }
    set { self[.titleShadowColorForState] = newValue }
  }
}
