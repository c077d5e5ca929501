import Foundation
import ProtocolStyle
import StyleHTML
import Testing

/// The lists in the documentation, which are generated from those that the renderer uses.
@Suite struct CSSMeaningsDocumentTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/StyleHTML/StyleHTML.docc")

  private static var meanings: String {
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

  private static func list(_ names: [String]) -> String {
    names.map { "- `\($0)`" }.joined(separator: "\n")
  }

  private static var symbols: String {
    """
    # Drawn symbols

    The symbols that pages draw themselves, by their names on Apple platforms.

    A page draws `ImageReference.symbol(_:)` as an outline in the page, without a file, unless your
    closure for images returns a URL for it. Strokes have the color of the text around them; in an
    `ImageNode`, that of its tint. An outline fits into its node, 24 × 24 px by default. A symbol that
    isn't listed has no outline: in a button or a row it's left out, and in an `ImageNode` it's an
    empty image.

    ## Outlines

    \(list(SymbolPath.names))

    ## Filled forms

    These names are also drawn with a filled area if `.fill` follows, for example `heart.fill`. Any
    other name with `.fill` is drawn as its outline.

    \(list(SymbolPath.filledNames))

    """
  }

  private static let documents = [
    ("CSSMeanings.md", meanings), ("DrawnSymbols.md", symbols),
  ]

  /// `STYLE_RECORD=1 swift test --filter CSSMeaningsDocumentTests` updates the documents.
  @Test(arguments: documents)
  func `a document has the same contents as the list`(name: String, text: String) throws {
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["STYLE_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == text,
      "update it: STYLE_RECORD=1 swift test --filter CSSMeaningsDocumentTests")
  }

  @Test func `each symbol with a filled form has an outline`() {
    #expect(Set(SymbolPath.filledNames).isSubset(of: SymbolPath.names))
  }

  @Test(
    arguments: [
      "gear", "gearshape", "creditcard", "lock", "info.circle", "trash", "heart", "star", "house",
      "person", "magnifyingglass", "plus", "minus", "checkmark", "xmark", "chevron.left",
      "chevron.right", "bell", "calendar", "camera", "cart", "envelope", "phone", "pencil",
      "square.and.arrow.up", "cloud", "sun.max", "moon", "map", "bookmark", "tag", "clock",
      "folder",
      "doc", "photo", "mic", "play", "pause", "star.fill", "person.circle.fill",
    ])
  func `a common symbol is drawn`(name: String) {
    var model = ViewModel(kind: .image)
    model.image = .symbol(name)
    let html = HTMLFragment(of: model).html
    #expect(html.contains("<path d=\"M"))
    model = ViewModel(kind: .button)
    model.image = .symbol(name)
    #expect(HTMLFragment(of: model).html.contains("<path d=\"M"))
  }
}
