public import ProtocolStyle

/// The tokens whose values a page writes as custom properties, and how it finds these values.
///
/// The page is styled twice more, with other values of the tokens. A declaration that contains a
/// token's value each time, and otherwise the same text, is written as `var(…)`. One that changes in
/// another way is computed from the token, and stays as it is.
///
/// Invariants:
/// - The values of a probe are different for all tokens, and no usual style has them.
/// - Their order in the second probe is the reverse of that in the first one, and the values of the
///   first one are small, those of the second one large. So a minimum, a maximum or a condition
///   doesn't return the same token's value in both.
struct LiveTokens {
  /// A part of a token's value in CSS: the whole, or the family, size or weight of a font.
  private struct Part: Equatable {
    let property: String

    /// Its text in each probe, as UTF-8.
    let texts: [[UInt8]]

    init(property: String, texts: [String]) {
      (self.property, self.texts) = (property, texts.map { Array($0.utf8) })
    }
  }

  /// The tokens, with the names of their custom properties.
  let properties: [TokenID: String]

  /// The values of the tokens in each probe; empty if there are no live tokens.
  let probes: [TokenValues]

  private let parts: [Part]

  /// Makes tokens live, except for those whose values aren't colors, numbers or fonts.
  init(_ tokens: [any AnyToken]) {
    var properties: [TokenID: String] = [:]
    var names = Set<String>()
    var probes = [TokenValues(), TokenValues()]
    var parts: [Part] = []
    let live = tokens.map(\.id).filter { Self.isSupported($0) }
    for (place, token) in live.enumerated() where properties[token] == nil {
      let name = Self.name(of: token)
      var property = name
      var number = 2
      while !names.insert(property).inserted {
        property = "\(name)-\(number)"
        number += 1
      }
      properties[token] = property
      // Reversed, so that neither the smallest nor the largest is one token's in both probes.
      let ranks = [place, live.count - 1 - place]
      if let token = token.token(of: Color.self) {
        let colors = ranks.enumerated().map { Self.color(rank: $1, probe: $0) }
        for probe in 0..<2 { probes[probe].setData(colors[probe], for: token) }
        parts.append(Part(property: property, texts: colors.map(CSSText.color)))
      } else if let token = token.token(of: Double.self) {
        let numbers = ranks.enumerated().map { Self.number(rank: $1, probe: $0) }
        for probe in 0..<2 { probes[probe].setData(numbers[probe], for: token) }
        parts.append(Part(property: property, texts: numbers.map(CSSText.size)))
      } else if let token = token.token(of: FontDescriptor.self) {
        let fonts = ranks.enumerated().map { Self.font(rank: $1, probe: $0) }
        for probe in 0..<2 { probes[probe].setData(fonts[probe], for: token) }
        parts += [
          Part(property: property + "-family", texts: fonts.map { CSSText.family($0.family) }),
          Part(property: property + "-size", texts: fonts.map { CSSText.size($0.size) }),
          Part(
            property: property + "-weight", texts: fonts.map { CSSText.number($0.weight.rawValue) }),
        ]
      }
    }
    self.properties = properties
    self.probes = properties.isEmpty ? [] : probes
    self.parts = parts
  }

  private static func isSupported(_ token: TokenID) -> Bool {
    token.valueType == Color.self || token.valueType == Double.self
      || token.valueType == FontDescriptor.self
  }

