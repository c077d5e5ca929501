/// A font by family, size, weight and slant, as UIKit's `UIFontDescriptor`; drawing looks it up.
///
/// ```swift
/// FontDescriptor("Helvetica Neue", size: 17)
/// FontDescriptor.system(size: 13, weight: .semibold)
/// FontDescriptor(textStyle: .headline)
/// FontDescriptor("Georgia", size: 17, relativeTo: .body)
/// ```
public struct FontDescriptor: Sendable {
  // The small properties come before the numbers, in the padding after the family: 40 bytes, not 48.

  /// The family: a named one, or the platform's own in some design.
  public let family: Family

  /// Whether the letters are slanted.
  public let isItalic: Bool

  /// The text style this font was made of, so that a renderer can follow the user's text size.
  ///
  /// It is kept by ``withWeight(_:)`` and ``italic(_:)``, and lost by ``withSize(_:)``.
  public let textStyle: TextStyle?

  /// Whether the size still depends on the content size category; only with a text style.
  @usableFromInline let followsContentSize: Bool

  /// The size in points, finite and above 0.
  public let size: Double

  /// How heavy the strokes are.
  public let weight: Weight

  /// The size of a font that was given none that makes sense: 17 points, as UIKit's.
  static let defaultSize = 17.0

  /// Makes a font of a family.
  ///
  /// It never fails: a family that is empty or only white space counts as the system's, and a size
  /// that is not finite and above 0 as 17, as UIKit's `systemFont(ofSize: 0)` does. See
  /// ``init(validatingFamily:size:weight:isItalic:)`` to have them refused.
  ///
  /// - Parameters:
  ///   - family: The name of the family; whether it is installed is for the renderer to find out.
  ///   - size: The size in points.
  ///   - weight: How heavy the strokes are; regular by default.
  ///   - isItalic: Whether the letters are slanted; not by default.
  public init(
    _ family: String, size: Double, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.init(
      family: family.isBlank ? .system(.default) : .named(family),
      size: size, weight: weight, isItalic: isItalic, textStyle: nil)
  }

  /// Makes a font of a family whose size follows the content size category, as UIKit's `UIFontMetrics`.
  ///
  /// The size is multiplied by how much larger or smaller the text style is in the environment's content
  /// size category, and rounded to quarters of a point. It's resolved when the font is written into a
  /// view model. A family and a size that make no sense are replaced as by
  /// ``init(_:size:weight:isItalic:)``.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - size: The size in points at the Large content size.
  ///   - textStyle: The text style whose size the font's size follows.
  ///   - weight: How heavy the strokes are; regular by default.
  ///   - isItalic: Whether the letters are slanted; not by default.
  public init(
    _ family: String, size: Double, relativeTo textStyle: TextStyle, weight: Weight = .regular,
    isItalic: Bool = false
  ) {
    self.init(
      family: family.isBlank ? .system(.default) : .named(family), size: size, weight: weight,
      isItalic: isItalic, textStyle: textStyle, followsContentSize: true)
  }

  /// Makes the system's font for a text style, at the Large content size.
  ///
  /// - Parameters:
  ///   - textStyle: What the text is for; it gives the size and the weight.
  ///   - design: The design of the system's family; its default one by default.
  public init(textStyle: TextStyle, design: Design = .default) {
    self.init(
      family: .system(design), size: textStyle.size, weight: textStyle.weight, isItalic: false,
      textStyle: textStyle, followsContentSize: true)
  }

  /// The system's font, as UIKit's `systemFont(ofSize:weight:)`.
  ///
  /// - Parameters:
  ///   - size: The size in points; 17 by default, and when it is not finite and above 0.
  ///   - weight: How heavy the strokes are; regular by default.
  ///   - design: The design of the system's family; its default one by default.
  /// - Returns: The font.
  public static func system(
    size: Double = 17, weight: Weight = .regular, design: Design = .default
  ) -> FontDescriptor {
    FontDescriptor(
      family: .system(design), size: size, weight: weight, isItalic: false, textStyle: nil)
  }

  /// Makes a font of all its parts; every other initializer ends here.
  ///
  /// - Parameters:
  ///   - family: The family, whose name is not blank.
  ///   - size: The size in points; 17 stands in for one that is not finite and above 0.
  ///   - weight: How heavy the strokes are.
  ///   - isItalic: Whether the letters are slanted.
  ///   - textStyle: The text style whose size this is or follows, if any.
  ///   - followsContentSize: Whether the size is still to be resolved; not by default.
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
  /// Two fonts are equal when they have the same family, size, weight, slant and text style.
  ///
  /// A font of a text style equals the one in the same size that it is resolved to.
  ///
  /// Written by hand and inlined, for it is compared at every styling of a node with a font: inlined
  /// it copies neither of the two. The numbers come first, as they differ soonest.
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
