#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of tables, their sections, headers, footers and cells, shown in configurations.
  func showTables(_ rows: TableRows, _ models: ChildModels) {
    showTitles()
    on(.listVariant, UITableView.self) { table, variant in
      let style = UITableView.Style(variant ?? .plain)
      if table.style != style { throw FixedTableStyle(present: table.style, wanted: style) }
    }
    on(.separatorInsets, in: \UITableView.separatorInset) {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
    on(.isHidden, TableSection.self) { section, isHidden in
      rows.change(section) { $0.isHidden = isHidden ?? false }
    }
    on(.separatorColor, in: \UITableView.separatorColor) { UIColor($0) }
    on(.separatorStyle, in: \UITableView.separatorStyle) { UITableViewCell.SeparatorStyle($0) }
    on(.rowHeight, in: \UITableView.rowHeight) { CGFloat($0) }
    let backgrounds = OriginalValues<UIBackgroundConfiguration?>()
    let showBackground = { [weak self] (cell: UITableViewCell) in
      guard let model = self?.viewModel(shownBy: cell) else { return }
      let original = backgrounds.value(of: cell) { cell.backgroundConfiguration }
      cell.backgroundConfiguration =
        .background(of: model, model.controlState ?? .normal) ?? original
    }
    on([.backgroundColor, .backgroundMaterial], UITableViewCell.self) { cell, _ in
      showBackground(cell)
    }
    on(.selectedBackgroundColor, UITableViewCell.self) { cell, _ in showBackground(cell) }
    let show = { [unowned self] (cell: UITableViewCell, _: ViewModel) in
      showContent(of: cell, models)
    }
    on(
      [.textColor, .font, .text, .richText, .detailText, .detailTextColor, .cellVariant],
      UITableViewCell.self, show)
    onImage(UITableViewCell.self, show)
    on(.accessoryType, in: \UITableViewCell.accessoryType) { UITableViewCell.AccessoryType($0) }
    on(.controlState, UITableViewCell.self) { cell, state in
      let state = state ?? .normal
      let (isSelected, isHighlighted) = (state.contains(.selected), state.contains(.highlighted))
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
      cell.isUserInteractionEnabled = !state.contains(.disabled)
    }
  }

  /// Receives the native states of a cell; UIKit reports them to its update handler.
  func observe(_ cell: UITableViewCell) {
    cell.configurationUpdateHandler = { [weak self] cell, native in
      let state = ControlState(native, of: cell)
      guard let self else { return }
      report(state, of: cell)
      guard let model = viewModel(shownBy: cell), model.selectedBackgroundColor != nil else {
        return
      }
      cell.backgroundConfiguration = .background(of: model, model.controlState ?? state)
    }
    followPointer(over: cell) { ControlState($0.configurationState, of: $0) }
  }

  /// Shows the text and the image of a cell, and below them its children.
  func showContent(of cell: UITableViewCell, _ models: ChildModels) {
    guard let model = viewModel(shownBy: cell) else { return }
    let list = UIListContentConfiguration.list(model.cellVariant ?? .default).showing(model)
    let present = (cell.contentConfiguration as? RowContent)?.stack
    let arrangement = Arrangement(of: model)
    guard present?.arrangedChildren.isEmpty == false || arrangement.needsStack else {
      cell.contentConfiguration = list
      return
    }
    let stack = present ?? RowContent.stack(of: cell, models)
    stack.show(arrangement)
    cell.contentConfiguration = RowContent(list: list.isEmpty ? nil : list, stack: stack)
  }

  /// The attributes of the headers and footers of sections.
  private func showTitles() {
    on([.backgroundColor, .backgroundMaterial], UITableViewHeaderFooterView.self) { view, model in
      var configuration = UIBackgroundConfiguration.clear()
      configuration.backgroundColor = model.backgroundColor.map { UIColor($0) }
      configuration.visualEffect = .effect(of: model.backgroundMaterial)
      let isPlain = model.backgroundColor == nil && configuration.visualEffect == nil
      view.backgroundConfiguration = isPlain ? nil : configuration
    }
    on(
      [.textColor, .font, .textTransform, .text, .image, .detailText, .detailTextColor],
      UITableViewHeaderFooterView.self
    ) { view, model in
      let isFooter = model.kind.isKind(of: .tableSectionFooter)
      let standard: UIListContentConfiguration = isFooter ? .footer() : .header()
      view.contentConfiguration = standard.showing(model)
    }
  }
}

