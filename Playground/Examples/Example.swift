import ProtocolStyle

/// A few lines of code and their result: styled nodes, or scenes of a tree.
struct Example {
  let heading: String

  /// The most important traits or calls of the example.
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
