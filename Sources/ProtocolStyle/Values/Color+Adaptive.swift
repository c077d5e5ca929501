internal import Synchronization

extension Color {
  /// Returns a color with variants for light and dark, like UIKit's dynamic colors.
  ///
  /// An adaptive color can be stored anywhere, even in a `static let`. It's resolved by the
  /// environment's color scheme when it's written into a view model; until then its components are
  /// those of the light variant.
  ///
  /// Nested adaptive colors are flattened: the light variant of `light` and the dark variant of
  /// `dark` are used. If both variants are equal, the result is that plain color.
  ///
  /// ```swift
  /// extension Color {
  ///   static let card = Color.adaptive(light: .white, dark: Color(hex: 0x1C1C1E))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - light: The color in light.
  ///   - dark: The color in dark.
  /// - Returns: The adaptive color, or a plain color if both variants are equal.
  public static func adaptive(light: Color, dark: Color) -> Color {
    if !light.isAdaptive, !dark.isAdaptive {
      return light == dark ? light : Color(light.components, dark: dark.components)
    }
    return adaptive(hasFurther: true) { ($0.contains(.dark) ? dark : light).decided($0) }
  }

  /// Returns a color with variants for light and dark, at standard and at increased contrast, like
  /// a color in an Xcode asset catalog.
  ///
  /// It's resolved by the environment's color scheme and contrast when it's written into a view
  /// model; until then its components are those of the light variant. Nested adaptive colors are
  /// flattened, as in ``adaptive(light:dark:)``.
  ///
  /// A process keeps up to 65,536 different sets of variants other than light and dark. A color with
  /// another set uses its variants in light and dark instead.
  ///
  /// - Parameters:
  ///   - light: The color in light.
  ///   - dark: The color in dark.
  ///   - highContrastLight: The color in light at increased contrast.
  ///   - highContrastDark: The color in dark at increased contrast.
  /// - Returns: The adaptive color, or a plain color if all variants are equal.
  public static func adaptive(
    light: Color, dark: Color, highContrastLight: Color, highContrastDark: Color
  ) -> Color {
    adaptive(hasFurther: true) { variant in
      let source =
        variant.contains(.highContrast)
        ? variant.contains(.dark) ? highContrastDark : highContrastLight
        : variant.contains(.dark) ? dark : light
      return source.decided(variant)
    }
  }

  /// Returns a color with variants for any combinations of the color scheme, the contrast and the level
  /// of the interface, such as UIKit's colors of sheets over other screens.
  ///
  /// ```swift
  /// extension Color {
  ///   static let surface = Color.adaptive([
  ///     .light: .white, .dark: .black, [.dark, .elevated]: Color(hex: 0x1C1C1E),
  ///   ])
  /// }
  /// ```
  ///
  /// It's resolved by the environment's color scheme, contrast and level when it's written into a view
  /// model; until then its components are those of the light variant. A combination without a variant
  /// has the nearest one, in the order of ``AppearanceVariant``. Store the color in a `static let`, because
  /// the cost is that of eight searches.
  ///
  /// - Parameter variants: The colors. Of an adaptive one, the variant for its combination is used.
  /// - Returns: The adaptive color; a plain color if all variants are equal, and clear for none.
  public static func adaptive(_ variants: [AppearanceVariant: Color]) -> Color {
    adaptive(hasFurther: true) { variants[nearest: $0]?.decided($0) ?? .clear }
  }

  /// The color whose variants a closure returns.
  ///
  /// - Parameters:
  ///   - hasFurther: Whether other variants than light and dark may differ from these.
  ///   - color: Returns the plain color of a variant.
  /// - Returns: The color, which is plain if all variants are equal.
  private static func adaptive(
    hasFurther: Bool, _ color: (AppearanceVariant) -> Color
  ) -> Color {
    let (light, dark) = (color(.light), color(.dark))
    var further = FurtherVariants.same
    if hasFurther {
      let all = FurtherVariants.Components { color($0).components }
      if !all.areSame { further = FurtherVariants(all) }
    }
    return further == .same && light == dark
      ? light : Color(light.components, dark: dark.components, further: further)
  }

