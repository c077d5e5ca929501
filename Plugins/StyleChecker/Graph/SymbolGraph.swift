internal import Foundation

/// The part of a symbol graph that checks read: what the compiler knows of one module.
struct SymbolGraph: Decodable {
  /// The module whose declarations these are.
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Module: Decodable {
    let name: String
  }

  /// Reads the graphs of a folder, which are a module's own and one for each module it extends.
  ///
  /// - Parameter folder: The folder that the compiler wrote them to.
  /// - Returns: The graphs, by the names of their files.
  /// - Throws: What reading or decoding throws.
  static func all(in folder: URL) throws -> [SymbolGraph] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return
      try files
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.path() < $1.path() }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}
