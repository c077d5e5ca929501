public import ProtocolStyle

extension TokenFile {
  /// Returns a theme of all tokens, in every environment that the file has contexts for.
  ///
  /// One theme is light and dark, and of standard and high contrast, as the file is: it chooses the
  /// contexts by the environment whenever that changes. A switch merges values that were computed
  /// at the first time in such an environment.
  ///
  /// ```swift
  /// import StyleFiles
  ///
  /// let gap = Token("gap", default: 8.0)
  /// let file = try TokenFile(contentsOf: URL(filePath: "brand.resolver.json"))
  /// let theme = try file.theme(["brand": "acme"], setting: [gap])
  /// ```
  ///
  /// - Parameters:
  ///   - choices: The context of modifiers that the environment doesn't decide, by their names; it
  ///     also fixes the context of those that the environment would decide. Without a choice a
  ///     modifier has its default, or its first context.
  ///   - name: The theme's name; that of the file, with the choices behind it, by default.
  ///   - tokens: Tokens of your own to set as well. A token gets the value of the file's token that
  ///     has its name, or whose path in lowerCamelCase is its name: `color.accent` or `colorAccent`.
  ///   - table: The environment that each modifier depends on; recognized by names by default.
  /// - Returns: The theme. Its tokens are those of ``token(_:as:)``.
  /// - Throws: ``StyleFileError`` for a choice that doesn't exist, and for a token of your own that
  ///   the file has none for, or one of another type.
  public func theme(
    _ choices: [String: String] = [:], named name: String? = nil,
    setting tokens: [any AnyToken] = [], modifiers table: ModifierTable = ModifierTable()
  ) throws(StyleFileError) -> Theme {
    // A token is declared once in a process, so its default is that of the file without choices.
    _ = handles(ModifierTable())
    let values = TokenTable(
      resolutions, try selector(choices, table), namespace: self.name,
      others: try counterparts(of: tokens))
    let label = ([self.name] + choices.sorted { $0.key < $1.key }.map(\.value))
      .joined(separator: " ")
    return Theme(name ?? label) { $0 = values.values().merged(over: $0) }
  }

  /// Returns a theme for each combination of the contexts that the environment doesn't decide.
  ///
  /// - Parameter table: The environment that each modifier depends on; recognized by names by
  ///   default.
  /// - Returns: The themes, named for the file and their contexts; one where there is no choice.
  public func themes(modifiers table: ModifierTable = ModifierTable()) -> [Theme] {
    // Only tokens and choices of an application can be wrong.
    (try? themes(setting: [], modifiers: table)) ?? []
  }

  /// Returns a theme for each combination of the contexts that the environment doesn't decide, which
  /// sets tokens of your own as well.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, as those of ``theme(_:named:setting:modifiers:)``.
  ///   - table: The environment that each modifier depends on; recognized by names by default.
  /// - Returns: The themes, named for the file and their contexts; one where there is no choice.
  /// - Throws: ``StyleFileError`` for a token that the file has none for, and for one of another type.
  public func themes(
    setting tokens: [any AnyToken], modifiers table: ModifierTable = ModifierTable()
  ) throws(StyleFileError) -> [Theme] {
    let chosen = modifiers.filter { table.matches(for: $0) == nil }
    let choices = chosen.reduce([[]]) { (choices: [[(String, String)]], modifier) in
      choices.flatMap { choice in modifier.contexts.map { choice + [(modifier.name, $0)] } }
    }
    var themes: [Theme] = []
    for choice in choices {
      let names = Dictionary(choice) { first, _ in first }
      let label = ([name] + choice.map(\.1)).joined(separator: " ")
      themes.append(try theme(names, named: label, setting: tokens, modifiers: table))
    }
    return themes
  }

  /// Returns a pack that declares all tokens and offers the file's themes.
  ///
  /// Without a theme a token has the value that it has in the file by the environment. Declared
  /// tokens live as long as the process, so a file that is read again gets the same tokens, whose
  /// values without a theme are those of the first reading.
  ///
  /// - Parameters:
  ///   - version: The edition; 1.0.0 by default.
  ///   - table: The environment that each modifier depends on; recognized by names by default.
  /// - Returns: The pack, named as the file.
  public func pack(
    version: StylePack.Version = StylePack.Version(1),
    modifiers table: ModifierTable = ModifierTable()
  ) -> StylePack {
    StylePack(
      name, version: version, themes: themes(modifiers: table), tokens: handles(ModifierTable()))
  }

