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
  /// ignored, so that lower themes or the default provide the token's value, and ``findings(in:)``
  /// returns a finding for it. Data can't contain rules; add another theme with rules on top.
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
      styleSheet: StyleSheet(), misreadings: reader.misreadings
    ) { [values = reader.values] in $0 = values.merged(over: $0) }
  }
}
