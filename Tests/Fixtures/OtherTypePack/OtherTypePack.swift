public import Foundation
public import ProtocolStyle

extension StylePack {
  /// A pack with the slip that the compiler says nothing about: a getter of another type.
  public static let otherType = StylePack("other type")
}

/// A trait that is lost everywhere: the style protocol asks for a `Double`.
public protocol ThickEdge: BorderWidth {}

extension ThickEdge {
  /// Four points.
  public var borderWidth: CGFloat { 4 }  // style: expected
}
