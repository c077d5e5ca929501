import Foundation
import ProtocolStyle
import StyleTerminal

extension Exhibit {
  /// One tree in a page, a window of GTK, a terminal, and the golden file of a test.
  static var renderers: Exhibit {
    Exhibit(
      heading: "One café, four renderers",
      prose: """
        The same nodes in a page, a window, a terminal and the file of a test: order, alignment and \
        insets agree, and themes change density, shape and layout in all four.
        """,
      code: """
        let page = HTMLPage(of: café, title: "Corner Café").bytes()
        let window = GTKTree(café)
        let terminal = TerminalRenderer(colorDepth: .trueColor, columns: 40).text(of: café)
        try Golden("harbor").check(StyleMatrix(themes: [[harbor]]).text(of: café))
        """,
      article: .layout,
      stages: zip(StudioBrand.all, pictures).map { brand, picture in
        StageContent(brand.theme.title, layout: .renderers) { tree, frame in
          attachPage(in: brand, to: frame, of: tree)
          attach(picture.window, of: brand, to: frame, of: tree)
          attachTerminal(in: brand, to: frame, of: tree)
          attachGolden(String(decoding: picture.golden, as: UTF8.self), to: frame, of: tree)
        }
      })
  }

  /// What the page can't draw: a picture of the window, and the golden file, of each brand.
  private static var pictures: [(window: [UInt8], golden: [UInt8])] {
    [
      (PackageResources.harbor_gtk_webp, PackageResources.harbor_txt),
      (PackageResources.ember_gtk_webp, PackageResources.ember_txt),
      (PackageResources.kiosk_gtk_webp, PackageResources.kiosk_txt),
    ]
  }

  private static func attachPage(
    in brand: StudioBrand, to frame: AnyNodeHandle, of tree: StyleTree
  ) {
    Cafe.attachSummary(in: brand, to: panel("HTML", in: frame, of: tree), of: tree)
  }

  private static func attach(
    _ window: [UInt8], of brand: StudioBrand, to frame: AnyNodeHandle, of tree: StyleTree
  ) {
    let data = "data:image/webp;base64,\(Data(window).base64EncodedString())"
    guard let image = try? ImageReference(dataURL: data) else { return }
    tree.attach(
      WindowPicture(
        image: image,
        accessibilityLabel: """
          The café in \(brand.theme.title) in a window of GTK: a bar, segments, a card with a \
          cinnamon bun, two products and tabs
          """,
        width: Cafe.summarySize.width),
      to: panel("GTK", in: frame, of: tree))
  }

  private static func attachTerminal(
    in brand: StudioBrand, to frame: AnyNodeHandle, of tree: StyleTree
  ) {
    let shown = StyleTree()
    let phone = Cafe.attachSummary(in: brand, to: nil, of: shown)
    // As many rows as it needs, because those of a terminal are lower than a page's.
    shown.override(phone) { $0.height = nil }
    let columns = Int(Cafe.summarySize.width / 8)
    CellPicture.replacePicture(in: shown, columns: columns)
    let renderer = TerminalRenderer(colorDepth: .trueColor, columns: columns)
    let screen = tree.attach(TerminalScreen(), to: panel("Terminal", in: frame, of: tree))
    for line in renderer.lines(of: phone, in: shown) {
      for (place, run) in line.runs.enumerated() {
        let end = place == line.runs.count - 1 ? "\n" : ""
        tree.attach(TerminalText(run, followedBy: end), to: screen)
      }
    }
    tree.attach(TerminalText(.prompt, followedBy: "\n"), to: screen)
  }

  private static func attachGolden(
    _ text: String, to frame: AnyNodeHandle, of tree: StyleTree
  ) {
    let golden = tree.attach(GoldenText(), to: panel("Golden text", in: frame, of: tree))
    for lexeme in lexemes(ofGolden: text) {
      tree.attach(CodeToken(lexeme: lexeme), to: golden)
    }
  }

  /// The lines of a golden file, with those of one color together: types, texts, and other values.
  private static func lexemes(ofGolden text: String) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    for line in text.split(separator: "\n") {
      let role: Lexeme.Role =
        if !line.contains(": ") {
          .typeName
        } else if line.hasSuffix("\"") || line.contains("items: ") {
          .literal
        } else {
          .comment
        }
      let former = lexemes.last?.role == role ? lexemes.removeLast().text : ""
      lexemes.append(Lexeme(text: former + line + "\n", role: role))
    }
    return lexemes
  }

  /// The place of a renderer, below its name.
  private static func panel(
    _ name: String, in frame: AnyNodeHandle, of tree: StyleTree
  ) -> AnyNodeHandle {
    let panel = tree.attach(RendererPanel(), to: frame).erased
    tree.attach(Caption(text: name), to: panel)
    return panel
  }
}

// MARK: - Nodes

/// A row of renderers.
struct RendererShelf: RendererShelfNode {}

struct RendererPanel: RendererPanelNode {}

/// A window of a terminal, in which the renderer's lines are before a prompt.
private struct TerminalScreen: CodeNode, Font, BackgroundColor, StyleClassed {
  let styleClasses = ["terminal"]
  var font: FontDescriptor { Token.code.value }
  var backgroundColor: Color { .terminal }
}

