/// The style of the lines between a table's rows.
///
/// The default is singleLine. From UIKit's `UITableView.separatorStyle`.
public protocol SeparatorStyle: SendableMetatype {
  /// The style of the lines between a table's rows.
  var separatorStyle: SeparatorStyleValue { get }
}

extension SeparatorStyle {
  /// The default: singleLine.
  public var separatorStyle: SeparatorStyleValue { .singleLine }
}

extension AnyAttribute where Self == Attribute<SeparatorStyleValue> {
  /// The style of the lines between a table's rows.
  public static var separatorStyle: Self { key }
}

private let key = Attribute<SeparatorStyleValue>(
  "separatorStyle", of: (any SeparatorStyle).self, kinds: []
) {
  ($0 as? any SeparatorStyle.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some SeparatorStyle, _ slot: borrowing AttributeSlot<SeparatorStyleValue>
) -> AttributeWrite {
  slot.write(node.separatorStyle)
}

extension ViewModel {
  /// The style of the lines between a table's rows; nil if no level of the cascade writes it.
  public var separatorStyle: SeparatorStyleValue? {
    get { self[.separatorStyle] }
    set { self[.separatorStyle] = newValue }
  }
}
