/// The image behind a button's content, per control state.
///
/// The default is empty. From UIKit's `UIButton.setBackgroundImage(_:for:)`; CSS
/// `background-image` under pseudo-classes.
public protocol BackgroundImageForState: SendableMetatype {
  /// The image behind a button's content, per control state.
  var backgroundImageForState: StateValues<ImageReference> { get }
}

extension BackgroundImageForState {
  /// The default: empty.
  public var backgroundImageForState: StateValues<ImageReference> { [:] }
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image behind a button's content, per control state.
  public static var backgroundImageForState: Self { key }
}

private let key = Attribute<StateValues<ImageReference>>(
  "backgroundImageForState", of: (any BackgroundImageForState).self, kinds: []
) {
  ($0 as? any BackgroundImageForState.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BackgroundImageForState,
  _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.backgroundImageForState)
}

extension ViewModel {
  /// The image behind a button's content, per control state; nil if no level of the cascade writes
  /// it.
  public var backgroundImageForState: StateValues<ImageReference>? {
    get { self[.backgroundImageForState] }
    set { self[.backgroundImageForState] = newValue }
  }
}
