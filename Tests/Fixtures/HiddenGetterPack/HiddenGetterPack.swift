public import ProtocolStyle

extension StylePack {
  /// A pack with the slip that the compiler says nothing about: a getter that lacks `public`.
  public static let hiddenGetter = StylePack("hidden getter")
}

/// A trait that is lost outside of this module.
public protocol ThickBorder: BorderWidth {}

extension ThickBorder {
  var borderWidth: Double { 4 }  // style: expected
}

/// A trait as it should be.
public protocol RoundCorners: CornerRadius {}

extension RoundCorners {
  /// Twelve points.
  public var cornerRadius: Double { 12 }
}
