public import ProtocolStyle

extension StylePack {
  /// A pack with a mistake that the compiler doesn't detect: a getter without `public`.
  public static let hiddenGetter = StylePack("hidden getter")
}

/// A trait whose value other modules ignore.
public protocol ThickBorder: BorderWidth {}

extension ThickBorder {
  var borderWidth: Double { 4 }  // style: expected
}

/// A correct trait.
public protocol RoundCorners: CornerRadius {}

extension RoundCorners {
  /// Twelve points.
  public var cornerRadius: Double { 12 }
}
