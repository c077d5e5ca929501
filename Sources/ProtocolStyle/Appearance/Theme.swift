internal import Synchronization

/// Values of tokens and a sheet, such as those of a brand or a density.
///
/// ```swift
/// let contoso = Theme("contoso", styleSheet: sheet) { $0[.accent] = .orange }
/// ```
///
/// Several themes can be in force at once; later ones override earlier ones. Light, dark and
/// contrast are parts of the environment, not themes. The closure is stored and run for each
/// environment that the theme is in force in. A theme without rules can be decoded from data:
/// ``init(from:)``.
///
/// ![One screen of a café in four themes.](themes)
public struct Theme: Sendable {
  /// The name, for people; it needn't be unique.
  public let name: String

  /// The purpose of the theme, for people; nil if there is none.
  public let summary: String?

  /// The theme's rules.
  public let styleSheet: StyleSheet

  package let values: @Sendable (inout TokenValues) -> Void

  /// The findings for the entries that were ignored when the theme was decoded, and for those with a
  /// token's former name; none for a theme that is neither decoded nor made of a file.
  public let decodingFindings: [Finding]

  private let number: Int
  private static let numbers = Atomic(0)

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - name: The name, for people.
  ///   - summary: The purpose of the theme, for people; nil by default.
  ///   - styleSheet: The rules; none by default.
  ///   - values: A closure that sets values of tokens, such as `$0[.accent] = .orange`. Tokens that
  ///     it reads have the values of the themes below. It sets none by default.
  public init(
    _ name: String, summary: String? = nil, styleSheet: StyleSheet = StyleSheet(),
    values: @escaping @Sendable (inout TokenValues) -> Void = { _ in }
  ) {
    self.init(
      name, summary: summary, styleSheet: styleSheet, decodingFindings: [], values: values)
  }

  /// Creates a theme from one for light and one for dark, such as those that a design system publishes
  /// for a brand.
  ///
  /// ```swift
  /// let finn = Theme("Finn", light: day, dark: night)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, for people.
  ///   - summary: The purpose of the theme, for people; nil by default.
  ///   - light: The theme in light.
  ///   - dark: The theme in dark.
  public init(_ name: String, summary: String? = nil, light: Theme, dark: Theme) {
    self.init(name, summary: summary, [.light: light, .dark: dark])
  }

  /// Creates a theme from one for each of several combinations of the color scheme, the contrast and the
  /// level of the interface.
  ///
  /// ```swift
  /// let finn = Theme("Finn", [.light: day, .dark: night, .highContrast: contoso])
  /// ```
  ///
  /// In each environment, the values and rules of one of the themes are in force. A combination without a
  /// theme has that of the nearest one, in the order of ``AppearanceVariant``.
  ///
  /// - Parameters:
  ///   - name: The name, for people.
  ///   - summary: The purpose of the theme, for people; nil by default.
  ///   - variants: The themes. Without any, the theme sets nothing.
  public init(_ name: String, summary: String? = nil, _ variants: [AppearanceVariant: Theme]) {
    let withContrast = variants.keys.contains { $0.contains(.highContrast) }
    let withLevel = variants.keys.contains { $0.contains(.elevated) }
    let all = AppearanceVariant.all.filter {
      (withContrast || !$0.contains(.highContrast)) && (withLevel || !$0.contains(.elevated))
    }
    var conditions: [(theme: Theme, condition: StyleCondition)] = []
    for variant in all {
      guard let theme = variants[nearest: variant] else { continue }
      let condition = variant.condition(withContrast: withContrast, withLevel: withLevel)
      if let place = conditions.firstIndex(where: { $0.theme == theme }) {
        conditions[place].condition = conditions[place].condition || condition
      } else {
        conditions.append((theme, condition))
      }
    }
    let sheet = StyleSheet {
      for (theme, condition) in conditions { theme.styleSheet.map { $0.limited(to: condition) } }
    }
    self.init(
      name, summary: summary, styleSheet: sheet,
      decodingFindings: conditions.flatMap(\.theme.decodingFindings)
    ) { values in
      let variant = AppearanceVariant.current(withContrast: withContrast, withLevel: withLevel)
      variants[nearest: variant]?.values(&values)
    }
  }

