import Testing

@testable import Generator

/// The reader of Swift sources.
@Suite struct SwiftReaderTests {
  @Test(arguments: [
    ("let a = 1", ["let", "a", "=", "1"]),
    ("a.b(c: [d])", ["a", ".", "b", "(", "c", ":", "[", "d", "]", ")"]),
    (#""a \("b { \(c)") } ""#, [#""a \("b { \(c)") } ""#]),
    (##"#"a " \(b) \#(")")"#"##, [##"#"a " \(b) \#(")")"#"##]),
    ("\"\"\"\n  \" { \n  \"\"\" + a", ["\"\"\"\n  \" { \n  \"\"\"", "+", "a"]),
    ("f(/a\"{/) / 2", ["f", "(", "/a\"{/", ")", "/", "2"]),
    ("f(of: #/a / \"/#)", ["f", "(", "of", ":", "#/a / \"/#", ")"]),
    ("a // b {\n/* c { */ d", ["a", "d"]),
    ("#if os(Linux) && a\nb\n#else\nc\n#endif", ["b", "c"]),
    ("`switch` ä $0", ["`switch`", "ä", "$0"]),
    ("/// A.\nlet a", ["/// A.", "let", "a"]),
  ])
  func `a text is divided into tokens`(text: String, tokens: [String]) {
    #expect(SwiftScanner.tokens(of: text).map(\.text) == tokens)
  }

  @Test func `tokens have lines, and the text of the source`() {
    let text = "let a = [\n  \"\"\"\n  b\n  \"\"\",  // c\n  d,\n]"
    let tokens = SwiftScanner.tokens(of: text)[...]
    #expect(tokens.map(\.line) == [1, 1, 1, 1, 2, 4, 5, 5, 6])
    #expect(tokens.text == text)
  }

  @Test func `the generator's sources consist of their tokens`() throws {
    for file in try Repository.current.files(in: "Plugins/Generator") {
      let tokens = file.tokens
      let text = (tokens.first?.gap ?? "") + tokens.text
      #expect(file.text == text + "\n", "\(file.path)")
      let opening = tokens.count { $0.kind == .symbol && "([{".contains($0.text) }
      let closing = tokens.count { $0.kind == .symbol && ")]}".contains($0.text) }
      #expect(opening == closing, "\(file.path)")
    }
  }

  @Test func `declarations have documentation, modifiers, a type, a value and members`() throws {
    let text = """
      /// A.
      ///
      /// B.
      @MainActor
      public protocol A: B,
        C
      {
        /// D.
        var d: [String: Int] { get }
        func e(_ f: Int = 1) -> Int
      }

      extension A where Self == B<C> {
        public static var d: Int {
          if a { return 1 }
          return 2
        }
        private(set) var e = 1 { didSet { f() } }
      }

      let g: G = h
        .map { $0 + 1 }
        + i
      struct J<K: L>: M {}
      """
    let all = Declaration.all(in: SwiftScanner.tokens(of: text)[...])
    #expect(all.map(\.keyword) == ["protocol", "extension", "let", "struct"])
    #expect(all.map(\.name) == ["A", "A", "g", "J"])
    #expect(all.map(\.line) == [5, 13, 21, 24])
    #expect(all[0].documentation == ["A.", "", "B."])
    #expect(all[0].isPublic)
    #expect(all[0].type == "B,\n  C")
    #expect(all[0].members.map(\.name) == ["d", "e"])
    #expect(all[0].members[0].type == "[String: Int]")
    #expect(all[0].members[0].body?.text == "get")
    #expect(all[0].members[0].documentation == ["D."])
    #expect(all[1].members.map(\.modifiers) == [["public", "static"], ["private"]])
    #expect(all[1].members[1].value?.text == "1 { didSet { f() } }")
    #expect(all[2].type == "G")
    #expect(all[2].value?.text == "h\n  .map { $0 + 1 }\n  + i")
    #expect(all[3].body?.isEmpty == true)
  }

  @Test func `arguments have labels and values`() throws {
    let tokens = SwiftScanner.tokens(of: "f(.a, b: [c, d: e(g, h)], i) { j }")[...]
    let arguments = try #require(tokens.arguments(ofCallTo: "f"))
    #expect(arguments.map(\.label) == [nil, "b", nil])
    #expect(arguments.map(\.value.text) == [".a", "[c, d: e(g, h)]", "i"])
    #expect(arguments["b"]?.text == "[c, d: e(g, h)]")
    #expect(tokens.arguments(ofCallTo: "g") == nil)
  }

  @Test func `sections have titles and lines`() throws {
    let file = SourceFile(
      path: "A.swift", text: "import B\n\n// MARK: C\n\nlet c = 1\n\n// MARK: - D\nlet d = 2\n")
    #expect(file.sections.map(\.title) == ["C", "- D"])
    #expect(file.sections.map(\.line) == [3, 7])
    #expect(file.sections.map { $0.declarations.map(\.name) } == [["c"], ["d"]])
    #expect(file.declarations.map(\.name) == ["B", "c", "d"])
    #expect("\(file.sections[1].error("No.") )" == "A.swift:7: No.")
  }
}
