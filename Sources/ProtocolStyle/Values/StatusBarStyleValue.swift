/// The style of the status bar, like UIKit's `UIStatusBarStyle`.
public enum StatusBarStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Dark or light content, depending on the environment.
  case `default`

  /// Light content, for dark bars.
  case lightContent

  /// Dark content, for light bars.
  case darkContent
}
