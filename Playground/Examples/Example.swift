import ProtocolStyle

/// A few lines of code, and what comes of them: nodes on their own, or scenes of a tree.
struct Example {
  let heading: String

  /// The traits or the calls that show best what it is about.
  let code: String
  var nodes: [any StyleNode] = []
  var scenes: [Scene] = []

  static var all: [Example] {
    [
      oneTrait, composedTraits, customClosure, tintedControls, environment, vocabulary, tree, rules,
      cascade, scopes, reset, tokenFile, styleSheetFile, mistakes, themes, transition,
    ]
  }
}
