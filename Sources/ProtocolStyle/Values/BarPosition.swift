/// The position of a bar, like UIKit's `UIBarPosition`.
public enum BarPosition: String, CaseIterable, Hashable, Sendable, Codable {
  /// Anywhere.
  case any

  /// At the bottom of its screen.
  case bottom

  /// At the top of its screen.
  case top

  /// At the top of its screen, extending under the status bar.
  case topAttached
}
