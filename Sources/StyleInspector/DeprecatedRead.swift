package import ProtocolStyle

/// A read of a deprecated token, by the code that has to change.
package struct DeprecatedRead: Hashable, Sendable {
  /// The code that reads a token.
  package enum Reader: Hashable, Sendable {
    /// The getter of an attribute's property, or a `customClosure`, of a node's type or a trait.
    case getter(owner: String, property: String)

    /// The closure of a rule.
    case rule(String)

    /// The closure of an override of nodes of a type.
    case override(of: String)

    /// The default of another token, or an alias.
    case token(TokenID)

    /// The closure of a theme.
    case theme(String)

    /// The scope of a node of a type.
    case scope(of: String)
  }

  /// The token.
  package let token: TokenID

  /// The code that reads it.
  package let reader: Reader

  /// The place of the reader, as `App/Traits.swift:12`; nil if it isn't known.
  package let location: String?
}

extension DeprecatedRead {
  /// The getter with its module, as `Shop.Prominent.backgroundColor`; nil for other readers.
  package var getter: String? {
    if case .getter(let owner, let property) = reader { "\(owner).\(property)" } else { nil }
  }

  /// The advice in the token's declaration, or a general one.
  package var advice: String {
    let own = token.deprecation ?? ""
    return own.isEmpty ? "Read another token." : own
  }

  var finding: Finding {
    Finding(
      .warning, .deprecatedToken,
      summary:
        "\(reader)\(location.map { " (\($0))" } ?? "") reads '\(token)', which is deprecated.",
      explanation: "The token still has a value, but it will be removed.", remedy: advice)
  }

  /// The reads of an explanation, apart from those of inherited values, which are their ancestors'.
  static func all(in explanation: StyleExplanation) -> [DeprecatedRead] {
    explanation.outcomes.flatMap { outcome in
      outcome.entries.filter { $0.ancestor == nil }.flatMap { entry in
        entry.tokens.indices.filter { entry.tokens[$0].token.deprecation != nil }.map { place in
          let step = entry.tokens[place]
          if let outer = entry.tokens[..<place].last(where: { $0.depth < step.depth }) {
            return DeprecatedRead(
              token: step.token, reader: .token(outer.token), location: outer.location)
          }
          return DeprecatedRead(
            token: step.token, reader: Reader(of: entry, outcome.attribute, in: explanation),
            location: entry.location ?? entry.provider?.location)
        }
      }
    }
  }

  /// The reads of a closure.
  static func all(in reads: ContextReads, by reader: Reader) -> [DeprecatedRead] {
    reads.tokens.deprecated.map { DeprecatedRead(token: $0, reader: reader, location: nil) }
  }
}

extension TokenIndices {
  /// The deprecated tokens among these, by name.
  fileprivate var deprecated: [TokenID] {
    guard intersects(InternedTokens.shared.deprecated) else { return [] }
    return elements.map { TokenID(definition: InternedTokens.shared.definition(at: $0)) }
      .filter { $0.deprecation != nil }.sorted { $0.name < $1.name }
  }
}

extension DeprecatedRead.Reader {
  fileprivate init(
    of entry: StyleExplanation.Entry, _ attribute: AttributeID, in explanation: StyleExplanation
  ) {
    switch entry.level {
    case .conformances, .closure:
      let property =
        entry.provider?.property ?? (entry.level == .closure ? "customClosure" : attribute.name)
      let owner = entry.provider.map { "\($0.module).\($0.name)" } ?? explanation.nodeType
      self = .getter(owner: owner, property: property)
    case .overrides: self = .override(of: explanation.nodeType)
    default: self = .rule(entry.writer)
    }
  }
}

extension DeprecatedRead.Reader: CustomStringConvertible {
  /// The reader at the beginning of a sentence.
  package var description: String {
    switch self {
    case .getter(let owner, let property): "'\(property)' of \(owner)"
    case .rule(let rule): "The rule for \(rule)"
    case .override(let type): "An override of \(type)"
    case .token(let token): "Token '\(token)'"
    case .theme(let theme): "Theme '\(theme)'"
    case .scope(let type): "The scope of \(type)"
    }
  }
}