extension UIListContentConfiguration {
  /// The configuration of a cell whose detail text is in a position.
  @MainActor
  fileprivate static func list(_ variant: CellVariantValue) -> UIListContentConfiguration {
    switch variant {
    case .default: .cell()
    case .value: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool {
    text == nil && attributedText == nil && secondaryText == nil && image == nil
  }

  /// Returns a configuration with the texts and the image of a view model, and their style.
  @MainActor
  fileprivate func showing(_ model: ViewModel) -> UIListContentConfiguration {
    var configuration = self
    let appearance = TextAppearance(model: model)
    configuration.text = appearance.text
    if let runs = appearance.runs([:], compatibleWith: nil) { configuration.attributedText = runs }
    configuration.secondaryText = model.detailText.flatMap { $0.isEmpty ? nil : $0 }
    if let color = model.detailTextColor {
      configuration.secondaryTextProperties.color = UIColor(color)
    }
    configuration.image = model.image.flatMap { .image($0, in: model) }
    if let color = model.textColor { configuration.textProperties.color = UIColor(color) }
    if let font = model.font { configuration.textProperties.font = .font(font) }
    return configuration
  }
}

extension UIBackgroundConfiguration {
  /// Returns the color and the material behind a cell in a state; nil for those of the system.
  @MainActor
  fileprivate static func background(
    of model: ViewModel, _ state: ControlState
  ) -> UIBackgroundConfiguration? {
    let isChosen = state.contains(.selected) || state.contains(.highlighted)
    let color = (isChosen ? model.selectedBackgroundColor : nil) ?? model.backgroundColor
    let effect = UIVisualEffect.effect(of: model.backgroundMaterial)
    guard color != nil || effect != nil || model.selectedBackgroundColor != nil else { return nil }
    var configuration = UIBackgroundConfiguration.listCell()
    if let color { configuration.backgroundColor = UIColor(color) }
    configuration.visualEffect = effect
    return configuration
  }
}

extension UITableView.Style {
  init(_ variant: ListVariantValue) {
    switch variant {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

/// An error for a table whose style was another one when its view was created.
struct FixedTableStyle: Error, CustomStringConvertible {
  let present, wanted: UITableView.Style

  var description: String {
    "the style of a UITableView is fixed when it's created, so this one stays \(present) instead "
      + "of \(wanted); attach a new table"
  }
}

// MARK: - TableRows

/// The data source of tables whose cells and sections are nodes, and the delegate of those with
/// headers and footers.
///
/// A table's parts are cells and sections. Cells between two sections form a separate section.
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

// MARK: - TableSection

/// The views of a table's section, which UIKit has no object for.
@MainActor
final class TableSection {
  var header: UITableViewHeaderFooterView?
  var cells: [UITableViewCell] = []
  var footer: UITableViewHeaderFooterView?

  /// Whether the table leaves the section out.
  var isHidden = false

  /// Removes a view.
  ///
  /// - Parameter view: A cell, the header or the footer.
  /// - Returns: Whether it was in the section.
  func remove(_ view: UIView) -> Bool {
    let count = cells.count
    cells.removeAll { $0 === view }
    if cells.count < count { return true }
    if header === view {
      header = nil
      return true
    }
    if footer === view {
      footer = nil
      return true
    }
    return false
  }
}

extension ControlState {
  /// The states of a cell in UIKit.
  @MainActor
  fileprivate init(_ native: UICellConfigurationState, of cell: UITableViewCell) {
    self = .normal
    if native.isDisabled || !cell.isUserInteractionEnabled { insert(.disabled) }
    if native.isHighlighted { insert(.highlighted) }
    if native.isSelected { insert(.selected) }
    if native.isFocused { insert(.focused) }
  }
}
#endif
