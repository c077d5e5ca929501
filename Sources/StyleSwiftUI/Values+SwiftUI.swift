#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import Foundation
public import ProtocolStyle
public import SwiftUI

extension SwiftUI.Color {
  /// Makes a color of SwiftUI from a resolved color, in sRGB.
  ///
  /// - Parameter color: The color, as view models have it; of an adaptive color that isn't
  ///   resolved, the light one.
  public init(_ color: ProtocolStyle.Color) {
    self.init(
      .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

extension SwiftUI.EdgeInsets {
  /// Insets of a view model, which are physical, in a layout direction.
  init(_ insets: ProtocolStyle.EdgeInsets, _ direction: LayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

extension LinearGradient {
  /// A gradient at an angle of CSS: 0 is up, and it goes clockwise.
  init(_ gradient: ProtocolStyle.Gradient) {
    let angle = gradient.angle * .pi / 180
    let (x, y) = (sin(angle) / 2, cos(angle) / 2)
    self.init(
      stops: gradient.stops.map {
        SwiftUI.Gradient.Stop(color: SwiftUI.Color($0.color), location: $0.location)
      }, startPoint: UnitPoint(x: 0.5 - x, y: 0.5 + y), endPoint: UnitPoint(x: 0.5 + x, y: 0.5 - y))
  }
}
#endif
