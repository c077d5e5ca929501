extension StyleEnvironment {
  /// The orientation of the interface, like UIKit's `UIInterfaceOrientation`.
  ///
  /// CSS has two of the four, as the `orientation` media feature.
  public enum Orientation: String, CaseIterable, Hashable, Sendable, Codable {
    /// Upright; the default.
    case portrait

    /// Upside down.
    case portraitUpsideDown

    /// Rotated to the left.
    case landscapeLeft

    /// Rotated to the right.
    case landscapeRight

    /// A Boolean value that indicates whether the interface is wider than it is high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }
}