/// Letters of one style, in the colors that a terminal gets.
private struct TerminalText: CodeTokenNode, TextContent, TextColor, BackgroundColor, Font {
  let text: String
  let textColor: Color
  let backgroundColor: Color
  let font: FontDescriptor

  init(_ run: TextLine.Run, followedBy end: String) {
    text = run.text + end
    // Letters are written in a color that's legible on their background.
    let sequence = TextLine(run.text, run.style).text(depth: .trueColor)
    let letters = sequence.firstMatch(of: /38;2;(\d+);(\d+);(\d+)/)?.output
    let bytes = [letters?.1, letters?.2, letters?.3].compactMap { $0.flatMap { Int($0) } }
    let ground = run.style.background ?? .terminal
    let isDark = ground.contrastRatio(with: .white) >= ground.contrastRatio(with: .black)
    textColor =
      bytes.count == 3
      ? Color(rgb: bytes[0] << 16 | bytes[1] << 8 | bytes[2]) : isDark ? .white : .black
    backgroundColor = ground
    font = .system(size: 13, weight: run.style.isBold ? .bold : .regular, design: .monospaced)
  }
}

extension TextLine.Run {
  fileprivate static let prompt = TextLine("$ █").runs[0]
}

extension Color {
  fileprivate static let terminal = Color(rgb: 0x16181D)
}

private struct GoldenText: CodeNode, TextColor, Font, StyleClassed {
  let styleClasses = ["golden"]
  var textColor: Color { Token.bodyText.value }
  var font: FontDescriptor { Token.code.value }
}

protocol RendererShelfNode: ViewNode {}
extension RendererShelfNode { static var nodeKind: NodeKind { .rendererShelf } }

protocol RendererPanelNode: ViewNode {}
extension RendererPanelNode { static var nodeKind: NodeKind { .rendererPanel } }

extension NodeKind {
  static let rendererShelf = NodeKind(
    "rendererShelf", of: (any RendererShelfNode).self, parent: .view)
  static let rendererPanel = NodeKind(
    "rendererPanel", of: (any RendererPanelNode).self, parent: .view)
}

// MARK: - CellPicture

/// The picture of the bun in cells of a terminal, as many as its size has.
private enum CellPicture {
  /// Replaces the picture in a card, because a terminal without graphics shows its label.
  static func replacePicture(in tree: StyleTree, columns: Int) {
    guard let picture = tree.first(CafePicture.self), let card = tree.parent(of: picture) else {
      return
    }
    let (image, box) = (tree.viewModel(of: picture), tree.viewModel(of: card))
    let rows = Int((image.height ?? 0) / 16)
    let inset = Int(((box.padding?.left ?? 0) / 8).rounded()) + (box.borderWidth ?? 0 > 0 ? 1 : 0)
    // The phone has a border as well.
    let width = columns - 2 - 2 * inset
    tree.detach(picture)
    let drawing = tree.attach(Rows(), to: card, at: 0)
    let (wide, high) = (Double(width * 8), Double(rows * 16))
    let scale = max(wide / 320, high / 140)
    for row in 0..<rows {
      let line = tree.attach(Row(), to: drawing)
      for column in 0..<width {
        let x = (Double(column) + 0.5) * 8 - wide / 2
        let y = (Double(row) + 0.5) * 16 - high / 2
        tree.attach(Cell(backgroundColor: bun(160 + x / scale, 70 + y / scale)), to: line)
      }
    }
  }

  /// The color at a point of `ImageReference.bun`.
  private static func bun(_ x: Double, _ y: Double) -> Color {
    func isIn(_ middle: Double, _ width: Double, _ height: Double) -> Bool {
      pow((x - 160) / width, 2) + pow((y - middle) / height, 2) < 1
    }
    if swirl.contains(where: { abs($0.x - x) < 5 && abs($0.y - y) < 6 }) {
      return Color(rgb: 0x7C4218)
    }
    if isIn(70, 76, y < 70 ? 52 : 33) { return Color(rgb: 0xB9702F) }
    return Color(rgb: isIn(82, 98, 50) ? 0xE9C08C : 0xF4D9B3)
  }

  /// Points of the swirl, which is four curves.
  private static let swirl: [(x: Double, y: Double)] = {
    let curves: [[(x: Double, y: Double)]] = [
      [(104, 70), (104, 36), (216, 36), (216, 70)], [(216, 70), (216, 104), (130, 102), (130, 74)],
      [(130, 74), (130, 46), (192, 52), (192, 74)], [(192, 74), (192, 96), (154, 90), (154, 76)],
    ]
    return curves.flatMap { curve in
      (0...24).map { step in
        let (t, u) = (Double(step) / 24, 1 - Double(step) / 24)
        let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        return zip(weights, curve).reduce((x: 0, y: 0)) { sum, part in
          (sum.x + part.0 * part.1.x, sum.y + part.0 * part.1.y)
        }
      }
    }
  }()

  private struct Rows: ViewNode, Spacing {
    var spacing: Double { 0 }
  }

  private struct Row: ViewNode, StackAxis, Spacing {
    var stackAxis: StackAxisValue { .horizontal }
    var spacing: Double { 0 }
  }

  private struct Cell: LabelNode, BackgroundColor, TextContent {
    var backgroundColor: Color
    var text: String { " " }
  }
}