  /// The variants in which the color is written: light and dark, and those that differ from others.
  var writtenVariants: [AppearanceVariant] {
    guard let all = further.components else { return [.light, .dark] }
    return AppearanceVariant.all.filter {
      (all.dependOnContrast || !$0.contains(.highContrast))
        && (all.dependOnLevel || !$0.contains(.elevated))
    }
  }

  /// Whether the color has variants for increased contrast, and for elevated interfaces.
  var dependsOnContrast: Bool { further.components?.dependOnContrast ?? false }
  var dependsOnLevel: Bool { further.components?.dependOnLevel ?? false }

  /// The result of a change to this color, made to all variants of an adaptive one.
  ///
  /// - Parameter transform: A closure that returns a plain color for a plain color.
  /// - Returns: The changed color, adaptive if its variants differ.
  package func mappingVariants(_ transform: (Color) -> Color) -> Color {
    guard isAdaptive else { return transform(self) }
    return .adaptive(hasFurther: further != .same) { transform(decided($0)) }
  }

  /// Returns the result of an operation on two colors, applied to each variant if either is
  /// adaptive.
  ///
  /// - Parameters:
  ///   - other: The second operand.
  ///   - combine: A closure that returns a plain color for two plain colors.
  /// - Returns: The combined color, adaptive if its variants differ.
  func combiningVariants(with other: Color, _ combine: (Color, Color) -> Color) -> Color {
    guard isAdaptive || other.isAdaptive else { return combine(self, other) }
    return .adaptive(hasFurther: further != .same || other.further != .same) {
      combine(decided($0), other.decided($0))
    }
  }
}

// MARK: - FurtherVariants

/// The variants of a color other than light and dark, as a number that fits into the padding of a
/// color.
///
/// Few colors have such variants, and with room for eight variants each color in each view model
/// would be four times as large. So a table keeps each set of variants once, and colors store its
/// index.
///
/// Invariants of the table:
/// - Equal sets have one index, so comparing indices compares the sets.
/// - A set is written before its index is returned, and never changes. So reading a set by its
///   index needs no lock.
/// - Once there are ``limit`` sets, others are replaced by the variants in light and dark.
///
/// Creating variants costs a lock and a dictionary lookup, reading them one load.
@usableFromInline
struct FurtherVariants: Hashable, Sendable {
  /// The position in the table, counted from 1; 0 if the variants are the same as in light and dark.
  @usableFromInline let place: UInt32

  /// The variants are those in light and dark.
  static let same = FurtherVariants(place: 0)

  /// The number of different sets that a process keeps: 200 bytes each, so 13 MB at most.
  static let limit = 65_536

  /// The components of all combinations of scheme, contrast and level but those of light and dark.
  struct Components: Hashable {
    private let highContrast: (light: Color.Components, dark: Color.Components)
    private let elevated: (light: Color.Components, dark: Color.Components)
    private let elevatedHighContrast: (light: Color.Components, dark: Color.Components)

    /// Whether some differ between contrasts, and between levels.
    let dependOnContrast, dependOnLevel: Bool

    init(_ components: (AppearanceVariant) -> Color.Components) {
      highContrast = (components(.highContrast), components([.dark, .highContrast]))
      elevated = (components(.elevated), components([.dark, .elevated]))
      elevatedHighContrast = (
        components([.elevated, .highContrast]), components([.dark, .elevated, .highContrast])
      )
      let base = (components(.light), components(.dark))
      dependOnContrast = highContrast != base || elevatedHighContrast != elevated
      dependOnLevel = elevated != base || elevatedHighContrast != highContrast
    }

    /// Whether all are those of light and dark.
    var areSame: Bool { !dependOnContrast && !dependOnLevel }

