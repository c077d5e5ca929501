/// The symbol at the trailing edge of a table cell, UIKit's `UITableViewCell.AccessoryType`.
public enum AccessoryTypeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No symbol: UIKit's `none`.
  case hidden

  /// A chevron: the row leads to another screen.
  case disclosureIndicator

  /// A chevron after a button with details about the row.
  case detailDisclosureButton

  /// A checkmark: the row is chosen.
  case checkmark

  /// A button with details about the row.
  case detailButton
}

/// The separators between the rows of a table, like UIKit's `UITableViewCell.SeparatorStyle`.
public enum SeparatorStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No separators: UIKit's `none`.
  case hidden

  /// A line.
  case singleLine

  /// A line that looks engraved.
  case singleLineEtched
}
