#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import UIKit

extension UIColor {
  /// Makes a color of UIKit from a resolved color.
  ///
  /// - Parameter color: The color, as view models have it; of an adaptive color that isn't resolved,
  ///   the light one.
  public convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
