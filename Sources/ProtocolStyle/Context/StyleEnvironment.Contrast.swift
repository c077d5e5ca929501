extension StyleEnvironment {
  /// The user's preferred contrast between colors, like UIKit's `UIAccessibilityContrast`.
  ///
  /// It's the `prefers-contrast` media feature in CSS.
  public enum Contrast: String, CaseIterable, Hashable, Sendable, Codable {
    /// As designed; the default.
    case standard

    /// Higher than usual, for people with low vision.
    case increased
  }
}
