import ProtocolStyle

/// Prints examples for a person: the code that each is about, and what was rendered for its nodes.
///
/// Lines are up to 80 columns wide. Names, values and notes begin in the same column throughout.
struct Report {
  var style: TerminalStyle
  private let applier = StyleApplier()

  init(style: TerminalStyle) {
    self.style = style
  }

  func show(_ examples: [Example]) {
    print()
    print("  \(style.bold("ProtocolStyle"))")
    print("  Models conform to traits; an applier writes what they adopt.")
    for (index, example) in examples.enumerated() { show(example, number: index + 1) }
    print()
  }

  private func show(_ example: Example, number: Int) {
    print()
    print()
    print("  \(style.bold("\(number)  \(example.heading)"))")
    print("  " + style.dim(String(repeating: "─", count: Self.ruleWidth)))
    for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
      print("  \(style.dim("│"))\(line.isEmpty ? "" : " ")\(line)")
    }
    for node in example.nodes { show(applier.viewModel(for: node), of: "\(type(of: node))") }
    for scene in example.scenes { show(scene) }
  }

  /// What was done, then the nodes that it is about.
  private func show(_ scene: Scene) {
    print()
    print("  \(style.dim("▸")) \(scene.caption)")
    for (name, model) in scene.nodes { show(model, of: name) }
    guard !scene.text.isEmpty else { return }
    print()
    for line in scene.text.split(separator: "\n") { print("  \(line)") }
  }

  /// A node: its name and kind, then its attributes with their values.
  private func show(_ model: ViewModel, of name: String) {
    print()
    print("  " + style.bold(name) + padding(name, Self.nameWidth + 2) + style.dim(model.kind.name))
    for element in model { show(element) }
    if Array(model).isEmpty { print("    " + style.dim("nothing")) }
  }

  private func show(_ element: ViewModel.Element) {
    var name = element.attribute.name
    for line in ValueLine.lines(of: element) {
      print("    " + name + padding(name, Self.nameWidth) + text(of: line))
      name = ""
    }
  }

  private func text(of line: ValueLine) -> String {
    let swatch = line.color.map(style.swatch) ?? ""
    guard !line.notes.isEmpty else { return swatch + line.text }
    let width = Self.valueWidth - (line.color == nil ? 0 : style.swatchWidth)
    let notes = line.notes.joined(separator: ", ")
    return swatch + line.text + padding(line.text, width) + style.dim(notes)
  }

  /// What fills a column after a text, two spaces at least.
  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(2, width - text.count))
  }

  private static let ruleWidth = 76
  private static let nameWidth = 31
  private static let valueWidth = 25
}