  /// The name of a token as a custom property, in which other characters than those of identifiers
  /// are hyphens.
  private static func name(of token: TokenID) -> String {
    "--"
      + String(
        token.name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }

  // MARK: Probes

  /// A dark color for the first probe, a light one for the second, neither of which 8 bits represent.
  private static func color(rank: Int, probe: Int) -> Color {
    let shade = Double(rank + 1) / 4096 + (probe == 0 ? 0.0301 : 0.9003) / (1 + Double(rank) / 512)
    return Color(red: shade, green: shade * 0.9, blue: shade * 0.8)
  }

  private static func number(rank: Int, probe: Int) -> Double {
    (probe == 0 ? 1 : 4001) + Double(rank + 1) / 128
  }

  /// A font with a weight between 100 and 999, which no token has.
  private static func font(rank: Int, probe: Int) -> FontDescriptor {
    let weight = (probe == 0 ? 101 : 901) + 1 / Double(rank + 2)
    return FontDescriptor(
      "Probe \(probe) \(rank)", size: number(rank: rank, probe: probe),
      weight: FontDescriptor.Weight(rawValue: weight) ?? .regular)
  }

  // MARK: Values

  /// Returns a value with references to the custom properties that it consists of.
  ///
  /// - Parameters:
  ///   - value: The value of a declaration.
  ///   - probed: The value in each probe; nil where there's no declaration.
  /// - Returns: The value itself if no probe changed it; nil if it's computed from a token.
  func value(_ value: String, probed: [String?]) -> String? {
    if probed.allSatisfy({ Optional(value).isExactlyEqual(to: $0) }) { return value }
    let templates = probed.enumerated().map { probe, text in
      text.map { template(of: $0, inProbe: probe) }
    }
    guard let template = templates[0], template == templates[1], !template.parts.isEmpty else {
      return nil
    }
    if let filled = template.filled(from: value) { return filled }
    // Four equal lengths are written as one.
    guard template.isBox, !value.contains(" ") else { return nil }
    return template.filled(from: Array(repeating: value, count: 4).joined(separator: " "))
  }

  /// A text with the parts of tokens in it, between literal texts.
  private struct Template: Equatable {
    var literals: [String] = [""]
    var parts: [String] = []

    /// Whether the text is four values between spaces.
    var isBox: Bool {
      let text = literals.joined(separator: "x")
      return text.split(separator: " ").count == 4 && !text.contains("(")
    }

    /// The template as a value, with the parts of another one as fallbacks; nil if it doesn't have
    /// the literal texts.
    func filled(from value: String) -> String? {
      guard value.hasPrefix(literals[0]) else { return nil }
      var rest = value.dropFirst(literals[0].count)
      var result = literals[0]
      for (place, part) in parts.enumerated() {
        let literal = literals[place + 1]
        let end: Substring.Index
        if place == parts.count - 1 {
          guard rest.hasSuffix(literal), rest.count > literal.count else { return nil }
          end = rest.index(rest.endIndex, offsetBy: -literal.count)
        } else {
          guard let range = rest.firstRange(of: literal), !literal.isEmpty else { return nil }
          end = range.lowerBound
        }
        let fallback = rest[..<end]
        guard !fallback.isEmpty else { return nil }
        result += "var(\(part),\(fallback))\(literal)"
        rest = rest[end...].dropFirst(literal.count)
      }
      return result
    }
  }

  /// Finds the parts of tokens in a value of a probe, except those inside of a number or a word.
  private func template(of text: String, inProbe probe: Int) -> Template {
    let bytes = Array(text.utf8)
    var template = Template()
    var (place, end) = (0, 0)
    while place < bytes.count {
      guard let part = part(at: place, in: bytes, ofProbe: probe) else {
        place += 1
        continue
      }
      template.literals[template.literals.count - 1] += Self.text(bytes[end..<place])
      template.literals.append("")
      template.parts.append(part.property)
      place += part.texts[probe].count
      end = place
    }
    template.literals[template.literals.count - 1] += Self.text(bytes[end...])
    return template
  }

  /// The first part whose text is at a place, with no byte of a number or a word beside it.
  private func part(at place: Int, in bytes: [UInt8], ofProbe probe: Int) -> Part? {
    if place > 0, Self.isWord(bytes[place - 1]) { return nil }
    let first = bytes[place]
    return parts.first { part in
      let text = part.texts[probe]
      guard text[0] == first, bytes[place...].starts(with: text) else { return false }
      let end = place + text.count
      return end == bytes.count || !Self.isWord(bytes[end])
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte belongs to a number, a word, or a color in hexadecimal notation.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "%"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }
}

// MARK: - HTMLFixedValue

/// A declaration that changes with a live token, and that a page can't write as its value.
public struct HTMLFixedValue: Hashable, Sendable, CustomStringConvertible {
  /// The type of a node that has the declaration.
  public let nodeType: String

  /// The name of the look; nil for a page without looks, and for all looks of a page that has them if
  /// the first one has the declaration.
  public let look: String?

  /// The property.
  public let property: String

  /// The selector of the part of the element, such as `::placeholder`; empty for the element itself.
  public let part: String

  /// The value in the page.
  public let value: String

  /// The type, the part, the property and the value, such as `CafeField border-radius: 12px`.
  public var description: String {
    "\(nodeType)\(part) \(property): \(value)" + (look.map { " in look \($0)" } ?? "")
  }
}

extension HTMLPage {
  /// The name of the custom property of a live token, such as `--accent`.
  ///
  /// It's the token's name, in which a hyphen replaces each character that an identifier of CSS can't
  /// have. The second token of a page with the same name gets `-2`. A font has three properties, with
  /// `-family`, `-size` and `-weight` after the name. Lengths need a unit: `--corner: 12px`.
  ///
  /// - Parameter token: The token.
  /// - Returns: The name; nil for a token that isn't live, and for one whose values aren't colors,
  ///   numbers or fonts.
  public func property(of token: some AnyToken) -> String? { table.live.properties[token.id] }

  /// Returns the declarations that change with a live token, and don't follow its custom property.
  ///
  /// Their values are computed from the token's, such as a translucent variant of a color, or aren't a
  /// length: a number without a unit, as that of an opacity, can't be the same property. A value that
  /// is another live token's first follows only that one. The cost is that of writing the page twice.
  ///
  /// - Parameter token: The token.
  /// - Returns: The declarations, each once for each type of nodes, sorted by type and property; empty
  ///   for a token that isn't live.
  public func fixedValues(of token: some AnyToken) -> [HTMLFixedValue] {
    let single = LiveTokens([token])
    guard let property = property(of: token), !single.probes.isEmpty else { return [] }
    var found: [HTMLFixedValue] = []
    var known = Set<HTMLFixedValue>()
    let styles = collector.looks(probing: table.live.probes + single.probes)
    for (selector, styles) in zip(table.selectors, styles) {
      for (node, looks) in styles {
        let joint = looks[0].live(looks[1..<3].map(\.self), table.live)
        for declaration in looks[0].changes(in: looks[3...].map(\.self))
        where !joint.text(of: declaration).contains("var(\(property)") {
          let value = HTMLFixedValue(
            nodeType: node, look: selector.name, property: declaration.key.property,
            part: declaration.key.part.selector,
            value: looks[0].text(of: declaration))
          let general = HTMLFixedValue(
            nodeType: node, look: nil, property: value.property, part: value.part,
            value: value.value)
          if !known.contains(general), known.insert(value).inserted { found.append(value) }
        }
      }
    }
    return found.sorted {
      ($0.nodeType, $0.part, $0.property, $0.look ?? "", $0.value)
        < ($1.nodeType, $1.part, $1.property, $1.look ?? "", $1.value)
    }
  }
}

// MARK: - StyleLook

extension StyleLook {
  /// A declaration of one of the states.
  struct Place {
    let state: Int
    let key: Declarations.Key
  }

  /// The look with references to custom properties, for the looks of the same node in the probes.
  func live(_ probed: [StyleLook], _ tokens: LiveTokens) -> StyleLook {
    var result = self
    for (state, situation) in situations.enumerated() {
      let others = probed.map { $0.declarations(in: situation) }
      var declarations = declarations(in: situation)
      for key in declarations.keys {
        guard let value = declarations[key] else { continue }
        declarations[key] = tokens.value(value, probed: others.map { $0[key] }) ?? value
      }
      result.replace(declarations, ofState: state)
    }
    if let innerRadius,
      let value = tokens.value(innerRadius, probed: probed.map(\.innerRadius))
    {
      result.innerRadius = value
    }
    return result
  }

  /// The declarations that are different in any of the probes; those that only a probe has, too.
  func changes(in probed: [StyleLook]) -> [Place] {
    situations.enumerated().flatMap { state, situation in
      let own = declarations(in: situation)
      let others = probed.map { $0.declarations(in: situation) }
      var known = Set<Declarations.Key>()
      return (own.keys + others.flatMap(\.keys)).filter { known.insert($0).inserted }.filter {
        key in
        others.contains { !$0[key].isExactlyEqual(to: own[key]) }
      }.map { Place(state: state, key: $0) }
    }
  }

  /// The value at a place; `none` if there's no declaration.
  func text(of place: Place) -> String {
    declarations(in: situations[place.state])[place.key] ?? "none"
  }
}
