extension EdgeInsets: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case top
    case left
    case bottom
    case right
    case leading
    case trailing
  }

  /// Decodes an object with `top`, `left`, `bottom` and `right`, or with `leading` and `trailing`
  /// instead of `left` and `right`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is infinite or NaN, or both sorts of
  ///   sides are given, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "edge insets")
    let keys = Set(container.allKeys)
    let isDirectional = !keys.isDisjoint(with: [.leading, .trailing])
    let (start, end): (CodingKeys, CodingKeys) =
      isDirectional ? (.leading, .trailing) : (.left, .right)
    do {
      if isDirectional, let side = [CodingKeys.left, .right].first(where: keys.contains) {
        throw InvalidValueError(
          .malformed, subject: "edge insets", given: "\(side.rawValue) with leading or trailing",
          accepted: "one or the other")
      }
      try self.init(
        validatingTop: container.decode(Double.self, forKey: .top),
        left: container.decode(Double.self, forKey: start),
        bottom: container.decode(Double.self, forKey: .bottom),
        right: container.decode(Double.self, forKey: end))
      if isDirectional {
        self = EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      }
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `top`, `left`, `bottom` and `right`, or with `leading` and `trailing`
  /// if the insets follow the layout direction.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(left, forKey: followsLayoutDirection ? .leading : .left)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(right, forKey: followsLayoutDirection ? .trailing : .right)
  }
}
