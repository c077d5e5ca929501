import ProtocolStyle
import StyleTerminal
import Testing

/// Text in runs, lines under and through it, and links.
@Suite struct RichTextTests {
  private static func label(_ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: .label)
    body(&model)
    return model
  }

  @Test func `each run has its own style`() {
    let model = Self.label {
      $0.richText = RichText {
        "a"
        TextRun("b").bold()
        TextRun("c").italic()
        TextRun("d").color(.red)
        TextRun("e").underline(.dotted)
        TextRun("f").strikethrough()
        TextRun("g").link("https://a.b")
      }
      $0.textColor = .blue
    }
    let runs = TerminalRenderer(columns: 10).lines(of: model)[0].runs
    #expect(
      runs.map(\.style) == [
        CellStyle(foreground: .blue), CellStyle(foreground: .blue, isBold: true),
        CellStyle(foreground: .blue, isItalic: true), CellStyle(foreground: .red),
        CellStyle(foreground: .blue, underline: .dotted),
        CellStyle(foreground: .blue, isStruckThrough: true),
        CellStyle(foreground: .blue, link: "https://a.b"),
      ])
    #expect(runs.map(\.text).joined() == "abcdefg")
  }

  private static let wrappings: [(RichText, Int, Int, String)] = [
    ("two **words that** wrap", 10, 0, "two words\nthat wrap\n"),
    ("un**breakable**s", 5, 0, "unbre\nakabl\nes\n"),
    ("a **日本語日本語** b", 10, 0, "a\n日本語日本\n語 b\n"),
    ("more *than* ten columns", 10, 1, "more than…\n"),
    ("two **words that** wrap", 10, 1, "two words…\n"),
    (RichText([TextRun("a\nb"), TextRun("c\nd").bold()]), 10, 0, "a\nbc\nd\n"),
    ("**a\u{1B}[2J**", 10, 0, "a␛[2J\n"),
  ]

  @Test(arguments: wrappings)
  func `runs are wrapped and cut like a text`(
    text: RichText, columns: Int, lines: Int, drawing: String
  ) {
    let model = Self.label {
      $0.richText = text
      $0.maximumNumberOfLines = lines
    }
    #expect(TerminalRenderer(columns: columns).text(of: model) == drawing)
  }

  @Test func `an image is before the first run`() {
    var model = ViewModel(kind: .tableCell)
    model.richText = "**Tea**"
    model.image = .symbol("star")
    let line = TerminalRenderer(columns: 10).lines(of: model)[0]
    #expect(line.text(depth: .palette16).hasPrefix("☆ \u{1B}[1mTea\u{1B}[0m"))
  }

  private static let lines: [(CellStyle, ColorDepth, String)] = [
    (CellStyle(underline: .solid), .palette16, "\u{1B}[4mx\u{1B}[0m"),
    (CellStyle(underline: .double), .palette256, "\u{1B}[4mx\u{1B}[0m"),
    (CellStyle(underline: .double), .trueColor, "\u{1B}[4:2mx\u{1B}[0m"),
    (CellStyle(underline: .dotted), .trueColor, "\u{1B}[4:4mx\u{1B}[0m"),
    (CellStyle(underline: .dashed), .trueColor, "\u{1B}[4:5mx\u{1B}[0m"),
    (CellStyle(underline: .hidden), .trueColor, "x"),
    (
      CellStyle(underline: TextLineStyle(.solid, color: .red)), .trueColor,
      "\u{1B}[4;58:2::255:0:0mx\u{1B}[0m"
    ),
    (CellStyle(underline: TextLineStyle(.solid, color: .red)), .palette16, "\u{1B}[4mx\u{1B}[0m"),
    (CellStyle(isBold: true, isStruckThrough: true), .palette16, "\u{1B}[1;9mx\u{1B}[0m"),
    (CellStyle(underline: .solid, isStruckThrough: true, link: "a"), .monochrome, "x"),
  ]

  @Test(arguments: lines)
  func `lines under and through text are those that the terminal has`(
    style: CellStyle, depth: ColorDepth, text: String
  ) {
    #expect(TextLine("x", style).text(depth: depth) == text)
  }

  @Test func `the lines of a node apply to all of its text`() {
    let model = Self.label {
      $0.text = "x"
      $0.underline = .double
      $0.strikethrough = .solid
    }
    let style = TerminalRenderer(columns: 4).lines(of: model)[0].runs[0].style
    #expect(style == CellStyle(underline: .double, isStruckThrough: true))
  }

  private static let addresses: [(String, String)] = [
    ("https://example.com/a?b=c;d#e", "https://example.com/a?b=c;d#e"),
    ("https://a.b/\u{1B}\\\u{7}x", "https://a.b/%1B\\%07x"),
    ("a b\u{9C}ü\n", "a%20b%C2%9C%C3%BC%0A"),
  ]

  @Test(arguments: addresses)
  func `an address can't end its control sequence`(address: String, written: String) {
    let end = "\u{1B}]8;;\u{1B}\\"
    let line = TextLine("x", CellStyle(link: address))
    #expect(line.text(depth: .trueColor) == "\u{1B}]8;;\(written)\u{1B}\\x\(end)")
    #expect(line.text(depth: .palette256) == "\u{1B}]8;;\(written)\u{1B}\\x\(end)")
    #expect(line.text(depth: .palette16) == "x")
  }

  @Test(arguments: ["", String(repeating: "a", count: 2001)])
  func `an address that terminals refuse isn't written`(address: String) {
    #expect(TextLine("x", CellStyle(link: address)).text(depth: .trueColor) == "x")
  }

  @Test func `a link has its address and the tint`() {
    var model = ViewModel(kind: .link)
    model.text = "Terms"
    model.link = "https://a.b"
    model.tintColor = .blue
    let runs = TerminalRenderer(columns: 10).lines(of: model)[0].runs
    #expect(runs.map(\.style) == [CellStyle(foreground: .blue, link: "https://a.b")])
  }
}
