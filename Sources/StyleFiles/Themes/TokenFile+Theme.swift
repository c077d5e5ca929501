public import ProtocolStyle
internal import Synchronization

extension TokenFile {
  /// Returns a theme of all tokens, for every environment for which the file has contexts.
  ///
  /// One theme covers light and dark, standard and increased contrast, and elevated interfaces, as far
  /// as the file has them: it selects the contexts whenever the environment changes. The values for
  /// an environment are computed the first time they're needed.
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
  ///   - choices: The contexts of modifiers that the environment doesn't determine, by modifier
  ///     name; they also override the environment for those that it does. Without a choice, a
  ///     modifier has its default or its first context.
  ///   - name: The theme's name; by default, the file's name followed by the choices.
  ///   - tokens: Your own tokens to set as well. A token gets the value of the file's token with
  ///     the same name, or whose path in lowerCamelCase is its name: `color.accent` or
  ///     `colorAccent`. If there is none, its former names are tried, and `decodingFindings` of the
  ///     theme has a finding for the one that the file has.
  ///   - table: The environment that each modifier depends on; recognized from names by default.
  /// - Returns: The theme. Its tokens are those of ``token(_:as:)``.
  /// - Throws: ``StyleFileError`` for a choice that doesn't exist, and for one of your own tokens
  ///   if the file has no such token, or one with a different type.
  public func theme(
    _ choices: [String: String] = [:], named name: String? = nil,
    setting tokens: [any AnyToken] = [], modifiers table: ModifierTable = ModifierTable()
  ) throws(StyleFileError) -> Theme {
    // A token is declared once per process, so its default is the file's value without choices.
    _ = handles(ModifierTable())
    let (others, findings) = try counterparts(of: tokens)
    let values = TokenTable(
      resolutions, try selector(choices, table), namespace: self.name, others: others)
    let label = ([self.name] + choices.sorted { $0.key < $1.key }.map(\.value))
      .joined(separator: " ")
    return Theme(
      name ?? label, summary: nil, styleSheet: StyleSheet(), decodingFindings: findings
    ) { $0 = values.values().merged(over: $0) }
  }

  /// Returns a theme for each combination of the contexts that the environment doesn't determine.
  ///
  /// - Parameter table: The environment that each modifier depends on; recognized from names by
  ///   default.
  /// - Returns: The themes, named after the file and their contexts; one theme if there is no
  ///   choice.
  public func themes(modifiers table: ModifierTable = ModifierTable()) -> [Theme] {
    // Only tokens and choices of an application can be wrong.
    (try? themes(setting: [], modifiers: table)) ?? []
  }

  /// Returns a theme for each combination of the contexts that the environment doesn't determine,
  /// which sets tokens of your own as well.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, as those of ``theme(_:named:setting:modifiers:)``.
  ///   - table: The environment that each modifier depends on; recognized by names by default.
  /// - Returns: The themes, named for the file and their contexts; one where there is no choice.
  /// - Throws: ``StyleFileError`` for a token that the file has none for, and for one of another
  ///   type.
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

  /// Returns a pack that declares all tokens and contains the file's themes.
  ///
  /// Without a theme, a token has the file's value for the environment. Declared tokens live as
  /// long as the process, so a file that is read again has the same tokens, whose values without a
  /// theme are those of the first reading.
  ///
  /// - Parameters:
  ///   - version: The version; 1.0.0 by default.
  ///   - table: The environment that each modifier depends on; recognized from names by default.
  /// - Returns: The pack, named after the file.
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
  ///     `Gradient`, `Typography` …
  /// - Returns: The token. Without a theme, it has the file's value for the environment.
  /// - Throws: ``StyleFileError`` if there is no token with that name, or it has a different type.
  public func token<Value: Hashable & Sendable>(
    _ path: String, as type: Value.Type = Value.self
  ) throws(StyleFileError) -> Token<Value> {
    let found = handles(ModifierTable(), named: path)
    for id in found { if let token = id.token(of: type) { return token } }
    let names = firstTokens.names
    guard let id = found.first else {
      throw StyleFileError(
        .unresolvedReference, file: self.path, found: "no token \(quoted(path))",
        accepted: "the name of a token", nearest: NearestName.find(path, among: names))
    }
    throw StyleFileError(
      .typeMismatch, file: self.path,
      pointer: firstTokens[path]?.pointer, found: "a token of \(type)",
      accepted: "one of \(id.valueType)")
  }

  /// The tokens in the first combination of contexts.
  private var firstTokens: DesignTokens {
    resolutions[modifiers.map { _ in 0 }] ?? DesignTokens([])
  }

  /// The library's tokens for all tokens of the file, in order, or for one name.
  private func handles(_ table: ModifierTable, named name: String? = nil) -> [TokenID] {
    guard let selector = try? selector([:], table) else { return [] }
    let values = TokenTable(resolutions, selector, namespace: self.name)
    var ids: [TokenID] = []
    var known: Set<TokenID> = []
    for choice in Self.choices(of: modifiers.map(\.contexts.count)) {
      let all = resolutions[choice] ?? DesignTokens([])
      for token in name.map({ all[$0].map { [$0] } ?? [] }) ?? Array(all) {
        let id = TokenTable.handle(of: token, in: self.name) { values.tokens()[$0] }
        if known.insert(id).inserted { ids.append(id) }
      }
    }
    return ids
  }

  /// The selector of contexts for an environment, with those that are chosen.
  func selector(
    _ choices: [String: String], _ table: ModifierTable
  ) throws(StyleFileError) -> ContextSelector {
    let fallback = try choice(choices, isPartial: true)
    let fixed = Set(choices.keys.map { $0.lowercased() })
    let matches = modifiers.map { modifier in
      fixed.contains(modifier.name.lowercased()) ? nil : table.matches(for: modifier)
    }
    return ContextSelector(matches, fallback: fallback)
  }

