extension StyleEnvironment {
  /// Light or dark, like UIKit's `UIUserInterfaceStyle`.
  ///
  /// It's the `prefers-color-scheme` media feature in CSS.
  public enum ColorScheme: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark content on a light background; the default.
    case light

    /// Light content on a dark background.
    case dark
  }
}
