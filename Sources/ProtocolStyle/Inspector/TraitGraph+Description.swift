extension TraitGraph: CustomStringConvertible {
  /// An indented tree; what was drawn before is named again without what is beneath it.
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
      let entry = entries[index]
      let isNew = drawn.insert(index).inserted
      let isCut = !isNew && !entry.adopted.isEmpty
      lines.append(
        String(repeating: "  ", count: depth) + label(of: entry) + (isCut ? " …" : ""))
      guard isNew else { continue }
      rest += entry.adopted.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// The name, with the kind of the type or the attributes of a style protocol.
  func label(of entry: Entry) -> String {
    if entry.role == .type { return "\(entry.name) (\(kind))" }
    guard !entry.attributes.isEmpty else { return entry.name }
    return "\(entry.name): " + entry.attributes.map(\.name).joined(separator: ", ")
  }
}
