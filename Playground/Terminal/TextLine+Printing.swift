import StyleTerminal

extension TextLine {
  /// The line with control sequences; without colors, trailing spaces are removed.
  func printed(depth: ColorDepth) -> String {
    let text = text(depth: depth)
    guard depth == .monochrome else { return text }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
