public import ProtocolStyle

/// Token values in the form of a design tokens file of 2025.10.
///
/// ```swift
/// import StyleFiles
///
/// let accent = Token("color.accent", default: Color.blue)
/// let night = Theme("night") { $0[accent] = .adaptive(light: .orange, dark: .red) }
/// let file = TokenExport(night, of: [accent]).text()
/// ```
///
/// A token's name is its path: each period begins a group. If a name is also a group of other
/// tokens, its token is the group's `$root`. Names that a file can't contain are changed: braces,
/// and a dollar sign at the start, become underscores, and so do the last periods of a name with more
/// parts than the default depth of ``TokenLimits`` allows, so that each file can be read again.
public struct TokenExport: Sendable {
  private let document: JSONObject

  /// The names of the tokens that aren't written, because their values have no type in the format:
  /// custom types; and strings and Booleans, which only lenient reading accepts.
  public let omittedNames: [String]

  /// Creates an export of the values that a theme gives tokens, in one environment.
  ///
  /// - Parameters:
  ///   - theme: The theme, used without any others; nil for the tokens' defaults.
  ///   - tokens: The tokens, in the order of the file.
  ///   - environment: The environment in which values are resolved; the default one by default.
  public init(
    _ theme: Theme?, of tokens: [any AnyToken],
    in environment: StyleEnvironment = StyleEnvironment()
  ) {
    let tree = StyleTree(themes: theme.map { [$0] } ?? [], environment: environment)
    let root = tree.attach(ExportRoot())
    self.init(tree, at: root, of: tokens)
  }

  /// Creates an export of the values that tokens have at a node of a tree, with its themes and
  /// scopes.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - node: The node.
  ///   - tokens: The tokens, in the order of the file.
  public init(_ tree: StyleTree, at node: some NodeReference, of tokens: [any AnyToken]) {
    var writer = TokenExportWriter()
    for token in tokens {
      let value = tree.evaluating(at: node) { TokenValue(exporting: token.id.value) }
      writer.add(token, value)
    }
    document = writer.document
    omittedNames = writer.omittedNames
  }

  /// Exports a theme as a resolver for light and dark in both contrasts, and for elevated interfaces if
  /// any value differs there.
  ///
  /// - Parameters:
  ///   - theme: The theme, used without any others; nil for the tokens' defaults.
  ///   - tokens: The tokens, in the order of the file.
  ///   - name: The resolver's name.
  /// - Returns: A resolver with a modifier `theme`, whose contexts are `light`,
  ///   `lightHighContrast`, `dark`, `darkHighContrast` and, if any value differs there,
  ///   `lightElevated` and so on.
  public static func resolver(
    _ theme: Theme?, of tokens: [any AnyToken], named name: String
  ) -> TokenExport {
    func contexts(_ level: StyleEnvironment.InterfaceLevel) -> [(name: String, export: TokenExport)]
    {
      [("light", false), ("lightHighContrast", true), ("dark", false), ("darkHighContrast", true)]
        .map { name, isHigh in
          var environment = StyleEnvironment(colorScheme: name.hasPrefix("dark") ? .dark : .light)
          environment.contrast = isHigh ? .increased : .standard
          environment.interfaceLevel = level
          return (name, TokenExport(theme, of: tokens, in: environment))
        }
    }
    var parts = contexts(.base)
    let elevated = contexts(.elevated)
    if zip(parts, elevated).contains(where: { $0.export.document != $1.export.document }) {
      parts += elevated.map { ($0.name + "Elevated", $0.export) }
    }
    let base = parts[0].export
    var sources = JSONObject()
    for (context, export) in parts {
      let changes = TokenExportWriter.difference(export.document, from: base.document)
      sources[context] = .array(changes.isEmpty ? [] : [.object(changes)])
    }
    return TokenExport(
      document: [
        "name": .string(name), "version": .string("2025.10"),
        "sets": .object(["base": .object(["sources": .array([.object(base.document)])])]),
        "modifiers": .object([
          "theme": .object(["default": .string("light"), "contexts": .object(sources)])
        ]),
        "resolutionOrder": .array(
          ["#/sets/base", "#/modifiers/theme"].map { .object(["$ref": .string($0)]) }),
      ], omittedNames: base.omittedNames)
  }

