import ProtocolStyle
import StyleHTML
import Testing

@Suite struct EscapingTests {
  private static let texts: [(String, String)] = [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onclick=\"x", "&quot; onclick=&quot;x"),
    ("' onclick='x", "&#39; onclick=&#39;x"),
    ("&lt;", "&amp;lt;"), ("a\0b", "a\u{FFFD}b"), ("\u{1B}", "\u{FFFD}"), ("\u{7F}", "\u{FFFD}"),
    ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("\r", "\n"),
    ("\r\r\n\n\r", "\n\n\n\n"), ("\t", "\t"), ("日本 é 🙂", "日本 é 🙂"), ("", ""),
  ]

  private static let lengths = Array(0...18)

  @Test(arguments: texts, lengths)
  func `text is escaped at each position among eight bytes`(
    text: (plain: String, escaped: String), length: Int
  ) {
    let around = String("abcdefghijklmnopqr".prefix(length))
    var model = ViewModel(kind: .label)
    model.text = around + text.plain + around
    let escaped = around + text.escaped + around
    #expect(HTMLFragment(of: model).html == "<span>\(escaped)</span>")
    model.accessibilityLabel = model.text
    model.text = nil
    #expect(
      HTMLFragment(of: model).html
        == "<span role=\"group\" data-trait aria-label=\"\(escaped)\"></span>")
  }

  private static let bytes = (0x20..<0x7F).map { Unicode.Scalar($0)! }

  @Test func `no other character is changed`() {
    let special = "&<>\"'"
    let plain = String(
      String.UnicodeScalarView(Self.bytes.filter { !special.unicodeScalars.contains($0) }))
    var model = ViewModel(kind: .label)
    model.text = plain
    #expect(HTMLFragment(of: model).html == "<span>\(plain)</span>")
  }

  private static let addresses: [(String, String?)] = [
    ("a.png", "a.png"), ("/a.png", "/a.png"), ("//host/a.png", "//host/a.png"),
    ("https://host/a?b=c&d", "https://host/a?b=c&amp;d"), ("HTTP://host/", "HTTP://host/"),
    ("data:image/png;base64,AAAA", "data:image/png;base64,AAAA"), ("a/b:c", "a/b:c"),
    ("?a:b", "?a:b"), ("#a:b", "#a:b"), ("a\"b", "a&quot;b"),
    ("javascript:alert(1)", nil), ("JaVaScRiPt:alert(1)", nil), (" javascript:alert(1)", nil),
    ("java\nscript:alert(1)", nil), ("java\tscript:alert(1)", nil),
    ("\u{1}javascript:alert(1)", nil),
    ("javascript\u{0}:alert(1)", nil), ("vbscript:x", nil), ("data:text/html,<script>", nil),
    ("data:image", nil), ("blob:x", nil), ("file:///etc/passwd", nil), ("x:y", nil), (":x", nil),
    ("", nil),
    // In Swift, the colon and the following sign are one character.
    ("javascript:\u{E33}=alert(1)", nil), ("x:\u{301}", nil), ("a/\u{301}b:c", "a/\u{301}b:c"),
    ("\\\\host\\a", nil), ("a b", nil), ("view-source:x", nil), ("jar:x", nil), ("ftp://x", nil),
  ]

  @Test(arguments: addresses)
  func `an address that could run is left out`(address: String, escaped: String?) {
    var model = ViewModel(kind: .image)
    model.image = .named("x")
    let html = HTMLFragment(of: model, images: { _ in address }).html
    #expect(html == "<img\(escaped.map { " src=\"\($0)\"" } ?? "") alt=\"\">")
  }

  private static let names: [(String, String)] = [
    ("javascript:alert(1)", "./javascript%3Aalert%281%29"), ("a/b c", "./a/b%20c"),
    ("../é?#\"", "./../%C3%A9%3F%23%22"), ("\n", "./%0A"), ("//host", ".///host"),
    ("a%20b", "./a%2520b"), ("https://host/a%20b?c=d&e", "https://host/a%20b?c=d&amp;e"),
    ("HTTP://host/a b\"é", "HTTP://host/a%20b%22%C3%A9"), ("https:/a", "./https%3A/a"),
    ("ftp://host", "./ftp%3A//host"), (" https://host", "./%20https%3A//host"),
  ]

  @Test(arguments: names)
  func `an image's name is a path, or an absolute URL`(name: String, path: String) {
    var model = ViewModel(kind: .image)
    model.image = .named(name)
    #expect(HTMLFragment(of: model).html == "<img src=\"\(path)\" alt=\"\">")
  }

  private static let families: [(String, String)] = [
    ("Helvetica Neue", "\"Helvetica Neue\""), ("A\"B", "\"A\\22 B\""),
    ("</style><script>", "\"\\3c /style\\3e \\3c script\\3e \""), ("a\\", "\"a\\5c \""),
    ("a\nb", "\"a\\a b\""), ("a\0b", "\"a\u{FFFD}b\""), ("x;}*{color:red", "\"x;}*{color:red\""),
  ]

  @Test(arguments: families)
  func `a font family stays in its quotation marks`(family: String, css: String) {
    var model = ViewModel(kind: .label)
    model.font = FontDescriptor(family, size: 9)
    let sheet = HTMLFragment(of: model).css
    #expect(sheet.contains("{font-family:\(css),"))
    #expect(sheet.contains(";font-size:9px;font-weight:400;font-style:normal}"))
    #expect(!sheet.contains("</"))
  }

  @Test func `an address in a style sheet stays in its quotation marks`() {
    var model = ViewModel(kind: .button)
    model.backgroundImageForState = [.normal: .named("x")]
    let css = HTMLFragment(of: model, images: { _ in "a\");}</style>" }).css
    #expect(css.contains("background-image:url(\"a\\22 );}\\3c /style\\3e \")"))
    let refused = HTMLFragment(of: model, images: { _ in "javascript:x" }).css
    #expect(!refused.contains("javascript"))
  }
}
