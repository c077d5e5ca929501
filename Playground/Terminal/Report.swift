import ProtocolStyle
import StyleTerminal

/// Prints examples in a readable form: the code of each, and the styles of its nodes.
///
/// Lines are up to 80 columns wide. Names, values and notes are aligned in columns.
struct Report {
  let colorDepth: ColorDepth
  private let applier = StyleApplier()

  init(colorDepth: ColorDepth) {
    self.colorDepth = colorDepth
  }

  func show(_ examples: [Example]) {
    print()
    show([("ProtocolStyle", .bold)])
    print("  Models conform to traits, and an applier writes their values.")
    for (index, example) in examples.enumerated() { show(example, number: index + 1) }
    print()
  }

  /// Prints one example.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - number: The example's number, from 1.
  func show(_ example: Example, number: Int) {
    print()
    print()
    show([("\(number)  \(example.heading)", .bold)])
    show([(String(repeating: "─", count: Self.ruleWidth), .dim)])
    for line in CodeListing(example.code).lines { print(line.text(depth: colorDepth)) }
    for node in example.nodes { show(applier.viewModel(for: node), of: "\(type(of: node))") }
    for scene in example.scenes { show(scene) }
  }

  /// Prints the caption of a scene, then its nodes.
  private func show(_ scene: Scene) {
    print()
    show([("▸", .dim), (" \(scene.caption)", .plain)])
    for (name, model) in scene.nodes { show(model, of: name) }
    guard !scene.text.isEmpty else { return }
    print()
    for line in scene.text.split(separator: "\n") { print("  \(line)") }
  }

  /// Prints the name and kind of a node, then its attributes with their values.
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
      // A field of the color itself, on white if it isn't opaque.
      line.append("  ", CellStyle(background: color))
      line.append(" ")
      width -= 3
    }
    line.append(value.text)
    guard !value.notes.isEmpty else { return }
    line.append(padding(value.text, width))
    line.append(value.notes.joined(separator: ", "), .dim)
  }

  /// Prints an indented line of styled pieces.
  private func show(_ pieces: [(text: String, style: CellStyle)]) {
    var line = TextLine("  ")
    for piece in pieces { line.append(piece.text, piece.style) }
    print(line.text(depth: colorDepth))
  }

  /// The padding after a text in a column, at least two spaces.
  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(2, width - TextLine(text).columnCount))
  }

  private static let ruleWidth = 76
  private static let nameWidth = 31
  private static let valueWidth = 25
}
