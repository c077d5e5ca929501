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
    (CellStyle(background: .black), .palette16, "\u{1B}[40mx\u{1B}[0m"),
    (CellStyle(background: .white), .palette16, "\u{1B}[107mx\u{1B}[0m"),
    (CellStyle(foreground: .green), .palette256, "\u{1B}[38;5;46mx\u{1B}[0m"),
    (CellStyle(background: .gray), .palette256, "\u{1B}[48;5;244mx\u{1B}[0m"),
    (CellStyle(foreground: .orange), .trueColor, "\u{1B}[38;2;255;128;0mx\u{1B}[0m"),
    (
      CellStyle(foreground: .white, background: .blue, isBold: true), .trueColor,
      "\u{1B}[1;38;2;255;255;255;48;2;0;0;255mx\u{1B}[0m"
    ),
    (
      CellStyle(foreground: .white.withAlpha(0.5), background: .black), .trueColor,
      "\u{1B}[38;2;128;128;128;48;2;0;0;0mx\u{1B}[0m"
    ),
    (
      CellStyle(foreground: Color(red: 2, green: -1, blue: 0)), .trueColor,
      "\u{1B}[38;2;255;0;0mx\u{1B}[0m"
    ),
  ]

  @Test(arguments: styles)
  func `a style is switched on before its text and off behind it`(
    style: CellStyle, depth: ColorDepth, text: String
  ) {
    #expect(TextLine("x", style).text(depth: depth) == text)
  }

  private static let greys = [(0.0, 16), (0.2, 236), (0.4, 241), (0.6, 247), (0.8, 252), (1, 231)]

  @Test(arguments: greys)
  func `greys are found in the palette of 256`(white: Double, index: Int) {
    let line = TextLine("x", CellStyle(foreground: Color(white: white)))
    #expect(line.text(depth: .palette256) == "\u{1B}[38;5;\(index)mx\u{1B}[0m")
  }
}
