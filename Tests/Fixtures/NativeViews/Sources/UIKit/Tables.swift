// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
}

@MainActor
public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}

@MainActor
public final class UITableView: UIScrollView {
  public nonisolated static let automaticDimension: CGFloat = -1

  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public var separatorColor: UIColor? = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var rowHeight = UITableView.automaticDimension
  public private(set) var reloadCount = 0

  public func reloadData() {
    reloadCount += 1
  }

  /// The cells of the data source, by section.
  public var cells: [[UITableViewCell]] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
        dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: section))
      }
    }
  }
}

@MainActor
@available(iOS 14, *)
public protocol UIContentConfiguration {}

@MainActor
@available(iOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public var font = UIFont.systemFont(ofSize: 17)
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()

  @MainActor
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  @MainActor
  public static func header() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .systemFont(ofSize: 15)
    return configuration
  }

  @MainActor
  public static func footer() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .systemFont(ofSize: 13)
    return configuration
  }
}

@MainActor
public final class UITableViewHeaderFooterView: UIView {
  public var contentConfiguration: (any UIContentConfiguration)?
  public var backgroundConfiguration: UIBackgroundConfiguration?
}

@available(iOS 14, *)
public struct UICellConfigurationState {
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false

  public init() {}
}

@MainActor
public final class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  public let contentView = UIView()
  public var accessoryType = AccessoryType.none
  public var isSelected = false
  public var isHighlighted = false
  @available(iOS 15, *)
  public var configurationUpdateHandler: ConfigurationUpdateHandler?
  @available(iOS 14, *)
  public var contentConfiguration: (any UIContentConfiguration)?
  @available(iOS 14, *)
  public var backgroundConfiguration: UIBackgroundConfiguration?
}
