import Testing

@testable import Gallery

/// The mistakes that the gallery shows are those of the article and of the fixture.
@Suite struct GalleryMistakeTests {
  @Test func `each row is one of the article's table`() throws {
    #expect(Mistake.all.count == 15)
    for mistake in Mistake.all {
      let tool = mistake.tool ?? "nothing"
      #expect(
        MistakeTable.rows.contains {
          $0.code == mistake.code && $0.tool == tool
            && (tool == "nothing" || $0.finding.hasPrefix(mistake.finding))
        }, "\(mistake.code)")
    }
  }

  @Test func `the warnings are the fixture's, and so is the code`() throws {
    let words = { (text: String) in text.split { $0.isWhitespace }.joined(separator: " ") }
    let expected = try Repository.text(of: "Tests/Fixtures/SlipApp/expected.txt")
      .split(separator: "\n")
    #expect(Mistake.warnings.count == 2)
    for warning in Mistake.warnings.map(words) {
      #expect(expected.contains { $0 == warning }, "\(warning)")
      let file = try #require(warning.split(separator: ":").first)
      let source = try Repository.text(of: "Tests/Fixtures/SlipApp/\(file)")
      let property = try #require(warning.split(separator: "'").dropFirst().first)
      let line = try #require(
        source.split(separator: "\n").first { $0.contains("var \(property):") })
      #expect(Exhibit.mistakes.code.contains(line.drop { $0 == " " }), "\(line)")
    }
  }

  @Test func `the inspector's finding is below the code that it is about`() {
    #expect(Exhibit.mistakes.code.contains("struct Tile: ViewNode, RowHeight {}\n"))
    #expect(
      Exhibit.mistakes.code.hasSuffix(
        "warning: Tile adopts RowHeight, but its kind 'view' does not use 'rowHeight'."))
  }
}
