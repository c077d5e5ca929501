import ProtocolStyle

/// The changes to the café's menu in a terminal without graphics, which is as high as one wants.
enum CafeTerminal {
  /// Gives a phone a number of rows, of which its table takes those that are free.
  static func stretch(_ phone: some NodeReference, to rows: Int, in tree: StyleTree) {
    tree.override(phone) { $0.height = Double(rows) * 16 }
    if let table = tree.first(CafeTable.self) { tree.override(table) { $0.growth = 1 } }
  }

  /// Gives the buttons of products one row.
  static func lowerButtons(of phone: some NodeReference, in tree: StyleTree) {
    for node in Array(tree.nodes(in: phone)) {
      let model = tree.viewModel(of: node)
      if model.kind == .button, model.text == nil { tree.override(node) { $0.height = 16 } }
    }
  }

  /// Replaces the picture of a tree's first card by half blocks.
  ///
  /// A half block is two pixels: its letter is the upper one, and its background the lower one.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - columns: The columns of the picture.
  ///   - rows: Its rows of letters.
  static func replacePicture(in tree: StyleTree, columns: Int, rows: Int) {
    guard let picture = tree.first(CafePicture.self), let card = tree.parent(of: picture) else {
      return
    }
    tree.detach(picture)
    let drawing = tree.attach(Rows(), to: card, at: 0)
    for row in 0..<rows {
      let line = tree.attach(Row(), to: drawing)
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns)
        let y = Double(row * 2) + 0.5
        let (upper, lower) = (bun(x, y / Double(rows * 2)), bun(x, (y + 1) / Double(rows * 2)))
        tree.attach(Pixels(textColor: upper, backgroundColor: lower), to: line)
      }
    }
  }

  /// The color at a place, of which both parts are from 0 to 1: rings of dough on a plate.
  private static func bun(_ x: Double, _ y: Double) -> Color {
    func isInside(_ width: Double, _ height: Double, _ middle: Double = 0.1) -> Bool {
      let (across, down) = ((x * 2 - 1) / width, (y * 2 - 1 - middle) / height)
      return across * across + down * down < 1
    }
    if isInside(0.2, 0.3) { return Color(rgb: 0x7C4218) }
    if isInside(0.36, 0.6) { return Color(rgb: 0xB9702F) }
    if isInside(0.48, 0.84) { return Color(rgb: 0x7C4218) }
    if isInside(0.6, 1) { return Color(rgb: 0xB9702F) }
    return isInside(0.82, 0.8, 0.4) ? Color(rgb: 0xE9C08C) : Color(rgb: 0xF4D9B3)
  }

  private struct Rows: ViewNode, Spacing {
    var spacing: Double { 0 }
  }

  private struct Row: ViewNode, StackAxis, Spacing {
    var stackAxis: StackAxisValue { .horizontal }
    var spacing: Double { 0 }
  }

  private struct Pixels: LabelNode, TextColor, BackgroundColor, TextContent {
    let textColor: Color
    let backgroundColor: Color
    var text: String { "▀" }
  }
}
