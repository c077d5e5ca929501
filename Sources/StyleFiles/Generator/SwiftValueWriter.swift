package import ProtocolStyle

/// Writes values of tokens as Swift expressions.
struct SwiftValueWriter {
  private let names: GeneratedNames

  init(_ names: GeneratedNames) {
    self.names = names
  }

  /// The default of a token: the token that it's an alias of, or its value.
  func defaultValue(of token: DesignToken) -> String {
    names.reference(toAliasOf: token).map { $0 + ".value" } ?? Self.expression(token.value)
  }

  /// The value set by a theme: the token that another one is an alias of, or the value.
  func themeValue(of token: DesignToken) -> String {
    names.reference(toAliasOf: token) ?? Self.expression(token.value)
  }

  /// The type of the values of a `Token`.
  static func type(of type: TokenType) -> String {
    switch type {
    case .color: "Color"
    case .dimension, .number: "Double"
    case .fontFamily: "[String]"
    case .fontWeight: "FontDescriptor.Weight"
    case .duration: "Duration"
    case .cubicBezier: "CubicBezier"
    case .strokeStyle: "StrokeStyle"
    case .border: "Border"
    case .transition: "Transition"
    case .shadow: "[Shadow]"
    case .gradient: "Gradient"
    case .typography: "Typography"
    case .string: "String"
    case .boolean: "Bool"
    }
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0) ~= scalar.value:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func number(_ number: Double) -> String { JSONNumber(number).text }

  /// A value as an expression of its type.
  static func expression(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): expression(color)
    case .dimension(let length):
      length.unit == .px ? number(length.value) : expression(length) + ".points"
    case .fontFamily(let names): list(names.map(literal))
    case .fontWeight(let weight): expression(weight)
    case .duration(let duration): expression(duration)
    case .cubicBezier(let curve): expression(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): expression(style)
    case .border(let border):
      "Border(color: \(expression(border.color)), width: \(expression(border.width)), "
        + "style: \(expression(border.style)))"
    case .transition(let transition):
      "Transition(duration: \(expression(transition.duration)), "
        + "delay: \(expression(transition.delay)), timing: \(expression(transition.timing)))"
    case .shadow(let shadows): list(shadows.map(expression))
    case .gradient(let gradient):
      "Gradient(stops: "
        + list(
          gradient.stops.map {
            "Gradient.Stop(\(expression($0.color)), at: \(number($0.location)))"
          }) + ")"
    case .typography(let typography): expression(typography)
    case .string(let text): literal(text)
    case .boolean(let value): "\(value)"
    }
  }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  private static func expression(_ color: Color) -> String {
    let alpha = color.alpha == 1 ? "" : ", alpha: \(number(color.alpha))"
    if color.red == color.green, color.green == color.blue {
      return "Color(white: \(component(color.red))\(alpha))"
    }
    return "Color(red: \(component(color.red)), green: \(component(color.green)), "
      + "blue: \(component(color.blue))\(alpha))"
  }

  /// A component of a color; one with 8 bits is written as a fraction: `12 / 255`.
  private static func component(_ value: Double) -> String {
    let bits = (value * 255).rounded()
    guard bits > 0, bits < 255, bits / 255 == value, number(value).count > 5 else {
      return number(value)
    }
    return "\(number(bits)) / 255"
  }

  private static func expression(_ length: Length) -> String {
    "Length(\(number(length.value)), .\(length.unit.rawValue))"
  }

  private static func expression(_ weight: FontDescriptor.Weight) -> String {
    let name = "\(weight)"
    return name.first?.isLetter == true
      ? ".\(name)"
      : "FontDescriptor.Weight(rawValue: \(number(weight.rawValue))) ?? .regular"
  }

  private static func expression(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = attoseconds / 1_000_000_000
    if nanoseconds == 0 { return ".seconds(\(seconds))" }
    if nanoseconds % 1_000_000 == 0 {
      return ".milliseconds(\(seconds * 1_000 + nanoseconds / 1_000_000))"
    }
    return ".seconds(\(seconds)) + .nanoseconds(\(nanoseconds))"
  }

  private static func expression(_ curve: CubicBezier) -> String {
    "CubicBezier(x1: \(number(curve.x1)), y1: \(number(curve.y1)), "
      + "x2: \(number(curve.x2)), y2: \(number(curve.y2)))"
  }

  private static func expression(_ style: StrokeStyle) -> String {
    if case .dashes(let lengths, let cap) = style {
      return ".dashes(\(list(lengths.map(expression))), .\(cap.rawValue))"
    }
    let name = StrokeStyle.named.first { $0.value == style }?.key ?? "solid"
    return ".\(name)"
  }

  private static func expression(_ shadow: Shadow) -> String {
    let parts = [
      "color: \(expression(shadow.color))", "offsetX: \(expression(shadow.offsetX))",
      "offsetY: \(expression(shadow.offsetY))", "blur: \(expression(shadow.blur))",
      "spread: \(expression(shadow.spread))",
    ]
    let inset = shadow.isInset ? ["isInset: true"] : []
    return "Shadow(\((parts + inset).joined(separator: ", ")))"
  }

  private static func expression(_ typography: Typography) -> String {
    "Typography(fontFamily: \(list(typography.fontFamily.map(literal))), "
      + "fontSize: \(expression(typography.fontSize)), "
      + "fontWeight: \(expression(typography.fontWeight)), "
      + "letterSpacing: \(expression(typography.letterSpacing)), "
      + "lineHeight: \(number(typography.lineHeight)))"
  }
}

