internal import ProtocolStyle

/// The text of a value in tests, on one line and identical in every run.
enum ValueText {
  /// The text of a value; `none` for nil.
  static func text(of value: (any Hashable & Sendable & Codable)?) -> String {
    switch value {
    case nil: "none"
    case let color as Color: text(of: color)
    case let string as String: quoted(string)
    case let value?: singleLine(ViewModel.Element.describe(value))
    }
  }

  /// A color with its name in UIKit, if it has one: `#ffff00 yellow`.
  private static func text(of color: Color) -> String {
    let name = names.first { $0.color == color }?.name
    return name.map { "\(color) \($0)" } ?? "\(color)"
  }

  /// Names are on one line each, so a line break in a value must not look like the end of a name.
  private static func singleLine(_ text: String) -> String {
    text.contains(where: \.isNewline) ? quoted(text) : text
  }

  /// A text as a literal of Swift, which has no line breaks.
  static func quoted(_ text: String) -> String {
    text.debugDescription.unicodeScalars.reduce(into: "") { result, scalar in
      let isBreak = [.control, .lineSeparator, .paragraphSeparator]
        .contains(scalar.properties.generalCategory)
      result += isBreak ? scalar.escaped(asASCII: true) : "\(scalar)"
    }
  }

  private static let names: [(name: String, color: Color)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
    ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
    ("brown", .brown), ("clear", .clear),
  ]
}

/// The name of an attribute, or of a value along its axis, in texts.
enum PartName {
  static func text(of attribute: AttributeID, at place: String?) -> String {
    place.map { "\(attribute)[\($0)]" } ?? "\(attribute)"
  }
}
