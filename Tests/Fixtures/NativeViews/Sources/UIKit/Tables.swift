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
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  public var backgroundView: UIView?
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
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor
@available(iOS 14, *)
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

@MainActor
@available(iOS 14, *)
public protocol UIConfigurationState {}

@MainActor
@available(iOS 14, *)
public final class UIListContentView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    nil
  }
}

@MainActor
@available(iOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public var font = UIFont.systemFont(ofSize: 17)
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()

  /// The name of the method that made the configuration.
  public private(set) var standInName = "cell"

  @MainActor
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  @MainActor
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.standInName = "valueCell"
    return configuration
  }

  @MainActor
  public static func subtitleCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.standInName = "subtitleCell"
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

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
public struct UICellConfigurationState: UIConfigurationState {
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

  public private(set) var contentView = UIView()
  public var accessoryType = AccessoryType.none
  public var isSelected = false
  public var isHighlighted = false
  @available(iOS 14, *)
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  @available(iOS 15, *)
  public var configurationUpdateHandler: ConfigurationUpdateHandler?
  @available(iOS 14, *)
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  @available(iOS 14, *)
  public var backgroundConfiguration: UIBackgroundConfiguration?

  /// Keeps the content view for a configuration of the same type, as UIKit does.
  private func showContent() {
    guard let contentConfiguration else { return }
    if let view = contentView as? any UIView & UIContentView,
      type(of: view.configuration) == type(of: contentConfiguration)
    {
      view.configuration = contentConfiguration
      return
    }
    contentView.removeFromSuperview()
    contentView = contentConfiguration.makeContentView()
    addSubview(contentView)
  }
}
