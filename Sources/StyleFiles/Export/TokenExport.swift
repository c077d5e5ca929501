public import Foundation
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
/// and a dollar sign at the start, become underscores.
public struct TokenExport: Sendable {
  private let document: JSONObject

  /// The tokens whose values have no type in the format, such as strings and custom types.
  public let omitted: [TokenID]

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
    omitted = writer.omitted
  }

  /// Exports a theme as a resolver for light and dark and, if they differ by contrast, both
  /// contrasts.
  ///
  /// - Parameters:
  ///   - theme: The theme, used without any others; nil for the tokens' defaults.
  ///   - tokens: The tokens, in the order of the file.
  ///   - name: The resolver's name.
  /// - Returns: A resolver with a modifier `theme`, whose contexts are `light`,
  ///   `lightHighContrast`, `dark` and `darkHighContrast`.
  public static func resolver(
    _ theme: Theme?, of tokens: [any AnyToken], named name: String
  ) -> TokenExport {
    func part(_ scheme: StyleEnvironment.ColorScheme, _ contrast: StyleEnvironment.Contrast)
      -> TokenExport
    {
      var environment = StyleEnvironment(colorScheme: scheme)
      environment.contrast = contrast
      return TokenExport(theme, of: tokens, in: environment)
    }
    let contexts: KeyValuePairs<String, TokenExport> = [
      "light": part(.light, .standard), "lightHighContrast": part(.light, .increased),
      "dark": part(.dark, .standard), "darkHighContrast": part(.dark, .increased),
    ]
    let base = contexts[0].value
    var sources = JSONObject()
    for (context, export) in contexts {
      let changes = TokenExportWriter.difference(export.document, from: base.document)
      sources[context] = .array(changes.isEmpty ? [] : [.object(changes)])
    }
    return TokenExport(
      document: JSONObject([
        "name": .string(name), "version": .string("2025.10"),
        "sets": .object(
          JSONObject(["base": .object(JSONObject(["sources": .array([.object(base.document)])]))])),
        "modifiers": .object(
          JSONObject([
            "theme": .object(
              JSONObject(["default": .string("light"), "contexts": .object(sources)]))
          ])),
        "resolutionOrder": .array(
          ["#/sets/base", "#/modifiers/theme"].map { .object(JSONObject(["$ref": .string($0)])) }),
      ]), omitted: base.omitted)
  }

  private init(document: JSONObject, omitted: [TokenID]) {
    self.document = document
    self.omitted = omitted
  }

  /// Creates an export of the tokens of a file in one combination of contexts.
  ///
  /// Descriptions and the data of tools are kept, of groups as well. The type and the deprecation
  /// of a group are written for each of its tokens.
  ///
  /// - Parameter tokens: The tokens, as ``TokenFile/tokens(_:)`` returns them.
  public init(_ tokens: DesignTokens) {
    var writer = TokenExportWriter()
    for token in tokens { writer.add(token) }
    for group in tokens.groups { writer.add(group) }
    document = writer.document
    omitted = []
  }

  /// Returns the text of the file: JSON with two spaces per level, and a line feed at the end.
  ///
  /// - Returns: The text.
  public func text() -> String {
    var writer = JSONWriter()
    writer.write(.object(document))
    return writer.text + "\n"
  }

  /// Writes the file atomically.
  ///
  /// - Parameter url: The file; its name should end in `.tokens.json`.
  /// - Throws: An error of the file system.
  public func write(to url: URL) throws {
    try Data(text().utf8).write(to: url, options: .atomic)
  }
}

/// A node at which tokens are evaluated.
private struct ExportRoot: ViewNode {}