    /// The components of a combination other than light and dark.
    subscript(variant: AppearanceVariant) -> Color.Components {
      let pair =
        variant.contains(.elevated)
        ? variant.contains(.highContrast) ? elevatedHighContrast : elevated : highContrast
      return variant.contains(.dark) ? pair.dark : pair.light
    }

    static func == (left: Components, right: Components) -> Bool {
      left.highContrast == right.highContrast && left.elevated == right.elevated
        && left.elevatedHighContrast == right.elevatedHighContrast
        && left.dependOnContrast == right.dependOnContrast
        && left.dependOnLevel == right.dependOnLevel
    }

    func hash(into hasher: inout Hasher) {
      for pair in [highContrast, elevated, elevatedHighContrast] {
        hasher.combine(pair.light)
        hasher.combine(pair.dark)
      }
    }
  }

  private init(place: UInt32) { self.place = place }

  /// Creates the variants of a set, or those in light and dark if there's no room.
  init(_ components: Components) {
    place = Self.places.withLock { places in
      if let place = places[components] { return place }
      guard places.count < Self.limit else { return 0 }
      let place = UInt32(Self.table.all.insert(components) + 1)
      places[components] = place
      return place
    }
  }

  /// The components; nil if they are those in light and dark.
  var components: Components? {
    place == 0 ? nil : Self.table.all[Int(place - 1)]
  }

  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.place == right.place }

  private static let places = Mutex<[Components: UInt32]>([:])

  /// All sets.
  ///
  /// Sendable because only the initializer adds sets, holding the lock, and sets neither change nor
  /// move: those who have a place read it without the lock.
  private struct Table: @unchecked Sendable {
    let all = Pool<Components>()
  }

  private static let table = Table()
}

// MARK: - System Colors

/// UIKit's standard colors, which adapt to light and dark and to increased contrast.
///
/// The values are those Apple published for iOS 15 to 18.
extension Color {
  /// A red that adapts to light and dark.
  ///
  /// `#ff3b30` in light, `#ff453a` in dark; at increased contrast `#d70015` and `#ff6961`.
  public static let systemRed = system(0xFF3B30, 0xFF453A, increased: 0xD70015, 0xFF6961)

  /// An orange that adapts to light and dark.
  ///
  /// `#ff9500` in light, `#ff9f0a` in dark; at increased contrast `#c93400` and `#ffb340`.
  public static let systemOrange = system(0xFF9500, 0xFF9F0A, increased: 0xC93400, 0xFFB340)

  /// A yellow that adapts to light and dark.
  ///
  /// `#ffcc00` in light, `#ffd60a` in dark; at increased contrast `#b25000` and `#ffd426`.
  public static let systemYellow = system(0xFFCC00, 0xFFD60A, increased: 0xB25000, 0xFFD426)

  /// A green that adapts to light and dark.
  ///
  /// `#34c759` in light, `#30d158` in dark; at increased contrast `#248a3d` and `#30db5b`.
  public static let systemGreen = system(0x34C759, 0x30D158, increased: 0x248A3D, 0x30DB5B)

  /// A mint that adapts to light and dark.
  ///
  /// `#00c7be` in light, `#63e6e2` in dark; at increased contrast `#0c817b` and `#66d4cf`.
  public static let systemMint = system(0x00C7BE, 0x63E6E2, increased: 0x0C817B, 0x66D4CF)

  /// A teal that adapts to light and dark.
  ///
  /// `#30b0c7` in light, `#40c8e0` in dark; at increased contrast `#008299` and `#5de6ff`.
  public static let systemTeal = system(0x30B0C7, 0x40C8E0, increased: 0x008299, 0x5DE6FF)

  /// A cyan that adapts to light and dark.
  ///
  /// `#32ade6` in light, `#64d2ff` in dark; at increased contrast `#0071a4` and `#70d7ff`.
  public static let systemCyan = system(0x32ADE6, 0x64D2FF, increased: 0x0071A4, 0x70D7FF)