  /// Creates a theme with the findings from decoding it.
  package init(
    _ name: String, summary: String?, styleSheet: StyleSheet, decodingFindings: [Finding],
    values: @escaping @Sendable (inout TokenValues) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.styleSheet = styleSheet
    self.decodingFindings = decodingFindings
    self.values = values
    number = Self.numbers.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

extension Theme: Hashable {
  /// Returns whether one theme is a copy of the other.
  ///
  /// - Parameters:
  ///   - left: A theme.
  ///   - right: Another theme.
  /// - Returns: Whether one initializer call created both.
  public static func == (left: Theme, right: Theme) -> Bool { left.number == right.number }

  /// Returns whether two lists have the same themes; comparing the lists would copy each theme.
  static func areEqual(_ themes: [Theme], _ others: [Theme]) -> Bool {
    themes.count == others.count
      && themes.indices.allSatisfy { themes[$0].number == others[$0].number }
  }

  /// Hashes the identity, which copies share.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

extension Theme {
  /// Returns the value of a token in the theme, without a node.
  ///
  /// ```swift
  /// let accent = contoso.value(of: .accent, in: StyleEnvironment(colorScheme: .dark))
  /// ```
  ///
  /// An adaptive color is resolved by the environment. The cost is that of running the closures of the
  /// themes.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - environment: The environment; the default one by default.
  ///   - lower: The themes below this one, the lowest first; none by default.
  /// - Returns: The value that the theme sets, or else that of the themes below, or else the default of
  ///   the token.
  public func value<Value>(
    of token: Token<Value>, in environment: StyleEnvironment = StyleEnvironment(),
    over lower: [Theme] = []
  ) -> Value {
    var context = StyleContext(environment: environment)
    for theme in lower + [self] { context.add(theme) }
    return context.run {
      let value = token.value
      return (value as? any ContextResolvable)?.resolved() as? Value ?? value
    }
  }
}

extension AppearanceVariant {
  /// The condition that this combination is the current one, as far as it matters.
  fileprivate func condition(withContrast: Bool, withLevel: Bool) -> StyleCondition {
    var condition = StyleCondition.colorScheme(contains(.dark) ? .dark : .light)
    if withContrast {
      condition = condition && .contrast(contains(.highContrast) ? .increased : .standard)
    }
    if withLevel {
      condition = condition && .interfaceLevel(contains(.elevated) ? .elevated : .base)
    }
    return condition
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension StyleContext {
  /// Adds a theme on top, by running its closure in this context, which has the values of lower
  /// themes.
  ///
  /// - Returns: The theme's own values.
  @discardableResult
  package mutating func add(_ theme: Theme) -> TokenValues { add(valuesOf: theme.values) }

  /// Adds the values of a theme on top, by running its closure.
  ///
  /// - Returns: The theme's own values.
  @discardableResult
  mutating func add(valuesOf closure: (inout TokenValues) -> Void) -> TokenValues {
    let values = run {
      var values = TokenValues()
      closure(&values)
      return values
    }
    tokens = values.merged(over: tokens)
    return values
  }
}

// MARK: - ThemeReader

/// Reads the values of tokens from the data of a theme, and collects findings for invalid entries.
struct ThemeReader {
  let theme: String
  let decoding: Theme.Decoding

  private(set) var values = TokenValues()
  private(set) var decodingFindings: [Finding] = []

  init(theme: String, decoding: Theme.Decoding) {
    self.theme = theme
    self.decoding = decoding
  }

  /// Adds findings for the unknown keys of a theme.
  mutating func findKeys(of decoder: any Decoder, besides accepted: [String]) throws {
    decodingFindings += try decoder.keys(besides: accepted).map { key in
      .unknownKey(key.stringValue, in: theme, accepted: accepted)
    }
  }

  /// Reads an object of values by the tokens' names.
  ///
  /// Names are read in order, so that findings are in the same order in every run.
  mutating func read(_ container: KeyedDecodingContainer<NameKey>) {
    let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
    let isFormer = { [decoding] (key: NameKey) in decoding.byFormerName[key.stringValue] != nil }
    // Those with former names come first, so that an entry with the present name replaces theirs.
    for key in keys.filter(isFormer) + keys.filter({ !isFormer($0) }) {
      guard let token = token(named: key.stringValue) else {
        decodingFindings.append(.undeclaredToken(key.stringValue, in: theme))
        continue
      }
      if let name = alias(container, key), !isValue(token, container, key) {
        setAlias(token, name, at: Self.place(of: key, in: container))
      } else {
        setValue(token, container, key)
      }
    }
  }

  /// Returns the token with a present or a former name; nil if there is none.
  private mutating func token(named name: String) -> TokenID? {
    if let token = decoding.byName[name] { return token }
    guard let token = decoding.byFormerName[name] else { return nil }
    decodingFindings.append(.renamedToken(token, from: name, in: "Theme '\(theme)'"))
    return token
  }

  /// Returns whether an object that looks like a token's name is a value of the token's type
  /// instead.
  private func isValue(
    _ token: TokenID, _ container: KeyedDecodingContainer<NameKey>, _ key: NameKey
  ) -> Bool {
    guard let type = token.valueType as? any Decodable.Type, KeyProbe("token").isKnown(to: type)
    else { return false }
    return (try? container.decode(type, forKey: key)) != nil
  }

  /// Returns the name in an object with only the key `token`.
  private func alias(_ container: KeyedDecodingContainer<NameKey>, _ key: NameKey) -> String? {
    guard let object = try? container.nestedContainer(keyedBy: NameKey.self, forKey: key),
      let only = object.allKeys.first, object.allKeys.count == 1, only.stringValue == "token"
    else { return nil }
    return try? object.decode(String.self, forKey: only)
  }

  /// The JSON pointer to an entry, as `#/tokens/accent`; its file isn't known.
  private static func place(
    of key: NameKey, in container: KeyedDecodingContainer<NameKey>
  ) -> DataLocation {
    let parts = (container.codingPath + [key]).map { part in
      part.stringValue.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : "\($0)" }.joined()
    }
    return DataLocation(file: "", place: "#/" + parts.joined(separator: "/"))
  }

  private mutating func setAlias(_ token: TokenID, _ name: String, at place: DataLocation) {
    guard let other = self.token(named: name) else {
      decodingFindings.append(.undeclaredToken(name, standingInFor: token, in: theme))
      return
    }
    guard token.valueType == other.valueType else {
      decodingFindings.append(.tokenType(of: other, standingInFor: token, in: theme))
      return
    }
    func set<Value: Hashable & Sendable>(_ type: Value.Type) {
      values.setData(alias: Token<Value>(id: other), for: Token<Value>(id: token), at: place)
    }
    set(token.valueType)
  }

  private mutating func setValue(
    _ token: TokenID, _ container: KeyedDecodingContainer<NameKey>, _ key: NameKey
  ) {
    func set<Value: Hashable & Sendable>(_ type: Value.Type) {
      guard let decodable = type as? any Decodable.Type else {
        decodingFindings.append(.undecodableToken(token, in: theme))
        return
      }
      do {
        let value = try container.decode(decodable, forKey: key) as! Value
        values.setData(value, for: Token<Value>(id: token), at: Self.place(of: key, in: container))
      } catch {
        let place = container.codingPath.count
        decodingFindings.append(.tokenType(of: token, in: theme, error, below: place))
      }
    }
    set(token.valueType)
  }
}

// MARK: - Decoding

extension Theme {
  /// The tokens that can occur in the data of a theme.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: [Token.accent, Token.link])
  /// let theme = try decoder.decode(Theme.self, from: data)
  /// ```
  ///
  /// Tokens must be listed because one in a `static let` doesn't exist before its first use.
  /// Listing also limits data to the tokens that its reader offers.
  public struct Decoding: Sendable {
    /// The tokens that can occur.
    public let tokens: [any AnyToken]

    let byName: [String: TokenID]

    /// The tokens by their former names, apart from names that another token has now.
    let byFormerName: [String: TokenID]

    /// Creates a set of tokens.
    ///
    /// Traps if two different tokens have the same name, because data refers to tokens by name. A former
    /// name counts for the first of several tokens that had it.
    ///
    /// - Parameter tokens: The tokens that can occur; repeated ones are ignored. Data can set
    ///   tokens whose values are `Decodable`; the closure of a theme can set any token.
    public init(tokens: [any AnyToken]) {
      self.tokens = tokens
      byName = Dictionary(tokens.map { ($0.name, $0.id) }) { one, other in
        if one != other { fatalError(Self.clash(one, other)) }
        return one
      }
      byFormerName = Dictionary(
        tokens.flatMap { token in token.formerNames.map { ($0, token.id) } }
      ) { one, _ in one }.filter { [byName] in byName[$0.key] == nil }
    }

    /// Returns the message for two tokens with the same name.
    private static func clash(_ one: TokenID, _ other: TokenID) -> String {
      "Theme.Decoding: two tokens are named '\(one.name)': one in \(one.definition.module) with "
        + "type \(one.valueType), and one in \(other.definition.module) with type "
        + "\(other.valueType). Rename or remove one of them."
    }
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's `Theme.Decoding`; if it's missing, all tokens are unknown.
  public static let themeDecoding = CodingUserInfoKey(rawValue: "ProtocolStyle.themeDecoding")!
}

// MARK: - Decodable

extension Theme: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name
    case summary
    case tokens
  }

  /// Decodes a name and the values of the tokens in `userInfo[.themeDecoding]`, by the tokens'
  /// names.
  ///
  /// ```json
  /// {"name": "contoso", "summary": "The shop's brand",
  ///  "tokens": {"accent": "#ff9500", "gap": 8, "link": {"token": "accent"}}}
  /// ```
  ///
  /// Values have the same form as in a view model. An object with only the key `token` and a text
  /// names another token, whose value is used; if the values of the token decode from such an
  /// object themselves, it's a value instead. `summary` and `tokens` are optional.
  ///
  /// An invalid entry isn't an error. An unknown key or name, or a value of another type, is
  /// ignored, so that lower themes or the default provide the token's value, and
  /// ``decodingFindings`` has a finding for it. Data can't contain rules; add another theme with
  /// rules on top.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path if there is no such object, or it has no name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    var reader = ThemeReader(
      theme: name, decoding: decoder.userInfo[.themeDecoding] as? Decoding ?? Decoding(tokens: []))
    try reader.findKeys(of: decoder, besides: CodingKeys.allCases.map(\.rawValue))
    if container.contains(.tokens) {
      try reader.read(container.nestedContainer(keyedBy: NameKey.self, forKey: .tokens))
    }
    self.init(
      name, summary: try container.decodeIfPresent(String.self, forKey: .summary),
      styleSheet: StyleSheet(), decodingFindings: reader.decodingFindings
    ) { [values = reader.values] in $0 = values.merged(over: $0) }
  }
}

// MARK: - KeyProbe

/// A test of whether values of a type are decoded from objects with a certain key.
///
/// A type's `init(from:)` passes the type of its keys when it requests a container, so no data is
/// necessary. A test costs the part of `init(from:)` before its first value.
struct KeyProbe {
  private let key: String

