import Foundation
import ProtocolStyle
import StyleHTML
import Testing

/// The table in the documentation, which is generated from the list that the renderer uses.
@Suite struct CSSMeaningsDocumentTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/StyleHTML/StyleHTML.docc/CSSMeanings.md")

  private static var text: String {
    let rows = CSSMeaning.standard.sorted { $0.attribute.name < $1.attribute.name }.map { meaning in
      let properties = meaning.properties.map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(meaning.attribute.name)` | \(properties.isEmpty ? "–" : properties) "
        + "| \(meaning.summary) |"
    }
    return """
      # Attributes in CSS

      The CSS properties that each standard attribute sets, and the conversion of its value.

      Properties with `--` style parts of an element, such as the thumb of a slider. If an attribute
      sets no properties, the table gives the reason. The table shows ``CSSMeaning/standard``; you can
      pass meanings of custom attributes to a page.

      | Attribute | Properties | Value |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// `STYLE_WRITES_DOCUMENTS=1 swift test --filter CSSMeaningsDocumentTests` updates the table.
  @Test func `the table has the same contents as the list`() throws {
    if ProcessInfo.processInfo.environment["STYLE_WRITES_DOCUMENTS"] == "1" {
      try Data(Self.text.utf8).write(to: Self.file)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      written == Self.text,
      "update it: STYLE_WRITES_DOCUMENTS=1 swift test --filter CSSMeaningsDocumentTests")
  }
}
