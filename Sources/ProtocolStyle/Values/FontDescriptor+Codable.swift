extension FontDescriptor: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case family
    case design
    case textStyle
    case relativeTo
    case size
    case weight
    case isItalic
  }

  /// Decodes the object that ``encode(to:)`` writes; missing keys have their defaults.
  ///
  /// A font with a text style and no size follows the content size category; with a size, it's
  /// resolved already and keeps that size. A font with `relativeTo`, which is a text style, follows
  /// the content size category as well; its size is that at the Large content size.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a value is refused, or two exclude each other, its
  ///   underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "font")
    let ownStyle = try container.decodeIfPresent(TextStyle.self, forKey: .textStyle)
    let relativeStyle = try container.decodeIfPresent(TextStyle.self, forKey: .relativeTo)
    let textStyle = ownStyle ?? relativeStyle
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
      if ownStyle != nil, relativeStyle != nil { throw refuse(.textStyle, with: .relativeTo) }
      if ownStyle != nil, familyName != nil, size == nil {
        throw refuse(.textStyle, with: .family)
      }
      var family = Family.system(design ?? .default)
      if let familyName {
        place = decoder.codingPath + [CodingKeys.family]
        family = .named(try Self.validated(family: familyName))
      }
      place = decoder.codingPath + [CodingKeys.size]
      self.init(
        family: family,
        size: try Self.validated(size: size ?? textStyle?.size ?? Self.defaultSize),
        weight: weight ?? ownStyle?.weight ?? .regular, isItalic: isItalic, textStyle: textStyle,
        followsContentSize: relativeStyle != nil || textStyle != nil && size == nil)
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: place)
    }
  }

  /// Encodes an object with the parts that differ from the defaults.
  ///
  /// The keys are `family` or `design`, `textStyle` or `relativeTo`, `size`, `weight` and
  /// `isItalic`. The defaults are the system family in its default design, the size and weight of
  /// the text style or else 17 and regular (400), and upright. A resolved font with a text style
  /// always has its size.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch family {
    case .named(let name): try container.encode(name, forKey: .family)
    case .system(.default): break
    case .system(let design): try container.encode(design, forKey: .design)
    }
    try container.encodeIfPresent(textStyle, forKey: isRelative ? .relativeTo : .textStyle)
    if textStyle == nil ? size != Self.defaultSize : !followsContentSize || isRelative {
      try container.encode(size, forKey: .size)
    }
    let usualWeight = isRelative ? .regular : textStyle?.weight ?? .regular
    if weight != usualWeight {
      try container.encode(weight, forKey: .weight)
    }
    if isItalic {
      try container.encode(isItalic, forKey: .isItalic)
    }
  }

  /// Whether the size follows the content size category but isn't the text style's own.
  private var isRelative: Bool {
    guard followsContentSize, let textStyle else { return false }
    if case .named = family { return true }
    return size != textStyle.size
  }
}
