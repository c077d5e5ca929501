import Foundation
import Testing

/// Each kind of finding has a page in the documentation of its module.
@Suite struct FindingPageTests {
  /// A kind of finding, with the module that declares it.
  struct Sort: CustomTestStringConvertible {
    let module: String
    let identifier: String

    /// The expected page.
    var page: String { "\(FindingPageTests.folder(of: module))/\(identifier).md" }

    var testDescription: String { identifier }
  }

  /// The kinds that the sources of all modules declare, and those of `check-styles`.
  private static let sorts: [Sort] =
    ofModules
    + ofSources.filter { sort in
      !ofModules.contains { $0.identifier == sort.identifier }
    }

  private static let ofSources: [Sort] =
    try! Repository.text(of: "Plugins/StyleChecker/Checks/StyleCheck.swift")
    .matches(of: /case \w+ = "([^"]+)"/)
    .map { Sort(module: "ProtocolStyle", identifier: String($0.1)) }

  private static let ofModules: [Sort] = Repository.modules.flatMap { folder in
    let module = folder.lastPathComponent
    return Repository.paths(in: "Sources/\(module)", withExtension: "swift").flatMap { path in
      try! Repository.text(of: path)
        .matches(of: /static let \w+ = Finding\.Identifier\(rawValue: "([^"]+)"\)/)
        .map { Sort(module: module, identifier: String($0.1)) }
    }
  }

  private static let modules = Set(sorts.map(\.module)).sorted()

  private static func folder(of module: String) -> String {
    "Sources/\(module)/\(module).docc/Findings"
  }

  @Test func `each identifier is declared once`() {
    #expect(
      Self.modules == [
        "ProtocolStyle", "StyleBinding", "StyleFiles", "StyleInspector", "StyleTesting",
      ])
    #expect(Self.sorts.count > 24)
    #expect(Self.ofSources.count == 13)
    #expect(Set(Self.sorts.map(\.identifier)).count == Self.sorts.count)
  }

  @Test func `each page belongs to a finding`() {
    let pages = Repository.paths(in: "Sources", withExtension: "md")
      .filter { $0.contains("/Findings/") }
    #expect(pages == Self.sorts.map(\.page).sorted())
  }

  @Test(arguments: modules)
  func `the overview of a module lists its findings, and its landing page the overview`(
    module: String
  ) throws {
    let listed = try Repository.text(of: "\(Self.folder(of: module)).md")
      .matches(of: /(?m)^- <doc:([\w-]+)>$/).map { String($0.1) }
    let declared = Self.sorts.filter { $0.module == module }.map(\.identifier)
    #expect(listed.sorted() == declared.sorted())
    let landingPage = try Repository.text(of: "Sources/\(module)/\(module).docc/\(module).md")
    #expect(landingPage.contains("\n- <doc:Findings>\n"))
  }

  @Test(arguments: sorts)
  func `a page has an explanation, an example and a remedy`(sort: Sort) throws {
    let page = try Repository.text(of: sort.page)
    #expect(page.hasPrefix("# "))
    #expect(page.contains("`\(sort.identifier)`"))
    #expect(page.contains("\n## Example\n"))
    #expect(page.contains("\n## Remedy\n"))
    #expect(page.contains("```swift\n"))
  }
}
