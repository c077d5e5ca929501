/// The style of a bar, like UIKit's `UIBarStyle`.
public enum BarStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Dark content on a light bar.
  case `default`

  /// Light content on a dark bar.
  case black
}

/// The style of the status bar, like UIKit's `UIStatusBarStyle`.
public enum StatusBarStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Dark or light content, depending on the environment.
  case `default`

  /// Light content, for dark bars.
  case lightContent

  /// Dark content, for light bars.
  case darkContent
}
