package import ProtocolStyle

/// A value of a view model: an attribute, or one place on its axis.
///
/// Matrices with their golden files and reviews compare styles by their parts.
package struct StylePart {
  /// The attribute.
  package let attribute: AttributeID

  /// The place on the attribute's axis; nil for an attribute without an axis.
  package let place: AnyHashable?

  /// The value.
  package let value: any Hashable & Sendable & Codable
}

extension ViewModel {
  /// The values, those of an attribute with an axis by place, without the given control state.
  ///
  /// - Parameter state: The control state in which the node is styled.
  /// - Returns: The parts, by attribute, and in the order of its axis.
  package func parts(in state: ControlState) -> [StylePart] {
    var parts: [StylePart] = []
    for element in self where element.value as? ControlState != state {
      let places = (element.value as? any AxisParts)?.parts ?? []
      if places.isEmpty {
        parts.append(StylePart(attribute: element.attribute, place: nil, value: element.value))
      }
      parts += places.map {
        StylePart(attribute: element.attribute, place: $0.place, value: $0.value)
      }
    }
    return parts
  }
}

/// Values along an axis of any type.
private protocol AxisParts {
  var parts: [(place: AnyHashable, value: any Hashable & Sendable & Codable)] { get }
}

extension AxisValues: AxisParts {
  fileprivate var parts: [(place: AnyHashable, value: any Hashable & Sendable & Codable)] {
    map { (AnyHashable($0.key), $0.value) }
  }
}

// MARK: - ValueText

/// The text of a value in tests and reviews, on one line and identical in every run.
package enum ValueText {
  /// The text of a value; `none` for nil.
  package static func text(of value: (any Hashable & Sendable & Codable)?) -> String {
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
  package static func quoted(_ text: String) -> String {
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
package enum PartName {
  /// The attribute, with the place on its axis in brackets.
  package static func text(of attribute: AttributeID, at place: String?) -> String {
    place.map { "\(attribute)[\($0)]" } ?? "\(attribute)"
  }
}
