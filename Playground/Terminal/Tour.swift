import Foundation
import ProtocolStyle
import StyleTerminal

/// An introduction in at most 60 lines: an app in themes with different structures, a sample, the
/// examples and the next steps.
///
/// What is before the list of examples fits into 24 rows of 80 columns; a third theme is beside the
/// others where there are 120, and a terminal with more rows shows the whole menu.
struct Tour {
  let colorDepth: ColorDepth

  /// The path of the page.
  let page: String

  /// The size of the terminal.
  let size: TerminalSize

  /// Creates a tour.
  ///
  /// - Parameters:
  ///   - colorDepth: The number of available colors.
  ///   - page: The path of the page.
  ///   - size: The size of the terminal; that of standard output by default.
  init(colorDepth: ColorDepth, page: String, size: TerminalSize = .standardOutput) {
    self.colorDepth = colorDepth
    self.page = page
    self.size = size
  }

  /// The lines, at most 80 columns wide, or 120 where there's room.
  var lines: [TextLine] {
    var title = TextLine("  ProtocolStyle", .bold)
    title.append("  Models conform to traits. One app, and its themes:")
    var lines = [title]
    lines += Self.beside(phones) + [TextLine()]
    lines +=
      CodeListing(
        """
        struct CafeTitle: LabelNode, CafeTitleText, TextContent {
          var text: String
        }
        """
      ).lines(depth: colorDepth)
    lines += [TextLine(), TextLine("  Examples", .bold)]
    lines += contents
    lines += [TextLine(), TextLine("  Next", .bold)]
    for (command, meaning) in [
      ("swift run Playground 7", "One example, with its nodes drawn"),
      ("swift run Playground --all", "All examples"),
      ("swift run Playground --open", "The café's page: \(page)"),
      ("swift run Gallery", "Files, live mode, all kinds, the inspector"),
    ] {
      var line = TextLine("  \(command)")
      line.append(String(repeating: " ", count: max(2, 30 - command.count)))
      line.append(meaning, .dim)
      lines.append(line)
    }
    return lines
  }

  /// The brands: those that differ most come first.
  private var brands: [StudioBrand] {
    let all = StudioBrand.all
    return size.columns >= 120 ? all : [all[0], all[2]]
  }

  /// The names of brands, and the menu in their themes, in as many rows as the one that needs most.
  private var phones: [[TextLine]] {
    let rows = brands.map { drawing(in: $0).count }.max() ?? 0
    return brands.map { brand in
      [TextLine("  \(brand.theme.title): \(brand.summary)", .bold)] + drawing(in: brand, rows: rows)
    }
  }

  /// The menu in the theme of a brand, in as many rows as it needs by default.
  private func drawing(in brand: StudioBrand, rows: Int? = nil) -> [TextLine] {
    let tree = StyleTree()
    let phone = tree.attach(CafePhone())
    tree.setScope(StyleScope(themes: [brand.theme]), at: phone)
    CafeBuilder(tree: tree).attachMenu(to: tree.attach(CafeScreen(), to: phone).erased)
    if !isTall {
      for node in [
        tree.first(CafeSearch.self)?.erased, tree.first(CafeNote.self)?.erased,
        tree.first(CafeProduct.self)?.erased,
      ] {
        if let node { tree.detach(node) }
      }
    }
    if let card = tree.first(CafeFeature.self) {
      tree.override(card) { [isTall] in
        $0.padding?.top = 0
        if !isTall {
          $0.padding?.bottom = 0
          $0.spacing = 0
        }
      }
    }
    CafeTerminal.lowerButtons(of: phone, in: tree)
    drawPicture(in: tree)
    if let rows { CafeTerminal.stretch(phone, to: rows, in: tree) }
    return TerminalRenderer(colorDepth: colorDepth, columns: Self.phoneColumns)
      .lines(of: phone, in: tree)
  }

  /// Draws the picture; without colors, its label has one row.
  private func drawPicture(in tree: StyleTree) {
    guard colorDepth == .monochrome else {
      CafeTerminal.replacePicture(in: tree, columns: 26, rows: isTall ? 5 : 3)
      return
    }
    guard let picture = tree.first(CafePicture.self) else { return }
    tree.override(picture) { $0.height = 16 }
  }

  /// Drawings side by side, indented.
  private static func beside(_ drawings: [[TextLine]]) -> [TextLine] {
    (0..<(drawings.map(\.count).max() ?? 0)).map { row in
      var line = TextLine("  ")
      for (place, drawing) in drawings.enumerated() {
        let start = 2 + place * (phoneColumns + 4)
        line.append(String(repeating: " ", count: max(0, start - line.columnCount)))
        if row < drawing.count { line.append(drawing[row]) }
      }
      return line
    }
  }

  /// The headings of the examples with their numbers, in two columns where there's room.
  private var contents: [TextLine] {
    let entries = Example.all.enumerated().map { index, example in
      "  \(index < 9 ? " " : "")\(index + 1)  \(example.heading)"
    }
    guard size.columns >= 120 else { return entries.map { TextLine($0) } }
    let half = (entries.count + 1) / 2
    return (0..<half).map { row in
      let right = row + half < entries.count ? entries[row + half] : ""
      return TextLine(entries[row].padding(toLength: 56, withPad: " ", startingAt: 0) + right)
    }
  }

  private static let phoneColumns = 36

  /// Whether the whole menu and the code fit into the terminal.
  private var isTall: Bool { size.rows >= 44 }
}
