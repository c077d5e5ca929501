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

  /// Decodes the object that ``encode(to:)`` writes; what is left out has its default.
  ///
  /// A font of a text style without a size follows the content size category; with a size, it is
  /// resolved already and keeps that. A font with `relativeTo`, which is a text style, follows as well,
  /// from the size that it has at the Large content size.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; for a value that is refused, or two that exclude each
  ///   other, its underlying error is ``InvalidValueError``.
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

  /// Encodes an object with what differs from the defaults.
  ///
  /// The keys are `family` or else `design`, `textStyle` or else `relativeTo`, `size`, `weight` and
  /// `isItalic`. Defaults
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

  /// Whether the size is still to be scaled from another one than the text style's.
  private var isRelative: Bool {
    guard followsContentSize, let textStyle else { return false }
    if case .named = family { return true }
    return size != textStyle.size
  }
}
