import ProtocolStyle

extension Exhibit {
  /// The mistakes that compile, with the tools that find them.
  static var mistakes: Exhibit {
    Exhibit(
      heading: "Mistakes that compile",
      prose: """
        Style protocols have defaults, so a misspelled or mistyped property compiles, and the default \
        is styled. The command reads the compiler's symbol graphs; the inspector styles nodes.
        """,
      code: (["$ swift package check-styles"] + Mistake.warnings).joined(separator: "\n"),
      article: .mistakes,
      stages: [
        StageContent("Mistakes, and the tools that find them", isInspected: false) { tree, frame in
          let grid = tree.attach(Grid(), to: frame)
          let header = tree.attach(GridRow(), to: grid)
          for text in ["Mistake", "Found by", "Finding"] {
            tree.attach(GridHeading(text: text), to: header)
          }
          for mistake in Mistake.all {
            let row = tree.attach(GridRow(), to: grid)
            for text in [mistake.code, mistake.tool ?? "nothing", mistake.finding] {
              tree.attach(GridCell(text: text), to: row)
            }
          }
        }
      ])
  }
}
