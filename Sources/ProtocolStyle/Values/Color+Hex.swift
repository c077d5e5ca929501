extension Color {
  /// Makes an opaque color of a number such as `0xFF9500`, or a translucent one.
  ///
  /// It never fails: of the number, only the lowest 24 bits count. A text is read by
  /// ``init(hex:)-(String)``, which returns nil when it isn't a color.
  ///
  /// - Parameters:
  ///   - hex: Red, green and blue in 8 bits each, red in the highest, as CSS writes `#ff9500`.
  ///   - alpha: The opacity, from 0 to 1; opaque by default. Infinite or NaN counts as 1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Makes a color of CSS hexadecimal notation; nil when the text is anything else.
  ///
  /// See ``init(validatingHex:)`` to learn why a text was refused.
  ///
  /// - Parameter hex: 3, 4, 6 or 8 ASCII hexadecimal digits in either case (`rgb`, `rgba`,
  ///   `rrggbb`, `rrggbbaa`), after an optional `#`. In the short forms each digit stands for two.
  ///   White space is not accepted.
  public init?(hex: String) {
    var text = hex.utf8[...]
    if text.first == UInt8(ascii: "#") {
      text.removeFirst()
    }
    let digits = text.compactMap(\.hexadecimalDigit)
    guard digits.count == text.count else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { index in
        digits[index] * 16 + digits[index + 1]
      }
    default: return nil
    }
    self.init(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// Makes a color of CSS hexadecimal notation, saying why when the text is anything else.
  ///
  /// - Parameter hex: What ``init(hex:)`` accepts.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`.
  public init(validatingHex hex: String) throws(InvalidValueError) {
    guard let color = Color(hex: hex) else {
      throw InvalidValueError(
        hex.isEmpty ? .empty : .malformed, subject: "hex color",
        given: InvalidValueError.quoted(hex),
        accepted: "a string of 3, 4, 6 or 8 hexadecimal digits after an optional #")
    }
    self = color
  }

  /// This color in CSS hexadecimal notation: `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  ///
  /// Components are clamped to 0…1 and rounded to 8 bits, so this may lose; an opacity that rounds
  /// to 255 is left out. Of an adaptive color this is the light variant.
  public var hex: String {
    let bytes = [red, green, blue, alpha].map { component in
      Int((min(max(component, 0), 1) * 255).rounded())
    }
    return (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).reduce(into: "#") { text, byte in
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
  }

  /// This color in CSS hexadecimal notation when that is exact, else nil; the light variant only.
  var exactHex: String? {
    let isExact = [red, green, blue, alpha].allSatisfy { component in
      (0...1).contains(component) && (component * 255).rounded() / 255 == component
    }
    return isExact ? hex : nil
  }
}
