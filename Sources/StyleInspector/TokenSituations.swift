package import ProtocolStyle

/// Combinations of themes in both color schemes, in which the values of tokens are listed.
package struct TokenSituations {
  /// A combination of themes in a scheme.
  package struct Situation {
    /// The themes, from the lowest.
    package let themes: [Theme]
    package let scheme: StyleEnvironment.ColorScheme
    fileprivate let context: StyleContext
  }

  /// A value in a situation, in which colors have decided.
  package struct Value: CustomStringConvertible {
    package let situation: Situation
    package let value: any Hashable & Sendable

    /// The place where the value is set, as `Shop/Themes.swift:12`; nil if it isn't known.
    package let location: String?

    /// The value as text: `#0b6a72`, `16`.
    package var description: String { (value as? Double)?.plainDescription ?? "\(value)" }
  }

  /// The tokens that the themes set.
  private let tokens: Set<TokenID>
  private let situations: [Situation]

  /// Creates the situations.
  ///
  /// - Parameter choices: The combinations of themes, each from the lowest.
  package init(_ choices: [[Theme]]) {
    var tokens: Set<TokenID> = []
    situations = choices.flatMap { themes in
      StyleEnvironment.ColorScheme.allCases.map { scheme in
        var context = StyleContext(environment: StyleEnvironment(colorScheme: scheme))
        for theme in themes { tokens.formUnion(context.add(theme).tokens) }
        return Situation(themes: themes, scheme: scheme, context: context)
      }
    }
    self.tokens = tokens
  }

  /// The tokens that the themes set, and others, by name.
  package func tokens(besides others: some Sequence<TokenID>) -> [TokenID] {
    tokens.union(others).sorted()
  }

  /// The value of a token in each situation.
  package func values(of token: TokenID) -> [Value] {
    situations.map { situation in
      var context = situation.context
      let value = context.run { token.resolvedValue }
      let entry = context.tokens.entry(at: token.definition.index)
      return Value(
        situation: situation, value: value,
        location: entry == nil ? token.definition.location?.description : entry?.place)
    }
  }
}

extension TokenID {
  /// The value in the current context, in which colors have decided.
  var resolvedValue: any Hashable & Sendable {
    func resolved<Value: Hashable & Sendable>(_ value: Value) -> any Hashable & Sendable {
      (value as? any ContextResolvable)?.resolved() as? Value ?? value
    }
    return resolved(value)
  }
}
