public import Foundation
public import ProtocolStyle

extension StylePack {
  /// A pack with a mistake that the compiler doesn't detect: a getter of another type.
  public static let otherType = StylePack("other type")
}

/// A trait whose value is ignored, because the style protocol requires a `Double`.
public protocol ThickEdge: BorderWidth {}

extension ThickEdge {
  /// Four points.
  public var borderWidth: CGFloat { 4 }  // style: expected
}
