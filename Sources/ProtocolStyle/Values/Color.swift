/// A color in sRGB: a plain one, or an adaptive one with variants for light and dark.
///
/// ```swift
/// let brand = Color(hex: 0x5856D6)
/// let card = Color.adaptive(light: .white, dark: .black)
/// brand.contrastRatio(with: .white)
/// brand.withAlpha(0.5).composited(over: .white)
/// ```
///
/// Components are `Double`s from 0 to 1, with gamma, not premultiplied, as in `UIColor` and CSS.
/// They aren't clamped: values outside 0…1 represent colors outside the sRGB gamut, as in UIKit's
/// extended range.
///
/// A color created by ``adaptive(light:dark:)`` has both variants, and one created by
/// ``adaptive(_:)`` those for increased contrast and for elevated interfaces as well. Its components
/// are those of the light variant until it's written into a view model, which resolves it by the
/// environment.
///
/// Colors contain no references, so copying one neither allocates nor retains.
public struct Color: Sendable {
  /// The components; those in light if the color is adaptive.
  @usableFromInline let components: Components

  /// The components in dark; of a color that has decided, its components.
  @usableFromInline let dark: Components

  // An optional color keeps in the spare values of this flag that it's nil. With an optional of
  // components in place of the two, it would have a byte more, which is copied separately.
  /// Whether this color has variants, of which none is chosen yet.
  public let isAdaptive: Bool

  /// The components at increased contrast and on elevated interfaces, if any differ from these; only
  /// used together with `dark`.
  @usableFromInline let further: FurtherVariants

  /// Creates a color from its components.
  ///
  /// An infinite or NaN component is replaced by 0, as CSS Values 4 censors NaN, and an infinite or
  /// NaN alpha by 1. Use ``init(validatingRed:green:blue:alpha:)`` to throw an error instead.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1 inside the sRGB gamut.
  ///   - green: The green component, from 0 to 1 inside the sRGB gamut.
  ///   - blue: The blue component, from 0 to 1 inside the sRGB gamut.
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      Components(
        red: red.finite(or: 0), green: green.finite(or: 0), blue: blue.finite(or: 0),
        alpha: alpha.finite(or: 1)))
  }

  /// Creates a shade of gray, like UIKit's `UIColor(white:alpha:)`.
  ///
  /// - Parameters:
  ///   - white: The value of all three components, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a plain color or an adaptive one.
  ///
  /// - Parameters:
  ///   - components: The components; those in light if `dark` isn't nil.
  ///   - dark: The components in dark; nil for a plain color.
  ///   - further: The components at increased contrast and on elevated interfaces, if any differ.
  init(
    _ components: Components, dark: Components? = nil, further: FurtherVariants = .same
  ) {
    self.components = components
    self.dark = dark ?? components
    isAdaptive = dark != nil
    self.further = further
  }

  /// The red component, from 0 to 1 inside the sRGB gamut.
  public var red: Double { components.red }

  /// The green component, from 0 to 1 inside the sRGB gamut.
  public var green: Double { components.green }

  /// The blue component, from 0 to 1 inside the sRGB gamut.
  public var blue: Double { components.blue }

  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double { components.alpha }

  /// Returns the variant of this color for a color scheme, a contrast and a level; a plain color
  /// returns itself.
  package func decided(_ variant: AppearanceVariant) -> Color {
    guard isAdaptive else { return self }
    if !variant.isSubset(of: .dark), let all = further.components { return Color(all[variant]) }
    return Color(variant.contains(.dark) ? dark : components)
  }

  /// Returns the variant of this color for a color scheme and contrast, on a base interface.
  package func decided(dark isDark: Bool, highContrast isHighContrast: Bool = false) -> Color {
    var variant = AppearanceVariant.light
    if isDark { variant.insert(.dark) }
    if isHighContrast { variant.insert(.highContrast) }
    return decided(variant)
  }
}

extension Color: Hashable {
  /// Returns whether two colors have the same components in all variants.
  ///
  /// It's inlined because colors are compared each time a node is styled.
  ///
  /// - Parameters:
  ///   - left: A color.
  ///   - right: Another color.
  /// - Returns: True if the colors are equal in every environment.
  @inlinable
  public static func == (left: Color, right: Color) -> Bool {
    left.components == right.components && left.isAdaptive == right.isAdaptive
      && left.dark == right.dark && left.further == right.further
  }

  /// Hashes the components in light and in dark.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    if isAdaptive { hasher.combine(dark) }
  }
}

// MARK: - Components

extension Color {
  /// The four components of a plain color.
  @usableFromInline
  struct Components: Hashable, Sendable {
    @usableFromInline let red: Double
    @usableFromInline let green: Double
    @usableFromInline let blue: Double
    @usableFromInline let alpha: Double

    @usableFromInline
    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    @inlinable
    static func == (left: Components, right: Components) -> Bool {
      left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha
    }
  }
}

// MARK: - Validating

extension Color {
  /// Creates a color from its components, or throws an error if one of them is infinite or NaN.
  ///
  /// Values outside 0…1 are kept, as in ``init(red:green:blue:alpha:)``.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1 inside the sRGB gamut.
  ///   - green: The green component, from 0 to 1 inside the sRGB gamut.
  ///   - blue: The blue component, from 0 to 1 inside the sRGB gamut.
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, which names the component.
  public init(
    validatingRed red: Double, green: Double, blue: Double, alpha: Double = 1
  ) throws(InvalidValueError) {
    let accepted = "a finite number"
    try self.init(
      red: red.validated(as: "red component", accepted: accepted),
      green: green.validated(as: "green component", accepted: accepted),
      blue: blue.validated(as: "blue component", accepted: accepted),
      alpha: alpha.validated(as: "alpha", accepted: accepted))
  }
}

