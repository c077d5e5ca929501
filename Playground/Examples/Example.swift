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
      relations, container, cascade, scopes, reset, pack, themes, preview, situations, transition,
      motion,
    ]
  }

  /// The number of an example, from 1; nil for a text that is none.
  static func number(_ text: String) -> Int? {
    Int(text).flatMap { (1...all.count).contains($0) ? $0 : nil }
  }
}

/// One step of a tree: a change, and the styles of nodes after it.
struct Scene {
  /// The change, as a line of code or in words.
  let caption: String

  /// The affected nodes, by name.
  var nodes: [(name: String, model: ViewModel)] = []

  /// A text to show unchanged, such as an explanation.
  var text = ""
}

// MARK: - Colors

extension Color {
  /// The green of the examples.
  static let leaf = Color(rgb: 0x3F9B6B)

  /// The yellow of the examples.
  static let honey = Color(rgb: 0xFFD970)

  /// The blue of the examples.
  static let tide = Color(rgb: 0x1F6F8B)

  /// The violet of the examples.
  static let dusk = Color(rgb: 0x4B3F87)

  /// The pink of the examples.
  static let blush = Color(rgb: 0xF2A7B5)

  /// The gray of the examples.
  static let stone = Color(rgb: 0xB8BCC6)

  /// The red of the examples.
  static let berry = Color(rgb: 0xA3124E)

  /// The brown of the examples.
  static let clay = Color(rgb: 0x9C5B3B)
}
