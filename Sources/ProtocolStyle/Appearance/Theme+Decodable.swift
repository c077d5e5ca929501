extension Theme: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name
    case summary
    case tokens
  }

  /// Decodes a name and values of the tokens in `userInfo[.themeDecoding]`, by their names.
  ///
  /// ```json
  /// {"name": "contoso", "summary": "The shop's brand",
  ///  "tokens": {"accent": "#ff9500", "gap": 8, "link": {"token": "accent"}}}
  /// ```
  ///
  /// Values are coded as in a view model. An object of nothing but `token`, with a text, names a
  /// token that answers instead. `summary` and `tokens` may be left out. What is wrong with one token
  /// does not stop the work: a name that is not known, or a value of another type, counts as not
  /// written, so that the themes beneath answer or the token's default, and ``findings(in:)`` says
  /// so. Rules are no data; a theme of rules may come on top.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path for what is no such object, has no name, or has
  ///   anything beside these three.
  public init(from decoder: any Decoder) throws {
    try Self.refuseUnknownKeys(of: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    var reader = ThemeReader(
      theme: name, decoding: decoder.userInfo[.themeDecoding] as? Decoding ?? Decoding(tokens: []))
    if container.contains(.tokens) {
      try reader.read(container.nestedContainer(keyedBy: NameKey.self, forKey: .tokens))
    }
    self.init(
      name, summary: try container.decodeIfPresent(String.self, forKey: .summary),
      appearance: AppearanceSheet(), misreadings: reader.misreadings
    ) { [values = reader.values] in $0 = values.merged(over: $0) }
  }

  /// A slip in `tokens` would leave a theme without any.
  private static func refuseUnknownKeys(of decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameKey.self)
    let known = CodingKeys.allCases.map(\.rawValue)
    let unknown = container.allKeys.filter { !known.contains($0.stringValue) }
    guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.invalidValue(
      InvalidValueError(
        .malformed, subject: "theme", given: InvalidValueError.quoted(key.stringValue),
        accepted: "one of " + known.joined(separator: ", ")),
      at: container.codingPath + [key])
  }
}
