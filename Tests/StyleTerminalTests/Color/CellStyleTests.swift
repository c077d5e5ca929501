import ProtocolStyle
import StyleTerminal
import Testing

@Suite struct CellStyleTests {
  private static let styles: [(CellStyle, ColorDepth, String)] = [
    (.plain, .trueColor, "x"),
    (.bold, .monochrome, "x"),
    (.bold, .palette16, "\u{1B}[1mx\u{1B}[0m"),
    (.dim, .palette256, "\u{1B}[2mx\u{1B}[0m"),
    (CellStyle(isItalic: true), .trueColor, "\u{1B}[3mx\u{1B}[0m"),
    (CellStyle(foreground: .red), .monochrome, "x"),
    (CellStyle(foreground: .red), .palette16, "\u{1B}[91mx\u{1B}[0m"),
    (CellStyle(background: .black), .palette16, "\u{1B}[97;40mx\u{1B}[0m"),
    (CellStyle(background: .white), .palette16, "\u{1B}[30;107mx\u{1B}[0m"),
    (CellStyle(foreground: .green), .palette256, "\u{1B}[38;5;28mx\u{1B}[0m"),
    (CellStyle(background: .gray), .palette256, "\u{1B}[38;5;16;48;5;244mx\u{1B}[0m"),
    (CellStyle(foreground: .orange), .trueColor, "\u{1B}[38;2;185;92;0mx\u{1B}[0m"),
    (
      CellStyle(foreground: .white, background: .blue, isBold: true), .trueColor,
      "\u{1B}[1;38;2;255;255;255;48;2;0;0;255mx\u{1B}[0m"
    ),
    (
      CellStyle(foreground: .white.withAlpha(0.5), background: .black), .trueColor,
      "\u{1B}[38;2;128;128;128;48;2;0;0;0mx\u{1B}[0m"
    ),
    (CellStyle(background: .clear), .trueColor, "x"),
    (CellStyle(background: .black.withAlpha(0.4)), .trueColor, "x"),
    (
      CellStyle(background: .black.withAlpha(0.5)), .trueColor,
      "\u{1B}[38;2;255;255;255;48;2;0;0;0mx\u{1B}[0m"
    ),
    (
      CellStyle(foreground: .orange.withAlpha(0.5)), .trueColor,
      "\u{1B}[2;38;2;185;92;0mx\u{1B}[0m"
    ),
    (CellStyle(foreground: .clear), .palette16, "\u{1B}[2mx\u{1B}[0m"),
    (
      CellStyle(foreground: Color(red: 2, green: -1, blue: 0)), .trueColor,
      "\u{1B}[38;2;233;0;85mx\u{1B}[0m"
    ),
  ]

  @Test(arguments: styles)
  func `a style is switched on before its text and off behind it`(
    style: CellStyle, depth: ColorDepth, text: String
  ) {
    #expect(TextLine("x", style).text(depth: depth) == text)
  }

  private static let grounds: [Color?] = [
    nil, .black, .white, .blue, .yellow, .gray, Color(white: 0.45), .red, .green, .orange, .purple,
    Color.white.withAlpha(0.3),
  ]
  private static let letters: [Color] = [
    .black, .white, .red, .green, .blue, .yellow, .orange, .purple, .gray,
    Color.red.withAlpha(0.2),
  ]

  /// The color that a control sequence selects with a selector of 38 or 48; nil for none.
  private static func color(_ selector: Int, in text: String) -> Color? {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard let place = parts.firstIndex(of: selector), parts[place + 1] == 2 else { return nil }
    return Color(
      red: Double(parts[place + 2]) / 255, green: Double(parts[place + 3]) / 255,
      blue: Double(parts[place + 4]) / 255)
  }

  @Test(arguments: grounds, letters)
  func `letters contrast with the ground, or with black and white`(ground: Color?, color: Color) {
    let text = TextLine("x", CellStyle(foreground: color, background: ground))
      .text(depth: .trueColor)
    // No color is the terminal's default.
    guard let shown = Self.color(38, in: text) else { return }
    for ground in Self.color(48, in: text).map({ [$0] }) ?? [.black, .white] {
      #expect(shown.contrastRatio(with: ground) >= 4.5)
    }
  }

  private static let grays = [(0.0, 16), (0.2, 236), (0.4, 241), (0.6, 247), (0.8, 252), (1, 231)]

  @Test(arguments: grays)
  func `grays are found in the palette of 256`(white: Double, index: Int) {
    let text = TextLine("x", CellStyle(background: Color(white: white))).text(depth: .palette256)
    #expect(text.hasSuffix(";48;5;\(index)mx\u{1B}[0m"))
  }
}
