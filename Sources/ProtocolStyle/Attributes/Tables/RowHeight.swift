/// The height of a table's rows.
///
/// In points, 0 or more. The default is 44. From UIKit's `UITableView.rowHeight`.
public protocol RowHeight: SendableMetatype {
  /// The height of a table's rows.
  var rowHeight: Double { get }
}

extension RowHeight {
  /// The default: 44.
  public var rowHeight: Double { 44 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The height of a table's rows.
  public static var rowHeight: Self { key }
}

private let key = Attribute<Double>("rowHeight", of: (any RowHeight).self, kinds: []) {
  ($0 as? any RowHeight.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some RowHeight, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.rowHeight)
}

extension ViewModel {
  /// The height of a table's rows; nil if no level of the cascade writes it.
  public var rowHeight: Double? {
    get { self[.rowHeight] }
    set { self[.rowHeight] = newValue }
  }
}
