internal import ProtocolStyle

extension TraitGraph: CustomStringConvertible {
  /// An indented tree; vertices that were already printed are repeated without their children.
  ///
  /// ```text
  /// CallToActionButton (button)
  ///   CallToActionAppearance
  ///     DefaultBorderWidth
  ///       BorderWidth: borderWidth
  /// ```
  public var description: String {
    var (lines, drawn, rest) = ([String](), Set<Int>(), [(index: 0, depth: 0)])
    while let (index, depth) = rest.popLast() {
      let vertex = vertices[index]
      let isNew = drawn.insert(index).inserted
      let isCut = !isNew && !vertex.adopted.isEmpty
      lines.append(
        String(repeating: "  ", count: depth) + label(of: vertex) + (isCut ? " …" : ""))
      guard isNew else { continue }
      rest += vertex.adopted.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// The name, with the kind of the type or the attributes of a style protocol.
  func label(of vertex: Vertex) -> String {
    if vertex.role == .type { return "\(vertex.name) (\(kind))" }
    guard !vertex.attributes.isEmpty else { return vertex.name }
    return "\(vertex.name): " + vertex.attributes.map(\.name).joined(separator: ", ")
  }
}
