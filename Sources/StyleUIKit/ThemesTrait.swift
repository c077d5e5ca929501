#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import UIKit

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