  private init(document: JSONObject, omittedNames: [String]) {
    self.document = document
    self.omittedNames = omittedNames
  }

  /// Creates an export of the tokens of a file in one combination of contexts.
  ///
  /// Descriptions and the data of tools are kept, of groups as well. The type and the deprecation
  /// of a group are written for each of its tokens. Strict reading reads the result: a name with a
  /// period becomes a group for each part, an empty part an underscore, and a token that has tokens
  /// in it the group's `$root`. An underscore is appended to a name that exists already.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, as ``TokenFile/tokens(_:)`` returns them.
  ///   - mode: The mode in which the result will be read: strict by default. For lenient reading,
  ///     strings and Booleans are written as well.
  public init(_ tokens: DesignTokens, for mode: TokenFile.Mode = .strict) {
    var writer = TokenExportWriter()
    let isStandard = { (token: DesignToken) in
      mode == .lenient || TokenType.standard.contains(token.type)
    }
    for token in tokens where isStandard(token) { writer.add(token) }
    for group in tokens.groups { writer.add(group) }
    document = writer.document
    omittedNames = tokens.filter { !isStandard($0) }.map(\.name)
  }

  /// Returns the text of the file: JSON with two spaces per level, and a line feed at the end.
  ///
  /// - Returns: The text.
  public func text() -> String {
    var writer = JSONWriter()
    writer.write(.object(document))
    return writer.text + "\n"
  }
}

/// A node at which tokens are evaluated.
private struct ExportRoot: ViewNode {}

// MARK: - TokenExportWriter

/// Arranges tokens in groups by their names.
struct TokenExportWriter {
  private(set) var document = JSONObject()
  private(set) var omittedNames: [String] = []

  /// Adds a token of the library; omits it if the format has no type for its value.
  mutating func add(_ token: any AnyToken, _ value: TokenValue?) {
    guard let value else {
      omittedNames.append(token.name)
      return
    }
    var object = Self.object(value)
    if let summary = token.summary { object["$description"] = .string(summary) }
    if let deprecation = token.deprecation {
      object["$deprecated"] = deprecation.isEmpty ? .bool(true) : .string(deprecation)
    }
    let path = Self.limited(
      token.name.split(separator: ".", omittingEmptySubsequences: true)
        .map { Self.name(String($0)) },
      with: object, below: 6)
    document = Self.inserting(object, at: path.isEmpty ? ["token"][...] : path[...], into: document)
  }

  /// Adds a token of a file, with its metadata.
  mutating func add(_ token: DesignToken) {
    var object = Self.object(token.value)
    if let summary = token.summary { object["$description"] = .string(summary) }
    if let deprecation = token.deprecation {
      object["$deprecated"] = deprecation.isEmpty ? .bool(true) : .string(deprecation)
    }
    if let extensions = token.extensions { object["$extensions"] = .object(extensions) }
    var path = Self.limited(Self.parts(of: token.path), with: object)
    let last = path.count - (path.last == "$root" && path.count > 1 ? 2 : 1)
    while hasToken(at: path[...last]) { path[last] += "_" }
    document = Self.inserting(object, at: path[...], into: document)
  }

  /// Whether there is a token at a path: by its name, or as the root of a group.
  private func hasToken(at path: ArraySlice<String>) -> Bool {
    var group: JSONObject? = document
    for name in path { group = group?[name]?.object }
    return group?["$value"] != nil || group?["$root"] != nil
  }

  /// The names of a path, of which those with periods have several parts.
  private static func parts(of path: [String]) -> [String] {
    path.flatMap { part in
      part.split(separator: ".", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "_" : name(String($0)) }
    }
  }

  /// Adds the metadata of a group of a file, in front of its tokens.
  mutating func add(_ group: DesignTokenGroup) {
    var metadata = JSONObject()
    if let summary = group.summary { metadata["$description"] = .string(summary) }
    if let extensions = group.extensions { metadata["$extensions"] = .object(extensions) }
    guard !metadata.isEmpty else { return }
    let path = Self.limited(Self.parts(of: group.path), with: metadata)
    document = Self.adding(metadata, at: path[...], to: document)
  }

