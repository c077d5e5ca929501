import ProtocolStyle
import StyleTerminal

/// One step of a tree: a change, and the styles of nodes after it.
struct Scene {
  /// The change, as a line of code or in words.
  let caption: String

  /// The affected nodes, by name.
  var nodes: [(name: String, model: ViewModel)] = []

  /// A text to show unchanged, such as an explanation.
  var text = ""

  /// A text in lines that fit below a caption in 80 columns.
  static func wrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .flatMap { TextLine.wrapped(String($0), .plain, to: 78) }
      .map { $0.text(depth: .monochrome) }.joined(separator: "\n")
  }
}
