import ProtocolStyle
import Testing

@Suite struct MarkupEscapeTests {
  @Test(arguments: [
    ("", ""),
    ("plain é 日本", "plain é 日本"),
    ("<a href=\"?b&c\">it's</a>", "&lt;a href=&quot;?b&amp;c&quot;&gt;it&#39;s&lt;/a&gt;"),
    ("<\u{301}", "&lt;\u{301}"),
    ("a\tb\nc", "a\tb\nc"),
    ("a\r\nb\rc\r\r\n", "a\nb\nc\n\n"),
    ("\0\u{1}\u{1F}\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFD}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `a text is escaped for elements and attributes of HTML and XML`(
    text: String, escaped: String
  ) {
    #expect(Array(text.escapedForMarkup.unicodeScalars) == Array(escaped.unicodeScalars))
  }
}
