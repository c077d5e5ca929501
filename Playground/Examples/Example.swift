import ProtocolStyle

/// A few lines of code, and the nodes to see what comes of them.
struct Example {
  let heading: String

  /// The traits, and those nodes that show best what they do.
  let code: String
  let nodes: [any StyleNode]

  static var all: [Example] { [oneTrait, composedTraits, customClosure, tintedControls] }
}
