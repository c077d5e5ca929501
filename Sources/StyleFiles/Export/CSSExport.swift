internal import Foundation
internal import ProtocolStyle

/// Custom properties of CSS: those of light in `:root`, and what differs in media queries.
struct CSSExport {
  let files: [PlatformExport.File]

  init(_ source: inout ExportSource) {
    source.name(separator: "-") { "--" + CSSText.name(of: ExportSource.words(of: $0)) }
    Self.nameParts(of: &source)
    let parts = source
    let changes = source.changes(in: ExportContext.allCases) { Self.entries(of: $0, parts) }
    var writer = CSSRuleWriter(source)
    for (context, changes) in changes { writer.write(changes, in: ":root", context) }
    files = [
      PlatformExport.File(path: CSSText.name(of: source.words) + ".css", text: writer.text)
    ]
  }

  /// Reserves the names of a typography's parts, after those of all tokens.
  static func nameParts(of source: inout ExportSource) {
    for token in source.tokens {
      for case .typography? in token.variants.map(\.?.value) {
        for part in typographyParts { _ = source.part(part, of: token.first, separator: "-") }
      }
    }
  }

  /// The declarations of a token as custom properties.
  static func entries(of token: DesignToken, _ source: ExportSource) -> [ExportSource.Entry] {
    var source = source
    let name = source.names[token.name] ?? ""
    let target = token.alias.flatMap { source.names[$0] == nil ? nil : $0 }
    func entry(_ name: String, _ value: String) -> ExportSource.Entry {
      ExportSource.Entry(name: name, text: "\(name): \(value);")
    }
    let whole = target.map { "var(\(source.names[$0] ?? ""))" } ?? CSSText.value(token.value)
    guard case .typography(let typography) = token.value else { return [entry(name, whole)] }
    let values = CSSText.parts(of: typography)
    return [entry(name, whole)]
      + typographyParts.map { part in
        let own = source.part(part, of: token, separator: "-")
        let other = target.flatMap { source.names[$0 + "\u{0}" + part] }
        return entry(own, other.map { "var(\($0))" } ?? values[part] ?? "")
      }
  }

  private static let typographyParts = [
    "font-family", "font-size", "font-weight", "letter-spacing", "line-height",
  ]
}

// MARK: - TailwindExport

/// Theme variables of Tailwind 4: values of light in `@theme`, and what differs in media queries.
///
/// The namespace of a variable, which determines its utilities, follows from the token's type, and
/// for distances and numbers from the words of its path.
struct TailwindExport {
  let files: [PlatformExport.File]

  init(_ source: inout ExportSource) {
    source.name(separator: "-") { token in
      let words = ExportSource.words(of: token)
      guard let namespace = Namespace(of: token.value, words) else {
        return "--" + CSSText.name(of: words)
      }
      let rest = words.drop { namespace.synonyms.contains($0) }
      return (["--" + namespace.prefix] + rest).joined(separator: "-")
    }
    let names = source.names
    let changes = source.changes(in: ExportContext.allCases) { Self.entries(of: $0, names) }
    var writer = CSSRuleWriter(source)
    for (context, changes) in changes {
      let isTheme = { (change: ExportSource.Change) in
        change.entries.contains { Namespace.contains($0.name) }
      }
      if context == .light {
        writer.write(changes.filter(isTheme), in: "@theme", context)
        writer.write(changes.filter { !isTheme($0) }, in: ":root", context)
      } else {
        writer.write(changes, in: ":root", context)
      }
    }
    files = [
      PlatformExport.File(path: CSSText.name(of: source.words) + ".theme.css", text: writer.text)
    ]
  }

  private static func entries(
    of token: DesignToken, _ names: [String: String]
  ) -> [ExportSource.Entry] {
    let name = names[token.name] ?? ""
    func entry(_ name: String, _ value: String) -> ExportSource.Entry {
      ExportSource.Entry(name: name, text: "\(name): \(value);")
    }
    if case .typography(let typography) = token.value {
      // The size determines the other parts of the utility.
      let parts = CSSText.parts(of: typography)
      return [entry(name, parts["font-size"] ?? "")]
        + ["line-height", "letter-spacing", "font-weight"].map { part in
          entry("\(name)--\(part)", parts[part] ?? "")
        } + [entry("\(name)--font-family", parts["font-family"] ?? "")]
    }
    // A media query, for which breakpoints are, can't contain variables.
    let target = name.hasPrefix("--breakpoint") ? nil : token.alias.flatMap { names[$0] }
    return [entry(name, target.map { "var(\($0))" } ?? CSSText.value(token.value))]
  }

