extension StyleEnvironment {
  /// How large text should be, UIKit's `UIContentSizeCategory`: fonts of a text style follow it.
  public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Codable {
    /// The smallest.
    case extraSmall

    /// Smaller than usual.
    case small

    /// A little smaller than usual.
    case medium

    /// The usual size; the default.
    case large

    /// A little larger than usual.
    case extraLarge

    /// Larger than usual.
    case extraExtraLarge

    /// The largest that is not for accessibility.
    case extraExtraExtraLarge

    /// The first of the sizes for those who see little.
    case accessibilityMedium

    /// The second of the sizes for those who see little.
    case accessibilityLarge

    /// The third of the sizes for those who see little.
    case accessibilityExtraLarge

    /// The fourth of the sizes for those who see little.
    case accessibilityExtraExtraLarge

    /// The largest of all.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the sizes for those who see little.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  }
}

extension StyleEnvironment.ContentSizeCategory: Comparable {
  /// Orders from the smallest to the largest.
  ///
  /// - Parameters:
  ///   - left: A category.
  ///   - right: Another category.
  /// - Returns: Whether the first is the smaller.
  public static func < (left: Self, right: Self) -> Bool {
    left.place < right.place
  }
}
