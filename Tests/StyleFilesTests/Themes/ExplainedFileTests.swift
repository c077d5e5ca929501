import ProtocolStyle
import StyleFiles
import Testing

extension Token<Color> {
  fileprivate static let accent = Token("explained.accent", default: .blue)
}

/// The places in files that an explanation names.
@Suite struct ExplainedFileTests {
  private static func steps(
    _ tree: StyleTree, _ node: some NodeReference
  ) throws -> [TokenStep] {
    try #require(tree.explain(node)[.backgroundColor].first?.winner).tokens
  }

  @Test func `a value of a token file has the file and the JSON pointer`() throws {
    let file = try TokenFile(
      """
      {"color": {"$type": "color",
        "base": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
        "link": {"$value": "{color.base}"}}}
      """, named: "brand/explained.tokens.json")
    let tree = StyleTree(themes: [try file.theme()])
    let link = try file.token("color.link", as: Color.self)
    let node = tree.attach(Box())
    tree.override(node) { $0.backgroundColor = link.value }
    let steps = try Self.steps(tree, node)
    #expect(
      steps.map(\.location) == [
        "brand/explained.tokens.json#/color/link", "brand/explained.tokens.json#/color/base",
      ])
    #expect(
      steps.map { "\($0)" } == [
        "← color.link  #ff0000  theme explained (explained.tokens.json#/color/link)",
        "  ← color.base  #ff0000  theme explained (explained.tokens.json#/color/base)",
      ])
  }

  @Test func `a token of the application has the place of the file's token`() throws {
    let file = try TokenFile(
      """
      {"explained": {"accent": {"$type": "color",
        "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}
      """, named: "app.tokens.json")
    let tree = StyleTree(themes: [try file.theme(setting: [Token.accent])])
    let steps = try Self.steps(tree, tree.attach(Accented()))
    #expect(steps.map(\.location) == ["app.tokens.json#/explained/accent"])
  }

  @Test func `rules and variables of a stylesheet have the file and the line`() throws {
    let file = try StyleSheetFile(
      """
      @paint: #ff0000;

      Button {
        background-color: @paint;
      }
      """, named: "styles/Explained.nss")
    let tree = StyleTree(themes: [file.theme], styleSheet: file.sheet)
    let node = tree.attach(Press())
    let entry = try #require(tree.explain(node)[.backgroundColor].first?.winner)
    #expect(entry.location == "styles/Explained.nss:3")
    #expect("\(entry)".hasSuffix("(Explained.nss:3)"))
    #expect(entry.tokens.map(\.location) == ["styles/Explained.nss:1"])
  }
}

private struct Box: ViewNode {}
private struct Press: ButtonNode {}

private struct Accented: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.accent.value }
}
