internal import Foundation
internal import ProtocolStyle

/// Resources of Android: those of light in `values`, what differs in dark in `values-night`, and
/// curves in `interpolator`.
struct AndroidExport {
  private(set) var files: [PlatformExport.File] = []

  init(_ source: inout ExportSource) {
    source.name(separator: "_") { token in
      switch token.value {
      case .shadow, .gradient: nil
      default: Self.name(of: ExportSource.words(of: token))
      }
    }
    // Parts are named after all tokens, so that a token never gets a number because of one.
    for token in source.tokens {
      for part in token.variants.flatMap({ Self.parts(of: $0?.value) }) {
        _ = source.part(part, of: token.first, separator: "_")
      }
    }
    let parts = source
    let name = Self.name(of: source.words)
    let changes = source.changes(in: [.light, .dark]) { Resource.all(of: $0, parts) }
    let folders: [(ExportContext, values: String, curves: String)] = [
      (.light, "values", "interpolator"), (.dark, "values-night", "interpolator-night"),
    ]
    for (folder, change) in zip(folders, changes) where !change.changes.isEmpty {
      let resources = change.changes.compactMap { change in
        let entries = change.entries.filter { !$0.text.hasPrefix(Resource.curvePrefix) }
        return entries.isEmpty
          ? nil : ExportSource.Change(summary: change.summary, entries: entries)
      }
      if !resources.isEmpty {
        let text = Self.text(of: resources, source.fileName)
        files.append(PlatformExport.File(path: "\(folder.values)/\(name).xml", text: text))
      }
      for entry in change.changes.flatMap(\.entries)
      where entry.text.hasPrefix(Resource.curvePrefix) {
        files.append(
          PlatformExport.File(
            path: "\(folder.curves)/\(entry.name).xml", text: Self.header + entry.text + "\n"))
      }
    }
  }

  private static let header = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"

  private static func text(of changes: [ExportSource.Change], _ file: String) -> String {
    var text = header
    text += "<!-- \(comment("Exported from \(file) by ProtocolStyle; change that file.")) -->\n"
    text += "<resources>\n"
    for change in changes {
      if let summary = change.summary, !comment(summary).isEmpty {
        text += "  <!-- \(comment(summary)) -->\n"
      }
      for entry in change.entries { text += "  \(entry.text)\n" }
    }
    return text + "</resources>\n"
  }

  /// A text of a comment, which must not contain two hyphens and not end in one.
  private static func comment(_ text: String) -> String {
    var text = ExportSource.comment(text)
    while text.contains("--") { text = text.replacing("--", with: "- -") }
    return text.hasSuffix("-") ? text + " " : text
  }

  /// The name of a resource: words in snake case that form an identifier of Java.
  static func name(of words: [String]) -> String {
    let name = words.map { $0.filter(\.isASCII) }.filter { !$0.isEmpty }.joined(separator: "_")
    guard let first = name.first else { return "token" }
    if first.isNumber { return "_" + name }
    return javaKeywords.contains(name) ? name + "_" : name
  }

  private static func parts(of value: TokenValue?) -> [String] {
    switch value {
    case .border: ["width", "style", "color"]
    case .transition: ["duration", "delay"]
    default: []
    }
  }

  private static let javaKeywords: Set = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient",
    "true", "try", "void", "volatile", "while",
  ]
}

// MARK: - Resource

/// The elements that declare the resources of a token.
private enum Resource {
  /// The beginning of an element that is a separate file.
  static let curvePrefix = "<pathInterpolator"

