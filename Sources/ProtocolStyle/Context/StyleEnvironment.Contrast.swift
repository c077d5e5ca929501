extension StyleEnvironment {
  /// How far colors should stand apart, UIKit's `UIAccessibilityContrast`.
  ///
  /// CSS knows it as the `prefers-contrast` media feature.
  public enum Contrast: String, CaseIterable, Hashable, Sendable, Codable {
    /// As designed; the default.
    case standard

    /// Further than usual, for those who see little.
    case increased
  }
}
