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

  /// A dark blue, as values have it in a table of settings.
  public var textColor: Color { ClassicPalette.ink }

  /// A gray that can still be read.
  public var placeholderColor: Color { ClassicPalette.quietInk }

  /// Sunk into the page.
  public var borderStyle: BorderStyleValue { .bezel }
}
