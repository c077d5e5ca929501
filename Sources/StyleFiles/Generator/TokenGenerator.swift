package import ProtocolStyle

/// Writes the tokens, themes and the pack of a token file as Swift.
///
/// The order is that of the file, so the same file results in the same text in every run. A token's
/// default is its value in the default contexts. A theme sets the tokens that its contexts change:
/// there is one theme for each context of each modifier, or for each combination of contexts if a
/// token depends on several modifiers.
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
  private let base: DesignTokens
  private let writer: SwiftValueWriter

  /// Prepares the names.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - source: The path of the file in the header of the text.
  ///   - name: The name of the pack, with which the names of themes begin; that of the file by
  ///     default.
  ///   - access: The access level of the declarations; public by default.
  package init(
    _ file: TokenFile, source: String, name: String? = nil, access: Access = .public
  ) {
    self.file = file
    self.name = name ?? file.name
    self.source = source
    self.access = access
    let choice = (try? file.choice([:], isPartial: true)) ?? []
    base = file.resolutions[choice] ?? DesignTokens([])
    names = GeneratedNames(file, base)
    writer = SwiftValueWriter(names)
  }

  /// The names that collided or weren't identifiers, with the pointers to their tokens.
  package var findings: [Finding] { names.findings }

  /// The text of a Swift file.
  package func text() -> String {
    let themes = self.themes()
    let body = tokens() + themes.text + [pack(themes.names)]
    return ([header(body)] + body).joined(separator: "\n\n") + "\n"
  }

  private var modifier: String { access == .internal ? "" : access.rawValue + " " }

  private func header(_ body: [String]) -> String {
    let own: Set<TokenType> = [
      .cubicBezier, .strokeStyle, .border, .transition, .shadow, .typography,
    ]
    var imports = [importing("ProtocolStyle")]
    if names.tokens.contains(where: { own.contains($0.type) }) {
      imports.append(importing("StyleFiles"))
    } else if body.contains(where: { $0.contains("Length(") }) {
      imports.append("import StyleFiles")
    }
    return """
      // Generated from \(source) by `swift package generate-tokens`. Edit that file instead.
      // swift-format-ignore-file

      \(imports.joined(separator: "\n"))
      """
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
      let storage = group.tokens.filter { $0.deprecation != nil }.map { token in
        declaration("private let \(names.storage(of: token))", "Token<\(type)>", of: token)
      }
      return (storage + ["extension Token<\(type)> {\n\(members)\n}"]).joined(separator: "\n")
    }
  }

  private func member(_ token: DesignToken) -> String {
    let type = SwiftValueWriter.type(of: token.type)
    let name = SwiftName.escaped(names.name(of: token))
    var lines = documentation(token)
    if let deprecation = token.deprecation {
      let message = deprecation.isEmpty ? "The design system deprecates this token." : deprecation
      lines.append("@available(*, deprecated, message: \(SwiftValueWriter.literal(message)))")
      lines.append(
        "\(modifier)static var \(name): Token<\(type)> { \(names.storage(of: token)) }")
    } else {
      lines.append(declaration("\(modifier)static let \(name)", "Token", of: token, margin: 2))
    }
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private func documentation(_ token: DesignToken) -> [String] {
    let text = token.summary ?? "The token `\(token.name)`."
    return text.split(whereSeparator: \.isNewline).map { "/// " + $0 }
  }

  /// A constant for a token, on one line if it fits.
  private func declaration(
    _ name: String, _ type: String, of token: DesignToken, margin: Int = 0
  ) -> String {
    let arguments =
      "\(SwiftValueWriter.literal(token.name)), default: \(writer.defaultValue(of: token)))"
    let line = "\(name) = \(type)(\(arguments)"
    guard line.count + margin > 100 else { return line }
    let indentation = String(repeating: " ", count: margin + 2)
    return "\(name) = \(type)(\n\(indentation)\(arguments)"
  }
}

extension TokenGenerator {
  /// A theme with the indices of its contexts.
  private struct GeneratedTheme {
    let contexts: [String]
    let choice: [Int]

    /// The modifiers whose tokens it sets.
    let modifiers: Set<Int>
  }

