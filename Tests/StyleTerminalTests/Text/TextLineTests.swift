import ProtocolStyle
import StyleTerminal
import Testing

@Suite struct TextLineTests {
  private static let widths: [(String, Int)] = [
    ("", 0), ("plain", 5), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("🙂", 2),
    ("a\u{200B}b", 2),
    ("│─┌", 3),
  ]

  @Test(arguments: widths)
  func `columns are those of a terminal`(text: String, columns: Int) {
    #expect(TextLine(text).columnCount == columns)
  }

  private static let commands: [(String, String)] = [
    ("\u{1B}[31mred", "␛[31mred"),
    ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("\u{90}payload\u{9C}", "\u{FFFD}payload\u{FFFD}"),
    ("a\rb", "a␍b"), ("a\nb", "a␊b"), ("a\tb", "a b"), ("\0", "␀"), ("\u{8}\u{7F}", "␈␡"),
    ("user\u{202E}txt.exe", "user\u{FFFD}txt.exe"), ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
    ("\u{2028}", "\u{FFFD}"), ("\u{200F}", "\u{FFFD}"), ("\u{61C}", "\u{FFFD}"),
    ("日本 ü", "日本 ü"),
  ]

  @Test(arguments: commands, ColorDepth.allCases)
  func `control characters in text are shown, not obeyed`(
    command: (text: String, shown: String), depth: ColorDepth
  ) {
    #expect(TextLine(command.text).text(depth: depth) == command.shown)
    var line = TextLine()
    line.append(command.text)
    #expect(line.text(depth: depth) == command.shown)
  }

  private static let paddings: [(TextAlignmentValue, String)] = [
    (.left, "日x   "), (.natural, "日x   "), (.justified, "日x   "), (.center, " 日x  "),
    (.right, "   日x"),
  ]

  @Test(arguments: paddings)
  func `a line is filled up by its columns`(alignment: TextAlignmentValue, text: String) {
    let line = TextLine("日x").padded(to: 6, alignment: alignment)
    #expect(line.text(depth: .monochrome) == text)
    #expect(line.columnCount == 6)
  }

  private static let cuts: [(String, Int, String)] = [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("👩🏽‍💻 works", 8, "👩🏽‍💻 works"), ("👩🏽‍💻👩🏽‍💻", 3, "👩🏽‍💻…"),
    ("☀\u{FE0F}☀\u{FE0F}", 3, "☀\u{FE0F}…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ]

  @Test(arguments: cuts)
  func `a line is cut between characters`(text: String, columns: Int, cut: String) {
    #expect(TextLine(text).clipped(to: columns).text(depth: .monochrome) == cut)
  }

  @Test func `half blocks keep the color of a picture, and letters become legible`() {
    let style = CellStyle(
      foreground: Color(red: 233 / 255, green: 192 / 255, blue: 140 / 255),
      background: Color(red: 244 / 255, green: 217 / 255, blue: 179 / 255))
    #expect(
      TextLine("▀▄ ", style).text(depth: .trueColor)
        == "\u{1B}[38;2;233;192;140;48;2;244;217;179m▀▄ \u{1B}[0m")
    #expect(!TextLine("▀a", style).text(depth: .trueColor).contains("38;2;233;192;140"))
  }

  @Test func `pieces with the same style are joined`() {
    var line = TextLine("a", .bold)
    line.append("b", .bold)
    line.append(TextLine("c"))
    #expect(line.runs.map(\.text) == ["ab", "c"])
    #expect(line.text(depth: .palette16) == "\u{1B}[1mab\u{1B}[0mc")
  }
}
