internal import ProtocolStyle

/// A stylesheet as it is written: definitions and rule sets, in the order of the file.
struct ParsedStyleSheet {
  /// The options of an `@media` block, all of which must hold.
  struct Media: Hashable, Sendable {
    var isPad: Bool?
    var isPortrait: Bool?

    /// Whether an option has a value that never matches.
    var isImpossible = false

    /// Whether the options hold; only what has an option is read of the environment.
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

    /// The value's tokens, with one space between them.
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
