public import Foundation
public import ProtocolStyle

/// A stylesheet of NUI, which is an `.nss` file.
///
/// ```swift
/// import StyleFiles
///
/// let blue = try StyleSheetFile(contentsOf: URL(filePath: "Blue.nss"))
/// let tree = StyleTree(themes: [blue.theme], styleSheet: blue.sheet)
/// ```
///
/// NUI's 27 classes become rules for kinds of nodes, and all others become rules for style classes.
/// Variables become tokens, which the theme sets. `@media` follows the environment without reading
/// the file again. A sheet with a mistake is rejected, whereas NUI ignores it silently or crashes.
public struct StyleSheetFile: Sendable {
  /// The file's name without its extension.
  package let name: String

  /// The rules, one style class after the other.
  public let sheet: StyleSheet

  /// The values of the variables, in every environment.
  public let theme: Theme

  /// The parts without an effect, such as properties that their class doesn't read.
  public let findings: [Finding]

  private let variables: [StyleSheetVariable]
  private let rules: [StyleSheetRule]
  private let file: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file, at most 1 MiB.
  ///   - types: The types listed in `exclude-views` and `exclude-subviews`, in addition to UIKit's
  ///     classes.
  /// - Throws: ``StyleFileError`` with the line, the column and a remedy for each mistake.
  public init(
    contentsOf url: URL, excluding types: [String: any Any.Type] = [:]
  ) throws(StyleFileError) {
    let bytes = try DocumentLoader.bytes(of: url, limit: Self.maximumSize, named: url.path)
    try self.init(bytes, named: url.path, types)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name for problems and the theme; `style.nss` by default.
  ///   - types: The types listed in `exclude-views` and `exclude-subviews`, in addition to UIKit's
  ///     classes.
  /// - Throws: ``StyleFileError`` with the line, the column and a remedy for each mistake.
  public init(
    _ text: String, named name: String = "style.nss", excluding types: [String: any Any.Type] = [:]
  ) throws(StyleFileError) {
    try self.init(Array(text.utf8), named: name, types)
  }

  private static let maximumSize = 1 << 20

  private init(
    _ bytes: [UInt8], named path: String, _ types: [String: any Any.Type]
  ) throws(StyleFileError) {
    guard bytes.count <= Self.maximumSize else {
      throw StyleFileError(
        .tooLarge, file: path, found: "a file of more than \(Self.maximumSize) bytes",
        accepted: "at most \(Self.maximumSize) bytes")
    }
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let name = last.split(separator: ".").first.map(String.init) ?? last
    var parser = StyleSheetParser(bytes, file: path)
    let parsed = try parser.parse()
    var reader = StyleSheetReader(
      parsed, file: path, namespace: name, types: StyleSheetTarget.classes.merging(types) { $1 })
    reader.read()
    if let first = reader.problems.first {
      throw StyleFileError(first, reader.problems.dropFirst())
    }
    self.name = name
    file = path
    rules = reader.rules
    variables = reader.variables
    findings = parser.findings + reader.findings
    let all = reader.rules.flatMap { $0.rules() }
    sheet = StyleSheet { all }
    theme = Theme(name) { [variables = reader.variables] values in
      for variable in variables { variable.set(in: &values) }
    }
  }

  /// Returns a variable as a token.
  ///
  /// - Parameters:
  ///   - variable: The name without the `@`.
  ///   - type: The type that properties use: `Color`, `Double` for numbers, `String` for fonts,
  ///     `EdgeInsets`, `Offset` or `ImageReference`.
  /// - Returns: The token, which themes above ``theme`` can set.
  /// - Throws: ``StyleFileError`` if no property uses such a variable as that type.
  public func token<Value: Hashable & Sendable>(
    _ variable: String, as type: Value.Type = Value.self
  ) throws(StyleFileError) -> Token<Value> {
    for known in variables where known.name == variable {
      if let token = known.token?.token(of: type) { return token }
    }
    throw StyleFileError(
      .undefinedVariable, file: file, found: "no variable @\(variable) of \(type)",
      accepted: "a variable that a property uses",
      nearest: NearestName.find(variable, among: variables.map(\.name)))
  }
}

// MARK: - StyleSheetClass

/// A style class that NUI assigns to views itself, and the properties that it reads.
struct StyleSheetClass {
  let name: String
  let properties: Set<String>

