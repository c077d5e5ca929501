extension FontDescriptor {
  /// The designs of the platform's own family, as UIKit's `UIFontDescriptor.SystemDesign`.
  public enum Design: String, CaseIterable, Hashable, Sendable, Codable {
    /// The platform's usual design; `system-ui` in CSS.
    case `default`

    /// With serifs; `ui-serif` in CSS.
    case serif

    /// With letters of one width; `ui-monospace` in CSS.
    case monospaced

    /// With rounded strokes; `ui-rounded` in CSS.
    case rounded
  }
}
