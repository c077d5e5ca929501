#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
public import ProtocolStyle
public import UIKit

extension StyleEnvironment {
  /// Creates an environment from the traits of a view.
  ///
  /// Unspecified traits have the environment's defaults. Reduced motion is UIKit's setting, and the
  /// orientation is that of the scene.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - scene: The scene of the view; without one, the orientation is the default.
  @MainActor
  public init(_ traits: UITraitCollection, in scene: UIWindowScene? = nil) {
    self.init()
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? colorScheme
    contrast = Contrast(traits.accessibilityContrast) ?? contrast
    interfaceLevel = InterfaceLevel(traits.userInterfaceLevel) ?? interfaceLevel
    contentSizeCategory =
      ContentSizeCategory(traits.preferredContentSizeCategory) ?? contentSizeCategory
    layoutDirection = LayoutDirection(traits.layoutDirection) ?? layoutDirection
    horizontalSizeClass = SizeClass(traits.horizontalSizeClass) ?? horizontalSizeClass
    verticalSizeClass = SizeClass(traits.verticalSizeClass) ?? verticalSizeClass
    idiom = Idiom(traits.userInterfaceIdiom) ?? idiom
    if traits.displayScale > 0 { displayScale = Double(traits.displayScale) }
    orientation = Orientation(scene?.effectiveGeometry.interfaceOrientation) ?? orientation
    reduceMotion = UIAccessibility.isReduceMotionEnabled
  }
}

extension StyleEnvironment.Changes {
  /// Creates changes from a view's trait overrides, such as for a ``StyleScope``.
  ///
  /// - Parameter overrides: The overrides.
  @MainActor
  public init(_ overrides: UITraitOverrides) {
    self.init { environment in
      @MainActor func take<Value>(
        _ trait: UITrait, _ property: WritableKeyPath<StyleEnvironment, Value>, _ value: Value?
      ) {
        if overrides.contains(trait), let value { environment[keyPath: property] = value }
      }
      take(
        UITraitUserInterfaceStyle.self, \.colorScheme,
        StyleEnvironment.ColorScheme(overrides.userInterfaceStyle))
      take(
        UITraitAccessibilityContrast.self, \.contrast,
        StyleEnvironment.Contrast(overrides.accessibilityContrast))
      take(
        UITraitUserInterfaceLevel.self, \.interfaceLevel,
        StyleEnvironment.InterfaceLevel(overrides.userInterfaceLevel))
      take(
        UITraitPreferredContentSizeCategory.self, \.contentSizeCategory,
        StyleEnvironment.ContentSizeCategory(overrides.preferredContentSizeCategory))
      take(
        UITraitLayoutDirection.self, \.layoutDirection,
        StyleEnvironment.LayoutDirection(overrides.layoutDirection))
      take(
        UITraitHorizontalSizeClass.self, \.horizontalSizeClass,
        StyleEnvironment.SizeClass(overrides.horizontalSizeClass))
      take(
        UITraitVerticalSizeClass.self, \.verticalSizeClass,
        StyleEnvironment.SizeClass(overrides.verticalSizeClass))
      if overrides.displayScale > 0 {
        take(UITraitDisplayScale.self, \.displayScale, Double(overrides.displayScale))
      }
    }
  }

  /// The value to which the changes set a property; nil if they don't change it.
  ///
  /// The result doesn't depend on the value before the changes.
  private func value<Value: Equatable>(
    _ property: WritableKeyPath<StyleEnvironment, Value>, _ one: Value, _ other: Value
  ) -> Value? {
    let results = [one, other].map { value in
      var environment = StyleEnvironment()
      environment[keyPath: property] = value
      return applied(to: environment)[keyPath: property]
    }
    return results[0] == results[1] ? results[0] : nil
  }

  /// Overrides the traits that correspond to the changes, and removes all other overrides.
  @MainActor
  func write(to overrides: inout UITraitOverrides) {
    set(value(\.colorScheme, .light, .dark), UITraitUserInterfaceStyle.self, in: &overrides) {
      $0.userInterfaceStyle = $1 == .dark ? .dark : .light
    }
    set(value(\.contrast, .standard, .increased), UITraitAccessibilityContrast.self, in: &overrides)
    {
      $0.accessibilityContrast = $1 == .increased ? .high : .normal
    }
    set(
      value(\.interfaceLevel, .base, .elevated), UITraitUserInterfaceLevel.self, in: &overrides
    ) {
      $0.userInterfaceLevel = $1 == .elevated ? .elevated : .base
    }
    set(
      value(\.contentSizeCategory, .small, .large), UITraitPreferredContentSizeCategory.self,
      in: &overrides
    ) {
      $0.preferredContentSizeCategory = UIContentSizeCategory($1)
    }
    set(
      value(\.layoutDirection, .leftToRight, .rightToLeft), UITraitLayoutDirection.self,
      in: &overrides
    ) {
      $0.layoutDirection = $1 == .rightToLeft ? .rightToLeft : .leftToRight
    }
    set(
      value(\.horizontalSizeClass, .compact, .regular), UITraitHorizontalSizeClass.self,
      in: &overrides
    ) {
      $0.horizontalSizeClass = $1 == .compact ? .compact : .regular
    }
    set(
      value(\.verticalSizeClass, .compact, .regular), UITraitVerticalSizeClass.self,
      in: &overrides
    ) {
      $0.verticalSizeClass = $1 == .compact ? .compact : .regular
    }
    set(value(\.displayScale, 1, 2), UITraitDisplayScale.self, in: &overrides) {
      $0.displayScale = $1
    }
  }

  @MainActor
  private func set<Value>(
    _ value: Value?, _ trait: any UITraitDefinition.Type, in overrides: inout UITraitOverrides,
    _ body: (inout UITraitOverrides, Value) -> Void
  ) {
    if let value {
      body(&overrides, value)
    } else if overrides.contains(trait) {
      overrides.remove(trait)
    }
  }
}

// MARK: - Traits

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

extension StyleEnvironment.InterfaceLevel {
  init?(_ level: UIUserInterfaceLevel) {
    switch level {
    case .base: self = .base
    case .elevated: self = .elevated
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

// MARK: - ThemesTrait

/// A trait that passes themes down a view hierarchy, like the color scheme.
///
/// ```swift
/// viewController.traitOverrides.styleThemes = [.contoso]
/// ```
///
/// A ``StyleHostingView`` sets its tree's themes to those of the trait. There are none by default.
public struct ThemesTrait: UITraitDefinition {
  /// No themes.
  public static let defaultValue: [Theme] = []

  /// Colors may depend on themes.
  public static let affectsColorAppearance = true
}

extension UITraitCollection {
  /// The themes of the trait collection, beginning with the lowest.
  public var styleThemes: [Theme] { self[ThemesTrait.self] }
}

extension UIMutableTraits {
  /// The themes, beginning with the lowest.
  public var styleThemes: [Theme] {
    get { self[ThemesTrait.self] }
    set { self[ThemesTrait.self] = newValue }
  }
}
#endif
