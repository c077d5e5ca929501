import ProtocolStyle
import StyleInspector
import StyleTerminal

extension Exhibit {
  /// The mistakes that compile, with the tools that find them.
  static var mistakes: Exhibit {
    let findings = Inspector().findings(of: Tile.self)
      .map { Mistake.wrapped("\($0.severity.rawValue): \($0.summary)") }
    let reports = Mistake.warnings + ["", "Inspector().findings(of: Tile.self)"] + findings
    return Exhibit(
      heading: "Mistakes that compile",
      prose: """
        Style protocols have defaults, so a misspelled or mistyped property compiles, and the default \
        is styled. The command reads the compiler's symbol graphs; the inspector styles nodes.
        """,
      code: """
        struct Card: ViewNode, CornerRadius, BorderColor, Glow {
          var cornerRadius: CGFloat { 12 }
        }

        extension RoundCorners {
          var cornerRaduis: Double { 12 }
        }

        struct Tile: ViewNode, RowHeight {}

        $ swift package check-styles

        """ + reports.joined(separator: "\n"),
      article: .mistakes,
      stages: [
        StageContent("Mistakes, and the tools that find them") { tree, frame in
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

private struct Tile: ViewNode, RowHeight {}

// MARK: - Mistake

/// A mistake that compiles, or that nothing finds, as the article `FindMistakes` lists it.
struct Mistake {
  let code: String

  /// The tool that finds it; nil for none.
  let tool: String?

  /// The sort of the finding, which has a page in the documentation.
  let finding: String

  /// Some rows of the article's table; a test compares them with it.
  static let all: [Mistake] = [
    Mistake("struct Badge: LabelNode, Quiet, Loud {}", "compiler", "error"),
    Mistake("let font = FontDescriptor.systemFont(ofSize: 17)", "compiler", "error"),
    Mistake("var cornerRadius: CGFloat { 12 }", "check-styles", "mistyped-property"),
    Mistake("var cornerRaduis: Double { 12 }", "check-styles", "misspelled-property"),
    Mistake("var textColor: Color { .red }", "check-styles", "missing-conformance"),
    Mistake("var borderWidth: Double { 4 }", "check-styles", "hidden-getter"),
    Mistake("final class HeavyNode: Base, Heavy {}", "check-styles", "ignored-trait"),
    Mistake("protocol Forgotten: Alpha {}", "check-styles", "unadopted-trait"),
    Mistake("struct Card: ViewNode, RowHeight {}", "Inspector", "unused-attribute"),
    Mistake("Color(red: 255, green: 149, blue: 0)", "Inspector", "color-range"),
    Mistake("StyleRule(for: .styleClass(\"Lagre\")…)", "Inspector", "unknown-class"),
    Mistake("struct Volume: SliderNode {}", "Inspector", "missing-label"),
    Mistake("var textColor: Color { Color(white: 0.6) }", "Inspector", "low-contrast"),
    Mistake(
      "extension ThickBorder { var borderWidth: Int { 4 } }", "checkPack", "base-default"),
    Mistake("private var font: String { \"Helvetica\" }", nil, "never"),
  ]

  private init(_ code: String, _ tool: String?, _ finding: String) {
    self.code = code
    self.tool = tool
    self.finding = finding
  }

  /// The output of `swift package check-styles` for the first two, as it is in the fixture
  /// `SlipApp`, in lines that fit; a test compares it.
  static let warnings: [String] = [
    """
    Sources/SlipApp/MistypedProperties.swift:6:7: warning: 'cornerRadius' of \
    'Card' is 'CGFloat', but CornerRadius requires 'Double', so styling doesn't \
    read it [mistyped-property]
    """,
    """
    Sources/SlipApp/MisspelledProperties.swift:7:7: warning: 'cornerRaduis' of \
    'RoundCorners' is no attribute, so styling doesn't read it; 'cornerRadius' of \
    CornerRadius is [misspelled-property]
    """,
  ].map(wrapped)

  /// A text in lines of up to 78 columns.
  static func wrapped(_ text: String) -> String {
    TextLine.wrapped(text, .plain, to: 78).map { $0.text(depth: .monochrome) }
      .joined(separator: "\n")
  }
}