  private func themes() -> (text: [String], names: [String]) {
    let base = (try? file.choice([:], isPartial: true)) ?? []
    var result: (text: [String], names: [String]) = ([], [])
    let varying = varyingTokens(base)
    for theme in list(base, varying.isIndependent) {
      let words = ([self.name] + theme.contexts).joined(separator: " ")
      let name = names.theme(words)
      let tokens = file.resolutions[theme.choice] ?? DesignTokens([])
      let lines = varying.tokens.compactMap { name, modifiers -> String? in
        guard !modifiers.isDisjoint(with: theme.modifiers), let token = tokens[name] else {
          return nil
        }
        return "  values[\(names.reference(to: token))] = \(writer.themeValue(of: token))"
      }
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      let parameter = lines.isEmpty ? "_: inout TokenValues" : "_ values: inout TokenValues"
      let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
      result.text.append(
        """
        @Sendable private func \(setter)(\(parameter)) {\(body)}

        extension Theme {
          /// The values of \(theme.contexts.joined(separator: " and ")).
          \(modifier)static let \(SwiftName.escaped(name)) = Theme(
            \(SwiftValueWriter.literal(words)), values: \(setter))
        }
        """)
      result.names.append(name)
    }
    return result
  }

  /// The tokens that contexts change, each with the modifiers that it depends on.
  private func varyingTokens(
    _ base: [Int]
  ) -> (tokens: [(name: String, modifiers: Set<Int>)], isIndependent: Bool) {
    var modifiers: [String: Set<Int>] = [:]
    let choices = TokenFile.choices(of: file.modifiers.map(\.contexts.count))
    for choice in choices {
      for (place, context) in choice.enumerated() where context != base[place] {
        var other = choice
        other[place] = base[place]
        guard let tokens = file.resolutions[choice], let others = file.resolutions[other] else {
          continue
        }
        for token in tokens where !isSame(token, others[token.name]) {
          modifiers[token.name, default: []].insert(place)
        }
      }
    }
    let tokens = names.tokens.compactMap { token in
      modifiers[token.name].map { (name: token.name, modifiers: $0) }
    }
    return (tokens, tokens.allSatisfy { $0.modifiers.count == 1 })
  }

  /// Whether a theme can omit a token because it's an alias of the same token, whose value it
  /// follows.
  private func isSame(_ token: DesignToken, _ other: DesignToken?) -> Bool {
    guard let other else { return false }
    if let alias = token.alias { return alias == other.alias }
    return other.alias == nil && token.value == other.value
  }

  private func list(_ base: [Int], _ isIndependent: Bool) -> [GeneratedTheme] {
    let modifiers = file.modifiers
    guard isIndependent else {
      return TokenFile.choices(of: modifiers.map(\.contexts.count)).map { choice in
        GeneratedTheme(
          contexts: zip(modifiers, choice).map { $0.contexts[$1] }, choice: choice,
          modifiers: Set(modifiers.indices))
      }
    }
    return modifiers.enumerated().flatMap { place, modifier in
      modifier.contexts.enumerated().map { number, context in
        var choice = base
        choice[place] = number
        return GeneratedTheme(contexts: [context], choice: choice, modifiers: [place])
      }
    }
  }

  private func pack(_ themes: [String]) -> String {
    let name = names.theme(self.name + " ")
    let types = names.tokens.reduce(into: [String]()) { types, token in
      let type = SwiftValueWriter.type(of: token.type)
      if !types.contains(type) { types.append(type) }
    }
    let lists = types.map { type in
      let references = names.tokens.filter { SwiftValueWriter.type(of: $0.type) == type }
        .map { "    " + names.reference(to: $0) + ",\n" }.joined()
      return "  for token in [\n\(references)  ] as [Token<\(type)>] { tokens.append(token) }"
    }.joined(separator: "\n")
    let function = "list" + name.prefix(1).uppercased() + name.dropFirst() + "Tokens"
    let references = themes.map { "." + $0 }.joined(separator: ", ")
    return """
      private func \(function)() -> [any AnyToken] {
        \(lists.isEmpty ? "[]" : "var tokens: [any AnyToken] = []\n\(lists)\n  return tokens")
      }

      extension StylePack {
        /// The tokens and the themes of \(self.name).
        \(modifier)static let \(SwiftName.escaped(name)) = StylePack(
          \(SwiftValueWriter.literal(self.name)), themes: [\(references)],
          tokens: \(function)())
      }
      """
  }
}
