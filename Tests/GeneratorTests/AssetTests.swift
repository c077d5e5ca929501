import Testing

@testable import Generator

/// Style sheets, scripts and markup that become constants.
@Suite struct AssetTests {
  @Test(arguments: [
    ("/* A comment. */\na {\n  color: red;\n}\n", "a{color:red}"),
    (
      "a,\nb > c + d ~ e {\n  margin: 0 auto;\n  padding: 1px;\n}",
      "a,b>c+d~e{margin:0 auto;padding:1px}"
    ),
    ("a :hover, b:not(.c, [d]) {}", "a :hover,b:not(.c,[d]){}"),
    (
      "[data-state~=selected]:nth-child(2n+1) { inset: 0 }",
      "[data-state~=selected]:nth-child(2n+1){inset:0}"
    ),
    (
      "a { width: calc(100% - 2 * var(--x, 4px)) !important; }",
      "a{width:calc(100% - 2*var(--x,4px))!important}"
    ),
    ("a { font: 16px / 1.5 \"A  B\", serif; }", "a{font:16px/1.5 \"A  B\",serif}"),
    ("a::before { content: \" { ; /* \\\" \" }", "a::before{content:\" { ; /* \\\" \"}"),
    (
      "@media (width >= 400px) and (hover: hover) { a { top: 0; } b { top: 1px } }",
      "@media (width>=400px) and (hover:hover){a{top:0}b{top:1px}}"
    ),
    (
      "@keyframes turn { from { rotate: 0 } to { rotate: 1turn } }",
      "@keyframes turn{from{rotate:0}to{rotate:1turn}}"
    ),
    ("a { color: red; &:hover { color: blue; } top: 0 }", "a{color:red;&:hover{color:blue}top:0}"),
    (
      "@import url(\"a.css\");\na { b: url(\"c d.png\") }",
      "@import url(\"a.css\");a{b:url(\"c d.png\")}"
    ),
  ])
  func `a style sheet is on one line, without what browsers don't need`(
    text: String, result: String
  ) {
    #expect(Minifier.styleSheet(text) == result)
    #expect(Minifier.styleSheet(result) == result)
  }

  @Test(arguments: [
    ("// A comment.\nconst a = 1\n  const b = a + 2\n", "const a=1\nconst b=a+2"),
    ("f(x => {\n  g('a  b', `c  d`)\n})\nh()", "f(x=>{g('a  b',`c  d`)})\nh()"),
    ("const p = /a  b/g.test(c)", "const p=/a  b/g.test(c)"),
  ])
  func `a script has no comments, indentation or needless spaces`(text: String, result: String) {
    #expect(Minifier.script(text) == result)
  }

  @Test func `markup has no indentation, and no comments`() {
    #expect(
      Minifier.markup("<!-- A page. -->\n<a>\n  <b> c </b>\n\n</a>\n") == "<a>\n<b> c </b>\n</a>")
  }

  @Test func `a folder's files are constants, and markup with places is a function`() throws {
    let copy = try Copy(of: Copy.sources)
    try copy.add(
      "Sources/StyleHTML/Assets/a-page.html", "<p>{{text}}</p>\n<b>{{title}}{{text}}</b>\n")
    try copy.add("Sources/StyleHTML/Assets/b.js", "// Does it.\nf( 1 )\n")
    try copy.add("Sources/StyleHTML/Assets/c.css", "a { mask: url(\"symbol:clock\") }\n")
    let file = try #require(
      try Generator.files(of: copy.repository).first {
        $0.path == "Sources/StyleHTML/StyleHTMLAssets+Generated.swift"
      })
    let lines = file.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("  static func aPageHTML(text: String, title: String) -> String {"))
    #expect(lines.contains("<p>\\#(text)</p>"))
    #expect(lines.contains("<b>\\#(title)\\#(text)</b>"))
    #expect(lines.contains("f(1)"))
    #expect(
      lines.contains("  static let cCSS = #\"a{mask:\\#(KindSheet.outline(of: \"clock\"))}\"#"))
  }

  @Test(arguments: [
    ("a.txt", "Assets are style sheets, scripts and markup: .css, .js and .html."),
    ("a.css", "The braces don't match. Close each block."),
  ])
  func `an asset that can't be embedded is an error`(name: String, reason: String) throws {
    let copy = try Copy(of: Copy.sources)
    try copy.add("Sources/StyleBook/Assets/\(name)", "a { b: c")
    let error = #expect(throws: SourceError.self) { try Generator.files(of: copy.repository) }
    #expect(error == SourceError(path: "Sources/StyleBook/Assets/\(name)", line: 1, reason: reason))
  }
}
