// The attributes of tables and their rows.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Tables+Generated.swift`.

// MARK: Accessory type

/// The symbol at the trailing edge of a table cell.
///
/// The default is a chevron. From UIKit's `UITableViewCell.accessoryType`; a pseudo-element in CSS.
public protocol AccessoryType: SendableMetatype {
  /// The kind of symbol.
  var accessoryType: AccessoryTypeValue { get }
}

extension AccessoryType {
  /// The default: a chevron, which indicates that there is more.
  public var accessoryType: AccessoryTypeValue { .disclosureIndicator }
}

// MARK: Cell variant

/// The position of a cell's detail text.
///
/// The default is default. From UIKit's `UITableViewCell.CellStyle`.
public protocol CellVariant: SendableMetatype {
  /// The position of a cell's detail text.
  var cellVariant: CellVariantValue { get }
}

extension CellVariant {
  /// The default: default.
  public var cellVariant: CellVariantValue { .default }
}

// MARK: Detail text color

/// The color of a table cell's detail text.
///
/// The default is the secondary label color. From UIKit's
/// `UIListContentConfiguration.secondaryTextProperties`; CSS `color`.
public protocol DetailTextColor: SendableMetatype {
  /// The color.
  var detailTextColor: Color { get }
}

extension DetailTextColor {
  /// The default: the secondary label color.
  public var detailTextColor: Color { .secondaryLabel }
}

// MARK: List variant

/// The look of a table's sections.
///
/// The default is plain. From UIKit's `UITableView.Style`; SwiftUI's `listStyle(_:)`.
public protocol ListVariant: SendableMetatype {
  /// The look of a table's sections.
  var listVariant: ListVariantValue { get }
}

extension ListVariant {
  /// The default: plain.
  public var listVariant: ListVariantValue { .plain }
}

// MARK: Row height

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

// MARK: Selected background color

/// The color behind a cell that is selected or pressed.
///
/// The default is the system's gray 4. From UIKit's `UITableViewCell.selectedBackgroundView`.
public protocol SelectedBackgroundColor: SendableMetatype {
  /// The color behind a cell that is selected or pressed.
  var selectedBackgroundColor: Color { get }
}

extension SelectedBackgroundColor {
  /// The default: the system's gray 4.
  public var selectedBackgroundColor: Color { .systemGray4 }
}

/// It's drawn behind a cell in any of these states.
let selectedBackgroundColorDrawingStates: ControlState = [.selected, .highlighted]

// MARK: Separator color

/// The color of the lines between a table's rows.
///
/// The default is the system's separator. From UIKit's `UITableView.separatorColor`.
public protocol SeparatorColor: SendableMetatype {
  /// The color of the lines between a table's rows.
  var separatorColor: Color { get }
}

extension SeparatorColor {
  /// The default: the system's separator.
  public var separatorColor: Color { .separator }
}

// MARK: Separator insets

/// The space between the separators of a table and its edges.
///
/// In points; only the left and the right distance matter. The default is zero. From UIKit's
/// `UITableView.separatorInset`.
public protocol SeparatorInsets: SendableMetatype {
  /// The space between the separators of a table and its edges.
  var separatorInsets: EdgeInsets { get }
}

extension SeparatorInsets {
  /// The default: zero.
  public var separatorInsets: EdgeInsets { .zero }
}

// MARK: Separator style

/// The style of the lines between a table's rows.
///
/// The default is singleLine. From UIKit's `UITableView.separatorStyle`.
public protocol SeparatorStyle: SendableMetatype {
  /// The style of the lines between a table's rows.
  var separatorStyle: SeparatorStyleValue { get }
}

extension SeparatorStyle {
  /// The default: singleLine.
  public var separatorStyle: SeparatorStyleValue { .singleLine }
}
