/// The symbol at the trailing edge of a table cell.
///
/// From UIKit's `UITableViewCell.accessoryType`; a pseudo-element in CSS.
public protocol AccessoryType: SendableMetatype {
  /// The kind of symbol.
  var accessoryType: AccessoryTypeValue { get }
}

extension AccessoryType {
  /// The default: a chevron, which indicates that there is more.
  public var accessoryType: AccessoryTypeValue { .disclosureIndicator }
}

extension AnyAttribute where Self == Attribute<AccessoryTypeValue> {
  /// The symbol at the trailing edge of a table cell.
  public static var accessoryType: Self { key }
}

private let key = Attribute<AccessoryTypeValue>(
  "accessoryType", of: (any AccessoryType).self, kinds: []
) {
  ($0 as? any AccessoryType.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some AccessoryType, _ slot: borrowing AttributeSlot<AccessoryTypeValue>
) -> AttributeWrite {
  slot.write(node.accessoryType)
}

extension ViewModel {
  /// The symbol at the trailing edge of a table cell; nil if no level of the cascade writes it.
  public var accessoryType: AccessoryTypeValue? {
    get { self[.accessoryType] }
    set { self[.accessoryType] = newValue }
  }
}
