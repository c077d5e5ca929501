public import ProtocolStyle

/// A font with its spacing.
///
/// ```swift
/// import StyleFiles
///
/// let body = Typography(fontFamily: ["Inter"], fontSize: Length(1, .rem))
///
/// protocol BodyText: Font, LetterSpacing {}
/// extension BodyText {
///   var font: FontDescriptor { body.font }
///   var letterSpacing: Double { body.letterSpacing.points }
/// }
/// ```
public struct Typography: Hashable, Sendable {
  /// The names of font families, in order of preference; at least one.
  public var fontFamily: [String]

  /// The size.
  public var fontSize: Length

  /// The weight.
  public var fontWeight: FontDescriptor.Weight

  /// The space between letters, in addition to the font's own.
  public var letterSpacing: Length

  /// The height of a line as a multiple of the size.
  public var lineHeight: Double

  /// Creates a typography.
  ///
  /// - Parameters:
  ///   - fontFamily: The names of font families, in order of preference; the system font if empty.
  ///   - fontSize: The size.
  ///   - fontWeight: The weight; regular by default.
  ///   - letterSpacing: The space between letters, in addition to the font's own; none by default.
  ///   - lineHeight: The height of a line as a multiple of the size; 1.2 by default.
  public init(
    fontFamily: [String], fontSize: Length, fontWeight: FontDescriptor.Weight = .regular,
    letterSpacing: Length = .zero, lineHeight: Double = 1.2
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  /// The font of the preferred family, at its size in the current environment.
  public var font: FontDescriptor {
    FontDescriptor(fontFamily.first ?? "", size: fontSize.points, weight: fontWeight)
  }
}
