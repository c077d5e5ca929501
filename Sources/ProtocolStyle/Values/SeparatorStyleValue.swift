/// How the rows of a table are set apart, UIKit's `UITableViewCell.SeparatorStyle`.
public enum SeparatorStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Not at all: UIKit's `none`.
  case hidden

  /// By a line.
  case singleLine

  /// By a line that looks engraved.
  case singleLineEtched
}
