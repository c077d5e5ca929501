public import ProtocolStyle

/// Body text.
///
/// For labels and text views: `struct Story: TextViewNode, ModernTextAppearance {}`.
public protocol ModernTextAppearance: TextColor, Font {}

extension ModernTextAppearance {
  /// `Token.modernInk`.
  public var textColor: Color { Token.modernInk.value }

  /// The font of the body text style, in the user's content size.
  public var font: FontDescriptor { FontDescriptor(textStyle: .body) }
}

/// A title: large, bold and slightly condensed.
///
/// For labels: `struct Headline: LabelNode, ModernTitleAppearance {}`.
public protocol ModernTitleAppearance: ModernTextAppearance, LetterSpacing {}

extension ModernTitleAppearance {
  /// The font of the first title style, bold.
  public var font: FontDescriptor { FontDescriptor(textStyle: .title1).withWeight(.bold) }

  /// Half a point less than standard.
  public var letterSpacing: Double { -0.5 }
}

/// Secondary text.
///
/// For labels: `struct Footnote: LabelNode, ModernCaptionAppearance {}`.
public protocol ModernCaptionAppearance: ModernTextAppearance {}

extension ModernCaptionAppearance {
  /// `Token.modernQuietInk`.
  public var textColor: Color { Token.modernQuietInk.value }

  /// The font of the footnote style.
  public var font: FontDescriptor { FontDescriptor(textStyle: .footnote) }
}

/// A short note in a capsule, such as a status.
///
/// For labels: `struct NewTag: LabelNode, ModernTagAppearance {}`.
public protocol ModernTagAppearance: ModernRaised, ModernCaptionAppearance, CornerShape, Padding {}

extension ModernTagAppearance {
  /// Half circles at the ends.
  public var cornerShape: CornerShapeValue { .capsule }

  /// 4 points above and below, 10 on the left and right, at a density of 1.
  public var padding: EdgeInsets {
    let (height, width) = (4 * Token.modernDensity.value, 10 * Token.modernDensity.value)
    return EdgeInsets(top: height, left: width, bottom: height, right: width)
  }
}

/// A field with rounded corners and a thin border, which contrasts with the surface.
///
/// For text fields: `struct NameField: TextFieldNode, ModernFieldAppearance {}`.
public protocol ModernFieldAppearance:
  ModernRaised, ModernTextAppearance, PlaceholderColor, BorderColor, BorderWidth, CornerRadius,
  Padding
{}

extension ModernFieldAppearance {
  /// `Token.modernQuietInk`.
  public var placeholderColor: Color { Token.modernQuietInk.value }

  /// `Token.modernEdge`.
  public var borderColor: Color { Token.modernEdge.value }

  /// 1 point.
  public var borderWidth: Double { 1 }

  /// 14 points.
  public var cornerRadius: Double { 14 }

  /// 12 points on every side, at a density of 1.
  public var padding: EdgeInsets { EdgeInsets(12 * Token<Double>.modernDensity.value) }
}
