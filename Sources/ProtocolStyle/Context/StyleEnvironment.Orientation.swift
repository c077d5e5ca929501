extension StyleEnvironment {
  /// How the interface is turned, UIKit's `UIInterfaceOrientation`.
  ///
  /// CSS knows two of the four, by the `orientation` media feature.
  public enum Orientation: String, CaseIterable, Hashable, Sendable, Codable {
    /// Upright; the default.
    case portrait

    /// Upside down.
    case portraitUpsideDown

    /// On its side, turned to the left.
    case landscapeLeft

    /// On its side, turned to the right.
    case landscapeRight

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }
}
