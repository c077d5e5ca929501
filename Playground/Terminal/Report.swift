import ProtocolStyle

/// Prints sections, the code they are about, and what was rendered for nodes.
struct Report {
  var style: TerminalStyle
  private let applier = StyleApplier()

  init(style: TerminalStyle) {
    self.style = style
  }

  func title(_ text: String, _ subtitle: String) {
    print()
    print("  \(style.bold(text))")
    print("  \(style.dim(subtitle))")
  }

  /// A numbered heading, with the traits that the section is about.
  func section(_ number: Int, _ heading: String, _ code: String) {
    print()
    print("  \(style.bold("\(number)  \(heading)"))")
    print("  " + style.dim(String(repeating: "─", count: Self.width - 2)))
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      print("  \(style.dim("│"))\(line.isEmpty ? "" : " ")\(line)")
    }
  }

  /// A node: its name and kind, then its attributes with their values.
  func node<Node: StyleNode>(_ node: Node) {
    let model = applier.viewModel(for: node)
    let name = "\(Node.self)"
    let kind = model.kind.name
    print()
    print("  " + style.bold(name) + padding(name + kind, Self.width - 2) + style.dim(kind))
    for element in model { attribute(element) }
  }

  private func attribute(_ element: ViewModel.Element) {
    let name = element.attribute.name
    let origin = element.isDerived ? style.dim("  derived") : ""
    let lines = values(of: element)
    print("    " + name + padding(name, Self.nameWidth) + lines[0] + origin)
    for line in lines.dropFirst() { print("    " + padding("", Self.nameWidth) + line) }
  }

  /// The value in as many lines as it takes: one per control state.
  private func values(of element: ViewModel.Element) -> [String] {
    switch element.value {
    case let color as Color:
      [swatch(color)]
    case let colors as StateValues<Color> where !colors.isEmpty:
      colors.map { "\(swatch($0.value))  \(style.dim("\($0.key)"))" }
    case let text as TextAttributes:
      [describe(text)]
    case let texts as StateValues<TextAttributes> where !texts.isEmpty:
      texts.map { "\(describe($0.value))  \(style.dim("\($0.key)"))" }
    default:
      [element.valueDescription]
    }
  }

  private func describe(_ text: TextAttributes) -> String {
    let parts = [text.foregroundColor.map(swatch), text.font?.description]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private func swatch(_ color: Color) -> String { style.swatch(color) + color.description }

  private func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(2, width - text.count))
  }

  private static let width = 76
  private static let nameWidth = 32
}