  /// Returns a path of which the last names are one name, joined by underscores, if an object there would
  /// be deeper than a file may be by default.
  ///
  /// - Parameters:
  ///   - path: The names, which may end with `$root`.
  ///   - object: The object.
  ///   - outer: The depth of the document in its file; 0 by default.
  /// - Returns: The path.
  private static func limited(
    _ path: [String], with object: JSONObject, below outer: Int = 0
  ) -> [String] {
    let root = path.count > 1 && path.last == "$root" ? 1 : 0
    // Another token can make this one the root of a group.
    let count = max(TokenLimits().depth - JSONValue.object(object).depth - outer - 1 - root, 1)
    let names = path.dropLast(root)
    guard names.count > count else { return path }
    return names.prefix(count - 1) + [names.dropFirst(count - 1).joined(separator: "_")]
      + path.suffix(root)
  }

  private static func adding(
    _ metadata: JSONObject, at path: ArraySlice<String>, to group: JSONObject
  ) -> JSONObject {
    guard let name = path.first else {
      var result = metadata
      for member in group.members { result[member.name] = member.value }
      return result
    }
    var group = group
    let inner = group[name]?.object ?? JSONObject()
    group[name] = .object(adding(metadata, at: path.dropFirst(), to: inner))
    return group
  }

  private static func object(_ value: TokenValue) -> JSONObject {
    ["$type": .string(value.type.rawValue), "$value": value.json]
  }

  private static func name(_ name: String) -> String {
    let name = String(name.map { "{}".contains($0) ? "_" : $0 })
    return name.hasPrefix("$") && name != "$root" ? "_" + name.dropFirst() : name
  }

  /// Inserts a token at its path; one whose path is also a group becomes the group's root.
  private static func inserting(
    _ token: JSONObject, at path: ArraySlice<String>, into group: JSONObject
  ) -> JSONObject {
    guard let name = path.first else { return group }
    var group = group
    let existing = group[name]?.object
    if path.count == 1 {
      if var inner = existing, inner["$value"] == nil {
        inner["$root"] = .object(token)
        group[name] = .object(inner)
      } else {
        group[name] = .object(token)
      }
      return group
    }
    var inner = existing ?? JSONObject()
    if inner["$value"] != nil { inner = ["$root": .object(inner)] }
    group[name] = .object(inserting(token, at: path.dropFirst(), into: inner))
    return group
  }

  /// The tokens that differ from those of another document, in their groups.
  static func difference(_ document: JSONObject, from other: JSONObject) -> JSONObject {
    var result = JSONObject()
    for member in document.members {
      guard case .object(let object) = member.value else { continue }
      let counterpart = other[member.name]?.object
      if object["$value"] != nil {
        if object != counterpart { result[member.name] = member.value }
      } else {
        let inner = difference(object, from: counterpart ?? JSONObject())
        if !inner.isEmpty { result[member.name] = .object(inner) }
      }
    }
    return result
  }
}

// MARK: - TokenValue: JSON

extension TokenValue {
  /// Converts the value of a token of the library; nil if the format has no type for it.
  ///
  /// A number becomes a `number`, because it isn't known whether it's a distance.
  init?(exporting value: any Hashable & Sendable) {
    switch value {
    case let value as Color: self = .color(value.resolved())
    case let value as Double: self = .number(value)
    case let value as Int: self = .number(Double(value))
    case let value as Length: self = .dimension(value)
    case let value as [String] where !value.isEmpty: self = .fontFamily(value)
    case let value as FontDescriptor.Weight: self = .fontWeight(value)
    case let value as FontDescriptor:
      let font = value.resolved()
      self = .typography(
        Typography(
          fontFamily: [font.family.description], fontSize: Length(font.size, .px),
          fontWeight: font.weight))
    case let value as Duration: self = .duration(value)
    case let value as CubicBezier: self = .cubicBezier(value)
    case let value as StrokeStyle: self = .strokeStyle(value)
    case let value as Border: self = .border(value.resolved())
    case let value as Transition: self = .transition(value)
    case let value as Shadow: self = .shadow([value.resolved()])
    case let value as [Shadow] where !value.isEmpty: self = .shadow(value.map { $0.resolved() })
    case let value as Gradient where !value.stops.isEmpty: self = .gradient(value.resolved())
    case let value as Typography where !value.fontFamily.isEmpty: self = .typography(value)
    default: return nil
    }
  }