  /// A blue that adapts to light and dark.
  ///
  /// `#007aff` in light, `#0a84ff` in dark; at increased contrast `#0040dd` and `#409cff`.
  public static let systemBlue = system(0x007AFF, 0x0A84FF, increased: 0x0040DD, 0x409CFF)

  /// An indigo that adapts to light and dark.
  ///
  /// `#5856d6` in light, `#5e5ce6` in dark; at increased contrast `#3634a3` and `#7d7aff`.
  public static let systemIndigo = system(0x5856D6, 0x5E5CE6, increased: 0x3634A3, 0x7D7AFF)

  /// A purple that adapts to light and dark.
  ///
  /// `#af52de` in light, `#bf5af2` in dark; at increased contrast `#8944ab` and `#da8fff`.
  public static let systemPurple = system(0xAF52DE, 0xBF5AF2, increased: 0x8944AB, 0xDA8FFF)

  /// A pink that adapts to light and dark.
  ///
  /// `#ff2d55` in light, `#ff375f` in dark; at increased contrast `#d30f45` and `#ff6482`.
  public static let systemPink = system(0xFF2D55, 0xFF375F, increased: 0xD30F45, 0xFF6482)

  /// A brown that adapts to light and dark.
  ///
  /// `#a2845e` in light, `#ac8e68` in dark; at increased contrast `#7f6545` and `#b59469`.
  public static let systemBrown = system(0xA2845E, 0xAC8E68, increased: 0x7F6545, 0xB59469)

  /// The base gray, the same in light and dark at standard contrast.
  ///
  /// `#8e8e93` in light, `#8e8e93` in dark; at increased contrast `#6c6c70` and `#aeaeb2`.
  public static let systemGray = system(0x8E8E93, 0x8E8E93, increased: 0x6C6C70, 0xAEAEB2)

  /// The second gray, one step nearer to the background.
  ///
  /// `#aeaeb2` in light, `#636366` in dark; at increased contrast `#8e8e93` and `#7c7c80`.
  public static let systemGray2 = system(0xAEAEB2, 0x636366, increased: 0x8E8E93, 0x7C7C80)

  /// The third gray, two steps nearer to the background.
  ///
  /// `#c7c7cc` in light, `#48484a` in dark; at increased contrast `#aeaeb2` and `#545456`.
  public static let systemGray3 = system(0xC7C7CC, 0x48484A, increased: 0xAEAEB2, 0x545456)

  /// The fourth gray, three steps nearer to the background.
  ///
  /// `#d1d1d6` in light, `#3a3a3c` in dark; at increased contrast `#bcbcc0` and `#444446`.
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C, increased: 0xBCBCC0, 0x444446)

  /// The fifth gray, four steps nearer to the background.
  ///
  /// `#e5e5ea` in light, `#2c2c2e` in dark; at increased contrast `#d8d8dc` and `#363638`.
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E, increased: 0xD8D8DC, 0x363638)

  /// The sixth gray, the nearest to the background.
  ///
  /// `#f2f2f7` in light, `#1c1c1e` in dark; at increased contrast `#ebebf0` and `#242426`.
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E, increased: 0xEBEBF0, 0x242426)

  /// Creates an adaptive color from four published values.
  ///
  /// - Parameters:
  ///   - light: The components in light as `0xRRGGBB`.
  ///   - dark: The components in dark.
  ///   - highContrastLight: The components in light at increased contrast.
  ///   - highContrastDark: The components in dark at increased contrast.
  /// - Returns: The adaptive color.
  private static func system(
    _ light: UInt32, _ dark: UInt32, increased highContrastLight: UInt32,
    _ highContrastDark: UInt32
  ) -> Color {
    adaptive(
      light: Color(hex: light), dark: Color(hex: dark),
      highContrastLight: Color(hex: highContrastLight),
      highContrastDark: Color(hex: highContrastDark))
  }

  /// Makes an adaptive color of two or four published values.
  ///
  /// - Parameters:
  ///   - light: The components in light as `0xRRGGBB`, and the alpha.
  ///   - dark: The components in dark as `0xRRGGBB`, and the alpha.
  ///   - increasedLight: The components in light with increased contrast; nil, the default, for
  ///     `light`.
  ///   - increasedDark: The components in dark with increased contrast; nil, the default, for
  ///     `dark`.
  /// - Returns: The adaptive color.
  static func system(
    light: (rgb: UInt32, alpha: Double), dark: (rgb: UInt32, alpha: Double),
    increasedLight: (rgb: UInt32, alpha: Double)? = nil,
    increasedDark: (rgb: UInt32, alpha: Double)? = nil
  ) -> Color {
    let (highContrastLight, highContrastDark) = (increasedLight ?? light, increasedDark ?? dark)
    return adaptive(
      light: Color(hex: light.rgb, alpha: light.alpha),
      dark: Color(hex: dark.rgb, alpha: dark.alpha),
      highContrastLight: Color(hex: highContrastLight.rgb, alpha: highContrastLight.alpha),
      highContrastDark: Color(hex: highContrastDark.rgb, alpha: highContrastDark.alpha))
  }
}