  /// Returns a token of the file as the library's token.
  ///
  /// - Parameters:
  ///   - path: The name, such as `color.accent`.
  ///   - type: The type of its values: `Color`, `Double` for dimensions and numbers, `Duration`,
  ///     `Gradient`, `Typography` …; see ``TokenType/valueType``.
  /// - Returns: The token. Without a theme it has the value that it has in the file by the
  ///   environment.
  /// - Throws: ``StyleFileError`` where there is no token of that name, or one of another type.
  public func token<Value: Hashable & Sendable>(
    _ path: String, as type: Value.Type = Value.self
  ) throws(StyleFileError) -> Token<Value> {
    let found = handles(ModifierTable(), named: path)
    for id in found { if let token = id.token(of: type) { return token } }
    let names = firstTokens.names
    guard let id = found.first else {
      throw StyleFileError(
        StyleFileProblem(
          .unresolvedReference, file: files[0], found: "no token \(quoted(path))",
          accepted: "the name of a token", nearest: NearestName.find(path, among: names)))
    }
    throw StyleFileError(
      StyleFileProblem(
        .typeMismatch, file: files[0],
        pointer: firstTokens[path]?.pointer, found: "a token of \(type)",
        accepted: "one of \(id.valueType)"))
  }

  /// The tokens in the first combination of contexts.
  private var firstTokens: DesignTokens {
    resolutions[modifiers.map { _ in 0 }] ?? DesignTokens([])
  }

  /// The tokens of the library for all tokens of the file, in order, or for those of one name.
  private func handles(_ table: ModifierTable, named name: String? = nil) -> [TokenID] {
    guard let selector = try? selector([:], table) else { return [] }
    let values = TokenTable(resolutions, selector, namespace: self.name)
    var ids: [TokenID] = []
    var known: Set<TokenID> = []
    for choice in Self.choices(of: modifiers.map(\.contexts.count)) {
      let all = resolutions[choice] ?? DesignTokens([])
      for token in name.map({ all[$0].map { [$0] } ?? [] }) ?? Array(all) {
        let id = TokenTable.handle(of: token, in: self.name) {
          values.tokens()[token.name].flatMap { $0.type == token.type ? $0.value : nil }
        }
        if known.insert(id).inserted { ids.append(id) }
      }
    }
    return ids
  }

  private func selector(
    _ choices: [String: String], _ table: ModifierTable
  ) throws(StyleFileError) -> ContextSelector {
    let fallback = try choice(choices, isPartial: true)
    let fixed = Set(choices.keys.map { $0.lowercased() })
    let matches = modifiers.map { modifier in
      fixed.contains(modifier.name.lowercased()) ? nil : table.matches(for: modifier)
    }
    return ContextSelector(matches, fallback: fallback)
  }

  /// The tokens of an application by the names of the file's tokens.
  private func counterparts(
    of tokens: [any AnyToken]
  ) throws(StyleFileError) -> [String: [TokenID]] {
    var result: [String: [TokenID]] = [:]
    var problems: [StyleFileProblem] = []
    let names = firstTokens.names
    let byCamelCase = Dictionary(names.map { (SwiftName.lowerCamelCase($0), $0) }) { one, _ in one }
    for token in tokens {
      let path = firstTokens[token.name] == nil ? byCamelCase[token.name] : token.name
      guard let path, let own = firstTokens[path] else {
        problems.append(
          StyleFileProblem(
            .unresolvedReference, file: files[0], found: "no token for \(quoted(token.name))",
            accepted: "the name of a token",
            nearest: NearestName.find(token.name, among: names + byCamelCase.keys.sorted())))
        continue
      }
      guard own.type.valueType == token.id.valueType else {
        problems.append(
          StyleFileProblem(
            .typeMismatch, file: files[0], pointer: own.pointer,
            found: "the type \(quoted(own.type.rawValue))",
            accepted: "a type whose values are \(token.id.valueType), as those of \(token.name)"))
        continue
      }
      result[path, default: []].append(token.id)
    }
    if let first = problems.first { throw StyleFileError(first, problems.dropFirst()) }
    return result
  }
}