  /// The application's tokens by the names of the file's tokens, with findings for former names.
  private func counterparts(
    of tokens: [any AnyToken]
  ) throws(StyleFileError) -> (tokens: [String: [TokenID]], findings: [Finding]) {
    var result: [String: [TokenID]] = [:]
    var findings: [Finding] = []
    var problems: [StyleFileProblem] = []
    let names = firstTokens.names
    let byCamelCase = Dictionary(names.map { (SwiftName.lowerCamelCase($0), $0) }) { one, _ in one }
    for token in tokens {
      let found = ([token.name] + token.formerNames).lazy.compactMap { name in
        (firstTokens[name] == nil ? byCamelCase[name] : name).map { (name: name, path: $0) }
      }.first
      guard let (name, path) = found, let own = firstTokens[path] else {
        problems.append(
          StyleFileProblem(
            .unresolvedReference, file: self.path, found: "no token for \(quoted(token.name))",
            accepted: "the name of a token",
            nearest: NearestName.find(token.name, among: names + byCamelCase.keys.sorted())))
        continue
      }
      guard own.type.valueType == token.id.valueType else {
        problems.append(
          StyleFileProblem(
            .typeMismatch, file: self.path, pointer: own.pointer,
            found: "the type \(quoted(own.type.rawValue))",
            accepted: "a type whose values are \(token.id.valueType), as those of \(token.name)"))
        continue
      }
      result[path, default: []].append(token.id)
      if name != token.name { findings.append(.renamedToken(token.id, from: path, in: self.path)) }
    }
    if let first = problems.first { throw StyleFileError(first, problems.dropFirst()) }
    return (result, findings)
  }
}

// MARK: - TokenTable

/// The values of a file's tokens in every environment, computed once for each.
///
/// A theme merges computed values, so switching to it costs as much as for any theme.
final class TokenTable: Sendable {
  /// The key of computed values: a combination of contexts, and the size that determines a rem.
  private struct Key: Hashable {
    var choice: [Int]
    var size: StyleEnvironment.ContentSizeCategory?
  }

  private let resolutions: [[Int]: DesignTokens]
  private let selector: ContextSelector
  private let isSizeDependent: Bool

  /// The application's tokens that get the value of a token of the file, by that token's name.
  private let others: [String: [TokenID]]

  private let namespace: String
  private let computed = Mutex<[Key: TokenValues]>([:])

  init(
    _ resolutions: [[Int]: DesignTokens], _ selector: ContextSelector, namespace: String,
    others: [String: [TokenID]] = [:]
  ) {
    self.resolutions = resolutions
    self.selector = selector
    self.namespace = namespace
    self.others = others
    isSizeDependent = resolutions.values.contains { tokens in
      tokens.contains {
        if case .dimension(let length) = $0.value { length.unit == .rem } else { false }
      }
    }
  }

  /// The tokens in the current environment.
  func tokens() -> DesignTokens {
    resolutions[selector.choice(in: .current)] ?? DesignTokens([])
  }

  /// The values in the current environment.
  func values() -> TokenValues {
    let environment = StyleEnvironment.current
    let choice = selector.choice(in: environment)
    let key = Key(
      choice: choice, size: isSizeDependent ? environment.contentSizeCategory : nil)
    if let known = computed.withLock({ $0[key] }) { return known }
    let values = compute(resolutions[choice] ?? DesignTokens([]))
    computed.withLock { $0[key] = values }
    return values
  }

  private func compute(_ tokens: DesignTokens) -> TokenValues {
    var values = TokenValues()
    for token in tokens {
      let id = Self.handle(of: token, in: namespace, default: nil)
      let place = DataLocation(file: token.file, place: token.pointer)
      set(token.value.value, id, &values, alias: token.alias, at: place)
      for other in others[token.name] ?? [] {
        copy(token.value.value, of: id, to: other, &values, at: place)
      }
    }
    return values
  }

  private func set<Value: Hashable & Sendable>(
    _ value: Value, _ id: TokenID, _ values: inout TokenValues, alias: String?,
    at place: DataLocation
  ) {
    guard let token = id.token(of: Value.self) else { return }
    if let alias {
      values.setData(
        alias: Token<Value>(
          named: alias, in: namespace, summary: nil, deprecation: nil, default: { value }),
        for: token, at: place)
    } else {
      values.setData(value, for: token, at: place)
    }
  }

  /// Sets a token of the application to the value of one of the file.
  private func copy<Value: Hashable & Sendable>(
    _ value: Value, of source: TokenID, to id: TokenID, _ values: inout TokenValues,
    at place: DataLocation
  ) {
    if let token = id.token(of: Value.self) {
      values.setCopy(value, of: source, for: token, at: place)
    }
  }

  /// The token of the library for a token of a file.
  ///
  /// Its default is that of the token that `current` returns for its name, or its own if that is nil
  /// or has another type of values. The default of an alias is the value of the other token, which a
  /// theme may set.
  static func handle(
    of token: DesignToken, in namespace: String,
    default current: (@Sendable (_ name: String) -> DesignToken?)?
  ) -> TokenID {
    func make<Value: Hashable & Sendable>(_ value: Value) -> TokenID {
      Token<Value>(
        named: token.name, in: namespace, summary: token.summary, deprecation: token.deprecation,
        default: {
          guard let current, let found = current(token.name),
            let own = found.value.value as? Value
          else { return value }
          let target = found.alias.flatMap(current)
            .map { handle(of: $0, in: namespace, default: current) }
          return target?.token(of: Value.self)?.value ?? own
        }
      ).id
    }
    return make(token.value.value)
  }
}
