#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import UIKit

/// A trait that carries themes down a view hierarchy, as the color scheme is carried.
///
/// ```swift
/// viewController.traitOverrides.styleThemes = [.contoso]
/// ```
///
/// A ``StyleHostingView`` gives its tree the themes of the trait. It has no themes by default.
public struct ThemesTrait: UITraitDefinition {
  /// No themes.
  public static let defaultValue: [Theme] = []

  /// Colors may depend on themes.
  public static let affectsColorAppearance = true
}

extension UITraitCollection {
  /// The themes of the trait collection, the lowest first.
  public var styleThemes: [Theme] { self[ThemesTrait.self] }
}

extension UIMutableTraits {
  /// The themes, the lowest first.
  public var styleThemes: [Theme] {
    get { self[ThemesTrait.self] }
    set { self[ThemesTrait.self] = newValue }
  }
}
#endif
