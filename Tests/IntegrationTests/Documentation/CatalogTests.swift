import Foundation
import Testing

@Suite struct CatalogTests {
  @Test(arguments: try Catalog.all)
  func `a topic lists each public declaration of the module`(catalog: Catalog) {
    #expect(catalog.missing == [])
  }

  @Test func `a declaration without a topic is found`() {
    let catalog = Catalog(
      module: "Example",
      sources: [
        "public struct One {\n  public struct Inner {}\n}\nstruct Two {}\n",
        "public final class Three {}\n@inlinable\npublic func four() {}\n",
      ],
      pages: ["``Three`` is in a sentence.\n\n- ``four()``\n- ``One``\n"])
    #expect(catalog.missing == ["Three"])
  }
}

// MARK: - Catalog

/// The DocC catalog of a module, with the topics of its public declarations.
struct Catalog: Sendable {
  let module: String

  /// The texts of the module's sources.
  let sources: [String]

  /// The texts of the catalog's pages.
  let pages: [String]

  /// The catalogs of all Swift modules.
  static var all: [Catalog] {
    get throws {
      try Repository.modules.map(\.lastPathComponent).map { module in
        let folder = "Sources/\(module)"
        return Catalog(
          module: module,
          sources: try Repository.paths(in: folder, withExtension: "swift")
            .map(Repository.text(of:)).filter { !Repository.isNative($0) },
          pages: try Repository.paths(in: folder, withExtension: "md")
            .map(Repository.text(of:)))
      }.filter { !$0.sources.isEmpty }
    }
  }

  /// The public names at the top level that aren't in any list of topics, which DocC doesn't
  /// report.
  var missing: [String] {
    let declaration =
      /(?m)^public (?:final )?(?:struct|enum|class|actor|protocol|typealias|func) (\w+)/
    let topic = /(?m)^- ``(\w+)/
    let declared = Set(sources.flatMap { $0.matches(of: declaration) }.map { String($0.1) })
    let listed = Set(pages.flatMap { $0.matches(of: topic) }.map { String($0.1) })
    return declared.subtracting(listed).sorted()
  }
}

extension Catalog: CustomTestStringConvertible {
  /// The name of the module.
  var testDescription: String { module }
}

// MARK: - Manifest

/// A sample of a `Package.swift`: a whole one, or elements of one of its lists.
struct Manifest: Sendable {
  private let sample: Sample

  init(_ sample: Sample) {
    self.sample = sample
  }

  /// A program that the compiler checks against `PackageDescription`.
  func file(named name: String) -> Compiler.File {
    let isWhole = sample.code.contains("import PackageDescription")
    // A list can't contain a source location, so the one before it subtracts the two lines between.
    let text =
      isWhole
      ? [location(file: name, line: sample.line), sample.code]
      : [
        location(file: name, line: sample.line - 2), "import PackageDescription",
        "let list: [\(element)] = [", sample.code, "]",
      ]
    return Compiler.File(name: "main.swift", text: text.joined(separator: "\n") + "\n")
  }

  private func location(file: String, line: Int) -> String {
    "#sourceLocation(file: \"\(file)\", line: \(line))"
  }

  /// The type of the elements, determined by the first one.
  private var element: String {
    switch sample.code.prefix(while: { $0 != "(" }) {
    case ".package": "Package.Dependency"
    case ".product": "Target.Dependency"
    case ".library", ".executable", ".plugin": "Product"
    case ".defaultIsolation", ".enableUpcomingFeature": "SwiftSetting"
    default: "Target"
    }
  }
}

// MARK: - LinkTests

@Suite struct LinkTests {
  private static let documents = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".github/SECURITY.md",
  ]

  /// DocC checks the links of its catalogs, but not those of other documents.
  @Test(arguments: documents)
  func `every link to a file in the repository is valid`(document: String) throws {
    let targets = try Repository.text(of: document).matches(of: /\]\(([^)\s]+)\)/)
      .map { String($0.1) }
    let folder = Repository.root.appending(path: document).deletingLastPathComponent()
    let missing = targets.filter { target in
      !target.contains("://")
        && !FileManager.default.fileExists(atPath: folder.appending(path: target).path())
    }
    #expect(missing == [])
  }
}