  /// A namespace of theme variables.
  private struct Namespace {
    let prefix: String

    /// The words at the start of a path that the prefix stands for.
    let synonyms: Set<String>

    init(_ prefix: String, _ synonyms: Set<String>) {
      self.prefix = prefix
      self.synonyms = synonyms
    }

    /// The namespace for a value; nil if there is none.
    init?(of value: TokenValue, _ words: [String]) {
      switch value {
      case .color: self.init("color", ["color", "colors", "colour", "colours"])
      case .fontFamily: self.init("font", ["font", "fonts", "family", "families"])
      case .fontWeight: self.init("font-weight", ["font", "weight", "weights"])
      case .dimension: self = Self.distance(Set(words))
      case .number:
        guard let namespace = Self.number(Set(words)) else { return nil }
        self = namespace
      case .cubicBezier: self.init("ease", ["ease", "easing", "easings", "curve", "timing"])
      case .shadow(let shadows):
        self.init(
          shadows.allSatisfy(\.isInner) ? "inset-shadow" : "shadow", ["box", "shadow", "shadows"])
      case .typography: self.init("text", ["text", "type", "typography", "font"])
      default: return nil
      }
    }

    private static func distance(_ words: Set<String>) -> Namespace {
      let fixed: [(words: Set<String>, prefix: String)] = [
        (["radius", "radii", "corner", "corners", "rounded"], "radius"),
        (["tracking"], "tracking"), (["leading"], "leading"),
        (["breakpoint", "breakpoints", "screen", "screens", "viewport"], "breakpoint"),
        (["container", "containers"], "container"), (["blur"], "blur"),
        (["perspective"], "perspective"),
      ]
      if words.isSuperset(of: ["letter", "spacing"]) {
        return Namespace("tracking", ["letter", "spacing", "font"])
      }
      if words.isSuperset(of: ["line", "height"]) {
        return Namespace("leading", ["line", "height", "font"])
      }
      if words.contains("text") || words.contains("font") {
        return Namespace("text", ["text", "font", "size", "sizes"])
      }
      if let (synonyms, prefix) = fixed.first(where: { !$0.words.isDisjoint(with: words) }) {
        return Namespace(prefix, synonyms.union(prefix == "radius" ? ["border"] : []))
      }
      return Namespace("spacing", ["spacing", "space"])
    }

    private static func number(_ words: Set<String>) -> Namespace? {
      if words.isSuperset(of: ["line", "height"]) || words.contains("leading") {
        return Namespace("leading", ["line", "height", "leading", "font"])
      }
      return words.contains("aspect") ? Namespace("aspect", ["aspect", "ratio"]) : nil
    }

    private static let prefixes = [
      "aspect", "blur", "breakpoint", "color", "container", "ease", "font", "inset-shadow",
      "leading", "perspective", "radius", "shadow", "spacing", "text", "tracking",
    ]

    /// Whether a name is in one of the namespaces.
    static func contains(_ name: String) -> Bool {
      prefixes.contains { name == "--" + $0 || name.hasPrefix("--\($0)-") }
    }
  }
}

// MARK: - CSSRuleWriter

/// Writes declarations in rules, which are in media queries for contexts other than light.
private struct CSSRuleWriter {
  private(set) var text: String

  init(_ source: ExportSource) {
    text =
      "/* Exported from \(CSSText.comment(source.fileName)) by ProtocolStyle; change that file. */\n"
  }

  /// Writes a rule, unless it has no declarations.
  mutating func write(
    _ changes: [ExportSource.Change], in selector: String, _ context: ExportContext
  ) {
    guard !changes.isEmpty else { return }
    let conditions =
      (context.isDark ? ["(prefers-color-scheme: dark)"] : [])
      + (context.isHighContrast ? ["(prefers-contrast: more)"] : [])
    let indentation = conditions.isEmpty ? "" : "  "
    text += "\n"
    if !conditions.isEmpty { text += "@media \(conditions.joined(separator: " and ")) {\n" }
    text += "\(indentation)\(selector) {\n"
    for change in changes {
      if context == .light, let summary = change.summary, !CSSText.comment(summary).isEmpty {
        text += "\(indentation)  /* \(CSSText.comment(summary)) */\n"
      }
      for entry in change.entries { text += "\(indentation)  \(entry.text)\n" }
    }
    text += "\(indentation)}\n"
    if !conditions.isEmpty { text += "}\n" }
  }
}

