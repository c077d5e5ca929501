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
