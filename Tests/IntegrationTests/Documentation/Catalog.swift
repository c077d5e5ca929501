import Foundation
import Testing

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