// MARK: - SwiftName

/// The conversion of names in a file to Swift identifiers.
///
/// A path is split into words at every character that isn't a letter or a digit; `$root` is
/// omitted. The words are joined in lowerCamelCase. A digit at the start gets an underscore before
/// it, `self` and `init` get one after them, and other keywords get backticks. A name without
/// letters or digits becomes `token`.
enum SwiftName {
  /// The identifier of a path, without backticks: `color.accent.$root` is `colorAccent`.
  static func lowerCamelCase(_ path: String) -> String {
    let words = TokenPath.parts(of: path[...]).filter { $0 != "$root" }.flatMap(words)
    let name = words.enumerated().map { place, word in
      place == 0 ? lowercased(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = name.first else { return "token" }
    if ["self", "init"].contains(name) { return name + "_" }
    return first.isNumber ? "_" + name : name
  }

  /// Whether a path has no usable letters, or begins with a digit.
  static func isRepaired(_ path: String) -> Bool {
    let letters = path.drop { !isPart($0) }
    return letters.first.map { !$0.isLetter } ?? true
  }

  /// Whether an identifier can contain a character: letters and the ten digits.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || ("0"..."9").contains(character)
  }

  /// The identifier in code, with backticks if it's a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The first word of an identifier: `URL` becomes `url`, `Accent` becomes `accent`.
  private static func lowercased(_ word: String) -> String {
    let isCapitals = word.allSatisfy { $0.isUppercase || $0.isNumber }
    return isCapitals ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func words(of name: String) -> [String] {
    name.split { !isPart($0) }.map(String.init)
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

// MARK: - GeneratedNames

/// The identifiers of a file's tokens, unique among tokens with the same type of values.
///
/// The first token with a name gets it; each later one gets the lowest available number from 2 on
/// at the end. Both are reported.
struct GeneratedNames {
  /// The tokens to declare, in order: those of the default contexts, then those of others.
  let tokens: [DesignToken]

  private var names: [Key: String] = [:]
  private let places: [Key: Int]
  private(set) var findings: [Finding] = []

  private struct Key: Hashable {
    let name: String
    let type: String

    init(_ token: DesignToken) {
      self.init(token.name, of: token)
    }

    init(_ name: String, of token: DesignToken) {
      self.name = name
      type = SwiftValueWriter.type(of: token.type)
    }
  }

  init(_ file: TokenFile, _ base: DesignTokens) {
    var tokens: [DesignToken] = []
    var known: Set<Key> = []
    let choices = TokenFile.choices(of: file.modifiers.map(\.contexts.count))
    for list in [base] + choices.compactMap({ file.resolutions[$0] }) {
      for token in list where known.insert(Key(token)).inserted { tokens.append(token) }
    }
    self.tokens = tokens
    places = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { (Key($1), $0) })
    var owners: [String: [String: DesignToken]] = [:]
    for token in tokens {
      let key = Key(token)
      let plain = SwiftName.lowerCamelCase(token.name)
      var name = plain
      var number = 2
      while owners[key.type]?[name] != nil {
        name = "\(plain)\(number)"
        number += 1
      }
      if name != plain, let owner = owners[key.type]?[plain] {
        findings.append(.generatedNameCollision(plain, owner, token, name))
      } else if SwiftName.isRepaired(token.name) {
        findings.append(.generatedNameRepair(token, plain))
      }
      owners[key.type, default: [:]][name] = token
      names[key] = name
    }
  }

  /// The identifier of a token, without backticks.
  func name(of token: DesignToken) -> String { names[Key(token)] ?? "_" }

  /// The constant that stores a deprecated token, whose use doesn't cause a warning.
  func storage(of token: DesignToken) -> String { name(of: token) + "Storage" }

  /// The token as an expression.
  func reference(to token: DesignToken) -> String {
    if places[Key(token)].map({ tokens[$0].deprecation != nil }) ?? false {
      return storage(of: token)
    }
    let type = SwiftValueWriter.type(of: token.type)
    return "Token<\(type)>.\(SwiftName.escaped(name(of: token)))"
  }

  /// The expression for the token that another one is an alias of; nil if it isn't declared.
  func reference(toAliasOf token: DesignToken) -> String? {
    token.alias.flatMap { places[Key($0, of: token)] }.map { reference(to: tokens[$0]) }
  }

  /// The identifier of a theme or a pack.
  func theme(_ name: String) -> String { SwiftName.lowerCamelCase(name) }
}

extension Finding.Identifier {
  /// A token's name isn't an identifier, or is another token's identifier.
  package static let generatedName = Finding.Identifier(rawValue: "generated-name")
}

extension Finding {
  /// The finding for two tokens whose names have the same identifier.
  fileprivate static func generatedNameCollision(
    _ plain: String, _ first: DesignToken, _ second: DesignToken, _ name: String
  ) -> Finding {
    Finding(
      .warning, .generatedName,
      summary: "\(first.file)\(first.pointer) and \(second.file)\(second.pointer) both result in "
        + "'\(plain)'.",
      explanation: "The second is '\(name)' in the generated code.",
      remedy: "Rename one of the tokens if code should have other names.")
  }

  /// The finding for a token whose name had to be changed.
  fileprivate static func generatedNameRepair(_ token: DesignToken, _ name: String) -> Finding {
    Finding(
      .note, .generatedName,
      summary: "\(token.file)\(token.pointer) is no identifier.",
      explanation: "It is '\(name)' in the generated code.",
      remedy: "Rename the token if code should have another name.")
  }
}
