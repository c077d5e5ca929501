internal import Foundation

/// The public declarations of modules, by name, as symbol graphs of the compiler have them.
struct PublicNames {
  /// A declaration.
  struct Declaration: Hashable {
    /// Its text on one line: `static let accent: Token<Color>`.
    let text: String

    /// Whether types of other modules must implement it.
    let isRequirement: Bool

    /// Whether it's a token.
    let isToken: Bool
  }

  /// The declarations by their names behind that of the module, such as `HarborPack.HarborButton.text`.
  ///
  /// Overloads and extensions share a name.
  private(set) var declarations: [String: Set<Declaration>] = [:]

  init() {}

  /// Reads the symbol graphs in a folder.
  ///
  /// - Parameter folder: The folder, which `swift symbolgraph-extract` wrote.
  /// - Throws: An error of the file system, or of decoding.
  init(graphsIn folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
      add(try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)))
    }
  }

  private mutating func add(_ graph: Graph) {
    let provided = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    let required = Set(
      graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
      let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let identifier = symbol.identifier.precise
      let name = ([graph.module.name] + symbol.pathComponents).joined(separator: ".")
      declarations[name, default: []].insert(
        Declaration(
          text: text,
          isRequirement: required.contains(identifier) && !provided.contains(identifier),
          isToken: text.contains(": Token<")))
    }
  }

  /// The parts of a symbol graph that are read.
  private struct Graph: Decodable {
    struct Module: Decodable { let name: String }
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    struct Symbol: Decodable {
      let kind: Kind
      let identifier: Identifier
      let pathComponents: [String]
      let declarationFragments: [Fragment]?
    }

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
    }

    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]
  }
}
