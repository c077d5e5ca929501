#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
internal import QuartzCore
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `CALayer`.
  ///
  /// Colors of layers don't follow dark mode, so they're set again when the tree's colors change.
  func showLayers() {
    on(.borderWidth, UIView.self, restoring: \.layer.borderWidth) { $0.layer.borderWidth = $1 }
    on(.borderColor, UIView.self, restoring: \.layer.borderColor) {
      $0.layer.borderColor = UIColor($1).cgColor
    }
    on(.cornerRadius, UIView.self, restoring: \.layer.cornerRadius) {
      $0.layer.cornerRadius = $1
    }
    on(.shadowColor, UIView.self, restoring: \.layer.shadowColor) {
      $0.layer.shadowColor = UIColor($1).cgColor
    }
    on(.shadowOpacity, UIView.self, restoring: \.layer.shadowOpacity) {
      $0.layer.shadowOpacity = Float($1)
    }
    on(.shadowOffset, UIView.self, restoring: \.layer.shadowOffset) {
      $0.layer.shadowOffset = CGSize(width: $1.x, height: $1.y)
    }
    on(.shadowRadius, UIView.self, restoring: \.layer.shadowRadius) {
      $0.layer.shadowRadius = $1
    }
    on(.masksToBounds, UIView.self, restoring: \.layer.masksToBounds) {
      $0.layer.masksToBounds = $1
    }
    on(.shouldRasterize, UIView.self, restoring: \.layer.shouldRasterize) {
      $0.layer.shouldRasterize = $1
    }
  }
}
#endif
