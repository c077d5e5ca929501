import ProtocolStyle
import StyleInspector

private struct Tile: ViewNode, RowHeight {}

extension Example {
  /// Mistakes that compile, and the tools that find them.
  static var mistakes: Example {
    Example(
      heading: "Mistakes that compile are found",
      code: """
        struct Card: ViewNode, CornerRadius, BorderColor, Glow {
          var cornerRadius: CGFloat { 12 }
        }

        extension RoundCorners {
          var cornerRaduis: Double { 12 }
        }

        struct Tile: ViewNode, RowHeight {}
        """,
      scenes: [
        Scene(
          caption: "swift package check-styles", text: Mistake.warnings.joined(separator: "\n")),
        Scene(
          caption: "Inspector().findings(of: Tile.self)",
          text: Inspector().findings(of: Tile.self)
            .map { Scene.wrapped("\($0.severity.rawValue): \($0.summary)") }
            .joined(separator: "\n")),
      ])
  }
}
