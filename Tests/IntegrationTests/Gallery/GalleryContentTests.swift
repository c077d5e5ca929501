import Foundation
import ProtocolStyle
import Testing

@testable import Gallery
@testable import TestSupport

extension GalleryPage {
  /// The page without measurements, written once for all tests.
  static let text = Result { String(decoding: try GalleryPage(numbers: []).bytes(), as: UTF8.self) }
}

/// The contents of the gallery, without a browser.
@Suite struct GalleryContentTests {
  /// Skips a test of the page, which takes half a minute to write in a debug build, like those in a
  /// browser.
  private static let pageCondition: ConditionTrait =
    .enabled(if: TestScale.startsPrograms, "The page takes long to write; set STYLE_PROGRAMS=1.")

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(pageCondition) func `the page is less than 150 KB compressed`() throws {
    let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: page) }
    try Data(GalleryPage.text.get().utf8).write(to: page)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "--stdout", page.path()]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let compressed = try output.fileHandleForReading.readToEnd()?.count ?? 0
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect((1..<150_000).contains(compressed))
  }

  @Test(arguments: Guide.all)
  func `a link leads to the article of its title`(guide: Guide) throws {
    #expect(try Self.text(of: guide.path).hasPrefix("# \(guide.title)\n"))
  }

  @Test(pageCondition) func `each article is linked`() throws {
    let sources = Self.root.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path())
    let articles = modules.flatMap { module -> [String] in
      let catalog = "\(module)/\(module).docc"
      let files = FileManager.default
      let names = try? files.contentsOfDirectory(atPath: sources.appending(path: catalog).path())
      return (names ?? []).filter { $0.hasSuffix(".md") }
        .filter { ![module + ".md", "Findings.md"].contains($0) }
        .map { "Sources/\(catalog)/\($0)" }
    }
    #expect(Set(articles) == Set(Guide.all.map(\.path)))
    let page = try GalleryPage.text.get()
    let linked = page.replacing("\\/", with: "/")
    #expect(articles.allSatisfy { linked.contains($0) })
  }

  @Test func `all levels of the cascade compete for one attribute`() throws {
    let content = try #require(Exhibit.levels.stages.first)
    let tree = StyleTree()
    let frame = tree.attach(Frame()).erased
    tree.setScope(content.scope, at: frame)
    content.attach(tree, frame)
    let button = try #require(tree.first(RivalButton.self))
    let entries = tree.explain(button)[.tintColor].flatMap(\.entries)
    #expect(Set(entries.map(\.level)) == Set(CascadeLevel.allCases).subtracting([.variant]))
    #expect(entries.count == 9)
    #expect(entries.first?.level == .overrides)
  }

  /// The titles of rows in the article, by the rows of the benchmarks.
  private static let rows = [
    "refresh.switch-growth": "switch the theme of 1,000,000 nodes",
    "tree.rules-growth": "the same with 1,000 rules",
    "tree.depth-growth": "the same at depth 1,000",
    "classes.growth": "attach with style classes, under 1,000 rules for classes",
    "refresh.one-object": "one changed object among 100,000 nodes",
    "html.growth": "the same, in 1,000,000",
    "stress.siblings": "1,000,000 siblings, everything that walks",
    "stress.chain": "a chain of 1,000,000 nodes, everything that walks",
  ]

  @Test(arguments: BenchmarkNumber.published.map(\.name))
  func `the picture shows what the article about performance has`(name: String) throws {
    let title = try #require(Self.rows[name])
    let article = try Self.text(of: Guide.performance.path)
    let row = try #require(article.split(separator: "\n").first { $0.hasPrefix("| \(title) |") })
    let ratio = row.split(separator: "|").last.flatMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    #expect(BenchmarkNumber.published.first { $0.name == name }?.ratio == ratio)
  }
}
