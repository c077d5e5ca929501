#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
internal import UIKit

extension StyleEnvironment.ColorScheme {
  init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension StyleEnvironment.Contrast {
  init?(_ contrast: UIAccessibilityContrast) {
    switch contrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}

extension StyleEnvironment.LayoutDirection {
  init?(_ direction: UITraitEnvironmentLayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension StyleEnvironment.SizeClass {
  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension StyleEnvironment.Idiom {
  init?(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .carPlay: self = .carPlay
    case .mac: self = .mac
    case .vision: self = .vision
    default: return nil
    }
  }
}

extension StyleEnvironment.Orientation {
  init?(_ orientation: UIInterfaceOrientation?) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    default: return nil
    }
  }
}

extension StyleEnvironment.ContentSizeCategory {
  /// The categories in the order of both enumerations.
  static let pairs: [(StyleEnvironment.ContentSizeCategory, UIContentSizeCategory)] = [
    (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
    (.extraExtraExtraLarge, .extraExtraExtraLarge),
    (.accessibilityMedium, .accessibilityMedium), (.accessibilityLarge, .accessibilityLarge),
    (.accessibilityExtraLarge, .accessibilityExtraLarge),
    (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
    (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
  ]

  init?(_ category: UIContentSizeCategory) {
    guard let pair = Self.pairs.first(where: { $0.1 == category }) else { return nil }
    self = pair.0
  }
}

extension UIContentSizeCategory {
  init(_ category: StyleEnvironment.ContentSizeCategory) {
    self = StyleEnvironment.ContentSizeCategory.pairs.first { $0.0 == category }?.1 ?? .large
  }
}
#endif
