extension FontDescriptor {
  /// The designs of the system font, like UIKit's `UIFontDescriptor.SystemDesign`.
  public enum Design: String, CaseIterable, Hashable, Sendable, Codable {
    /// The platform's default design; `system-ui` in CSS.
    case `default`

    /// With serifs; `ui-serif` in CSS.
    case serif

    /// With letters of equal width; `ui-monospace` in CSS.
    case monospaced

    /// With rounded strokes; `ui-rounded` in CSS.
    case rounded
  }
}
