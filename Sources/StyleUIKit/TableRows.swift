#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import UIKit

/// The data source of tables whose cells and sections are nodes, and the delegate of those with headers
/// and footers.
///
/// A table's parts are cells and sections. Cells between two sections form a section of their own.
@MainActor
final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var tables: [(table: Weak<UITableView>, parts: [AnyObject])] = []

  /// The sections that have views, also those that are in no table at the moment.
  private var sections: [Weak<TableSection>] = []

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  nonisolated override init() {}

  /// The cells and sections of a table, in order.
  func parts(of table: UITableView) -> [AnyObject] {
    tables.first { $0.table.object === table }?.parts ?? []
  }

  func setParts(_ parts: [AnyObject], of table: UITableView) {
    tables.removeAll { $0.table.object === table || $0.table.object == nil }
    tables.append((Weak(object: table), parts))
    table.dataSource = self
    reload(table)
  }

  /// Changes the views of a section, and shows its table again.
  func change(_ section: TableSection, _ body: (TableSection) throws -> Void) rethrows {
    try body(section)
    sections.removeAll { $0.object === section || $0.object == nil }
    sections.append(Weak(object: section))
    if let table = table(of: section) { reload(table) }
  }

  /// Removes a cell, a header, a footer or a section from where it is.
  func remove(_ part: AnyObject) {
    if let table = table(of: part) {
      return setParts(parts(of: table).filter { $0 !== part }, of: table)
    }
    guard let view = part as? UIView else { return }
    for section in sections.compactMap(\.object) where section.remove(view) {
      if let table = table(of: section) { reload(table) }
      return
    }
    view.removeFromSuperview()
  }

  private func table(of part: AnyObject) -> UITableView? {
    tables.first { $0.parts.contains { $0 === part } }?.table.object
  }

  private func reload(_ table: UITableView) {
    let hasTitles = shownSections(of: table).contains { $0.header != nil || $0.footer != nil }
    // An application's own delegate has to answer for headers and footers itself.
    if hasTitles, table.delegate == nil { table.delegate = self }
    table.reloadData()
  }

  /// The sections that are shown, including those of cells between sections.
  private func shownSections(of table: UITableView) -> [TableSection] {
    var result: [TableSection] = []
    var loose: TableSection?
    for part in parts(of: table) {
      if let cell = part as? UITableViewCell {
        let section = loose ?? TableSection()
        if loose == nil { result.append(section) }
        section.cells.append(cell)
        loose = section
      } else if let section = part as? TableSection, !section.isHidden {
        result.append(section)
        loose = nil
      }
    }
    return result
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    shownSections(of: tableView).count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shownSections(of: tableView)[section].cells.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    shownSections(of: tableView)[indexPath.section].cells[indexPath.row]
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    shownSections(of: tableView)[section].header
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    shownSections(of: tableView)[section].footer
  }
}
#endif