  init(_ name: String, _ properties: [String]) {
    self.name = name
    self.properties = Set(properties)
  }

  /// The properties of every class of views.
  static let meta = ["exclude-views", "exclude-subviews"]

  /// NUI's classes by name.
  static let all: [String: StyleSheetClass] = Dictionary(
    uniqueKeysWithValues: classes.map { ($0.name, $0) })

  /// The properties that any class reads.
  static let allProperties: Set<String> = classes.reduce(into: Set(meta)) {
    $0.formUnion($1.properties)
  }

  /// An image with its insets.
  private static func images(_ names: String...) -> [String] {
    names.flatMap { [$0, $0 + "-insets"] }
  }

  /// A property for each control state of a button.
  private static func states(_ name: String) -> [String] {
    [name]
      + ["highlighted", "selected", "selected-highlighted", "selected-disabled", "disabled"]
      .map { name + "-" + $0 }
  }

  private static let border = ["border-color", "border-width", "corner-radius"]
  private static let layer =
    border + ["shadow-color", "shadow-offset", "shadow-opacity", "shadow-radius"]
  private static let size = ["height", "width"]
  private static let font = ["font-name", "font-size", "font-color"]
  private static let shadow = ["text-shadow-color", "text-shadow-offset"]
  private static let gradient = ["background-color-top", "background-color-bottom"]
  private static let view =
    ["background-color", "background-image", "background-repeat"] + layer + size
  private static let label =
    ["background-color", "font-color-highlighted", "text-align", "text-alpha", "text-auto-fit"]
    + ["text-line-clamp"] + font + shadow + layer + size
  private static let button =
    ["padding", "background-color-normal", "text-alpha", "text-auto-fit", "text-shadow-offset"]
    + ["text-line-clamp", "text-align", "title-insets", "content-insets", "text-transform"]
    + ["font-name", "font-size"] + states("background-color") + gradient
    + states("background-image").flatMap { images($0) } + states("image").flatMap { images($0) }
    + states("font-color") + states("text-shadow-color") + layer + size

