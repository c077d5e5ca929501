/// The style of a bar, like UIKit's `UIBarStyle`.
public enum BarStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Dark content on a light bar.
  case `default`

  /// Light content on a dark bar.
  case black
}