  /// Creates a probe.
  ///
  /// - Parameter key: The key to look for.
  init(_ key: String) {
    self.key = key
  }

  /// Returns whether a type decodes itself from an object with the key.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether it has the key; true for a type that accepts any key, such as a dictionary.
  func isKnown(to type: any Decodable.Type) -> Bool {
    let outcome = Outcome()
    _ = try? type.init(from: Probing(key: key, outcome: outcome))
    return outcome.isKnown
  }
}

extension KeyProbe {
  private final class Outcome {
    var isKnown = false
  }

  private struct End: Error {}

  /// A decoder without data, which records whether the keys include the one to find, and then
  /// throws.
  private struct Probing: Decoder, SingleValueDecodingContainer {
    let key: String
    let outcome: Outcome
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      if Key(stringValue: key) != nil { outcome.isKnown = true }
      throw End()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw End() }

    /// Types that wrap another type, such as `Optional`, decode it from here.
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

    func decode(_ type: Bool.Type) throws -> Bool { throw End() }
    func decode(_ type: String.Type) throws -> String { throw End() }
    func decode(_ type: Double.Type) throws -> Double { throw End() }
    func decode(_ type: Float.Type) throws -> Float { throw End() }
    func decode(_ type: Int.Type) throws -> Int { throw End() }
    func decode(_ type: Int8.Type) throws -> Int8 { throw End() }
    func decode(_ type: Int16.Type) throws -> Int16 { throw End() }
    func decode(_ type: Int32.Type) throws -> Int32 { throw End() }
    func decode(_ type: Int64.Type) throws -> Int64 { throw End() }
    func decode(_ type: UInt.Type) throws -> UInt { throw End() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { throw End() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { throw End() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { throw End() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { throw End() }
  }
}
