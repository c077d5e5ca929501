internal import Foundation

/// The part of a module's symbol graph that the checks use.
struct SymbolGraph: Decodable {
  /// The module that contains the declarations.
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Module: Decodable {
    let name: String
  }

  /// Reads the graphs in a folder: the module's own, and one for each module that it extends.
  ///
  /// - Parameter folder: The folder with the compiler's output.
  /// - Returns: The graphs, sorted by file name.
  /// - Throws: Any error from reading or decoding.
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

/// The visibility of a declaration, from the narrowest to the widest.
enum AccessLevel: String, Decodable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open
}

extension AccessLevel: Comparable {
  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}
