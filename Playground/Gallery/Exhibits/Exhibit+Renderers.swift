import Foundation
import ProtocolStyle
import StyleHTML
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
    let columns = Int(Cafe.summarySize.width / 8)
    replacePicture(in: shown, columns: columns)
    CafeTerminal.lowerButtons(of: phone, in: shown)
    // The frame and the prompt take two rows of the page's height.
    CafeTerminal.stretch(phone, to: Int(Cafe.summarySize.height / 16) - 2, in: shown)
    let renderer = TerminalRenderer(colorDepth: .trueColor, columns: columns)
    let screen = tree.attach(TerminalScreen(), to: panel("Terminal", in: frame, of: tree))
    var pieces: [(text: String, style: CellStyle)] = []
    for line in renderer.lines(of: phone, in: shown) + [TextLine("$ █")] {
      for (place, run) in line.runs.enumerated() {
        let text = run.text + (place == line.runs.count - 1 ? "\n" : "")
        // Spaces have only a background, so those beside letters are one piece with them.
        if let last = pieces.last, last.style.background == run.style.background,
          last.style == run.style || !last.text.hasPrefix("▀") && run.text.allSatisfy({ $0 == " " })
        {
          pieces[pieces.count - 1].text += text
        } else {
          pieces.append((text, run.style))
        }
      }
    }
    for (text, style) in pieces {
      if text.hasPrefix("▀") {
        tree.attach(TerminalPixels(text, style), to: screen)
      } else {
        tree.attach(TerminalText(text, style), to: screen)
      }
    }
  }

  /// Replaces the picture, because a terminal without graphics shows its label, by one of its height
  /// between the borders and insets of the phone and the card.
  private static func replacePicture(in tree: StyleTree, columns: Int) {
    guard let picture = tree.first(CafePicture.self), let card = tree.first(CafeFeature.self) else {
      return
    }
    let (image, box) = (tree.viewModel(of: picture), tree.viewModel(of: card))
    let inset = Int(((box.padding?.left ?? 0) / 8).rounded()) + (box.borderWidth ?? 0 > 0 ? 1 : 0)
    CafeTerminal.replacePicture(
      in: tree, columns: columns - 2 - 2 * inset, rows: Int((image.height ?? 0) / 16))
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

  init(_ text: String, _ style: CellStyle) {
    self.text = text
    // Letters are written in a color that's legible on their background.
    let sequence = TextLine(text, style).text(depth: .trueColor)
    let letters = sequence.firstMatch(of: /38;2;(\d+);(\d+);(\d+)/)?.output
    let bytes = [letters?.1, letters?.2, letters?.3].compactMap { $0.flatMap { Int($0) } }
    let ground = style.background ?? .terminal
    let isDark = ground.contrastRatio(with: .white) >= ground.contrastRatio(with: .black)
    textColor =
      bytes.count == 3
      ? Color(rgb: bytes[0] << 16 | bytes[1] << 8 | bytes[2]) : isDark ? .white : .black
    backgroundColor = ground
    font = .system(size: 13, weight: style.isBold ? .bold : .regular, design: .monospaced)
  }
}

/// Half blocks, which are no text in a page: each has the color of its letter above that behind it.
private struct TerminalPixels: CodeTokenNode, TextContent, TextColor, BackgroundGradient, Font {
  let text: String
  let textColor: Color
  let backgroundGradient: Gradient
  var font: FontDescriptor { .system(size: 13, design: .monospaced) }

  init(_ text: String, _ style: CellStyle) {
    self.text = text.replacing("▀", with: " ")
    let (upper, lower) = (style.foreground ?? .terminal, style.background ?? .terminal)
    textColor = upper
    backgroundGradient = Gradient(stops: [.init(upper, at: 0.5), .init(lower, at: 0.5)])
  }
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