  private static let classes: [StyleSheetClass] = [
    StyleSheetClass("ActivityIndicator", ["color"]),
    StyleSheetClass(
      "BarButton",
      images("background-image") + gradient + border + font + shadow
        + ["background-tint-color", "background-color", "background-color-highlighted"]),
    StyleSheetClass(
      "BarButtonBack",
      ["background-tint-color", "background-color", "background-color-top"] + border + font
        + shadow
        + images(
          "background-image", "background-image-highlighted", "background-image-selected",
          "background-image-disabled")),
    StyleSheetClass("Button", button),
    StyleSheetClass("Control", view),
    StyleSheetClass("Label", label + ["text-transform"]),
    StyleSheetClass(
      "NavigationBar",
      images("background-image", "shadow-image") + gradient + font + shadow
        + ["bar-tint-color", "background-color", "background-tint-color", "title-vertical-offset"]),
    StyleSheetClass("NavigationItem", []),
    StyleSheetClass("PageControl", ["color", "current-color"]),
    StyleSheetClass(
      "Progress",
      images("progress-image", "track-image") + ["progress-tint-color", "track-tint-color"] + size),
    StyleSheetClass(
      "SearchBar",
      ["background-color", "background-tint-color", "scope-background-color"] + gradient
        + images("background-image", "scope-background-image")),
    StyleSheetClass("SearchBarButton", button),
    StyleSheetClass(
      "SearchBarScopeBar",
      ["background-color", "background-color-selected"] + border + font + shadow),
    StyleSheetClass(
      "SegmentedControl",
      images("background-image", "background-image-selected", "divider-image") + border + font
        + shadow + size
        + ["background-color", "background-color-selected", "divider-color"]
        + ["background-tint-color", "font-color-selected", "text-shadow-color-selected"]
        + ["text-shadow-offset-selected"]),
    StyleSheetClass(
      "Slider",
      ["minimum-track-tint-color", "maximum-track-tint-color", "thumb-tint-color"]
        + images("minimum-value-image", "maximum-value-image", "thumb-image")),
    StyleSheetClass(
      "Switch",
      ["background-color", "on-tint-color", "thumb-tint-color", "tint-color"]
        + images("off-image", "on-image")),
    StyleSheetClass(
      "TabBar",
      ["bar-tint-color", "background-color", "background-tint-color", "selected-image-tint-color"]
        + gradient + images("background-image", "selected-image")),
    StyleSheetClass(
      "TabBarItem",
      font + shadow
        + ["font-color-selected", "text-shadow-color-selected", "text-shadow-offset-selected"]
        + ["text-offset"]
        + images("finished-image", "finished-image-selected", "background-image-selected")),
    StyleSheetClass(
      "Table",
      ["background-color", "row-height", "separator-color", "separator-style"] + gradient),
    StyleSheetClass(
      "TableCell",
      label + gradient
        + ["tint-color", "background-color-selected", "background-color-top-selected"]
        + ["background-color-bottom-selected"]),
    StyleSheetClass("TableCellContentView", view),
    StyleSheetClass("TableCellDetail", label),
    StyleSheetClass(
      "TextField",
      font + gradient + layer + size + images("background-image")
        + ["background-color", "vertical-align", "horizontal-align", "border-style", "tint-color"]
        + ["text-align", "text-alpha", "text-auto-fit", "padding", "keyboard-appearance"]),
    StyleSheetClass("TextView", view + font + ["padding", "keyboard-appearance"]),
    StyleSheetClass(
      "Toolbar",
      ["background-color", "background-tint-color"]
        + images(
          "background-image", "background-image-top", "background-image-bottom",
          "background-image-top-landscape", "background-image-bottom-landscape", "shadow-image",
          "shadow-image-top", "shadow-image-bottom")),
    StyleSheetClass("View", view),
    StyleSheetClass("Window", ["background-color"]),
  ]
}

// MARK: - StyleSheetVariable

/// A variable used by a property: a token with the property's type, which themes can set.
struct StyleSheetVariable: Sendable {
  /// A value with the options of a media block.
  struct Definition: Sendable {
    let media: ParsedStyleSheet.Media?
    let value: any Hashable & Sendable
    let text: String
    let place: DataLocation
  }

  /// The name without the `@`.
  let name: String
  let token: TokenID?
  let definitions: [Definition]

  init(_ name: String, _ type: StyleSheetType, _ definitions: [Definition], namespace: String) {
    self.name = name
    self.definitions = definitions
    func make<Value: Hashable & Sendable>(_ value: Value) -> TokenID {
      Token<Value>(named: name, in: namespace, summary: nil, deprecation: nil) {
        Self.current(definitions)?.value as? Value ?? value
      }.id
    }
    token = type.hasTokens ? definitions.first.map { make($0.value) } : nil
  }

  /// The last definition whose media block applies in the current environment.
  private static func current(_ definitions: [Definition]) -> Definition? {
    definitions.last { $0.media?.holds(in: .current) ?? true }
  }

  /// The text of the current definition.
  var text: String { Self.current(definitions)?.text ?? "" }

  /// The value of the token in the current context.
  var value: (any Hashable & Sendable)? {
    Self.current(definitions).map { token?.value ?? $0.value }
  }

  /// Sets the token to the current definition.
  func set(in values: inout TokenValues) {
    guard let token, let current = Self.current(definitions) else { return }
    func set<Value: Hashable & Sendable>(_ value: Value) {
      if let token = token.token(of: Value.self) {
        values.setData(value, for: token, at: current.place)
      }
    }
    set(current.value)
  }
}
