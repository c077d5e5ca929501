import ProtocolStyle
import StyleTerminal

/// A moment in the life of a tree: what was done, and what nodes look like then.
struct Scene {
  /// What was done, as a line of code or in words.
  let caption: String

  /// The nodes that it is about, by name.
  var nodes: [(name: String, model: ViewModel)] = []

  /// A text to show as it is, such as an explanation.
  var text = ""

  /// A text in lines that fit below a caption in 80 columns.
  static func wrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .flatMap { TextLine.wrapped(String($0), .plain, to: 78) }
      .map { $0.text(depth: .monochrome) }.joined(separator: "\n")
  }
}
