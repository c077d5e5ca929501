/// The state that a control is in.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIControl.state`; CSS pseudo-classes.
public protocol ControlStateContent: SendableMetatype {
  /// The state the control is in.
  var controlState: ControlState { get }
}

extension AnyAttribute where Self == Attribute<ControlState> {
  /// The state that a control is in.
  public static var controlState: Self { key }
}

private let key = Attribute<ControlState>(
  "controlState", of: (any ControlStateContent).self, kinds: [], isContent: true
) {
  ($0 as? any ControlStateContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ControlStateContent, _ slot: borrowing AttributeSlot<ControlState>
) -> AttributeWrite {
  slot.write(node.controlState)
}

extension ViewModel {
  /// The state that a control is in; nil if no level of the cascade writes it.
  public var controlState: ControlState? {
    get { self[.controlState] }
    set { self[.controlState] = newValue }
  }
}
