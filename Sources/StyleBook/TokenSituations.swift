internal import ProtocolStyle
internal import StyleSampling

/// The themes and color schemes of a module, in which the values of tokens are listed.
struct TokenSituations {
  /// A theme in a scheme.
  struct Situation {
    /// The name of the theme; nil for none.
    let theme: String?
    let scheme: StyleEnvironment.ColorScheme
    fileprivate let context: StyleContext
  }

  /// A value with its text, and its color if it's one.
  struct Value: CustomStringConvertible {
    let description: String
    let color: Color?
  }

  private let chapter: BookChapter
  private let situations: [Situation]

  init(of chapter: BookChapter) {
    self.chapter = chapter
    situations = chapter.looks.flatMap { look in
      StyleEnvironment.ColorScheme.allCases.map { scheme in
        var context = StyleContext(environment: StyleEnvironment(colorScheme: scheme))
        for theme in look.themes { context.add(theme) }
        return Situation(theme: look.themes.last?.name, scheme: scheme, context: context)
      }
    }
  }

  /// The tokens of the module's packs and themes, and others, by name.
  func tokens(besides others: Set<TokenID>) -> [TokenID] {
    var tokens = Set(chapter.section.packs.flatMap(\.tokens).map(\.id)).union(others)
    for theme in chapter.section.themes {
      var context = StyleContext()
      tokens.formUnion(context.add(theme).tokens)
    }
    return tokens.sorted { ($0.name, $0.module) < ($1.name, $1.module) }
  }

  /// The value of a token in each theme and scheme.
  func values(of token: TokenID) -> [(situation: Situation, value: Value)] {
    situations.map { situation in
      var context = situation.context
      let value = context.run { token.value as Any }
      let color = (value as? Color).map { color in context.run { color.resolved() } }
      return (situation, Value(description: color.map { "\($0)" } ?? "\(value)", color: color))
    }
  }
}
