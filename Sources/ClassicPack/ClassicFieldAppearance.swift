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
