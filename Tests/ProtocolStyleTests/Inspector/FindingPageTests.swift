import Testing

@testable import ProtocolStyle

/// Each sort of finding has a page in the documentation.
@Suite struct FindingPageTests {
  private static let folder = "Sources/ProtocolStyle/ProtocolStyle.docc/Findings"

  /// The identifiers that the sources declare.
  private static let identifiers: [String] = Repository.paths(
    in: "Sources/ProtocolStyle", withExtension: "swift"
  ).flatMap { path in
    try! Repository.text(of: path)
      .matches(of: /static let \w+ = Finding\.Identifier\(rawValue: "([^"]+)"\)/)
      .map { String($0.1) }
  }.sorted()

  @Test func `each identifier is declared once`() {
    #expect(Self.identifiers.count > 12)
    #expect(Set(Self.identifiers).count == Self.identifiers.count)
  }

  @Test func `each page is that of a finding`() {
    let pages = Repository.paths(in: Self.folder, withExtension: "md")
    #expect(pages == Self.identifiers.map { "\(Self.folder)/\($0).md" })
  }

  @Test(arguments: identifiers)
  func `a page says what it means, shows an example and the remedy`(identifier: String) throws {
    let page = try Repository.text(of: "\(Self.folder)/\(identifier).md")
    #expect(page.hasPrefix("# "))
    #expect(page.contains("`\(identifier)`"))
    #expect(page.contains("\n## Example\n"))
    #expect(page.contains("\n## Remedy\n"))
    #expect(page.contains("```swift\n"))
  }
}
