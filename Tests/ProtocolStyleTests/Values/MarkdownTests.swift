import AllocationCounter
import ProtocolStyle
import Testing

@testable import TestSupport

/// Each rule of inline Markdown that rich texts read; everything else stays text.
@Suite struct MarkdownTests {
  /// Text in Markdown, and its runs in a notation of their own: `{b:text}` is bold, `{i:…}` italic,
  /// `{s:…}` struck through, `{c:…}` code and `{l=address:…}` a link.
  struct Row: CustomTestStringConvertible, Sendable {
    let markdown: String
    let runs: String
    var testDescription: String { markdown.debugDescription }

    init(_ markdown: String, _ runs: String) {
      self.markdown = markdown
      self.runs = runs
    }
  }

  private static func notation(_ text: RichText) -> String {
    text.runs.map { run in
      let marks = [
        run.weight == .bold ? "b" : nil, run.isItalic == true ? "i" : nil,
        run.strikethrough == .solid ? "s" : nil, run.isCode ? "c" : nil,
        run.link.map { "l=\($0)" },
      ].compactMap(\.self)
      return marks.isEmpty ? run.text : "{\(marks.joined(separator: ",")):\(run.text)}"
    }.joined()
  }

  private static let emphasis = [
    Row("*one*", "{i:one}"), Row("_one_", "{i:one}"), Row("**one**", "{b:one}"),
    Row("__one__", "{b:one}"), Row("***one***", "{b,i:one}"), Row("* one*", "* one*"),
    Row("2 * 3 * 4", "2 * 3 * 4"), Row("one*two*three", "one{i:two}three"),
    Row("file_name_here", "file_name_here"), Row("(_one_)", "({i:one})"),
    Row("*(*one*)*", "{i:(one)}"), Row("**one *two* three**", "{b:one }{b,i:two}{b: three}"),
    Row("*one **two** three*", "{i:one }{b,i:two}{i: three}"), Row("*one**two*", "{i:one**two}"),
    Row("**one*", "*{i:one}"), Row("*one**", "{i:one}*"), Row("****one****", "{b:one}"),
    Row("*one _two* three_", "{i:one _two} three_"), Row("**", "**"), Row("*", "*"),
    Row("\"*one*\"", "\"{i:one}\""), Row("*one\ntwo*", "{i:one\ntwo}"),
    Row("*a **b*", "*a *{i:b}"), Row("*a *b* c*", "{i:a b c}"), Row("a*b **c*d**", "a{i:b **c}d**"),
    Row("**12 €**", "{b:12 €}"), Row("**日本**語", "{b:日本}語"),
  ]

  private static let deletions = [
    Row("~~one~~", "{s:one}"), Row("~one~", "{s:one}"), Row("~~~one~~~", "~~~one~~~"),
    Row("~~one~", "~~one~"), Row("~~**one**~~", "{b,s:one}"), Row("~ one ~", "~ one ~"),
  ]

  private static let code = [
    Row("`one`", "{c:one}"), Row("`` a`b ``", "{c:a`b}"), Row("` `` `", "{c:``}"),
    Row("`  one  `", "{c: one }"), Row("` `", "{c: }"), Row("`one\ntwo`", "{c:one two}"),
    Row("`a\\`b", "{c:a\\}b"), Row("*one`*`", "*one{c:*}"), Row("`one", "`one"),
    Row("``one`", "``one`"), Row("**`one`**", "{b,c:one}"), Row("`a``b`", "{c:a``b}"),
    Row("``a`b`c", "``a{c:b}c"), Row("\\`a`b`", "`a{c:b}"), Row("\\``a``b`", "`{c:a``b}"),
  ]

  private static let links = [
    Row("[one](two)", "{l=two:one}"), Row("[one](<t w o>)", "{l=t w o:one}"),
    Row("[one]( two \"title\" )", "{l=two:one}"), Row("[one](two 'title')", "{l=two:one}"),
    Row("[one](two (title))", "{l=two:one}"), Row("[one]()", "{l=:one}"),
    Row("[one](t(w)o)", "{l=t(w)o:one}"), Row("[one](t\\)o)", "{l=t)o:one}"),
    Row("[one](t wo)", "[one](t wo)"), Row("[one] (two)", "[one] (two)"),
    Row("[one]", "[one]"), Row("[one][two]", "[one][two]"), Row("[one](two", "[one](two"),
    Row("[a *b* c](d)", "{l=d:a }{i,l=d:b}{l=d: c}"), Row("*[a](b)*", "{i,l=b:a}"),
    Row("[a [b](c) d](e)", "[a {l=c:b} d](e)"), Row("[a](b)[c](d)", "{l=b:a}{l=d:c}"),
    Row("*a [b* c](d)", "*a {l=d:b* c}"), Row("[a`](b)`", "[a{c:](b)}"),
    Row("[a\\]](b)", "{l=b:a]}"), Row("![a](b)", "![a](b)"), Row("[![a](b)](c)", "{l=c:![a](b)}"),
    Row("<https://example.com/a*b*>", "{l=https://example.com/a*b*:https://example.com/a*b*}"),
    Row("<me@example.com>", "{l=mailto:me@example.com:me@example.com}"),
    Row("<not a link>", "<not a link>"), Row("< https://a.b >", "< https://a.b >"),
    Row("a < b", "a < b"), Row("[[[a](b)](c)](d)", "[[{l=b:a}](c)](d)"),
    Row("[a](b) [c [d](e) f](g)", "{l=b:a} [c {l=e:d} f](g)"),
    Row("[a]((((b))))", "{l=(((b))):a}"),
    Row("[a <ab:c> *d*](e)", "{l=e:a }{l=ab:c:ab:c}{l=e: }{i,l=e:d}"),
    Row("[<me@b.c>](d)", "{l=mailto:me@b.c:me@b.c}"),
    Row("![a [b](c)](d) [e](f)", "![a {l=c:b}](d) {l=f:e}"),
    Row("[a ![b [c](d)](e)](f)", "[a ![b {l=d:c}](e)](f)"),
    Row("[a](" + nested(32) + ")", "{l=" + nested(32) + ":a}"),
    Row("[a](" + nested(33) + ")", "[a](" + nested(33) + ")"),
  ]

