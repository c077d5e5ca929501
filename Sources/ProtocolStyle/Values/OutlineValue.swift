/// A line around a node's border, outside its box, like CSS `outline`.
///
/// ```swift
/// let focus = OutlineValue(width: 2, color: .systemBlue, offset: 2)
/// let target = OutlineValue(width: 1, color: .systemGray, style: .dashed)
/// ```
///
/// It takes no space: it's drawn over what's beside the node. With a second ring, a focus look is an
/// outline and a ``Shadow`` with a spread.
public struct OutlineValue: Hashable, Sendable {
  /// The width of the line in points, 0 or more; an outline of 0 isn't drawn.
  public let width: Double

  /// The color.
  public let color: Color

  /// The distance between the border and the line, in points; a negative one moves the line inside.
  public let offset: Double

  /// The pattern of the line.
  public let style: LineStyle

  /// No outline, like `outline: none` in CSS.
  public static let hidden = OutlineValue(width: 0, color: .clear)

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - width: The width of the line in points; 0 if it's negative or not finite.
  ///   - color: The color.
  ///   - offset: The distance between the border and the line, in points; 0 by default, and if it
  ///     isn't finite.
  ///   - style: The pattern of the line; solid by default.
  public init(width: Double, color: Color, offset: Double = 0, style: LineStyle = .solid) {
    self.width = max(width.finite(or: 0), 0)
    self.color = color
    self.offset = offset.finite(or: 0)
    self.style = style
  }

  /// The line without its distance.
  package var line: BordersValue.Line { .init(width: width, color: color, style: style) }

  /// Whether something is drawn.
  public var isVisible: Bool { line.isVisible }
}

extension OutlineValue: Interpolatable {
  /// Returns the outline at a fraction of the way to another; the style changes at 0.5.
  ///
  /// - Parameters:
  ///   - other: The outline at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The outline at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: OutlineValue, at fraction: Double) -> OutlineValue {
    let line = line.interpolated(to: other.line, at: fraction)
    return OutlineValue(
      width: line.width, color: line.color,
      offset: offset.line(to: other.offset, at: fraction), style: line.style)
  }
}

extension OutlineValue: CustomStringConvertible {
  /// The outline in CSS notation, such as `2px solid #007aff offset 2px`; else `hidden`.
  public var description: String {
    if self == .hidden { return "hidden" }
    return "\(line)" + (offset == 0 ? "" : " offset \(offset.plainDescription)px")
  }
}

extension OutlineValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width
    case color
    case offset
    case style
  }

  /// Decodes an object with `width`, `color` and, unless they're 0 and solid, `offset` and `style`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number isn't finite, or the width is negative, its
  ///   underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "outline")
    self.init(
      width: try container.decode(pointsFor: .width, of: "outline width"),
      color: try container.decode(Color.self, forKey: .color),
      offset: try container.decodeIfPresent(pointsFor: .offset, of: "outline offset", least: nil)
        ?? 0,
      style: try container.decodeIfPresent(LineStyle.self, forKey: .style) ?? .solid)
  }

  /// Encodes an object with `width`, `color` and, unless they're 0 and solid, `offset` and `style`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(color, forKey: .color)
    if offset != 0 { try container.encode(offset, forKey: .offset) }
    if style != .solid { try container.encode(style, forKey: .style) }
  }
}
