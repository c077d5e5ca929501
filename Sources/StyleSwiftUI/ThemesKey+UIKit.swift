#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
internal import StyleUIKit
internal import SwiftUI
internal import UIKit

/// The trait of UIKit has the same themes.
extension ThemesKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> [Theme] {
    traitCollection[ThemesTrait.self]
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: [Theme]) {
    mutableTraits[ThemesTrait.self] = value
  }
}
#endif
