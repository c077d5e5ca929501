/// A section of a table: rows, a title above them and a text below, which are rows of the same list.
///
/// It has no widget in the list, because GTK's lists have no sections before version 4.12.
final class SectionView: GTKView {
  weak var table: TableView?
  private(set) var rows: [RowView] = []

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    guard let row = child as? RowView else { throw MisplacedView(child, in: self) }
    row.remove()
    row.section = self
    let index = next.flatMap { next in rows.firstIndex { $0 === next } } ?? rows.count
    rows.insert(row, at: index)
    if let table, !isHidden { table.show([row], at: table.position(of: self) + index) }
  }

  func take(_ row: RowView) {
    guard let index = rows.firstIndex(where: { $0 === row }) else { return }
    if let table, !isHidden { table.hide(1, at: table.position(of: self) + index) }
    rows.remove(at: index)
    row.section = nil
  }

  /// Adds the rows to the list, or removes them.
  override func visibilityChanged() {
    super.visibilityChanged()
    guard let table else { return }
    let position = table.position(of: self)
    if isHidden { table.hide(rows.count, at: position) } else { table.show(rows, at: position) }
  }

  override func remove() {
    if let table { table.take(self) } else { super.remove() }
  }
}
