/// The attributes of text, like the dictionary of `NSAttributedString.Key` that UIKit's bars take.
///
/// ```swift
/// let title = TextAttributes(
///   foregroundColor: .label, font: .system(size: 17, weight: .semibold), alignment: .center)
/// ```
///
/// An attribute that is nil isn't set. Adaptive colors are resolved when the attributes are written
/// into a view model.
public struct TextAttributes: Hashable, Sendable, Codable {
  /// The color of the text.
  public var foregroundColor: Color?

  /// The font of the text.
  public var font: FontDescriptor?

  /// The alignment of the lines.
  public var alignment: TextAlignmentValue?

  /// The color of the shadow.
  public var shadowColor: Color?

  /// The offset of the shadow from the text, in points.
  public var shadowOffset: Offset?

  /// Creates text attributes; omitted ones aren't set.
  ///
  /// - Parameters:
  ///   - foregroundColor: The color of the text.
  ///   - font: The font of the text.
  ///   - alignment: The alignment of the lines.
  ///   - shadowColor: The color of the shadow.
  ///   - shadowOffset: The offset of the shadow from the text, in points.
  public init(
    foregroundColor: Color? = nil,
    font: FontDescriptor? = nil,
    alignment: TextAlignmentValue? = nil,
    shadowColor: Color? = nil,
    shadowOffset: Offset? = nil
  ) {
    self.foregroundColor = foregroundColor
    self.font = font
    self.alignment = alignment
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
  }

  /// Decodes an object with the names of the properties as keys; missing ones aren't set.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(
      strictlyKeyedBy: CodingKeys.self, of: "text attributes")
    self.init(
      foregroundColor: try container.decodeIfPresent(Color.self, forKey: .foregroundColor),
      font: try container.decodeIfPresent(FontDescriptor.self, forKey: .font),
      alignment: try container.decodeIfPresent(TextAlignmentValue.self, forKey: .alignment),
      shadowColor: try container.decodeIfPresent(Color.self, forKey: .shadowColor),
      shadowOffset: try container.decodeIfPresent(Offset.self, forKey: .shadowOffset))
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case foregroundColor
    case font
    case alignment
    case shadowColor
    case shadowOffset
  }

  /// A Boolean value that indicates whether no attribute is set.
  public var isEmpty: Bool {
    foregroundColor == nil && font == nil && alignment == nil && shadowColor == nil
      && shadowOffset == nil
  }
}

extension TextAttributes: CustomStringConvertible {
  /// The set attributes, such as `[foregroundColor: #ff0000, alignment: center]`; `[:]` if there
  /// are none.
  public var description: String {
    let parts = [
      foregroundColor.map { "foregroundColor: \($0)" },
      font.map { "font: \($0)" },
      alignment.map { "alignment: \($0)" },
      shadowColor.map { "shadowColor: \($0)" },
      shadowOffset.map { "shadowOffset: \($0)" },
    ]
    return isEmpty ? "[:]" : "[\(parts.compactMap(\.self).joined(separator: ", "))]"
  }
}

extension TextAttributes: Interpolatable {
  /// Returns the attributes at a fraction of the way to others, part by part.
  ///
  /// Colors, the font and the shadow's offset are interpolated like other values. The alignment
  /// changes at 0.5, as do parts that only one of the two sets.
  ///
  /// - Parameters:
  ///   - other: The attributes at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The attributes at that fraction; exactly these at 0, exactly the others at 1.
  public func interpolated(to other: TextAttributes, at fraction: Double) -> TextAttributes {
    TextAttributes(
      foregroundColor: foregroundColor.interpolated(to: other.foregroundColor, at: fraction),
      font: font.interpolated(to: other.font, at: fraction),
      alignment: fraction.isSecondHalf ? other.alignment : alignment,
      shadowColor: shadowColor.interpolated(to: other.shadowColor, at: fraction),
      shadowOffset: shadowOffset.interpolated(to: other.shadowOffset, at: fraction))
  }
}

// MARK: - TextLineStyle

/// A line under or through text, like SwiftUI's `Text.LineStyle` and UIKit's `NSUnderlineStyle`.
///
/// ```swift
/// let mistake = TextLineStyle(.dotted, color: .systemRed)
/// ```
public struct TextLineStyle: Hashable, Sendable, Codable {
  /// The patterns of lines, like `text-decoration-style` in CSS.
  public enum Pattern: String, CaseIterable, Hashable, Sendable, Codable {
    /// No line.
    case hidden

    /// A line.
    case solid

    /// Two lines.
    case double

    /// Dots.
    case dotted

    /// Dashes.
    case dashed
  }

  /// The pattern of the line.
  public var pattern: Pattern

  /// The color of the line; nil for that of the text.
  public var color: Color?

  /// No line.
  public static let hidden = TextLineStyle(.hidden)

  /// A line in the color of the text.
  public static let solid = TextLineStyle(.solid)

  /// Two lines in the color of the text.
  public static let double = TextLineStyle(.double)

  /// Dots in the color of the text.
  public static let dotted = TextLineStyle(.dotted)

  /// Dashes in the color of the text.
  public static let dashed = TextLineStyle(.dashed)

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; solid by default.
  ///   - color: The color; nil, the default, for that of the text.
  public init(_ pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// Decodes an object with `pattern` and, unless it's that of the text, `color`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "text line")
    self.init(
      try container.decode(Pattern.self, forKey: .pattern),
      color: try container.decodeIfPresent(Color.self, forKey: .color))
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case pattern
    case color
  }
}

extension TextLineStyle: CustomStringConvertible {
  /// The pattern and the color, such as `dotted #ff3b30`.
  public var description: String { pattern.rawValue + (color.map { " \($0)" } ?? "") }
}

extension TextLineStyle: Interpolatable {
  /// Returns the line at a fraction of the way to another: the color if the patterns are equal.
  ///
  /// Other changes are discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The line at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The line at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: TextLineStyle, at fraction: Double) -> TextLineStyle {
    guard pattern == other.pattern else { return fraction.isSecondHalf ? other : self }
    return TextLineStyle(pattern, color: color.interpolated(to: other.color, at: fraction))
  }
}
