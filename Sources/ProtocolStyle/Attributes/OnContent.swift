/// Whether a switch is on.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UISwitch.isOn`; HTML `checked`.
public protocol OnContent: SendableMetatype {
  /// Whether it is on.
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
  /// Whether a switch is on; nil where nothing says.
  public var isOn: Bool? {
    get { self[.isOn] }
    set { self[.isOn] = newValue }
  }
}