// MARK: - Description

extension Color: CustomStringConvertible {
  /// The color in CSS notation, without loss.
  ///
  /// The text is hexadecimal (``hex``) if 8 bits represent every component exactly, `rgb(88 86 214
  /// / 0.3)` if they represent all but alpha, and else `color(srgb 1.2 0 0 / 0.5)`, without alpha
  /// if it's 1. The text of an adaptive color lists its variants: `adaptive(light: #ffffff, dark:
  /// #000000)`.
  public var description: String {
    if isAdaptive {
      let variants = writtenVariants.map { "\($0): \(decided($0))" }
      return "adaptive(\(variants.joined(separator: ", ")))"
    }
    if let exactHex { return exactHex }
    if let bytes = opaqueBytes { return "rgb(\(bytes) / \(alpha.plainDescription))" }
    let components = [red, green, blue].map(\.plainDescription).joined(separator: " ")
    return alpha == 1
      ? "color(srgb \(components))" : "color(srgb \(components) / \(alpha.plainDescription))"
  }

  /// Red, green and blue from 0 to 255 if 8 bits represent them exactly, else nil.
  private var opaqueBytes: String? {
    guard withAlpha(1).exactHex != nil else { return nil }
    return [red, green, blue].map { ($0 * 255).rounded().plainDescription }.joined(separator: " ")
  }
}

// MARK: - Hex

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
  /// A color outside sRGB is mapped into it, and components are rounded to 8 bits, so precision can be
  /// lost; an opacity that rounds to 255 is omitted. The text of an adaptive color is that of its light
  /// variant.
  public var hex: String {
    if !isInSRGB { return decided(.light).mappedToSRGB.hex }
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    let alpha = byte(alpha)
    let bytes = [byte(red), byte(green), byte(blue)] + (alpha < 255 ? [alpha] : [])
    let digits = bytes.flatMap { [$0 >> 4, $0 & 0xF] }
      .map { ($0 < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10) + $0 }
    return "#" + String(decoding: digits, as: UTF8.self)
  }

  /// This color, or its light variant, in CSS hexadecimal notation if that is exact, else nil.
  var exactHex: String? {
    func isExact(_ component: Double) -> Bool {
      (0...1).contains(component) && (component * 255).rounded() / 255 == component
    }
    return isExact(red) && isExact(green) && isExact(blue) && isExact(alpha) ? hex : nil
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

// MARK: - Codable

extension Color: Codable {
  /// The keys of the two object forms.
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case red, green, blue, alpha
    case light, dark, highContrastLight, highContrastDark
    case elevatedLight, elevatedDark, elevatedHighContrastLight, elevatedHighContrastDark

    /// The variant that a key is for; nil for components.
    var variant: AppearanceVariant? { AppearanceVariant.all.first { "\($0)" == rawValue } }
  }

  /// Decodes any of the forms that ``encode(to:)`` writes.
  ///
  /// Text is read by ``init(validatingHex:)``. `alpha` is optional in an object of components, and
  /// 1 by default. The variants other than `light` and `dark` are optional in an object of variants.
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
      if keys.isSuperset(of: [.light, .dark]), keys.allSatisfy({ $0.variant != nil }) {
        var variants: [AppearanceVariant: Color] = [:]
        for key in keys { variants[key.variant!] = try container.decode(Color.self, forKey: key) }
        self = .adaptive(variants)
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
  /// `dark`, with `highContrastLight` and `highContrastDark` if these differ, and with `elevatedLight`,
  /// `elevatedDark`, `elevatedHighContrastLight` and `elevatedHighContrastDark` if these do.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if isAdaptive {
      var container = encoder.container(keyedBy: CodingKeys.self)
      for variant in writtenVariants {
        try container.encode(decided(variant), forKey: CodingKeys(rawValue: "\(variant)")!)
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

// MARK: - Named

/// UIKit's colors with fixed components, which are the same in light and dark.
extension Color {
  /// Black, white 0.
  public static let black = Color(white: 0)

  /// Dark gray, white 1/3.
  public static let darkGray = Color(white: 1 / 3)

  /// Light gray, white 2/3.
  public static let lightGray = Color(white: 2 / 3)

  /// White, white 1.
  public static let white = Color(white: 1)

  /// Gray, white 0.5.
  public static let gray = Color(white: 0.5)

  /// Red, (1, 0, 0).
  public static let red = Color(red: 1, green: 0, blue: 0)

  /// Green, (0, 1, 0); the `lime` of CSS.
  public static let green = Color(red: 0, green: 1, blue: 0)

  /// Blue, (0, 0, 1).
  public static let blue = Color(red: 0, green: 0, blue: 1)

  /// Cyan, (0, 1, 1).
  public static let cyan = Color(red: 0, green: 1, blue: 1)

  /// Yellow, (1, 1, 0).
  public static let yellow = Color(red: 1, green: 1, blue: 0)

  /// Magenta, (1, 0, 1).
  public static let magenta = Color(red: 1, green: 0, blue: 1)

  /// Orange, (1, 0.5, 0).
  public static let orange = Color(red: 1, green: 0.5, blue: 0)

  /// Purple, (0.5, 0, 0.5).
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)

  /// Brown, (0.6, 0.4, 0.2).
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

  /// Transparent black, white 0 with alpha 0.
  public static let clear = Color(white: 0, alpha: 0)
}
