#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of tables, their sections, headers, footers and cells, shown in configurations.
  func showTables(_ rows: TableRows) {
    showTitles()
    on(.isHidden, TableSection.self) { section, isHidden in
      rows.change(section) { $0.isHidden = isHidden ?? false }
    }
    on(.separatorColor, UITableView.self, restoring: \.separatorColor) {
      $0.separatorColor = UIColor($1)
    }
    on(.separatorStyle, UITableView.self, restoring: \.separatorStyle) {
      $0.separatorStyle = UITableViewCell.SeparatorStyle($1)
    }
    on(.rowHeight, UITableView.self, restoring: \.rowHeight) { $0.rowHeight = $1 }
    on(.backgroundColor, UITableViewCell.self, restoring: \.backgroundConfiguration) {
      var configuration = $0.backgroundConfiguration ?? .listCell()
      configuration.backgroundColor = UIColor($1)
      $0.backgroundConfiguration = configuration
    }
    showInContent(.textColor)
    showInContent(.font)
    showInContent(.text)
    showInContent(.image)
    showInContent(.detailText)
    showInContent(.detailTextColor)
    on(.accessoryType, UITableViewCell.self, restoring: \.accessoryType) {
      $0.accessoryType = UITableViewCell.AccessoryType($1)
    }
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
      var state = ControlState.normal
      if native.isDisabled || !cell.isUserInteractionEnabled { state.insert(.disabled) }
      if native.isHighlighted { state.insert(.highlighted) }
      if native.isSelected { state.insert(.selected) }
      if native.isFocused { state.insert(.focused) }
      self?.setControlState(state, of: cell)
    }
  }

  private func showInContent<Value>(_ attribute: Attribute<Value>) {
    on(attribute, UITableViewCell.self) { [weak self] cell, _ in
      guard let model = self?.viewModel(shownBy: cell) else { return }
      cell.contentConfiguration = UIListContentConfiguration.cell().showing(model)
    }
  }

  /// The attributes of the headers and footers of sections.
  private func showTitles() {
    on(
      .backgroundColor, UITableViewHeaderFooterView.self, restoring: \.backgroundConfiguration
    ) {
      var configuration = $0.backgroundConfiguration ?? .clear()
      configuration.backgroundColor = UIColor($1)
      $0.backgroundConfiguration = configuration
    }
    showInTitle(.textColor)
    showInTitle(.font)
    showInTitle(.textTransform)
    showInTitle(.text)
    showInTitle(.image)
    showInTitle(.detailText)
    showInTitle(.detailTextColor)
  }

  private func showInTitle<Value>(_ attribute: Attribute<Value>) {
    on(attribute, UITableViewHeaderFooterView.self) { [weak self] view, _ in
      guard let model = self?.viewModel(shownBy: view) else { return }
      let isFooter = model.kind.isKind(of: .tableSectionFooter)
      let standard: UIListContentConfiguration = isFooter ? .footer() : .header()
      view.contentConfiguration = standard.showing(model)
    }
  }
}

extension UIListContentConfiguration {
  /// Returns a configuration with the texts and the image of a view model, and their style.
  @MainActor
  fileprivate func showing(_ model: ViewModel) -> UIListContentConfiguration {
    var configuration = self
    configuration.text = TextAppearance(model: model).text
    configuration.secondaryText = model.detailText.flatMap { $0.isEmpty ? nil : $0 }
    if let color = model.detailTextColor {
      configuration.secondaryTextProperties.color = UIColor(color)
    }
    configuration.image = model.image.flatMap(UIImage.image)
    if let color = model.textColor { configuration.textProperties.color = UIColor(color) }
    if let font = model.font { configuration.textProperties.font = .font(font) }
    return configuration
  }
}
#endif
