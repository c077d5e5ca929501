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
  /// token that answers instead; for a token whose own values decode from such an object it is a
  /// value. `summary` and `tokens` may be left out. What is wrong with one entry does not stop the
  /// work: a key or a name that is not known, or a value of another type, counts as not written, so
  /// that the themes beneath answer or the token's default, and ``findings(in:)`` has a finding for
  /// it. Rules are no data; a theme of rules may come on top.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path for what is no such object or has no name.
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
      styleSheet: StyleSheet(), misreadings: reader.misreadings
    ) { [values = reader.values] in $0 = values.merged(over: $0) }
  }
}
