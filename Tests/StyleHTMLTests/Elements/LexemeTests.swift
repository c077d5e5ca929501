import StyleHTML
import Testing

/// Swift code in colors.
@Suite struct LexemeTests {
  @Test(arguments: [
    (
      "public var width: Double { 1.5 }",
      "<i class=\"keyword\">public var </i>width: <i class=\"type\">Double </i>{ "
        + "<i class=\"literal\">1.5 </i>}"
    ),
    (
      "a < \"<b>\" // x & y\n",
      "a &lt; <i class=\"literal\">&quot;&lt;b&gt;&quot; </i><i class=\"comment\">// x &amp; y\n</i>"
    ),
    ("", ""),
  ])
  func `the role of each piece is the class of its element`(code: String, markup: String) {
    #expect(Lexeme.markup(of: code) == markup)
    #expect(Lexeme.all(in: code).map(\.text).joined() == code)
  }
}
