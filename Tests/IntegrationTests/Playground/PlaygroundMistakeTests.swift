import Testing

/// The mistakes that the Playground shows are those of the article and of the fixture.
@Suite struct PlaygroundMistakeTests {
  private static let source = Result {
    try Repository.text(of: "Playground/Examples/Mistake.swift")
  }

  @Test func `each row is one of the article's table`() throws {
    let rows = try Self.source.get()
      .matches(of: /Mistake\(\s*"((?:[^"\\]|\\.)*)", (nil|"[\w-]+"), "([\w-]+)"\)/)
    #expect(rows.count == 13)
    for row in rows {
      let code = String(row.1).replacing("\\\"", with: "\"")
      let tool = row.2 == "nil" ? "nothing" : row.2.filter { $0 != "\"" }
      #expect(
        MistakeTable.rows.contains {
          $0.code == code && $0.tool == tool && (tool == "nothing" || $0.finding.hasPrefix(row.3))
        }, "\(code)")
    }
  }

  @Test(.needsCompiler) func `the warnings are the fixture's, and so is the code`() async throws {
    let example = try await PlaygroundProgram.run(["14"]).output
    let words = { (text: Substring) in text.split { $0.isWhitespace }.joined(separator: " ") }
    let scene = try #require(example.firstRange(of: "▸ swift package check-styles"))
    let end = try #require(example.firstRange(of: "▸ Inspector()"))
    let shown = words(example[scene.upperBound..<end.lowerBound])
    let warnings = shown.split(separator: "Sources/").map { "Sources/" + words($0) }
    #expect(warnings.count == 2)
    let expected = try Repository.text(of: "Tests/Fixtures/SlipApp/expected.txt")
      .split(separator: "\n")
    for warning in warnings {
      #expect(expected.contains { $0 == warning }, "\(warning)")
      let file = try #require(warning.split(separator: ":").first)
      let source = try Repository.text(of: "Tests/Fixtures/SlipApp/\(file)")
      let property = try #require(warning.split(separator: "'").dropFirst().first)
      let line = try #require(
        source.split(separator: "\n").first { $0.contains("var \(property):") })
      #expect(example.contains(line.drop { $0 == " " }), "\(line)")
    }
  }
}
