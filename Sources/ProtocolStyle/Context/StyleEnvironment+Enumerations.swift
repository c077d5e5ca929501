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
