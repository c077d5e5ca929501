import ProtocolStyle

/// One step of a tree: a change, and the styles of nodes after it.
struct Scene {
  /// The change, as a line of code or in words.
  let caption: String

  /// The affected nodes, by name.
  var nodes: [(name: String, model: ViewModel)] = []

  /// A text to show unchanged, such as an explanation.
  var text = ""
}
