#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of tables and their cells, shown in the cells' configurations.
  func showTables() {
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
      var configuration = UIListContentConfiguration.cell()
      configuration.text = model.text
      configuration.secondaryText = model.detailText.flatMap { $0.isEmpty ? nil : $0 }
      if let color = model.detailTextColor {
        configuration.secondaryTextProperties.color = UIColor(color)
      }
      configuration.image = model.image.flatMap(UIImage.image)
      if let color = model.textColor {
        configuration.textProperties.color = UIColor(color)
      }
      if let font = model.font { configuration.textProperties.font = .font(font) }
      cell.contentConfiguration = configuration
    }
  }
}
#endif
