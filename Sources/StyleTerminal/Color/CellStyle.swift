public import ProtocolStyle

/// The style of a piece of text in a terminal.
public struct CellStyle: Hashable, Sendable {
  /// The color of the letters; nil for the terminal's default.
  public var foreground: Color?

  /// The color behind the letters; nil for the terminal's default, or the color drawn there before.
  ///
  /// A terminal can't mix colors: a translucent color is written as opaque from an alpha of 0.5 on,
  /// and isn't written otherwise. Lines of a `TerminalRenderer` have opaque colors.
  public var background: Color?

  /// Whether the letters are bold.
  public var isBold: Bool

  /// Whether the letters are italic.
  public var isItalic: Bool

  /// Whether the letters are dim.
  public var isDim: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - foreground: The color of the letters; the terminal's default by default.
  ///   - background: The color behind the letters; the terminal's default by default.
  ///   - isBold: Whether the letters are bold; false by default.
  ///   - isItalic: Whether the letters are italic; false by default.
  ///   - isDim: Whether the letters are dim; false by default.
  public init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false,
    isItalic: Bool = false, isDim: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isItalic = isItalic
    self.isDim = isDim
  }

  /// The terminal's default style.
  public static let plain = CellStyle()

  /// Bold letters.
  public static let bold = CellStyle(isBold: true)

  /// Dim letters.
  public static let dim = CellStyle(isDim: true)
}
