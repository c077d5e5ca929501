import ProtocolStyle
import StyleTerminal

/// An introduction in at most 60 lines: an app in two themes, a sample, and the next steps.
struct Tour {
  let colorDepth: ColorDepth

  /// The path of the page.
  let page: String

  /// The lines, at most 80 columns wide.
  var lines: [TextLine] {
    var lines = [TextLine(), TextLine("  ProtocolStyle", .bold)]
    lines.append(TextLine("  Models conform to traits. One app, styled by two themes:"))
    lines.append(TextLine())
    lines += Self.beside(phone(in: .harbor), phone(in: .night))
    lines.append(TextLine())
    lines +=
      CodeListing(
        """
        struct CafePrice: LabelNode, CafeHeadlineText, TextContent {
          var text: String
        }
        let night = Theme("night") { $0[.cafeAccent] = Color(rgb: 0x7CD3DA) }
        """
      ).lines
    lines += [TextLine(), TextLine("  Examples", .bold)]
    lines += Self.contents
    lines += [TextLine(), TextLine("  Next", .bold)]
    for (command, meaning) in [
      ("swift run Playground 7", "One example, with its nodes drawn"),
      ("swift run Playground --all", "All examples"),
      ("swift run Playground --open", "The gallery: \(page)"),
    ] {
      var line = TextLine("  \(command)")
      line.append(String(repeating: " ", count: max(2, 30 - command.count)))
      line.append(meaning, .dim)
      lines.append(line)
    }
    return lines
  }

  private func phone(in theme: Theme) -> [TextLine] {
    let tree = StyleTree()
    let phone = Cafe.attach(.menu, in: theme, to: nil, of: tree)
    // A terminal has no pictures.
    if let picture = tree.first(CafePicture.self) { tree.detach(picture) }
    return TerminalRenderer(colorDepth: colorDepth, columns: Self.phoneColumns)
      .lines(of: phone, in: tree)
  }

  /// Two drawings side by side, indented.
  private static func beside(_ left: [TextLine], _ right: [TextLine]) -> [TextLine] {
    (0..<max(left.count, right.count)).map { row in
      var line = TextLine("  ")
      if row < left.count { line.append(left[row]) }
      guard row < right.count else { return line }
      line.append(String(repeating: " ", count: phoneColumns + 6 - line.columnCount))
      line.append(right[row])
      return line
    }
  }

  /// The headings of the examples with their numbers.
  private static var contents: [TextLine] {
    Example.all.enumerated().map { index, example in
      TextLine("  \(index < 9 ? " " : "")\(index + 1)  \(example.heading)")
    }
  }

  private static let phoneColumns = 35
}
