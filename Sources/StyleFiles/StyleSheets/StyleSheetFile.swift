public import Foundation
public import ProtocolStyle

/// An NUI stylesheet, an `.nss` file.
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
  public let name: String

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
        StyleFileProblem(
          .tooLarge, file: path, found: "a file of more than \(Self.maximumSize) bytes",
          accepted: "at most \(Self.maximumSize) bytes"))
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
      StyleFileProblem(
        .undefinedVariable, file: file, found: "no variable @\(variable) of \(type)",
        accepted: "a variable that a property uses",
        nearest: NearestName.find(variable, among: variables.map(\.name))))
  }
}
