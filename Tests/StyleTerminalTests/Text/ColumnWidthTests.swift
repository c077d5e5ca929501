import Foundation
import Testing

@testable import StyleTerminal

#if canImport(Glibc)
import Glibc
@testable import TestSupport
#endif

@Suite struct ColumnWidthTests {
  private static let clusters: [(String, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1160}", 0),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{301}", 0), ("\u{200D}", 0), ("\u{AD}", 0), ("\u{7}", 0),
    ("😀", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("☀\u{FE0F}", 2), ("☀\u{FE0E}", 1), ("©\u{FE0F}", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("a\u{FE0F}", 1), ("😀\u{FE0F}", 2),
    ("\u{FE0F}", 0), (" \u{FE0F}", 1), ("☀\u{FE0F}\u{FE0F}", 2),
    ("👩🏽", 2), ("👩🏽‍💻", 2), ("👩‍👩‍👧‍👦", 2), ("🏳\u{FE0F}‍🌈", 2), ("☝🏽", 1), ("🏽", 2), (" 🏽", 3),
    ("🇩", 1), ("🇩🇪", 2), ("🇩\u{FE0F}", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2),
    ("क", 1), ("का", 1), ("कः", 1), ("क्ष", 2), ("क्‍ष", 1), ("ำ", 1), ("กำ", 2),
    // Marks, an emoji, a letter and symbols that are wide since Unicode 16.
    ("\u{897}", 0), ("\u{113B8}", 0), ("\u{11F5A}", 0), ("\u{1E5EE}", 0), ("\u{1FAE9}", 2),
    ("\u{1C89}", 1), ("\u{2630}", 2), ("\u{4DC0}", 2), ("\u{3248}", 1),
  ]

  @Test(arguments: clusters)
  func `a grapheme cluster has the columns of a terminal`(text: String, columns: Int) {
    #expect(ColumnWidth.columns(of: text) == columns)
    #expect(ColumnWidth.columns(of: "漢" + " " + text) == 3 + columns || text.first == " ")
  }

  @Test func `213 characters are wide with a variation selector only`() {
    let widened = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      let text = String(scalar)
      return ColumnWidth.columns(of: text + "\u{FE0F}") != ColumnWidth.columns(of: text)
    }
    #expect(widened.count == 213)
  }

  @Test(arguments: ["\u{7}", "\u{378}", "\u{2028}", "\u{E01F0}"])
  func `what can't be printed has no columns`(text: String) {
    #expect(text.unicodeScalars.first?.columns == nil)
  }

  // MARK: Random texts

  /// Clusters, and parts that extend the one before them, or join it with the next.
  private static let alphabet =
    clusters.map(\.0).filter { $0 != "\u{7}" }
    + ["b", " ", "  ", "\u{200D}", "\u{FE0F}", "\u{94D}", "\u{1F3FB}", "🇪", "💻", "👩", "語"]

  @Test(arguments: TestScale.seeds(1_000))
  func `a text is measured by clusters, and cut and wrapped where it must be`(seed: UInt64) {
    var generator = SplitMix(state: seed)
    for _ in 0..<20 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        Self.alphabet.randomElement(using: &generator)!
      }.joined()
      let columns = Int.random(in: 1...12, using: &generator)
      let line = TextLine(text)
      let widths = text.map { ColumnWidth.columns(of: $0) }
      #expect(line.columnCount == widths.reduce(0, +))
      let cut = line.clipped(to: columns)
      #expect(cut.columnCount <= columns)
      #expect(line.columnCount > columns || cut == line)
      // As many clusters as fit beside the mark at the end.
      let shown = cut.runs.map(\.text).joined().dropLast()
      if line.columnCount > columns, shown.count < widths.count {
        #expect(widths[...shown.count].reduce(0, +) > columns - 1, "\(text.debugDescription)")
      }
      let wrapped = TextLine.wrapped(text, .plain, to: columns)
      #expect(
        wrapped.allSatisfy { $0.columnCount <= max(columns, 2) || $0.runs[0].text.count == 1 })
      let letters = wrapped.map { $0.runs.map(\.text).joined() }.joined()
      #expect(letters.replacing(" ", with: "") == text.replacing(" ", with: ""))
    }
  }

  // MARK: The C library

  #if canImport(Glibc)
  @Test func `letters and symbols have the columns that the C library knows`() throws {
    typealias Width = @convention(c) (wchar_t) -> Int32
    let width = try unsafe unsafeBitCast(#require(dlsym(nil, "wcwidth")), to: Width.self)
    // The process's locale may be one that has only ASCII.
    let unicode = try unsafe #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let outer = unsafe uselocale(unicode)
    defer {
      unsafe uselocale(outer)
      unsafe freelocale(unicode)
    }
    let differing = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      switch scalar.properties.generalCategory {
      // The C library gives some of them a column of their own.
      case .spacingMark, .nonspacingMark, .format: return false
      default: break
      }
      // Its version of Unicode may be older, where new characters have no width yet.
      let known = Int(width(wchar_t(scalar.value)))
      return known >= 0 && known != scalar.columns ?? -1
    }
    // Numbers in black squares, and the symbols that are wide since Unicode 16.
    let others: [ClosedRange<UInt32>] = [
      0...0, 0x2630...0x2637, 0x268A...0x268F, 0x3248...0x324F,
    ]
    #expect(differing.map(\.value).filter { code in !others.contains { $0.contains(code) } } == [])
  }
  #endif
}
