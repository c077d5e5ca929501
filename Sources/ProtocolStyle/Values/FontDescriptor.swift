/// A font by family, size, weight and slant, like UIKit's `UIFontDescriptor`; renderers look it up.
///
/// ```swift
/// FontDescriptor("Helvetica Neue", size: 17)
/// FontDescriptor.system(size: 13, weight: .semibold)
/// FontDescriptor(textStyle: .headline)
/// FontDescriptor("Georgia", size: 17, relativeTo: .body)
/// ```
///
/// ![The fonts of all text styles.](fonts)
public struct FontDescriptor: Sendable {
  // The small properties are in the padding after the family, before the numbers: 40 bytes instead
  // of 48.

  /// The family: a named one, or the system's in one of its designs.
  public let family: Family

  /// Whether the letters are slanted.
  public let isItalic: Bool

  /// Whether all digits have the same width, so that numbers below each other are aligned.
  public let hasMonospacedDigits: Bool

  /// The text style of this font, so that a renderer can follow the user's text size.
  ///
  /// ``withWeight(_:)``, ``italic(_:)`` and ``monospacedDigits(_:)`` keep it, and ``withSize(_:)``
  /// removes it.
  public let textStyle: TextStyle?

  /// Whether the size isn't resolved by the content size category yet; only with a text style.
  @usableFromInline let followsContentSize: Bool

  /// The size in points, finite and above 0.
  public let size: Double

  /// The weight of the strokes.
  public let weight: Weight

  /// The size that replaces an invalid one: 17 points, like UIKit's.
  static let defaultSize = 17.0

  /// Creates a font from a family.
  ///
  /// A family that is empty or only white space is replaced by the system's, and a size that isn't
  /// finite or not above 0 by 17, like UIKit's `systemFont(ofSize: 0)`. Use
  /// ``init(validatingFamily:size:weight:isItalic:)`` to throw an error instead.
  ///
  /// - Parameters:
  ///   - family: The name of the family; the renderer finds out whether it's installed.
  ///   - size: The size in points.
  ///   - weight: The weight of the strokes; regular by default.
  ///   - isItalic: Whether the letters are slanted; false by default.
  public init(
    _ family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.init(
      family: family.isBlank ? .system(.default) : .named(family),
      size: size, weight: weight, isItalic: isItalic, textStyle: nil)
  }

  /// Creates a font from a family, with a size that follows the content size category, like UIKit's
  /// `UIFontMetrics`.
  ///
  /// The size is scaled by the ratio of the text style's size in the environment's content size
  /// category to its size at Large, and rounded to quarters of a point. It's resolved when the font
  /// is written into a view model. An invalid family or size is replaced as in
  /// ``init(_:size:weight:isItalic:)``.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - size: The size in points at the Large content size.
  ///   - textStyle: The text style whose size the font's size follows.
  ///   - weight: The weight of the strokes; regular by default.
  ///   - isItalic: Whether the letters are slanted; false by default.
  public init(
    _ family: String, size: Double, relativeTo textStyle: TextStyle, weight: Weight = .regular,
    isItalic: Bool = false
  ) {
    self.init(
      family: family.isBlank ? .system(.default) : .named(family), size: size, weight: weight,
      isItalic: isItalic, textStyle: textStyle, followsContentSize: true)
  }

  /// Creates the system's font for a text style, with a size that follows the content size
  /// category.
  ///
  /// - Parameters:
  ///   - textStyle: The role of the text, which determines the size and the weight.
  ///   - design: The design of the system's family; its default one by default.
  public init(textStyle: TextStyle, design: Design = .default) {
    self.init(
      family: .system(design), size: textStyle.size, weight: textStyle.weight, isItalic: false,
      textStyle: textStyle, followsContentSize: true)
  }

  /// Returns the system's font, like UIKit's `systemFont(ofSize:weight:)`.
  ///
  /// - Parameters:
  ///   - size: The size in points; 17 by default, and if it's not finite or not above 0.
  ///   - weight: The weight of the strokes; regular by default.
  ///   - design: The design of the system's family; its default one by default.
  /// - Returns: The font.
  public static func system(
    size: Double = 17, weight: Weight = .regular, design: Design = .default
  ) -> FontDescriptor {
    FontDescriptor(
      family: .system(design), size: size, weight: weight, isItalic: false, textStyle: nil)
  }

