extension StyleEnvironment {
  /// Light or dark, like UIKit's `UIUserInterfaceStyle`.
  ///
  /// It's the `prefers-color-scheme` media feature in CSS.
  public enum ColorScheme: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark content on a light background; the default.
    case light

    /// Light content on a dark background.
    case dark

    /// The other color scheme, such as that of a banner on a page: dark for light, light for dark.
    public var inverse: ColorScheme { self == .light ? .dark : .light }
  }
}

extension StyleEnvironment {
  /// The visual level of the interface, like UIKit's `UIUserInterfaceLevel`.
  ///
  /// In dark, what's in front is lighter than what's behind, because shadows hardly show there.
  public enum InterfaceLevel: String, CaseIterable, Hashable, Sendable, Codable {
    /// The level of a window's content; the default.
    case base

    /// The level of what is over other content, such as sheets and popovers.
    case elevated
  }
}

extension StyleEnvironment {
  /// The user's preferred contrast between colors, like UIKit's `UIAccessibilityContrast`.
  ///
  /// It's the `prefers-contrast` media feature in CSS.
  public enum Contrast: String, CaseIterable, Hashable, Sendable, Codable {
    /// As designed; the default.
    case standard

    /// Higher than usual, for people with low vision.
    case increased
  }
}

extension StyleEnvironment {
  /// The amount of space in one direction, like UIKit's `UIUserInterfaceSizeClass`.
  public enum SizeClass: String, CaseIterable, Hashable, Sendable, Codable {
    /// Little space, such as the width of a phone in portrait.
    case compact

    /// Enough space, as on a tablet; the default.
    case regular
  }
}

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

extension StyleEnvironment {
  /// The kind of device, like UIKit's `UIUserInterfaceIdiom`.
  public enum Idiom: String, CaseIterable, Hashable, Sendable, Codable {
    /// Not specified; the default.
    case unspecified

    /// A phone.
    case phone

    /// A tablet.
    case pad

    /// A computer.
    case mac

    /// A television.
    case tv

    /// A watch.
    case watch

    /// The screen of a car.
    case carPlay

    /// A headset.
    case vision
  }
}

// MARK: - Content Size Categories

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

// MARK: - Layout Direction

extension StyleEnvironment {
  /// The direction of lines of text, like UIKit's `UITraitEnvironmentLayoutDirection`.
  ///
  /// It's the `dir` attribute in HTML.
  public enum LayoutDirection: String, CaseIterable, Hashable, Sendable, Codable {
    /// Left to right, as in English; the default.
    case leftToRight

    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft
  }
}

extension TextAlignmentValue {
  /// Returns the side that natural alignment means for a layout direction; other alignments are
  /// unchanged.
  ///
  /// A view model keeps the alignment that was written; renderers without natural alignment call
  /// this method.
  ///
  /// - Parameter direction: The direction of lines.
  /// - Returns: An alignment other than `natural`.
  public func resolved(for direction: StyleEnvironment.LayoutDirection) -> TextAlignmentValue {
    guard self == .natural else { return self }
    return direction == .leftToRight ? .left : .right
  }
}

extension ContentHorizontalAlignmentValue {
  /// Returns the side that leading or trailing means for a layout direction; others are unchanged.
  ///
  /// A view model keeps the alignment that was written; renderers without leading and trailing call
  /// this method.
  ///
  /// - Parameter direction: The direction of lines.
  /// - Returns: An alignment other than `leading` and `trailing`.
  public func resolved(for direction: StyleEnvironment.LayoutDirection)
    -> ContentHorizontalAlignmentValue
  {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (.center, _), (.left, _), (.right, _), (.fill, _): self
    }
  }
}
