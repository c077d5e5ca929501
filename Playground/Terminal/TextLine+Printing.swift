import StyleTerminal

extension TextLine {
  /// The line as a terminal reads it; without colors, spaces at its end have no meaning.
  func printed(depth: ColorDepth) -> String {
    let text = text(depth: depth)
    guard depth == .monochrome else { return text }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
