public import ProtocolStyle

/// How a piece of text looks in a terminal.
public struct CellStyle: Hashable, Sendable {
  /// The color of the letters; nil for the terminal's own.
  public var foreground: Color?

  /// The color behind them; nil for the terminal's own, or that of what they are drawn on.
  public var background: Color?

  /// Whether the letters are bold.
  public var isBold: Bool

  /// Whether the letters are slanted.
  public var isItalic: Bool

  /// Whether the letters are fainter than others.
  public var isDim: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - foreground: The color of the letters; the terminal's own by default.
  ///   - background: The color behind them; the terminal's own by default.
  ///   - isBold: Whether the letters are bold; not by default.
  ///   - isItalic: Whether the letters are slanted; not by default.
  ///   - isDim: Whether the letters are fainter than others; not by default.
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

  /// The terminal's own style.
  public static let plain = CellStyle()

  /// Bold letters, and nothing else.
  public static let bold = CellStyle(isBold: true)

  /// Faint letters, and nothing else.
  public static let dim = CellStyle(isDim: true)
}
