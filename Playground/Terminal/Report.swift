import ProtocolStyle
import StyleHTML
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
    for line in CodeListing(example.code).lines(depth: colorDepth) {
      print(line.text(depth: colorDepth))
    }
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

// MARK: - ValueLine

/// One line of an attribute's value: a color, one of several parts, or a value without parts.
struct ValueLine {
  var color: Color?
  let text: String

  /// Notes about the value, such as its control state and whether it's derived.
  var notes: [String] = []

  init(_ color: Color) {
    self.color = color
    // An interpolated color has too many digits to be readable.
    text = color.description.count > 24 ? "about \(color.hex)" : color.description
  }

  init(_ text: String) {
    self.text = text
  }

  /// The lines of an attribute's value, one or more.
  static func lines(of element: ViewModel.Element) -> [ValueLine] {
    var lines = parts(of: element.value) ?? [ValueLine(element.valueDescription)]
    if element.isDerived { lines[0].notes.append("derived") }
    return lines
  }

  /// The lines of a value that consists of parts or colors; nil for other values.
  private static func parts(of value: Any) -> [ValueLine]? {
    switch value {
    case let color as Color: [ValueLine(color)]
    case let text as TextAttributes where !text.isEmpty: attributes(of: text)
    case let colors as StateValues<Color> where !colors.isEmpty: states(of: colors)
    case let texts as StateValues<TextAttributes> where !texts.isEmpty: states(of: texts)
    default: nil
    }
  }

  private static func states<Value>(of values: StateValues<Value>) -> [ValueLine] {
    values.flatMap { state, value in
      var lines = parts(of: value) ?? [ValueLine("\(value)")]
      lines[0].notes.append("\(state)")
      return lines
    }
  }

  private static func attributes(of text: TextAttributes) -> [ValueLine] {
    let lines: [ValueLine?] = [
      text.foregroundColor.map { ValueLine($0) },
      text.font.map { ValueLine("\($0)") },
      text.alignment.map { ValueLine("\($0)") },
      text.shadowColor.map { ValueLine($0) },
      text.shadowOffset.map { ValueLine("\($0)") },
    ]
    return lines.compactMap(\.self)
  }
}

extension ViewModel {
  /// The view model with sample content if it has none, so that its style is visible.
  func illustrated(by name: String) -> ViewModel {
    var model = self
    switch kind {
    case .button, .label, .textField, .textView, .navigationBar, .barButtonItem, .tableCell:
      model.text = model.text ?? name
    case .slider, .progress: model.rangedValue = model.rangedValue ?? RangedValue(0.6)
    case .switch: model.isOn = model.isOn ?? true
    case .pageControl: model.page = model.page ?? PageNumber(1, of: 5)
    default: break
    }
    return model
  }
}

extension TextLine {
  /// The line with control sequences; without colors, trailing spaces are removed.
  func printed(depth: ColorDepth) -> String {
    let text = text(depth: depth)
    guard depth == .monochrome else { return text }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

// MARK: - CodeListing

/// Swift code for a terminal, with syntax highlighting.
///
/// From 256 colors on, it's on a dark ground of its own: no color is legible on every background that
/// terminals have. Otherwise it has a line on its left, and the terminal's own colors.
struct CodeListing {
  let code: String

  init(_ code: String) {
    self.code = code
  }

  /// The lines of the code.
  func lines(depth: ColorDepth) -> [TextLine] {
    let hasGround = depth == .palette256 || depth == .trueColor
    var lines = [TextLine()]
    for lexeme in Lexeme.all(in: code) {
      let pieces = lexeme.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append(TextLine()) }
        lines[lines.count - 1].append(String(piece), Self.style(of: lexeme.role, hasGround))
      }
    }
    return lines.map { line in
      var result = TextLine("  ")
      guard hasGround else {
        result.append("│", .dim)
        if line.columnCount > 0 { result.append(" ") }
        result.append(line)
        return result
      }
      let ground = CellStyle(background: Self.ground)
      result.append("  ", ground)
      result.append(line)
      result.append(String(repeating: " ", count: max(0, Self.width - line.columnCount)), ground)
      return result
    }
  }

  /// The style of a lexeme: a light color on the ground, or one of the terminal's own.
  private static func style(of role: Lexeme.Role, _ hasGround: Bool) -> CellStyle {
    guard hasGround else {
      return switch role {
      case .plain: .plain
      case .keyword: CellStyle(foreground: Color(rgb: 0xCD00CD))
      case .typeName: CellStyle(foreground: Color(rgb: 0x00CDCD))
      case .literal: CellStyle(foreground: Color(rgb: 0xCD0000))
      case .comment: .dim
      }
    }
    let color: Color =
      switch role {
      case .plain: Color(rgb: 0xE6E8EF)
      case .keyword: Color(rgb: 0xF2A0D8)
      case .typeName: Color(rgb: 0x8AD5F0)
      case .literal: Color(rgb: 0xF5AE96)
      case .comment: Color(rgb: 0xA7ADBC)
      }
    return CellStyle(foreground: color, background: ground)
  }

  private static let ground = Color(rgb: 0x1C1E26)

  /// The columns of the ground between its insets.
  private static let width = 74
}
