extension StyleEnvironment {
  /// How much room there is in one direction, UIKit's `UIUserInterfaceSizeClass`.
  public enum SizeClass: String, CaseIterable, Hashable, Sendable, Codable {
    /// Little, as across a phone in portrait.
    case compact

    /// Enough, as on a tablet; the default.
    case regular
  }
}
