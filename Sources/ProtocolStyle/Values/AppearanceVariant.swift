/// The situation that a variant of a color or a theme is for: a combination of the color scheme, the
/// contrast, and the level of the interface.
///
/// ```swift
/// let surface = Color.adaptive([
///   .light: .white, .dark: .black, [.dark, .elevated]: Color(hex: 0x1C1C1E),
/// ])
/// ```
///
/// For a combination without a variant, the first of these is used that has one: that without the
/// level, that without increased contrast, that without both, and then the same ones in light. If none of
/// these has one, it's that of the combination with the fewest bits. It's the order of an asset catalog in
/// Xcode.
public struct AppearanceVariant: OptionSet, Hashable, Sendable {
  /// The combination as bits.
  public let rawValue: UInt8

  /// Creates a combination from bits.
  ///
  /// - Parameter rawValue: The combination as bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The light color scheme, at standard contrast, on a base interface: no bits.
  public static let light: AppearanceVariant = []

  /// The dark color scheme.
  public static let dark = AppearanceVariant(rawValue: 1)

  /// Increased contrast.
  public static let highContrast = AppearanceVariant(rawValue: 2)

  /// An interface over others, such as a sheet.
  public static let elevated = AppearanceVariant(rawValue: 4)

  /// All combinations.
  package static let all = (0..<8).map { AppearanceVariant(rawValue: $0) }

  /// The combinations whose variant is used if there is none for this one, after itself.
  fileprivate var fallbacks: [AppearanceVariant] {
    let inScheme = [
      self, subtracting(.elevated), subtracting(.highContrast),
      subtracting([.elevated, .highContrast]),
    ]
    return contains(.dark) ? inScheme + inScheme.map { $0.subtracting(.dark) } : inScheme
  }
}

extension AppearanceVariant: Comparable, CustomStringConvertible {
  /// Returns whether a combination comes before another one, by bits.
  ///
  /// - Parameters:
  ///   - left: A combination.
  ///   - right: Another one.
  /// - Returns: Whether `left` comes first.
  public static func < (left: AppearanceVariant, right: AppearanceVariant) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The combination as in a color's description and its coded form, such as `highContrastDark`.
  public var description: String {
    let words =
      (contains(.elevated) ? ["Elevated"] : []) + (contains(.highContrast) ? ["HighContrast"] : [])
      + [contains(.dark) ? "Dark" : "Light"]
    let name = words.joined()
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension Dictionary where Key == AppearanceVariant {
  /// The value for a combination, or for the nearest one that has a value; nil if there are no values.
  subscript(nearest variant: AppearanceVariant) -> Value? {
    variant.fallbacks.lazy.compactMap { self[$0] }.first ?? self.min { $0.key < $1.key }?.value
  }
}
