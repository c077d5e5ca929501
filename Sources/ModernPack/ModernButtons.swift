public import ProtocolStyle

/// A button filled with the accent color.
///
/// For buttons: `struct BuyButton: ButtonNode, ModernButtonAppearance {}`.
public protocol ModernButtonAppearance:
  BackgroundColor, TextColor, Font, CornerRadius, ContentEdgeInsets
{}

extension ModernButtonAppearance {
  /// `Token.modernAccent`.
  public var backgroundColor: Color { Token.modernAccent.value }

  /// `Token.modernOnAccent`.
  public var textColor: Color { Token.modernOnAccent.value }

  /// The font of the headline style.
  public var font: FontDescriptor { FontDescriptor(textStyle: .headline) }

  /// 14 points.
  public var cornerRadius: Double { 14 }

  /// 12 points above and below, 20 on the left and right, at a density of 1.
  public var contentEdgeInsets: EdgeInsets {
    let (height, width) = (12 * Token.modernDensity.value, 20 * Token.modernDensity.value)
    return EdgeInsets(top: height, left: width, bottom: height, right: width)
  }
}

/// A secondary button with a title in the accent color.
///
/// For buttons: `struct LaterButton: ButtonNode, ModernQuietButtonAppearance {}`.
public protocol ModernQuietButtonAppearance: ModernButtonAppearance {}

extension ModernQuietButtonAppearance {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }

  /// `Token.modernAccent`.
  public var textColor: Color { Token.modernAccent.value }
}
