extension StyleEnvironment {
  /// The user's preferred text size, like UIKit's `UIContentSizeCategory`; fonts of text styles
  /// follow it.
  public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Codable {
    /// The smallest size.
    case extraSmall

    /// Smaller than usual.
    case small

    /// Slightly smaller than usual.
    case medium

    /// The usual size; the default.
    case large

    /// Slightly larger than usual.
    case extraLarge

    /// Larger than usual.
    case extraExtraLarge

    /// The largest size that isn't an accessibility size.
    case extraExtraExtraLarge

    /// The smallest accessibility size.
    case accessibilityMedium

    /// The second accessibility size.
    case accessibilityLarge

    /// The third accessibility size.
    case accessibilityExtraLarge

    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge

    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// A Boolean value that indicates whether this is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  }
}

extension StyleEnvironment.ContentSizeCategory: Comparable {
  /// Returns whether a category is smaller than another.
  ///
  /// - Parameters:
  ///   - left: A category.
  ///   - right: Another category.
  /// - Returns: Whether `left` is the smaller one.
  public static func < (left: Self, right: Self) -> Bool {
    left.place < right.place
  }
}
