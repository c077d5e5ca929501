import ProtocolStyle
import StyleTerminal

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