// MARK: - CSSText

/// Values of tokens in CSS.
private enum CSSText {
  /// Words in kebab case; `token` if there are none.
  static func name(of words: [String]) -> String {
    words.isEmpty ? "token" : words.joined(separator: "-")
  }

  static func comment(_ text: String) -> String {
    ExportSource.comment(text.replacing("*/", with: "* /"))
  }

  static func value(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let length): self.length(length)
    case .fontFamily(let names): families(names)
    case .fontWeight(let weight): number(weight.rawValue)
    case .duration(let duration): time(duration)
    case .cubicBezier(let curve): self.curve(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): name(of: style)
    case .border(let border):
      "\(length(border.width)) \(name(of: border.style)) \(color(border.color))"
    case .transition(let transition):
      "\(time(transition.duration)) \(curve(transition.timing)) \(time(transition.delay))"
    case .shadow(let shadows):
      shadows.isEmpty ? "none" : shadows.map(self.shadow).joined(separator: ", ")
    case .gradient(let gradient):
      Gradient(
        stops: gradient.stops.map { .init(rounded($0.color), at: rounded($0.location)) },
        angle: rounded(gradient.angle)
      ).description
    case .typography(let typography): font(typography)
    case .string(let text): string(text)
    case .boolean(let value): "\(value)"
    }
  }

  /// A value of the property `font`, which has all of a typography except the space of letters.
  private static func font(_ typography: Typography) -> String {
    let parts = parts(of: typography)
    return
      "\(parts["font-weight"] ?? "") \(parts["font-size"] ?? "")/\(parts["line-height"] ?? "") "
      + (parts["font-family"] ?? "")
  }

  static func parts(of typography: Typography) -> [String: String] {
    [
      "font-family": families(typography.fontFamily),
      "font-size": length(typography.fontSize),
      "font-weight": number(typography.fontWeight.rawValue),
      "letter-spacing": length(typography.letterSpacing),
      "line-height": number(typography.lineHeight),
    ]
  }

  private static func shadow(_ shadow: Shadow) -> String {
    (shadow.isInner ? "inset " : "")
      + [shadow.offset.x, shadow.offset.y, shadow.blur, shadow.spread]
      .map { length(Length($0, .px)) }.joined(separator: " ") + " \(color(shadow.color))"
  }

  private static func name(of style: StrokeStyle) -> String {
    // Lengths of dashes have no counterpart in CSS.
    StrokeStyle.named.first { $0.value == style }?.key ?? "dashed"
  }

  /// A number with at most four decimals, which no browser shows more exactly.
  private static func number(_ value: Double) -> String { JSONNumber(rounded(value)).text }

  private static func rounded(_ value: Double) -> Double {
    abs(value) < 1e11 ? (value * 10_000).rounded() / 10_000 : value
  }

  private static func length(_ length: Length) -> String {
    number(length.value) + length.unit.rawValue
  }

  private static func curve(_ curve: CubicBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  /// A color of bytes as it is, and another with rounded components.
  private static func color(_ color: Color) -> String { rounded(color).css }

  private static func rounded(_ color: Color) -> Color {
    let (text, alpha) = (color.description, rounded(color.alpha))
    // What bytes represent stays as it is.
    if text.hasPrefix("#") { return color }
    guard text.hasPrefix("color("), color.isInSRGB else { return color.withAlpha(alpha) }
    return Color(
      red: rounded(color.red), green: rounded(color.green), blue: rounded(color.blue), alpha: alpha)
  }

  private static func time(_ duration: Duration) -> String {
    number(duration / .milliseconds(1)) + "ms"
  }

  /// Names that aren't families but stand for one, which must not be quoted.
  private static let genericFamilies: Set = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "-apple-system", "BlinkMacSystemFont",
  ]

  private static func families(_ names: [String]) -> String {
    names.isEmpty
      ? "system-ui"
      : names.map { genericFamilies.contains($0) ? $0 : string($0) }.joined(separator: ", ")
  }

  /// A text in quotation marks.
  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      // A letter behind the digits would be one of them without the space.
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\\(String(max(scalar.value, 1), radix: 16)) "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
