import Foundation
import ModernPack
import ProtocolStyle
import StyleSampling
import Testing

@testable import StyleBook

/// What the catalog of a book has, and what texts find in it.
@Suite struct StyleCatalogTests {
  private static let catalog = StyleCatalog(
    "Shop",
    of: StyleSampleCatalog(
      [
        StyleSample("Pay", CatalogPay(), note: "Ends an order.", variants: \.size),
        StyleSample("Cancel", CatalogCancel()),
      ], module: "Shop", packs: [shop]))

  private static let shop = StylePack("shop", tokens: [Token<Color>.catalogBrand, .catalogOld])

  @Test func `it lists nodes with traits, attributes and variants`() throws {
    let module = try #require(Self.catalog.modules.first)
    #expect(module.name == "Shop")
    #expect(module.nodes.map(\.name) == ["CatalogCancel", "CatalogPay"])
    let pay = module.nodes[1]
    #expect(pay.kind == "button")
    #expect(pay.traits == ["CatalogPrimary"])
    #expect(pay.attributes == ["backgroundColor", "cornerRadius", "text"])
    #expect(pay.variants == [.init(property: "size", values: ["small", "large"])])
    #expect(Self.catalog.attributes.contains(.init(name: "cornerRadius", type: "Double")))
  }

  @Test func `it lists tokens with their roles, values and readers`() throws {
    let tokens = try #require(Self.catalog.modules.first).tokens
    #expect(tokens.map(\.name) == ["catalogBrand", "catalogOld"])
    #expect(tokens[0].summary == "What people do first.")
    #expect(tokens[0].roles == ["backgroundColor"])
    #expect(tokens[0].samples == ["Pay"])
    #expect(tokens[0].values.map(\.colorScheme) == ["light", "dark"])
    #expect(tokens[0].values.map(\.value) == ["#112233", "#ddeeff"])
    #expect(tokens[1].deprecation == "Use catalogBrand.")
    #expect(tokens[1].samples == [])
  }

  @Test func `JSON is read again as it is, and has its schema's version`() throws {
    let data = Data(try Self.catalog.reportJSON.utf8)
    #expect(try JSONDecoder().decode(StyleCatalog.self, from: data) == Self.catalog)
    #expect(try Self.catalog.reportJSON.contains("\"schema\" : 1"))
  }

  @Test func `each key of the schema is in its article`() throws {
    let article = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/StyleBook/StyleBook.docc/CatalogForPrograms.md"),
      encoding: .utf8)
    let keys = Set(try Self.catalog.reportJSON.matches(of: /"(\w+)" :/).map { String($0.output.1) })
    #expect(keys.count > 20)
    for key in keys { #expect(article.contains("`\(key)`"), "\(key)") }
  }

  @Test func `Markdown has a list for each sort`() {
    let text = Self.catalog.markdown
    #expect(
      text.hasPrefix(
        "# Shop\n\n## Shop\n\n### Samples\n\n- `CatalogPay`: “Pay”; button; Ends an order.\n"))
    #expect(
      text.contains(
        "- `Token<Color>.catalogBrand`: What people do first.; for backgroundColor; #112233 by "
          + "default\n"))
  }

  nonisolated static let searches: [(text: String, names: [String])] = [
    ("primary", ["CatalogPrimary", "CatalogPay"]), ("primary button", ["CatalogPay"]),
    ("BRAND token", ["catalogBrand", "catalogOld"]), ("ends order", ["Pay"]),
    ("nothing like that", []),
  ]

  @Test(arguments: searches)
  func `words find the entries that they are about, the best first`(
    row: (text: String, names: [String])
  ) {
    let names = Self.catalog.entries(about: row.text).map(\.name)
    #expect(names == row.names)
  }

  @Test func `no words find all`() {
    #expect(Self.catalog.entries(about: " ").count == 7)
  }
}

private enum CatalogSize: CaseIterable { case small, large }

private protocol CatalogPrimary: BackgroundColor, CornerRadius {}
extension CatalogPrimary {
  fileprivate var backgroundColor: Color { Token.catalogBrand.value }
  fileprivate var cornerRadius: Double { 8 }
}

private struct CatalogPay: ButtonNode, CatalogPrimary, TextContent {
  var size = CatalogSize.small
  var text: String { "Pay" }
}

private struct CatalogCancel: ButtonNode, TextContent {
  var text: String { "Cancel" }
}

extension Token<Color> {
  fileprivate static let catalogBrand = Token(
    "catalogBrand",
    default: .adaptive(light: Color(hex: 0x112233), dark: Color(hex: 0xDDEEFF)),
    summary: "What people do first.")
  fileprivate static let catalogOld = Token(
    "catalogOld", default: .black, deprecated: "Use catalogBrand.")
}
