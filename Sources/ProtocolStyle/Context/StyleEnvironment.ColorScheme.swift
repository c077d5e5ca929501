extension StyleEnvironment {
  /// Whether the inherited contexts are light or dark, UIKit's `UIUserInterfaceStyle`.
  ///
  /// CSS knows it as the `prefers-color-scheme` media feature.
  public enum ColorScheme: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark content on a light ground; the default.
    case light

    /// Light content on a dark ground.
    case dark
  }
}