  /// Creates a font from all its parts; every other initializer calls this one.
  ///
  /// - Parameters:
  ///   - family: The family, whose name isn't blank.
  ///   - size: The size in points; 17 replaces one that isn't finite or not above 0.
  ///   - weight: The weight of the strokes.
  ///   - isItalic: Whether the letters are slanted.
  ///   - textStyle: The text style whose size this is or follows, if any.
  ///   - followsContentSize: Whether the size isn't resolved yet; false by default.
  ///   - hasMonospacedDigits: Whether all digits have the same width; false by default.
  init(
    family: Family, size: Double, weight: Weight, isItalic: Bool, textStyle: TextStyle?,
    followsContentSize: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size.isFinite && size > 0 ? size : Self.defaultSize
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    self.followsContentSize = followsContentSize
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

extension FontDescriptor: Hashable {
  /// Returns whether two fonts have the same family, size, weight, slant, digits and text style.
  ///
  /// A font with a text style equals the font that it's resolved to if both have the same size.
  ///
  /// It's written by hand and inlined, so that comparing copies neither font: fonts are compared
  /// each time a node with a font is styled. The numbers come first because they differ most often.
  ///
  /// - Parameters:
  ///   - left: A font.
  ///   - right: Another font.
  /// - Returns: Whether they are equal.
  @inline(__always)
  public static func == (left: FontDescriptor, right: FontDescriptor) -> Bool {
    left.size == right.size && left.weight == right.weight && left.isItalic == right.isItalic
      && left.hasMonospacedDigits == right.hasMonospacedDigits
      && left.textStyle == right.textStyle && left.family == right.family
  }

  /// Hashes all parts.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(hasMonospacedDigits)
    hasher.combine(textStyle)
    hasher.combine(family)
  }
}

extension FontDescriptor {
  /// The designs of the system font, like UIKit's `UIFontDescriptor.SystemDesign`.
  public enum Design: String, CaseIterable, Hashable, Sendable, Codable {
    /// The platform's default design; `system-ui` in CSS.
    case `default`

    /// With serifs; `ui-serif` in CSS.
    case serif

    /// With letters of equal width; `ui-monospace` in CSS.
    case monospaced

    /// With rounded strokes; `ui-rounded` in CSS.
    case rounded
  }
}

extension FontDescriptor {
  /// A font family: a named one, or the system's.
  public enum Family: Hashable, Sendable {
    /// A family with a name; in a font descriptor the name is never blank.
    case named(String)

    /// The system's family in one of its designs.
    case system(Design)

    /// Returns whether two families are the same, with the same bytes in their names.
    ///
    /// - Parameters:
    ///   - left: A family.
    ///   - right: Another family.
    /// - Returns: Whether they are equal.
    public static func == (left: Family, right: Family) -> Bool {
      switch (left, right) {
      case (.named(let name), .named(let other)): name.isExactlyEqual(to: other)
      case (.system(let design), .system(let other)): design == other
      case (.named, .system), (.system, .named): false
      }
    }
  }
}

extension FontDescriptor.Family: CustomStringConvertible {
  /// The name, or `system` followed by the design if it isn't the default one.
  public var description: String {
    switch self {
    case .named(let name): name
    case .system(.default): "system"
    case .system(let design): "system \(design.rawValue)"
    }
  }
}

// MARK: - Validating

extension FontDescriptor {
  /// Creates a font, or throws an error for values that ``init(_:size:weight:isItalic:)`` would
  /// replace.
  ///
  /// - Parameters:
  ///   - family: The name of the family, not empty and not only white space.
  ///   - size: The size in points, finite and above 0.
  ///   - weight: The weight of the strokes, from 1 to 1000 as in CSS; 400, regular, by default.
  ///   - isItalic: Whether the letters are slanted; false by default.
  /// - Throws: ``InvalidValueError`` with the code `empty`, `notFinite`, `negative` or
  ///   `outOfRange`.
  public init(
    validatingFamily family: String, size: Double, weight: Double = 400, isItalic: Bool = false
  ) throws(InvalidValueError) {
    self.init(
      family: .named(try Self.validated(family: family)),
      size: try Self.validated(size: size),
      weight: try Weight(validating: weight),
      isItalic: isItalic, textStyle: nil)
  }

  /// Returns the name of a family if it isn't blank.
  ///
  /// - Parameter family: The name of a family.
  /// - Returns: The name as given.
  /// - Throws: ``InvalidValueError`` with the code `empty`.
  static func validated(family: String) throws(InvalidValueError) -> String {
    guard !family.isBlank else {
      throw InvalidValueError(
        .empty, subject: "font family", given: InvalidValueError.quoted(family),
        accepted: "a name that is not blank")
    }
    return family
  }

