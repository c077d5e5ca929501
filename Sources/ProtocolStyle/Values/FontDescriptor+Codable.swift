extension FontDescriptor: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case family
    case design
    case textStyle
    case size
    case weight
    case isItalic
  }

  /// Decodes the object that ``encode(to:)`` writes; what is left out has its default.
  ///
  /// A font of a text style without a size follows the content size category; with a size, it is
  /// resolved already and keeps that.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; for a value that is refused, or two that exclude each
  ///   other, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "font")
    let textStyle = try container.decodeIfPresent(TextStyle.self, forKey: .textStyle)
    let familyName = try container.decodeIfPresent(String.self, forKey: .family)
    let design = try container.decodeIfPresent(Design.self, forKey: .design)
    let size = try container.decodeIfPresent(Double.self, forKey: .size)
    let weight = try container.decodeIfPresent(Weight.self, forKey: .weight)
    let isItalic = try container.decodeIfPresent(Bool.self, forKey: .isItalic) ?? false
    func refuse(_ first: CodingKeys, with second: CodingKeys) -> InvalidValueError {
      InvalidValueError(
        .malformed, subject: "font", given: "\(first.rawValue) with \(second.rawValue)",
        accepted: "one or the other")
    }
    var place = decoder.codingPath
    do {
      if familyName != nil, design != nil { throw refuse(.family, with: .design) }
      if textStyle != nil, familyName != nil { throw refuse(.textStyle, with: .family) }
      var family = Family.system(design ?? .default)
      if let familyName {
        place = decoder.codingPath + [CodingKeys.family]
        family = .named(try Self.validated(family: familyName))
      }
      place = decoder.codingPath + [CodingKeys.size]
      self.init(
        family: family,
        size: try Self.validated(size: size ?? textStyle?.size ?? Self.defaultSize),
        weight: weight ?? textStyle?.weight ?? .regular, isItalic: isItalic, textStyle: textStyle,
        followsContentSize: textStyle != nil && size == nil)
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: place)
    }
  }

  /// Encodes an object with what differs from the defaults.
  ///
  /// The keys are `family` or else `design`, `textStyle`, `size`, `weight` and `isItalic`. Defaults
  /// are the system family in its default design, the text style's size and weight or else 17 and
  /// regular (400), and upright. A resolved font of a text style always has its size.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch family {
    case .named(let name): try container.encode(name, forKey: .family)
    case .system(.default): break
    case .system(let design): try container.encode(design, forKey: .design)
    }
    try container.encodeIfPresent(textStyle, forKey: .textStyle)
    if textStyle == nil ? size != Self.defaultSize : !followsContentSize {
      try container.encode(size, forKey: .size)
    }
    if weight != textStyle?.weight ?? .regular {
      try container.encode(weight, forKey: .weight)
    }
    if isItalic {
      try container.encode(isItalic, forKey: .isItalic)
    }
  }
}
