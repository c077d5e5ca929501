extension SymbolGraph {
  /// A declaration.
  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier

    /// The names from the module to the declaration: `["Card", "borderWidth"]`.
    let pathComponents: [String]
    let accessLevel: AccessLevel

    /// The position of the name; nil for what is private and for what the compiler made up.
    let location: Location?

    /// The extension that the declaration is in, if it's in one.
    let swiftExtension: Extension?
    let declarationFragments: [Fragment]?

    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      /// The mangled name behind `s:`.
      let precise: String
    }

    struct Location: Decodable {
      let uri: String
      let position: Position

      /// Counted from zero.
      struct Position: Decodable {
        let line: Int
        let character: Int
      }
    }

    struct Extension: Decodable {
      let extendedModule: String
      let constraints: [Constraint]?
    }

    struct Constraint: Decodable {
      let kind: String

      /// The constrained type: `Self`.
      let lhs: String

      /// The protocol or type that it's constrained to.
      let rhsPrecise: String?
    }

    struct Fragment: Decodable {
      let spelling: String
    }
  }

  /// A relation of two declarations, by their identifiers.
  struct Relationship: Decodable {
    /// `conformsTo`, `memberOf`, `inheritsFrom` or another of the format's.
    let kind: String
    let source: String
    let target: String
  }
}
