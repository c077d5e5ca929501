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

  /// The text style of this font, so that a renderer can follow the user's text size.
  ///
  /// ``withWeight(_:)`` and ``italic(_:)`` keep it, and ``withSize(_:)`` removes it.
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
  init(
    family: Family, size: Double, weight: Weight, isItalic: Bool, textStyle: TextStyle?,
    followsContentSize: Bool = false
  ) {
    self.family = family
    self.size = size.isFinite && size > 0 ? size : Self.defaultSize
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    self.followsContentSize = followsContentSize
  }
}

extension FontDescriptor: Hashable {
  /// Returns whether two fonts have the same family, size, weight, slant and text style.
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
      && left.textStyle == right.textStyle && left.family == right.family
  }

  /// Hashes all parts.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
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
