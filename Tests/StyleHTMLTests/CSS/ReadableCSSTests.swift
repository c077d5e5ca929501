import ProtocolStyle
import Testing

@testable import StyleHTML

@Suite struct ReadableCSSTests {
  private static let sheets: [(css: String, readable: String)] = [
    ("a{b:c}", "a {\n  b:c;\n}\n"),
    ("@media(x:y){a{b:c;d:e}}", "@media(x:y) {\n  a {\n    b:c;\n    d:e;\n  }\n}\n"),
    ("a{b:\"{;}\"}", "a {\n  b:\"{;}\";\n}\n"),
    ("a{b:\"\\\"}\"}", "a {\n  b:\"\\\"}\";\n}\n"),
    ("a{b:url(x;y)}", "a {\n  b:url(x;y);\n}\n"),
    ("a{}", "a {\n}\n"),
    ("a{b:/*'*/\"it's;{\"}", "a {\n  b:/*'*/\"it's;{\";\n}\n"),
    ("a{b:/*/;*/c;d:\\/*e}", "a {\n  b:/*/;*/c;\n  d:\\/*e;\n}\n"),
  ]

  @Test(arguments: sheets)
  func `a rule and a declaration have a line each`(css: String, readable: String) {
    var sheet = ReadableCSS()
    #expect(sheet.formatted(css) == readable)
  }

  @Test(arguments: sheets)
  func `pieces of a sheet form the whole`(css: String, readable: String) {
    var sheet = ReadableCSS()
    #expect(css.map { sheet.formatted(String($0)) }.joined() == readable)
  }

  @Test func `a page has such a sheet where it is wanted`() {
    let tree = StyleTree()
    tree.attach(Card(backgroundColor: .red))
    let page = HTMLPage(of: tree)
    page.hasReadableStyleSheet = true
    let text = String(decoding: page.bytes(), as: UTF8.self)
    #expect(text.contains(" {\n    background-color:#ff0000;\n  }\n}\n"))
    #expect(!text.contains("}}"))
  }
}
