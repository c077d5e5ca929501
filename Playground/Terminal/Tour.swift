import Foundation
import ProtocolStyle
import StyleTerminal

/// An introduction in at most 60 lines: an app in themes with different structures, a sample, the
/// examples and the next steps.
///
/// What is before the list of examples fits into 24 rows of 80 columns; a third theme is beside the
/// others where there are 120.
struct Tour {
  let colorDepth: ColorDepth

  /// The path of the page.
  let page: String

  /// The columns of the terminal.
  let columns: Int

  /// Creates a tour.
  ///
  /// - Parameters:
  ///   - colorDepth: The number of available colors.
  ///   - page: The path of the page.
  ///   - columns: The columns of the terminal; those of standard output by default, and 80 if it isn't
  ///     a terminal.
  init(colorDepth: ColorDepth, page: String, columns: Int = Tour.columnsOfStandardOutput) {
    self.colorDepth = colorDepth
    self.page = page
    self.columns = columns
  }

  /// The lines, at most 80 columns wide, or 120 where there's room.
  var lines: [TextLine] {
    var title = TextLine("  ProtocolStyle", .bold)
    title.append("  Models conform to traits. One app, and its themes:")
    var lines = [title]
    lines += Self.beside(brands.map(phone))
    lines +=
      CodeListing(
        """
        struct CafeTitle: LabelNode, CafeTitleText, TextContent {
          var text: String
        }
        """
      ).lines
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
    return columns >= 120 ? all : [all[0], all[2]]
  }

  /// The name of a brand, and the menu in its theme.
  private func phone(in brand: StudioBrand) -> [TextLine] {
    let tree = StyleTree()
    let phone = tree.attach(CafePhone())
    tree.setScope(StyleScope(themes: [brand.theme]), at: phone)
    CafeBuilder(tree: tree).attachMenu(to: tree.attach(CafeScreen(), to: phone).erased)
    for node in [
      tree.first(CafeSearch.self)?.erased, tree.first(CafeNote.self)?.erased,
      tree.first(CafeProduct.self)?.erased,
    ] {
      if let node { tree.detach(node) }
    }
    drawPicture(in: tree)
    let drawing = TerminalRenderer(colorDepth: colorDepth, columns: Self.phoneColumns)
      .lines(of: phone, in: tree)
    return [TextLine("  \(brand.theme.title): \(brand.summary)", .bold)] + drawing
  }

  /// Replaces the picture by half blocks, of which each is two pixels; without colors, its label has one
  /// row.
  private func drawPicture(in tree: StyleTree) {
    guard let picture = tree.first(CafePicture.self), let card = tree.parent(of: picture) else {
      return
    }
    guard colorDepth != .monochrome else {
      tree.override(picture) { $0.height = 16 }
      return
    }
    tree.detach(picture)
    // The picture takes the rows of a product.
    if let product = tree.first(CafeProduct.self) { tree.detach(product) }
    let drawing = tree.attach(PixelRows(), to: card, at: 0)
    for row in 0..<PixelPicture.rows / 2 {
      let line = tree.attach(PixelRow(), to: drawing)
      for column in 0..<PixelPicture.columns {
        tree.attach(
          Pixels(
            upper: PixelPicture.bun(column, row * 2), lower: PixelPicture.bun(column, row * 2 + 1)),
          to: line)
      }
    }
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
    guard columns >= 120 else { return entries.map { TextLine($0) } }
    let half = (entries.count + 1) / 2
    return (0..<half).map { row in
      let right = row + half < entries.count ? entries[row + half] : ""
      return TextLine(entries[row].padding(toLength: 56, withPad: " ", startingAt: 0) + right)
    }
  }

  private static let phoneColumns = 36

  /// The columns of standard output; 80 if it isn't a terminal.
  private static var columnsOfStandardOutput: Int {
    #if os(Windows)
    return 80
    #else
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
    #endif
  }
}

// MARK: - PixelPicture

/// The picture of the bun in few pixels, for a terminal.
private enum PixelPicture {
  static let columns = 26
  static let rows = 6

  /// The color at a place.
  static func bun(_ column: Int, _ row: Int) -> Color {
    let x = (Double(column) + 0.5) / Double(columns) * 2 - 1
    let y = (Double(row) + 0.5) / Double(rows) * 2 - 1
    func isInside(_ width: Double, _ height: Double, _ middle: Double = 0.1) -> Bool {
      (x / width) * (x / width) + ((y - middle) / height) * ((y - middle) / height) < 1
    }
    if isInside(0.2, 0.3) { return Color(rgb: 0x7C4218) }
    if isInside(0.36, 0.6) { return Color(rgb: 0xB9702F) }
    if isInside(0.48, 0.84) { return Color(rgb: 0x7C4218) }
    if isInside(0.6, 1) { return Color(rgb: 0xB9702F) }
    return isInside(0.82, 0.8, 0.4) ? Color(rgb: 0xE9C08C) : Color(rgb: 0xF4D9B3)
  }
}

private struct PixelRows: ViewNode, Spacing {
  var spacing: Double { 0 }
}

private struct PixelRow: ViewNode, StackAxis, Spacing {
  var stackAxis: StackAxisValue { .horizontal }
  var spacing: Double { 0 }
}

private struct Pixels: LabelNode, TextColor, BackgroundColor, TextContent {
  let upper: Color
  let lower: Color
  var text: String { "▀" }
  var textColor: Color { upper }
  var backgroundColor: Color { lower }
}