  /// An address in parentheses in each other.
  private static func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "b" + String(repeating: ")", count: depth)
  }

  private static let plain = [
    Row("", ""), Row("one", "one"), Row("\\*one\\*", "*one*"), Row("a\\b", "a\\b"),
    Row("\\\\*one*", "\\{i:one}"), Row("one\\", "one\\"), Row("one  \ntwo", "one\ntwo"),
    Row("one\\\ntwo", "one\ntwo"), Row("one \n two", "one\ntwo"), Row("&amp;", "&amp;"),
    Row("<b>one</b>", "<b>one</b>"), Row("# one", "# one"), Row("]one[", "]one["),
  ]

  @Test(arguments: emphasis + deletions + code + links + plain)
  func `inline Markdown becomes runs`(row: Row) {
    #expect(Self.notation(RichText(row.markdown)) == row.runs)
  }

  @Test func `a literal is Markdown, and verbatim text isn't`() {
    let literal: RichText = "Pay **12 €**"
    #expect(literal.runs == [TextRun("Pay "), TextRun("12 €").bold()])
    #expect(RichText(verbatim: "Pay **12 €**").plainText == "Pay **12 €**")
  }

  @Test(arguments: ["*", "**a ", "[", "a**b_", "`", "~~a ", "[a](", "<"])
  func `a long row of unmatched marks stays text`(mark: String) {
    let text = String(repeating: mark, count: 2_000)
    let parsed = RichText(text + "end")
    #expect(parsed.plainText.hasSuffix("end"))
  }

  /// Texts of which each part repeats its own marks, so that some match, and others look for what
  /// doesn't come.
  private static let repeated: [[String]] =
    [
      "a", "a ", "é", "a\n", " \n ", "\\", "\\*", "*", "_", "~", "`", "[", "]", "![", "<", ">", "(",
      ")",
      "*a ", "*a* ", "**a__", "_a*b~", "~a ", "~~a~ ", "`a ``b ", "`a` ", "[a](", "[a](b) ",
      "[[a](b)",
      "[a](b \"", "[a](b '", "[a](b (", "[a](<", "[a](\\(", "](", "](a](", "<a:b", "<ab:c> ", "<@",
      "[a](b)![", "[`a](b)`", "*[a*](b)",
    ].map { [$0] } + [
      ["*", "a", "*"], ["*a ", "a* "], ["**a ", "b* "], ["~a ", "a~~ "], ["[", "a](b) "],
      ["![", "[a](b) "], ["![", "[a](b ", "](c)"], ["[", "](a"], ["![", "](a", "\"b "],
      ["[a](", "b", ")"], ["`", "a", "``"], ["*_", "a", "*"], ["<a:", "<"],
      ["[", "<ab:c>", "](d)"],
    ]

  private static func text(_ marks: [String], _ count: Int) -> String {
    marks.map { String(repeating: $0, count: count) }.joined()
  }

  @Test(arguments: repeated)
  func `the work is linear in the length, whatever the text contains`(marks: [String]) {
    func steps(_ text: String) -> Double {
      var inlines = MarkdownInlines(text)
      _ = inlines.parse()
      return Double(inlines.steps)
    }
    #expect(steps(Self.text(marks, 8_000)) < 10 * steps(Self.text(marks, 1_000)))
  }

  @Test(.enabled(if: requested_bytes() >= 0), arguments: repeated)
  func `no text is copied for each of its marks`(marks: [String]) {
    func bytes(_ text: String) -> Double {
      let before = requested_bytes()
      withExtendedLifetime(RichText(text)) {}
      return Double(requested_bytes() - before)
    }
    // Arrays and texts grow by doubling, so the last step may double what is allocated.
    #expect(bytes(Self.text(marks, 8_000)) < 20 * bytes(Self.text(marks, 1_000)) + 10_000)
  }

  @Test(arguments: TestScale.seeds(200))
  func `the work for random marks is linear, too`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let marks = Self.repeated.flatMap(\.self)
    func steps(_ text: String) -> Double {
      var inlines = MarkdownInlines(text)
      _ = inlines.parse()
      return Double(inlines.steps) / Double(text.unicodeScalars.count)
    }
    let parts = (0..<4).map { _ in
      let pattern = (0...Int.random(in: 0..<3, using: &generator)).map { _ in
        marks.randomElement(using: &generator)!
      }.joined()
      return String(repeating: pattern, count: 2_000)
    }
    // At most 33 addresses in parentheses contain a character, and 33 titles by three marks.
    #expect(steps(parts.joined()) < 150)
  }

  @Test(arguments: 0..<200)
  func `no text traps, and only marks get lost`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("*_~`[]()<>!\\ \nab\"'€é")
    let text = String((0..<40).map { _ in alphabet.randomElement(using: &generator)! })
    let parsed = RichText(text).plainText
    let letters = text.filter { "abé€".contains($0) }
    // Addresses and titles of links aren't part of the text.
    #expect(text.contains("](") || parsed.filter { "abé€".contains($0) } == letters)
    #expect(RichText(verbatim: text).plainText == text)
  }
}
