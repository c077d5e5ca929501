/// The separators between the rows of a table, like UIKit's `UITableViewCell.SeparatorStyle`.
public enum SeparatorStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No separators: UIKit's `none`.
  case hidden

  /// A line.
  case singleLine

  /// A line that looks engraved.
  case singleLineEtched
}
