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
  }

  private func showInContent<Value>(_ attribute: Attribute<Value>) {
    on(attribute, UITableViewCell.self) { [weak self] cell, _ in
      guard let model = self?.viewModel(shownBy: cell) else { return }
      var configuration = UIListContentConfiguration.cell()
      configuration.text = model.text
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
