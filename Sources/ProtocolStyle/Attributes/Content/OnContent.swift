/// Whether a switch is on.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UISwitch.isOn`; HTML `checked`.
public protocol OnContent: SendableMetatype {
  /// Whether the switch is on.
  var isOn: Bool { get }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a switch is on.
  public static var isOn: Self { key }
}

private let key = Attribute<Bool>("isOn", of: (any OnContent).self, kinds: [], isContent: true) {
  ($0 as? any OnContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some OnContent, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isOn)
}

extension ViewModel {
  /// Whether a switch is on; nil if no level of the cascade writes it.
  public var isOn: Bool? {
    get { self[.isOn] }
    set { self[.isOn] = newValue }
  }
}
