import ProtocolStyle

/// A moment in the life of a tree: what was done, and what nodes look like then.
struct Scene {
  /// What was done, as a line of code or in words.
  let caption: String

  /// The nodes that it is about, by name.
  var nodes: [(name: String, model: ViewModel)] = []

  /// A text to show as it is, such as an explanation.
  var text = ""
}
