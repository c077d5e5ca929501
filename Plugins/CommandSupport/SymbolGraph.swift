package import Foundation

/// The part of a module's symbol graph that commands use.
package struct SymbolGraph: Decodable {
  /// The module that contains the declarations.
  package let module: Module
  package let symbols: [Symbol]
  package let relationships: [Relationship]

  package struct Module: Decodable {
    package let name: String
  }

  /// Reads the graphs in a folder: the module's own, and one for each module that it extends.
  ///
  /// - Parameter folder: The folder with the compiler's output.
  /// - Returns: The graphs, sorted by file name.
  /// - Throws: Any error from reading or decoding.
  package static func all(in folder: URL) throws -> [SymbolGraph] {
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
package enum AccessLevel: String, Decodable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open
}

extension AccessLevel: Comparable {
  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}

// MARK: - Symbols

extension SymbolGraph {
  /// A declaration.
  package struct Symbol: Decodable {
    package let kind: Kind
    package let identifier: Identifier

    /// The names from the module to the declaration: `["Card", "borderWidth"]`.
    package let pathComponents: [String]
    package let accessLevel: AccessLevel

    /// The position of the name; nil for private and synthesized declarations.
    package let location: Location?

    /// The extension that contains the declaration, if there is one.
    package let swiftExtension: Extension?

    /// The parameters of a generic type, with the constraints of its declaration.
    package let swiftGenerics: Generics?
    package let declarationFragments: [Fragment]?

    /// The text of the declaration: `var borderWidth: Double { get }`.
    package var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

    package struct Kind: Decodable {
      package let identifier: String
    }

    package struct Identifier: Decodable {
      /// The mangled name after `s:`.
      package let precise: String
    }

    package struct Location: Decodable {
      package let uri: String
      package let position: Position

      /// The position, counted from zero.
      package struct Position: Decodable {
        package let line: Int
        package let character: Int
      }
    }

    package struct Extension: Decodable {
      package let extendedModule: String
      package let constraints: [Constraint]?
    }

    package struct Generics: Decodable {
      package let constraints: [Constraint]?
    }

    package struct Constraint: Decodable, Hashable {
      /// `conformance`, `superclass` or `sameType`.
      package let kind: String

      /// The constrained type: `Self`.
      package let lhs: String

      /// The protocol or type of the constraint, as in the source.
      package let rhs: String

      /// The identifier of the protocol or type, if it's a declared one.
      package let rhsPrecise: String?
    }

    package struct Fragment: Decodable {
      package let spelling: String
    }
  }

  /// A relationship of two declarations, by their identifiers.
  package struct Relationship: Decodable {
    /// `conformsTo`, `memberOf`, `inheritsFrom` or another kind of the format.
    package let kind: String
    package let source: String
    package let target: String

    /// The constraints of a conditional conformance.
    package let swiftConstraints: [Symbol.Constraint]?
  }
}
