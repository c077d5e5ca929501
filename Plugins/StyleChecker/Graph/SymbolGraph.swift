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

// MARK: - Symbols

extension SymbolGraph {
  /// A declaration.
  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier

    /// The names from the module to the declaration: `["Card", "borderWidth"]`.
    let pathComponents: [String]
    let accessLevel: AccessLevel

    /// The position of the name; nil for private and synthesized declarations.
    let location: Location?

    /// The extension that contains the declaration, if there is one.
    let swiftExtension: Extension?

    /// The parameters of a generic type, with the constraints of its declaration.
    let swiftGenerics: Generics?
    let declarationFragments: [Fragment]?

    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      /// The mangled name after `s:`.
      let precise: String
    }

    struct Location: Decodable {
      let uri: String
      let position: Position

      /// The position, counted from zero.
      struct Position: Decodable {
        let line: Int
        let character: Int
      }
    }

    struct Extension: Decodable {
      let extendedModule: String
      let constraints: [Constraint]?
    }

    struct Generics: Decodable {
      let constraints: [Constraint]?
    }

    struct Constraint: Decodable, Hashable {
      /// `conformance`, `superclass` or `sameType`.
      let kind: String

      /// The constrained type: `Self`.
      let lhs: String

      /// The protocol or type of the constraint, as in the source.
      let rhs: String

      /// The identifier of the protocol or type, if it's a declared one.
      let rhsPrecise: String?
    }

    struct Fragment: Decodable {
      let spelling: String
    }
  }

  /// A relationship of two declarations, by their identifiers.
  struct Relationship: Decodable {
    /// `conformsTo`, `memberOf`, `inheritsFrom` or another kind of the format.
    let kind: String
    let source: String
    let target: String

    /// The constraints of a conditional conformance.
    let swiftConstraints: [Symbol.Constraint]?
  }
}

// MARK: - MangledType

/// The types of properties and methods, which are at the end of their mangled names.
///
/// Declarations may spell types with an alias, or with a name that two modules have. The demangled
/// name contains the type itself and its module, so types can be compared as strings.
enum MangledType {
  /// Returns the full type of a property: `Swift.Double`.
  ///
  /// - Parameter identifier: The property's precise identifier, `s:` and the mangled name.
  /// - Returns: The type; nil if the name can't be demangled.
  static func ofProperty(_ identifier: String) -> String? {
    guard identifier.hasPrefix("s:"), let name = demangle("$s" + identifier.dropFirst(2)),
      let separator = name.firstRange(of: " : ")
    else { return nil }
    return String(name[separator.upperBound...])
  }

  /// Returns the full type of a method's result: `Swift.Double`.
  ///
  /// - Parameter identifier: The method's precise identifier, `s:` and the mangled name.
  /// - Returns: The type; nil if the method has parameters, or if the name can't be demangled.
  static func ofResult(_ identifier: String) -> String? {
    guard identifier.hasPrefix("s:"), let name = demangle("$s" + identifier.dropFirst(2)),
      let list = name.firstRange(of: "()"),
      let arrow = name[list.upperBound...].firstRange(of: "-> ")
    else { return nil }
    return String(name[arrow.upperBound...])
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The standard library's entry point, which is public but not declared in a header or interface.
  private static let entry: Demangle? = {
    #if canImport(Darwin)
    let program = UnsafeMutableRawPointer(bitPattern: -2)
    #else
    let program: UnsafeMutableRawPointer? = nil
    #endif
    return unsafe dlsym(program, "swift_demangle").map {
      unsafe unsafeBitCast($0, to: Demangle.self)
    }
  }()

  private static func demangle(_ name: String) -> String? {
    // The function allocates the result, and the caller has to free it.
    guard let entry = unsafe entry, let result = unsafe entry(name, name.utf8.count, nil, nil, 0)
    else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
  }
}
