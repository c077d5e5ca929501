public import ProtocolStyle

/// A field with rounded corners and no border.
///
/// For text fields: `struct NameField: TextFieldNode, ModernFieldAppearance {}`.
public protocol ModernFieldAppearance:
  ModernRaised, ModernTextAppearance, PlaceholderColor, BorderStyle, CornerRadius, Padding
{}

extension ModernFieldAppearance {
  /// `Token.modernQuietInk`.
  public var placeholderColor: Color { Token.modernQuietInk.value }

  /// No border.
  public var borderStyle: BorderStyleValue { .borderless }

  /// 14 points.
  public var cornerRadius: Double { 14 }

  /// 12 points on every side, at a density of 1.
  public var padding: EdgeInsets { EdgeInsets(12 * Token<Double>.modernDensity.value) }
}
