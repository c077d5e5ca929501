import ProtocolStyle
import StyleTerminal

/// Prints examples for a person: the code that each is about, and what was rendered for its nodes.
///
/// Lines are up to 80 columns wide. Names, values and notes begin in the same column throughout.
struct Report {
  let colorDepth: ColorDepth
  private let applier = StyleApplier()

  init(colorDepth: ColorDepth) {
    self.colorDepth = colorDepth
  }

  func show(_ examples: [Example]) {
    print()
    show([("ProtocolStyle", .bold)])
    print("  Models conform to traits; an applier writes what they adopt.")
    for (index, example) in examples.enumerated() { show(example, number: index + 1) }
    print()
  }

  /// Prints one example.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - number: Its number among all, from 1.
  func show(_ example: Example, number: Int) {
    print()
    print()
    show([("\(number)  \(example.heading)", .bold)])
    show([(String(repeating: "─", count: Self.ruleWidth), .dim)])
    for line in CodeListing(example.code).lines { print(line.text(depth: colorDepth)) }
    for node in example.nodes { show(applier.viewModel(for: node), of: "\(type(of: node))") }
    for scene in example.scenes { show(scene) }
  }

  /// What was done, then the nodes that it is about.
  private func show(_ scene: Scene) {
    print()
    show([("▸", .dim), (" \(scene.caption)", .plain)])
    for (name, model) in scene.nodes { show(model, of: name) }
    guard !scene.text.isEmpty else { return }
    print()
    for line in scene.text.split(separator: "\n") { print("  \(line)") }
  }

  /// A node: its name and kind, then its attributes with their values.
  private func show(_ model: ViewModel, of name: String) {
    print()
    show([
      (name, .bold), (padding(name, Self.nameWidth + 2), .plain), (model.kind.name, .dim),
    ])
    let drawing = TerminalRenderer(colorDepth: colorDepth, columns: 40)
      .lines(of: model.illustrated(by: name))
    for line in drawing {
      var indented = TextLine("    ")
      indented.append(line)
      let text = indented.printed(depth: colorDepth)
      if !text.isEmpty { print(text) }
    }
    for element in model { show(element) }
    if Array(model).isEmpty { show([("  nothing", .dim)]) }
  }

  private func show(_ element: ViewModel.Element) {
    var name = element.attribute.name
    for value in ValueLine.lines(of: element) {
      var line = TextLine("    " + name + padding(name, Self.nameWidth))
      append(value, to: &line)
      print(line.text(depth: colorDepth))
      name = ""
    }
  }

  private func append(_ value: ValueLine, to line: inout TextLine) {
    var width = Self.valueWidth
    if let color = value.color, colorDepth != .monochrome {
      // A field of the color itself, on white where it is not opaque.
      line.append("  ", CellStyle(background: color))
      line.append(" ")
      width -= 3
    }
    line.append(value.text)
    guard !value.notes.isEmpty else { return }
    line.append(padding(value.text, width))
    line.append(value.notes.joined(separator: ", "), .dim)
  }

  /// A line of pieces, indented.
  private func show(_ pieces: [(text: String, style: CellStyle)]) {
    var line = TextLine("  ")
    for piece in pieces { line.append(piece.text, piece.style) }
    print(line.text(depth: colorDepth))
  }

  /// What fills a column after a text, two spaces at least.
  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(2, width - TextLine(text).columnCount))
  }

  private static let ruleWidth = 76
  private static let nameWidth = 31
  private static let valueWidth = 25
}
