extension Color: Codable {
  /// The keys of the two object forms.
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case red
    case green
    case blue
    case alpha
    case light
    case dark
    case highContrastLight
    case highContrastDark
  }

  /// Decodes any of the forms that ``encode(to:)`` writes.
  ///
  /// Text is read by ``init(validatingHex:)``. `alpha` is optional in an object of components, and
  /// 1 by default. The variants at increased contrast are optional in an object of variants.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path and, as its underlying error, ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    do {
      if let hex = try? decoder.singleValueContainer().decode(String.self) {
        try self.init(validatingHex: hex)
        return
      }
      guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
        throw Self.shapeError(given: "neither a string nor an object")
      }
      let keys = Set(container.allKeys)
      // An object with only other keys isn't a misspelled color, so its error lists the accepted
      // forms.
      if !keys.isEmpty {
        _ = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "color")
      }
      if keys.subtracting([.highContrastLight, .highContrastDark]) == [.light, .dark] {
        let light = try container.decode(Color.self, forKey: .light)
        let dark = try container.decode(Color.self, forKey: .dark)
        self = .adaptive(
          light: light, dark: dark,
          highContrastLight: try container.decodeIfPresent(Color.self, forKey: .highContrastLight)
            ?? light,
          highContrastDark: try container.decodeIfPresent(Color.self, forKey: .highContrastDark)
            ?? dark)
      } else if keys.union([.alpha]) == [.red, .green, .blue, .alpha] {
        try self.init(
          validatingRed: container.decode(Double.self, forKey: .red),
          green: container.decode(Double.self, forKey: .green),
          blue: container.decode(Double.self, forKey: .blue),
          alpha: container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
      } else {
        let names = keys.map(\.rawValue).sorted().joined(separator: ", ")
        throw Self.shapeError(given: "an object with \(names.isEmpty ? "none of them" : names)")
      }
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes the color without loss.
  ///
  /// The result is hexadecimal text if 8 bits represent every component exactly, or else an object
  /// with `red`, `green`, `blue` and `alpha`. An adaptive color is an object with `light` and
  /// `dark`, and with `highContrastLight` and `highContrastDark` if it has these variants.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if isAdaptive {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(decided(dark: false), forKey: .light)
      try container.encode(decided(dark: true), forKey: .dark)
      if highContrast != .same {
        try container.encode(decided(dark: false, highContrast: true), forKey: .highContrastLight)
        try container.encode(decided(dark: true, highContrast: true), forKey: .highContrastDark)
      }
    } else if let exactHex {
      var container = encoder.singleValueContainer()
      try container.encode(exactHex)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(red, forKey: .red)
      try container.encode(green, forKey: .green)
      try container.encode(blue, forKey: .blue)
      try container.encode(alpha, forKey: .alpha)
    }
  }

  private static func shapeError(given: String) -> InvalidValueError {
    InvalidValueError(
      .malformed, subject: "color", given: given,
      accepted: "a hex string, or an object with red, green, blue and alpha or light and dark,")
  }
}
