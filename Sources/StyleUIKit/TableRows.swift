#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import UIKit

/// The data source of tables whose cells are nodes, with one row for each, in one section.
@MainActor
final class TableRows: NSObject, UITableViewDataSource {
  private var cells: [(table: WeakTable, cells: [UITableViewCell])] = []

  private struct WeakTable {
    weak var table: UITableView?
  }

  nonisolated override init() {}

  func cells(of table: UITableView) -> [UITableViewCell] {
    cells.first { $0.table.table === table }?.cells ?? []
  }

  func setCells(_ newCells: [UITableViewCell], of table: UITableView) {
    cells.removeAll { $0.table.table === table || $0.table.table == nil }
    cells.append((WeakTable(table: table), newCells))
    table.dataSource = self
    table.reloadData()
  }

  func remove(_ cell: UITableViewCell) {
    for (table, rows) in cells where rows.contains(where: { $0 === cell }) {
      guard let table = table.table else { continue }
      return setCells(rows.filter { $0 !== cell }, of: table)
    }
    cell.removeFromSuperview()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells(of: tableView).count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells(of: tableView)[indexPath.row]
  }
}
#endif
