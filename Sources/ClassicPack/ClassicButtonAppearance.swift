public import ProtocolStyle

/// A yellow button with rounded corners, a shadow, and a black title in Helvetica Neue.
///
/// For buttons: `struct BuyButton: ButtonNode, ClassicButtonAppearance {}`.
public protocol ClassicButtonAppearance:
  ClassicYellowBackground, ClassicFont, TextColor, CornerRadius, ShadowOffset, ShadowRadius,
  TitleShadowColorForState
{}

extension ClassicButtonAppearance {
  /// Black.
  public var textColor: Color { .black }

  /// 8 points.
  public var cornerRadius: Double { 8 }

  /// One point downward.
  public var shadowOffset: Offset { Offset(x: 0, y: 1) }

  /// 1 point.
  public var shadowRadius: Double { 1 }

  /// White below the title, for an engraved look.
  public var titleShadowColorForState: StateValues<Color> {
    [.normal: Color.white.withAlpha(0.6)]
  }
}