// MARK: - Backgrounds

/// UIKit's colors for backgrounds and fills, which adapt to light and dark.
///
/// The values are those of iOS 15 to 18 at base elevation.
extension Color {
  /// The main background of an interface.
  ///
  /// `#ffffff` in light, `#000000` in dark, at either contrast.
  public static let systemBackground = system(light: (0xFFFFFF, 1), dark: (0x000000, 1))

  /// Content layered on the main background.
  ///
  /// `#f2f2f7` in light, `#1c1c1e` in dark; at increased contrast
  /// `#ebebf0` and `#242426`.
  public static let secondarySystemBackground = system(
    light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1),
    increasedLight: (0xEBEBF0, 1), increasedDark: (0x242426, 1))

  /// Content layered on the secondary background.
  ///
  /// `#ffffff` in light, `#2c2c2e` in dark; at increased contrast
  /// `#ffffff` and `#363638`.
  public static let tertiarySystemBackground = system(
    light: (0xFFFFFF, 1), dark: (0x2C2C2E, 1),
    increasedLight: (0xFFFFFF, 1), increasedDark: (0x363638, 1))

  /// The main background of a grouped interface.
  ///
  /// `#f2f2f7` in light, `#000000` in dark; at increased contrast
  /// `#ebebf0` and `#000000`.
  public static let systemGroupedBackground = system(
    light: (0xF2F2F7, 1), dark: (0x000000, 1),
    increasedLight: (0xEBEBF0, 1), increasedDark: (0x000000, 1))

  /// Content layered on the main background of a grouped interface.
  ///
  /// `#ffffff` in light, `#1c1c1e` in dark; at increased contrast
  /// `#ffffff` and `#242426`.
  public static let secondarySystemGroupedBackground = system(
    light: (0xFFFFFF, 1), dark: (0x1C1C1E, 1),
    increasedLight: (0xFFFFFF, 1), increasedDark: (0x242426, 1))

  /// Content layered on the secondary background of a grouped interface.
  ///
  /// `#f2f2f7` in light, `#2c2c2e` in dark; at increased contrast
  /// `#ebebf0` and `#363638`.
  public static let tertiarySystemGroupedBackground = system(
    light: (0xF2F2F7, 1), dark: (0x2C2C2E, 1),
    increasedLight: (0xEBEBF0, 1), increasedDark: (0x363638, 1))

  /// An overlay for thin and small shapes.
  ///
  /// `#787880` at 0.2 in light, `#787880` at 0.36 in dark; at increased contrast
  /// `#787880` at 0.28 and `#787880` at 0.44.
  public static let systemFill = system(
    light: (0x787880, 0.2), dark: (0x787880, 0.36),
    increasedLight: (0x787880, 0.28), increasedDark: (0x787880, 0.44))

  /// An overlay for shapes of medium size.
  ///
  /// `#787880` at 0.16 in light, `#787880` at 0.32 in dark; at increased contrast
  /// `#787880` at 0.24 and `#787880` at 0.4.
  public static let secondarySystemFill = system(
    light: (0x787880, 0.16), dark: (0x787880, 0.32),
    increasedLight: (0x787880, 0.24), increasedDark: (0x787880, 0.4))

  /// An overlay for large shapes.
  ///
  /// `#767680` at 0.12 in light, `#767680` at 0.24 in dark; at increased contrast
  /// `#767680` at 0.2 and `#767680` at 0.32.
  public static let tertiarySystemFill = system(
    light: (0x767680, 0.12), dark: (0x767680, 0.24),
    increasedLight: (0x767680, 0.2), increasedDark: (0x767680, 0.32))

  /// An overlay for large areas with complex content.
  ///
  /// `#747480` at 0.08 in light, `#767680` at 0.18 in dark; at increased contrast
  /// `#747480` at 0.16 and `#767680` at 0.26.
  public static let quaternarySystemFill = system(
    light: (0x747480, 0.08), dark: (0x767680, 0.18),
    increasedLight: (0x747480, 0.16), increasedDark: (0x767680, 0.26))
}