  static func all(of token: DesignToken, _ source: ExportSource) -> [ExportSource.Entry] {
    var source = source
    let name = source.names[token.name] ?? ""
    let target = token.alias.flatMap { source.names[$0] }
    func part(_ part: String) -> String { source.part(part, of: token, separator: "_") }
    switch token.value {
    case .color(let color):
      return [entry("color", name, target.map { "@color/\($0)" } ?? hex(color))]
    case .dimension(let length):
      return [entry("dimen", name, target.map { "@dimen/\($0)" } ?? dimension(length))]
    case .fontFamily(let names): return [string(name, names.first ?? "")]
    case .fontWeight(let weight): return [integer(name, weight.rawValue)]
    case .duration(let duration): return [integer(name, duration / .milliseconds(1))]
    case .cubicBezier(let curve): return [interpolator(name, curve)]
    case .number(let number):
      let text = ExportSource.decimal(number)
      return [
        ExportSource.Entry(
          name: "dimen/" + name,
          text: "<item name=\"\(name)\" type=\"dimen\" format=\"float\">\(text)</item>")
      ]
    case .strokeStyle(let style): return [string(name, self.style(style))]
    case .border(let border):
      return [
        entry("dimen", part("width"), dimension(border.width)),
        string(part("style"), style(border.style)),
        entry("color", part("color"), hex(border.color)),
      ]
    case .transition(let transition):
      return [
        integer(part("duration"), transition.duration / .milliseconds(1)),
        integer(part("delay"), transition.delay / .milliseconds(1)),
        interpolator(name, transition.timing),
      ]
    case .typography(let typography): return [style(name, typography)]
    case .string(let text): return [string(name, text)]
    case .boolean(let value): return [entry("bool", name, "\(value)")]
    case .shadow, .gradient: return []
    }
  }

  /// An element whose text needs no escapes.
  private static func entry(_ type: String, _ name: String, _ text: String) -> ExportSource.Entry {
    ExportSource.Entry(
      name: "\(type)/\(name)", text: "<\(type) name=\"\(name)\">\(text)</\(type)>")
  }

  private static func string(_ name: String, _ text: String) -> ExportSource.Entry {
    entry("string", name, XMLText.resource(text))
  }

  /// A whole number, with which fractions of milliseconds and of weights are rounded.
  private static func integer(_ name: String, _ value: Double) -> ExportSource.Entry {
    entry("integer", name, "\(Int32(clamping: Int64(min(max(value.rounded(), -1e15), 1e15))))")
  }

  private static func interpolator(_ name: String, _ curve: CubicBezier) -> ExportSource.Entry {
    let points = [
      ("controlX1", curve.x1), ("controlY1", curve.y1), ("controlX2", curve.x2),
      ("controlY2", curve.y2),
    ].map { "android:\($0)=\"\(ExportSource.decimal($1))\"" }.joined(separator: " ")
    return ExportSource.Entry(
      name: name,
      text:
        "\(curvePrefix) xmlns:android=\"http://schemas.android.com/apk/res/android\" \(points)/>")
  }

  private static func style(_ name: String, _ typography: Typography) -> ExportSource.Entry {
    let size = typography.fontSize
    let height = Length(size.value * typography.lineHeight, size.unit)
    let spacing = size.value == 0 ? 0 : pixels(typography.letterSpacing) / pixels(size)
    let items = [
      ("fontFamily", XMLText.resource(typography.fontFamily.first ?? "")),
      ("textSize", dimension(size)),
      ("textFontWeight", "\(Int(typography.fontWeight.rawValue.rounded()))"),
      ("letterSpacing", ExportSource.decimal(spacing)), ("lineHeight", dimension(height)),
    ].map { "<item name=\"android:\($0)\">\($1)</item>" }.joined()
    return ExportSource.Entry(
      name: "style/" + name, text: "<style name=\"\(name)\">\(items)</style>")
  }

  private static func style(_ style: StrokeStyle) -> String {
    StrokeStyle.named.first { $0.value == style }?.key ?? "dashed"
  }

  /// The pixels of a length at the usual text size.
  private static func pixels(_ length: Length) -> Double {
    length.unit == .rem ? length.value * 16 : length.value
  }

  private static func dimension(_ length: Length) -> String {
    ExportSource.decimal(pixels(length)) + (length.unit == .rem ? "sp" : "dp")
  }

  /// The color as `#aarrggbb`, with 8 bits for each component.
  private static func hex(_ color: Color) -> String {
    let digits = Color(red: color.red, green: color.green, blue: color.blue).hex.dropFirst()
    let alpha = Int((min(max(color.alpha, 0), 1) * 255).rounded())
    return "#" + (alpha < 16 ? "0" : "") + String(alpha, radix: 16) + digits
  }
}

// MARK: - XMLText

/// Texts in XML.
private enum XMLText {
  /// A string resource, in quotation marks that keep its spaces.
  static func resource(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "'": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      // XML can't contain other control characters.
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result.escapedForMarkup)\""
  }
}
