extension StyleEnvironment {
  /// The amount of space in one direction, like UIKit's `UIUserInterfaceSizeClass`.
  public enum SizeClass: String, CaseIterable, Hashable, Sendable, Codable {
    /// Little space, such as the width of a phone in portrait.
    case compact

    /// Enough space, as on a tablet; the default.
    case regular
  }
}
