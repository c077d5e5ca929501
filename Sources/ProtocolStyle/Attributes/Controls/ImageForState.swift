/// The image of a button, per control state.
///
/// The default is empty. From UIKit's `UIButton.setImage(_:for:)`.
public protocol ImageForState: SendableMetatype {
  /// The image of a button, per control state.
  var imageForState: StateValues<ImageReference> { get }
}

extension ImageForState {
  /// The default: empty.
  public var imageForState: StateValues<ImageReference> { [:] }
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of a button, per control state.
  public static var imageForState: Self { key }
}

private let key = Attribute<StateValues<ImageReference>>(
  "imageForState", of: (any ImageForState).self, kinds: []
) {
  ($0 as? any ImageForState.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.imageForState)
}

extension ViewModel {
  /// The image of a button, per control state; nil if no level of the cascade writes it.
  public var imageForState: StateValues<ImageReference>? {
    get { self[.imageForState] }
    set { self[.imageForState] = newValue }
  }
}
