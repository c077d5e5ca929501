package import ProtocolStyle

/// Writes the tokens, themes and the pack of a token file as Swift.
///
/// The order is that of the file, so the same file results in the same text in every run. The code
/// means the same as the file does when it's read at run time: its themes are those of
/// ``TokenFile/themes(modifiers:)``, and without a theme a token has its value in the environment.
package struct TokenGenerator {
  /// The access level of the declarations.
  package enum Access: String, CaseIterable {
    case `public`
    case package
    case `internal`
  }

  private let file: TokenFile
  private let source: String
  private let name: String
  private let access: Access
  private let names: GeneratedNames
  private let values: GeneratedValues

  /// The identifier of the pack, with which those of themes begin.
  private let identifier: String

  /// Prepares the names.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - source: The name of the file in the header of the text.
  ///   - name: The name of the pack, with which the names of themes begin, and its identifier in
  ///     the code; the file's name, and the words of `output`, by default.
  ///   - output: The name of the text's file without its extension; `ShopTokens` for the source
  ///     `shop.tokens.json` by default.
  ///   - access: The access level of the declarations; public by default.
  package init(
    _ file: TokenFile, source: String, name: String? = nil, output: String? = nil,
    access: Access = .public
  ) {
    self.file = file
    self.source = source
    self.name = name ?? file.name
    self.access = access
    let stem = source.split(separator: ".").first.map(String.init) ?? source
    identifier = SwiftName.lowerCamelCase(name ?? output ?? "\(stem) tokens")
    names = GeneratedNames(file)
    values = GeneratedValues(file, names, identifier)
  }

  /// The names that collided or weren't identifiers, with the pointers to their tokens.
  package var findings: [Finding] { names.findings }

  /// The text of a Swift file.
  package func text() -> String {
    let themes = self.themes()
    let body = tokens() + [values.text()] + themes.map(\.text) + [pack(themes.map(\.name))]
    return ([header(body)] + body).joined(separator: "\n\n") + "\n"
  }

  private var modifier: String { access == .internal ? "" : access.rawValue + " " }

  private func header(_ body: [String]) -> String {
    let own: Set<TokenType> = [
      .cubicBezier, .strokeStyle, .border, .transition, .typography,
    ]
    var imports = [importing("ProtocolStyle")]
    if names.tokens.contains(where: { own.contains($0.type) }) {
      imports.append(importing("StyleFiles"))
    } else if body.contains(where: { $0.contains("Length(") }) {
      imports.append("import StyleFiles")
    }
    return """
      // Generated from \(Self.line(source)) by `swift package generate-tokens`. Edit that file instead.
      // swift-format-ignore-file

      \(imports.joined(separator: "\n"))
      """
  }

  /// A text on one line of a comment.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The import of a module whose types are in declarations.
  ///
  /// An import without a level is public, or internal with `InternalImportsByDefault`. In a module
  /// without that feature, other files have imports without a level, next to which only public ones
  /// are allowed.
  private func importing(_ module: String) -> String {
    switch access {
    case .public: "public import \(module)"
    case .package:
      """
      #if hasFeature(InternalImportsByDefault)
      package import \(module)
      #else
      import \(module)
      #endif
      """
    case .internal: "import \(module)"
    }
  }

  /// An extension for each type of values and each root group.
  private func tokens() -> [String] {
    var groups: [(key: String, tokens: [DesignToken])] = []
    var places: [String: Int] = [:]
    for token in names.tokens {
      let group = token.path.count > 1 ? token.path[0] : ""
      let key = SwiftValueWriter.type(of: token.type) + " " + group
      if let place = places[key] {
        groups[place].tokens.append(token)
      } else {
        places[key] = groups.count
        groups.append((key, [token]))
      }
    }
    return groups.map { group in
      let type = SwiftValueWriter.type(of: group.tokens[0].type)
      let members = group.tokens.map(member).joined(separator: "\n\n")
      return "extension Token<\(type)> {\n\(members)\n}"
    }
  }

  private func member(_ token: DesignToken) -> String {
    let type = SwiftValueWriter.type(of: token.type)
    let name = SwiftName.escaped(names.name(of: token))
    var lines = documentation(token)
    if let deprecation = token.deprecation {
      let message = deprecation.isEmpty ? "The design system deprecates this token." : deprecation
      let storage = names.storage(of: token)
      lines.append("@available(*, deprecated, message: \(SwiftValueWriter.literal(message)))")
      lines.append("\(modifier)static var \(name): Token<\(type)> { \(storage) }")
      lines += declaration("fileprivate static let \(storage)", of: token)
    } else {
      lines += declaration("\(modifier)static let \(name)", of: token)
    }
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private func documentation(_ token: DesignToken) -> [String] {
    let text = token.summary ?? "The token `\(token.name)`."
    return text.split(whereSeparator: \.isNewline).map { "/// " + $0 }
  }

  /// The lines of a constant for a token, one line if it fits.
  private func declaration(_ name: String, of token: DesignToken) -> [String] {
    let path = SwiftValueWriter.literal(token.name)
    let texts = [("summary", token.summary), ("deprecated", token.deprecation)]
    let former = token.formerNames.map(SwiftValueWriter.literal).joined(separator: ", ")
    let metadata =
      texts.compactMap { label, text in
        text.map { ", \(label): \(SwiftValueWriter.literal($0))" }
      }.joined() + (former.isEmpty ? "" : ", formerly: [\(former)]")
    let value = values.defaultValue(of: token)
    guard value.count == 1 else {
      return ["\(name) = Token(\(path), default: \(value[0])"] + value.dropFirst().dropLast()
        + ["\(value[value.count - 1])\(metadata))"]
    }
    let arguments = "\(path), default: \(value[0])\(metadata))"
    let line = "\(name) = Token(\(arguments)"
    return line.count <= 98 ? [line] : ["\(name) = Token(", "  \(arguments)"]
  }

  /// A theme for each combination of contexts that the environment doesn't determine.
  private func themes() -> [(name: String, text: String)] {
    values.themes().map { theme in
      let contexts = theme.contexts.map { SwiftValueWriter.literal($0) }
      let subject =
        contexts.isEmpty ? "for every environment" : "of \(contexts.joined(separator: " and "))"
      let label = ([self.name] + theme.contexts).joined(separator: " ")
      return (
        theme.identifier,
        """
        extension Theme {
          /// The values \(subject).
          \(modifier)static let \(SwiftName.escaped(theme.identifier)) = Theme(
            \(SwiftValueWriter.literal(label)), values: { \(theme.setter) })
        }
        """
      )
    }
  }

  private func pack(_ themes: [String]) -> String {
    let references = themes.map { "." + $0 }.joined(separator: ", ")
    return """
      extension StylePack {
        /// The tokens and the themes of \(Self.line(self.name)).
        \(modifier)static let \(SwiftName.escaped(identifier)) = StylePack(
          \(SwiftValueWriter.literal(self.name)), themes: [\(references)],
          tokens: \(values.type).tokens())
      }
      """
  }
}
