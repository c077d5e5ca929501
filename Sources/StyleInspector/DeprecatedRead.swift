package import ProtocolStyle

/// A read of a deprecated token, by the code that has to change.
package struct DeprecatedRead: Hashable, Sendable {
  /// The token.
  package let token: TokenID

  /// The code that reads it, at the beginning of a sentence: `The rule for .button`.
  let reader: String

  /// The getter of an attribute's property, or the `customClosure`, with its module, as
  /// `Shop.Prominent.backgroundColor`; nil for other code.
  package var getter: String?

  /// The place of the reader, as `App/Traits.swift:12`; nil if it isn't known.
  var location: String?

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
              token: step.token, reader: "Token '\(outer.token)'", location: outer.location)
          }
          return DeprecatedRead(step.token, by: entry, outcome.attribute, in: explanation)
        }
      }
    }
  }

  /// The reads of a closure.
  static func all(in reads: ContextReads, by reader: String) -> [DeprecatedRead] {
    guard reads.tokens.intersects(InternedTokens.shared.deprecated) else { return [] }
    return reads.tokens.tokens.filter { $0.deprecation != nil }.sorted()
      .map { DeprecatedRead(token: $0, reader: reader) }
  }
}

extension DeprecatedRead {
  /// The read of the code that wrote a value: a getter or a custom closure of a type or a trait, or the
  /// closure of an override or a rule.
  private init(
    _ token: TokenID, by entry: StyleExplanation.Entry, _ attribute: AttributeID,
    in explanation: StyleExplanation
  ) {
    self.token = token
    location = entry.location ?? entry.provider?.location
    switch entry.level {
    case .conformances, .closure:
      let property =
        entry.provider?.property ?? (entry.level == .closure ? "customClosure" : attribute.name)
      let owner = entry.provider.map { "\($0.module).\($0.name)" } ?? explanation.nodeType
      (reader, getter) = ("'\(property)' of \(owner)", "\(owner).\(property)")
    case .overrides: reader = "An override of \(explanation.nodeType)"
    default: reader = "The rule for \(entry.writer)"
    }
  }
}
