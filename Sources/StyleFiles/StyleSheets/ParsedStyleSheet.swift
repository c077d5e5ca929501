internal import ProtocolStyle

/// A parsed stylesheet: definitions and rule sets, in the order of the file.
struct ParsedStyleSheet {
  /// The options of an `@media` block, all of which must match.
  struct Media: Hashable, Sendable {
    var isPad: Bool?
    var isPortrait: Bool?

    /// Whether an option has a value that never matches.
    var isImpossible = false

    /// Whether the options match; reads only the parts of the environment that have an option.
    func holds(in environment: StyleEnvironment) -> Bool {
      if isImpossible { return false }
      if let isPad, (environment.idiom == .pad) != isPad { return false }
      if let isPortrait, environment.orientation.isLandscape == isPortrait { return false }
      return true
    }
  }

  /// A name with a value: a definition of a variable, or a declaration in a rule set.
  struct Declaration {
    let name: String

    /// The value's tokens, separated by one space.
    let value: String

    let media: Media?
    let place: TextPosition
    let valuePlace: TextPosition
  }

  /// The declarations for some selectors.
  struct RuleSet {
    let selectors: [(name: String, place: TextPosition)]
    let declarations: [Declaration]
  }

  var definitions: [Declaration] = []
  var rules: [RuleSet] = []
}
