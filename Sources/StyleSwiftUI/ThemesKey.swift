#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
public import SwiftUI

/// The key of the themes in SwiftUI's environment.
struct ThemesKey: EnvironmentKey {
  static let defaultValue: [Theme] = []
}

extension EnvironmentValues {
  /// The themes of the trees in a view, the lowest first; none by default.
  ///
  /// On platforms with UIKit, they're bridged with the trait `UITraitCollection.styleThemes`: views
  /// of either framework within the other have the same themes.
  public var styleThemes: [Theme] {
    get { self[ThemesKey.self] }
    set { self[ThemesKey.self] = newValue }
  }
}
#endif
