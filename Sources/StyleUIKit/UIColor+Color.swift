#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import UIKit

extension UIColor {
  /// Creates a UIKit color from a resolved color.
  ///
  /// - Parameter color: The color from a view model. For an unresolved adaptive color, the light
  ///   variant is used.
  public convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
