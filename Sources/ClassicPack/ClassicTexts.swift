public import ProtocolStyle

/// A white field with a bezel, in Helvetica Neue.
///
/// For text fields: `struct NameField: TextFieldNode, ClassicFieldAppearance {}`.
public protocol ClassicFieldAppearance:
  ClassicFont, BackgroundColor, TextColor, PlaceholderColor, BorderStyle
{}

extension ClassicFieldAppearance {
  /// White.
  public var backgroundColor: Color { .white }

  /// Dark blue, like the values in a settings table.
  public var textColor: Color { ClassicPalette.ink }

  /// A legible gray.
  public var placeholderColor: Color { ClassicPalette.quietInk }

  /// A bezel.
  public var borderStyle: BorderStyleValue { .bezel }
}

/// Helvetica Neue at 17 points.
public protocol ClassicFont: Font {}

extension ClassicFont {
  /// Helvetica Neue at 17 points.
  public var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

/// A title that is black, and dark red while the button is highlighted.
public protocol ClassicSmartTitle: TitleColorForState {}

extension ClassicSmartTitle {
  /// Black, and dark red while highlighted.
  public var titleColorForState: StateValues<Color> {
    [.normal: .black, .highlighted: ClassicPalette.darkRed]
  }
}

/// The tint of this pack's controls: `Token.classicTint`.
public protocol ClassicTint: TintColor {}

extension ClassicTint {
  /// `Token.classicTint`.
  public var tintColor: Color { Token.classicTint.value }
}