// MARK: - Labels and Fills

/// UIKit's colors for text, links and lines, which adapt to light and dark.
///
/// The values are those of iOS 15 to 18 at base elevation.
extension Color {
  /// Text of primary content.
  ///
  /// `#000000` in light, `#ffffff` in dark, at either contrast.
  public static let label = system(light: (0x000000, 1), dark: (0xFFFFFF, 1))

  /// Text of secondary content.
  ///
  /// `#3c3c43` at 0.6 in light, `#ebebf5` at 0.6 in dark; at increased contrast
  /// `#3c3c43` at 0.68 and `#ebebf5` at 0.68.
  public static let secondaryLabel = system(
    light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6),
    increasedLight: (0x3C3C43, 0.68), increasedDark: (0xEBEBF5, 0.68))

  /// Text of tertiary content.
  ///
  /// `#3c3c43` at 0.3 in light, `#ebebf5` at 0.3 in dark; at increased contrast
  /// `#3c3c43` at 0.38 and `#ebebf5` at 0.38.
  public static let tertiaryLabel = system(
    light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3),
    increasedLight: (0x3C3C43, 0.38), increasedDark: (0xEBEBF5, 0.38))

  /// Text of quaternary content.
  ///
  /// `#3c3c43` at 0.18 in light, `#ebebf5` at 0.16 in dark; at increased contrast
  /// `#3c3c43` at 0.26 and `#ebebf5` at 0.24.
  public static let quaternaryLabel = system(
    light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16),
    increasedLight: (0x3C3C43, 0.26), increasedDark: (0xEBEBF5, 0.24))

  /// Placeholder text of controls and text views.
  ///
  /// `#3c3c43` at 0.3 in light, `#ebebf5` at 0.3 in dark; at increased contrast
  /// `#3c3c43` at 0.38 and `#ebebf5` at 0.38.
  public static let placeholderText = system(
    light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3),
    increasedLight: (0x3C3C43, 0.38), increasedDark: (0xEBEBF5, 0.38))

  /// Links.
  ///
  /// `#007aff` in light, `#0984ff` in dark, at either contrast.
  public static let link = system(light: (0x007AFF, 1), dark: (0x0984FF, 1))

  /// Thin lines that let some of the content below show through.
  ///
  /// `#3c3c43` at 0.29 in light, `#545458` at 0.6 in dark; at increased contrast
  /// `#3c3c43` at 0.37 and `#545458` at 0.68.
  public static let separator = system(
    light: (0x3C3C43, 0.29), dark: (0x545458, 0.6),
    increasedLight: (0x3C3C43, 0.37), increasedDark: (0x545458, 0.68))

  /// Thin lines that hide the content below.
  ///
  /// `#c6c6c8` in light, `#38383a` in dark, at either contrast.
  public static let opaqueSeparator = system(light: (0xC6C6C8, 1), dark: (0x38383A, 1))
}