  /// Returns a size if it's finite and above 0.
  ///
  /// - Parameter size: A size in points.
  /// - Returns: The size as given.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, `negative` or `outOfRange`.
  static func validated(size: Double) throws(InvalidValueError) -> Double {
    let accepted = "a finite number of points greater than 0"
    let size = try size.validated(as: "font size", accepted: accepted)
    guard size > 0 else {
      throw InvalidValueError(
        size < 0 ? .negative : .outOfRange, subject: "font size", given: "\(size)",
        accepted: accepted)
    }
    return size
  }
}

// MARK: - Changes

extension FontDescriptor {
  /// Returns this font in another size.
  ///
  /// The result has no text style, because a custom size doesn't follow the user's text size.
  ///
  /// - Parameter size: The size in points; if it's not finite or not above 0, 17 is used.
  /// - Returns: The font in that size.
  public func withSize(_ size: Double) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: nil,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Returns this font in another weight.
  ///
  /// - Parameter weight: The weight of the strokes.
  /// - Returns: The font in that weight.
  public func withWeight(_ weight: Weight) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Returns this font slanted or upright.
  ///
  /// - Parameter isItalic: Whether the letters are slanted; true by default.
  /// - Returns: The font with that slant.
  public func italic(_ isItalic: Bool = true) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize, hasMonospacedDigits: hasMonospacedDigits)
  }
}

extension FontDescriptor {
  /// Returns this font with digits of equal or of natural widths, like UIKit's
  /// `monospacedDigitSystemFont(ofSize:weight:)`.
  ///
  /// - Parameter isMonospaced: Whether all digits have the same width; true by default.
  /// - Returns: The font with these digits; `tabular-nums` in CSS.
  public func monospacedDigits(_ isMonospaced: Bool = true) -> FontDescriptor {
    FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic, textStyle: textStyle,
      followsContentSize: followsContentSize, hasMonospacedDigits: isMonospaced)
  }
}

extension FontDescriptor: Interpolatable {
  /// Returns the font at a fraction of the way to another if the two differ only in size.
  ///
  /// Between the ends the font has no text style, as with ``withSize(_:)``, because none has its
  /// size. Beyond the ends the size stays above 0. If the fonts differ in anything else, the change
  /// is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The font at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The font at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: FontDescriptor, at fraction: Double) -> FontDescriptor {
    let fraction = fraction.finite(or: 0)
    guard fraction != 0, fraction != 1, differsInSizeAlone(from: other) else {
      return fraction.isSecondHalf ? other : self
    }
    return withSize(max(size.interpolated(to: other.size, at: fraction), .leastNormalMagnitude))
  }

  private func differsInSizeAlone(from other: FontDescriptor) -> Bool {
    size != other.size && textStyle == other.textStyle
      && withSize(other.size) == other.withSize(other.size)
  }
}

// MARK: - Description

extension FontDescriptor: CustomStringConvertible {
  /// The family, the size and the other parts that aren't plain, such as `system 17 semibold
  /// italic`.
  ///
  /// A weight without a name is written as `weight 450`. A text style comes last, as `(headline)`.
  public var description: String {
    var text = "\(family) \(size.plainDescription)"
    if weight != .regular {
      // A bare number after the size would look like a second size.
      let name = weight.description
      text += name.first?.isNumber == true ? " weight \(name)" : " \(name)"
    }
    if isItalic {
      text += " italic"
    }
    if hasMonospacedDigits {
      text += " monospaced digits"
    }
    if let textStyle {
      text += " (\(textStyle.rawValue))"
    }
    return text
  }
}

// MARK: - Codable

extension FontDescriptor: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case family
    case design
    case textStyle
    case relativeTo
    case size
    case weight
    case isItalic
    case hasMonospacedDigits
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
    let hasMonospacedDigits =
      try container.decodeIfPresent(Bool.self, forKey: .hasMonospacedDigits) ?? false
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
        followsContentSize: relativeStyle != nil || textStyle != nil && size == nil,
        hasMonospacedDigits: hasMonospacedDigits)
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: place)
    }
  }

  /// Encodes an object with the parts that differ from the defaults.
  ///
  /// The keys are `family` or `design`, `textStyle` or `relativeTo`, `size`, `weight`, `isItalic`
  /// and `hasMonospacedDigits`. The defaults are the system family in its default design, the size
  /// and weight of the text style or else 17 and regular (400), and upright. A resolved font with a
  /// text style always has its size.
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
    if hasMonospacedDigits {
      try container.encode(hasMonospacedDigits, forKey: .hasMonospacedDigits)
    }
  }

  /// Whether the size follows the content size category but isn't the text style's own.
  private var isRelative: Bool {
    guard followsContentSize, let textStyle else { return false }
    if case .named = family { return true }
    return size != textStyle.size
  }
}
