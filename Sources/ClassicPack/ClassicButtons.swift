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

/// A green border for the recommended action: a button, or a field to fill in.
///
/// Combine it with other traits: `struct BuyButton: ButtonNode, ClassicButtonAppearance,
/// ClassicCallToActionAppearance {}`.
public protocol ClassicCallToActionAppearance: BorderColor, BorderWidth {}

extension ClassicCallToActionAppearance {
  /// A dark green.
  public var borderColor: Color { ClassicPalette.green }

  /// 2 points.
  public var borderWidth: Double { 2 }
}

/// A yellow background with a highlight in the upper half.
public protocol ClassicYellowBackground: BackgroundColor, BackgroundGradient {}

extension ClassicYellowBackground {
  /// Yellow, for renderers without gradients.
  public var backgroundColor: Color { .yellow }

  /// A highlight that ends at half the height.
  public var backgroundGradient: Gradient {
    Gradient(stops: [
      .init(ClassicPalette.shine, at: 0),
      .init(ClassicPalette.glow, at: 0.5),
      .init(.yellow, at: 0.5), .init(ClassicPalette.gold, at: 1),
    ])
  }
}
