internal import CommandSupport
internal import Foundation

/// The public declarations of modules, by name.
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

  /// Lists the declarations of symbol graphs.
  init(in graphs: [SymbolGraph]) {
    for graph in graphs { add(graph) }
  }

  private mutating func add(_ graph: SymbolGraph) {
    let provided = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    let required = Set(
      graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
      let text = symbol.declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let identifier = symbol.identifier.precise
      let name = ([graph.module.name] + symbol.pathComponents).joined(separator: ".")
      declarations[name, default: []].insert(
        Declaration(
          text: text,
          isRequirement: required.contains(identifier) && !provided.contains(identifier),
          isToken: text.contains(": Token<")))
    }
  }
}
