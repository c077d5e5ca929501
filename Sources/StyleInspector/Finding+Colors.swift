public import ProtocolStyle

extension Finding.Identifier {
  /// A color has components that no display can show, such as 255 instead of 1.
  public static let colorRange = Finding.Identifier(rawValue: "color-range")
}

// MARK: - Colors

extension Color {
  /// Whether components can't be those of a display's color, or the opacity is outside 0…1.
  ///
  /// Components outside 0…1 are colors outside the sRGB gamut. In the widest gamuts of displays, that
  /// of Rec. 2020, they're between -1 and 1.5, and a display with a high dynamic range multiplies
  /// these by a few, so 16 and more is a mistake: mostly a component from 0 to 255.
  fileprivate var isOutOfRange: Bool {
    [red, green, blue].contains { abs($0) >= 16 } || alpha > 1 || alpha < 0
  }

  /// The call that creates the color: `Color(red: 255, green: 0, blue: 0)`.
  fileprivate var call: String {
    let (red, green, blue) = (
      red.plainDescription, green.plainDescription, blue.plainDescription
    )
    return "Color(red: \(red), green: \(green), blue: \(blue)"
      + (alpha == 1 ? ")" : ", alpha: \(alpha.plainDescription))")
  }
}

// MARK: - Findings

extension Finding {
  /// Finds the tokens that a theme or a tree sets to colors whose components are far outside 0…1.
  static func colorRanges(in values: TokenValues, setBy setter: String) -> [Finding] {
    values.tokens.compactMap { token in
      func color<Value: Hashable & Sendable>(_ type: Value.Type) -> Color? {
        guard let token = token.token(of: Value.self) else { return nil }
        return (values[token] as Value?).flatMap { ($0 as? any ColorCarrying)?.colors }?
          .first(where: \.isOutOfRange)
      }
      return color(token.valueType).map { colorRange($0, of: "\(setter) sets '\(token.name)' to") }
    }
  }

  /// Finds a color that a rule writes and whose components are far outside 0…1.
  static func colorRange(of rule: StyleRule, in contexts: [StyleContext]) -> Finding? {
    for var context in contexts {
      let finding: Finding? = context.run {
        var model = rule.emptyModel
        rule.apply(&model)
        return model.compactMap { element in
          (element.value as? any ColorCarrying)?.colors.first(where: \.isOutOfRange).map {
            colorRange($0, of: "The rule at \(rule.location) sets '\(element.attribute)' to")
          }
        }.first
      }
      if let finding { return finding }
    }
    return nil
  }

  fileprivate static func colorRange(_ color: Color, of subject: String) -> Finding {
    let components = [color.red, color.green, color.blue]
    let isByte = components.contains { $0 >= 16 } && components.allSatisfy { 0...255 ~= $0 }
    return Finding(
      .warning, .colorRange, summary: "\(subject) \(color.call), which no display can show.",
      explanation: "Components and the opacity of a color are numbers from 0 to 1, as those of "
        + "'UIColor' are. Components slightly outside are colors outside the sRGB gamut.",
      remedy: isByte
        ? "Divide the components by 255, or write the color as 'Color(hex: 0x\(hex(of: color)))'."
        : "Write components and an opacity from 0 to 1.")
  }

  /// The hexadecimal digits of a color with components from 0 to 255.
  private static func hex(of color: Color) -> String {
    [color.red, color.green, color.blue].map { component in
      let digits = String(Int(component.rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

// MARK: - ColorRanges

/// The colors of nodes with components far outside 0…1, each once for a type and an attribute.
struct ColorRanges {
  private(set) var findings: [Finding] = []

  /// Readers of the first color of an attribute that is out of range; nil for values without colors.
  private var readers: [AttributeID: ((ViewModel) -> Color?)?] = [:]

  /// Adds the colors of a view model.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - type: The type of the node.
  mutating func note(_ model: ViewModel, of type: any StyleNode.Type) {
    let found = model.attributes.compactMap { attribute in
      reader(of: attribute)?(model).map { (attribute, $0) }
    }
    for (attribute, color) in found.sorted(by: { $0.0 < $1.0 }) {
      let finding = Finding.colorRange(color, of: "\(type) has '\(attribute)'")
      if !findings.contains(finding) { findings.append(finding) }
    }
  }

  private mutating func reader(of id: AttributeID) -> ((ViewModel) -> Color?)? {
    if let known = readers[id] { return known }
    func make<Value: ColorCarrying>(_ type: Value.Type) -> (ViewModel) -> Color? {
      let attribute = Attribute<Value>(id: id)
      return { $0[attribute]?.colors.first(where: \.isOutOfRange) }
    }
    let reader = (id.valueType as? any ColorCarrying.Type).map { make($0) }
    readers[id] = .some(reader)
    return reader
  }
}