  /// The value in the format's JSON.
  var json: JSONValue {
    switch self {
    case .color(let color): Self.json(color)
    case .dimension(let length): Self.json(length)
    case .fontFamily(let names):
      names.count == 1 ? .string(names[0]) : .array(names.map(JSONValue.string))
    case .fontWeight(let weight): .number(JSONNumber(weight.rawValue))
    case .duration(let duration): Self.json(duration)
    case .cubicBezier(let curve): Self.json(curve)
    case .number(let number): .number(JSONNumber(number))
    case .strokeStyle(let style): Self.json(style)
    case .border(let border):
      .object([
        "color": Self.json(border.color), "width": Self.json(border.width),
        "style": Self.json(border.style),
      ])
    case .transition(let transition):
      .object([
        "duration": Self.json(transition.duration), "delay": Self.json(transition.delay),
        "timingFunction": Self.json(transition.timing),
      ])
    case .shadow(let shadows):
      shadows.count == 1 ? Self.json(shadows[0]) : .array(shadows.map(Self.json))
    case .gradient(let gradient):
      .array(
        gradient.stops.map {
          .object([
            "color": Self.json($0.color), "position": .number(JSONNumber($0.location)),
          ])
        })
    case .typography(let typography): Self.json(typography)
    case .string(let text): .string(text)
    case .boolean(let value): .bool(value)
    }
  }

  /// A color in sRGB or, outside its gamut, in Display P3, with a hexadecimal fallback.
  ///
  /// A color outside of both is mapped into sRGB, because the format only allows components from 0 to 1.
  private static func json(_ color: Color) -> JSONValue {
    let (wide, shown) = (color.displayP3, color.mappedToSRGB)
    let components = wide ?? (shown.red, shown.green, shown.blue)
    var object: JSONObject = [
      "colorSpace": .string(wide == nil ? "srgb" : "display-p3"),
      "components": .array(
        [components.red, components.green, components.blue].map {
          .number(JSONNumber(min(max($0, 0), 1)))
        }),
    ]
    if color.alpha != 1 { object["alpha"] = .number(JSONNumber(min(max(color.alpha, 0), 1))) }
    object["hex"] = .string(shown.withAlpha(1).hex)
    return .object(object)
  }

  private static func json(_ length: Length) -> JSONValue {
    .object([
      "value": .number(JSONNumber(length.value)), "unit": .string(length.unit.rawValue),
    ])
  }

  private static func json(_ duration: Duration) -> JSONValue {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Double(seconds) * 1_000 + Double(attoseconds) / 1e15
    return .object(["value": .number(JSONNumber(milliseconds)), "unit": .string("ms")])
  }

  private static func json(_ curve: CubicBezier) -> JSONValue {
    .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number(JSONNumber($0)) })
  }

  private static func json(_ style: StrokeStyle) -> JSONValue {
    if case .dashes(let lengths, let cap) = style {
      return .object([
        "dashArray": .array(lengths.map(json)), "lineCap": .string(cap.rawValue),
      ])
    }
    return .string(StrokeStyle.named.first { $0.value == style }?.key ?? "solid")
  }

  private static func json(_ shadow: Shadow) -> JSONValue {
    var object: JSONObject = [
      "color": json(shadow.color), "offsetX": json(Length(shadow.offset.x, .px)),
      "offsetY": json(Length(shadow.offset.y, .px)), "blur": json(Length(shadow.blur, .px)),
      "spread": json(Length(shadow.spread, .px)),
    ]
    if shadow.isInner { object["inset"] = .bool(true) }
    return .object(object)
  }

  private static func json(_ typography: Typography) -> JSONValue {
    .object([
      "fontFamily": TokenValue.fontFamily(typography.fontFamily).json,
      "fontSize": json(typography.fontSize),
      "fontWeight": .number(JSONNumber(typography.fontWeight.rawValue)),
      "letterSpacing": json(typography.letterSpacing),
      "lineHeight": .number(JSONNumber(typography.lineHeight)),
    ])
  }
}
