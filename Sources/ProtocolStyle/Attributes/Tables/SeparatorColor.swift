/// The color of the lines between a table's rows.
///
/// The default is the system's separator. From UIKit's `UITableView.separatorColor`.
public protocol SeparatorColor: SendableMetatype {
  /// The color of the lines between a table's rows.
  var separatorColor: Color { get }
}

extension SeparatorColor {
  /// The default: the system's separator.
  public var separatorColor: Color { .separator }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the lines between a table's rows.
  public static var separatorColor: Self { key }
}

private let key = Attribute<Color>("separatorColor", of: (any SeparatorColor).self, kinds: []) {
  ($0 as? any SeparatorColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some SeparatorColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.separatorColor)
}

extension ViewModel {
  /// The color of the lines between a table's rows; nil if no level of the cascade writes it.
  public var separatorColor: Color? {
    get { self[.separatorColor] }
    set { self[.separatorColor] = newValue }
  }
}
