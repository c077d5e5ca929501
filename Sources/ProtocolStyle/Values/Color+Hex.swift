extension Color {
  /// Creates a color from a number such as `0xFF9500`.
  ///
  /// Only the lowest 24 bits of the number are used. Use ``init(hex:)-(String)`` for text; it
  /// returns nil if the text isn't a color.
  ///
  /// - Parameters:
  ///   - hex: Red, green and blue in 8 bits each, red in the highest, as in CSS `#ff9500`.
  ///   - alpha: The opacity, from 0 to 1; opaque by default. Infinity and NaN are replaced by 1.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Creates a color from CSS hexadecimal notation; nil if the text is anything else.
  ///
  /// Use ``init(validatingHex:)`` to find out why a text is refused.
  ///
  /// - Parameter hex: 3, 4, 6 or 8 ASCII hexadecimal digits in either case (`rgb`, `rgba`,
  ///   `rrggbb`, `rrggbbaa`), after an optional `#`. Each digit of the short forms stands for two.
  ///   White space isn't accepted.
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

  /// Creates a color from CSS hexadecimal notation, or throws an error that explains what is wrong.
  ///
  /// - Parameter hex: A text in a form that ``init(hex:)`` accepts.
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

  /// This color in CSS hexadecimal notation: `#rrggbb`, or `#rrggbbaa` if it isn't opaque.
  ///
  /// Components are clamped to 0…1 and rounded to 8 bits, so precision can be lost; an opacity that
  /// rounds to 255 is omitted. The text of an adaptive color is that of its light variant.
  public var hex: String {
    let bytes = [red, green, blue, alpha].map { component in
      Int((min(max(component, 0), 1) * 255).rounded())
    }
    return (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).reduce(into: "#") { text, byte in
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
  }

  /// This color, or its light variant, in CSS hexadecimal notation if that is exact, else nil.
  var exactHex: String? {
    let isExact = [red, green, blue, alpha].allSatisfy { component in
      (0...1).contains(component) && (component * 255).rounded() / 255 == component
    }
    return isExact ? hex : nil
  }
}

extension UInt8 {
  /// The value of this byte as an ASCII hexadecimal digit of either case, else nil.
  ///
  /// `Int(_:radix:)` isn't suitable because it also accepts a sign.
  var hexadecimalDigit: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
