import ProtocolStyle
import StyleHTML

/// A page with a row of nodes for each picture in the documentation of a declaration.
///
/// `.ci/pictures --documentation` takes the pictures: the style class of a row is its name.
struct SamplesPage {
  private let tree = StyleTree()

  /// Builds the rows.
  init() {
    row(
      "background",
      [.systemYellow, .systemIndigo, .systemGreen].map { color in
        Sample { $0.backgroundColor = color }
      })
    row(
      "border",
      [1, 2, 6].map { width in
        Sample {
          $0.borderWidth = width
          $0.borderColor = .systemIndigo
        }
      })
    row(
      "corner",
      [0, 8, 28].map { radius in
        Sample {
          $0.backgroundColor = .systemIndigo
          $0.cornerRadius = radius
        }
      })
    row(
      "gradient",
      [0, 45, 90].map { angle in
        Sample {
          $0.backgroundGradient = Gradient(
            [.systemOrange, .systemPink, .systemPurple], angle: angle)
        }
      })
    row(
      "shadow",
      [2, 6, 16].map { radius in
        Sample {
          $0.backgroundColor = .secondarySystemBackground
          $0.shadowColor = .black
          $0.shadowOpacity = 0.5
          $0.shadowRadius = radius
          $0.shadowOffset = Offset(x: 0, y: 4)
        }
      })
    row(
      "alpha",
      [1, 0.5, 0.2].map { alpha in
        Sample {
          $0.backgroundColor = .systemIndigo
          $0.alpha = alpha
        }
      })
    row(
      "fonts",
      FontDescriptor.TextStyle.allCases.map { style in
        Line(text: "\(style)") { $0.font = FontDescriptor(textStyle: style) }
      })
  }

  /// The page, in the browser's color scheme.
  func bytes() -> [UInt8] {
    let page = HTMLPage(of: tree, title: "Samples", looks: [HTMLLook("samples")])
    page.authorStyleSheet = """
      main{background:canvas}
      .row{display:flex;flex-direction:row;align-items:baseline;gap:32px;padding:24px;\
      width:max-content}
      .row.fonts{flex-direction:column;gap:4px}
      """
    return page.bytes()
  }

  private func row(_ name: String, _ nodes: [any StyleNode]) {
    let row = tree.attach(Row(styleClasses: ["row", name]))
    for node in nodes { tree.attach(erased: node, to: row.erased) }
  }

  private struct Row: ViewNode, StyleClassed {
    let styleClasses: [String]
  }

  private struct Sample: ViewNode, Width, Height, CustomClosure {
    let customClosure: StyleClosure
    var width: Double { 96 }
    var height: Double { 64 }
  }

  private struct Line: LabelNode, TextContent, TextColor, CustomClosure {
    let text: String
    let customClosure: StyleClosure
    var textColor: Color { .label }
  }
}
