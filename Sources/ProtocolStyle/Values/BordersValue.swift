/// The lines at the edges of a node, each with its own width, color and pattern, like `border-top` and
/// its siblings in CSS.
///
/// ```swift
/// let underline = BordersValue(bottom: .init(width: 1, color: .separator))
/// let drop = BordersValue(.init(width: 2, color: .systemBlue, style: .dashed))
/// let quote = BordersValue(leading: .init(width: 4, color: .systemGray3))
/// ```
///
/// An edge without a line has the border of ``BorderWidth`` and ``BorderColor``.
public struct BordersValue: Hashable, Sendable {
  /// The line at one edge.
  public struct Line: Hashable, Sendable {
    /// The width in points, 0 or more; a line of 0 isn't drawn.
    public let width: Double

    /// The color.
    public let color: Color

    /// The pattern.
    public let style: LineStyle

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - width: The width in points; 0 if it's negative or not finite.
    ///   - color: The color.
    ///   - style: The pattern; solid by default.
    public init(width: Double, color: Color, style: LineStyle = .solid) {
      self.width = max(width.finite(or: 0), 0)
      self.color = color
      self.style = style
    }

    /// Whether something is drawn.
    public var isVisible: Bool { width > 0 && color.alpha > 0 }
  }

  /// The line at the top; nil for the border of ``BorderWidth``.
  public let top: Line?

  /// The line at the leading edge; nil for the border of ``BorderWidth``.
  public let leading: Line?

  /// The line at the bottom; nil for the border of ``BorderWidth``.
  public let bottom: Line?

  /// The line at the trailing edge; nil for the border of ``BorderWidth``.
  public let trailing: Line?

  /// Creates borders; each edge has that of ``BorderWidth`` by default.
  ///
  /// - Parameters:
  ///   - top: The line at the top.
  ///   - leading: The line at the leading edge: the left one in languages from left to right.
  ///   - bottom: The line at the bottom.
  ///   - trailing: The line at the trailing edge.
  public init(
    top: Line? = nil, leading: Line? = nil, bottom: Line? = nil, trailing: Line? = nil
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates borders with the same line at each edge.
  ///
  /// - Parameter line: The line.
  public init(_ line: Line) {
    self.init(top: line, leading: line, bottom: line, trailing: line)
  }

  /// The lines clockwise from the top, in languages from left to right.
  package var clockwise: [Line?] { [top, trailing, bottom, leading] }

  /// Returns the borders with other lines.
  func mappingLines(_ transform: (Line) -> Line) -> BordersValue {
    BordersValue(
      top: top.map(transform), leading: leading.map(transform), bottom: bottom.map(transform),
      trailing: trailing.map(transform))
  }
}

extension BordersValue.Line: Interpolatable {
  /// Returns the line at a fraction of the way to another; the style changes at 0.5.
  ///
  /// - Parameters:
  ///   - other: The line at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The line at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    Self(
      width: width.interpolated(to: other.width, at: fraction),
      color: color.interpolated(to: other.color, at: fraction),
      style: fraction.isSecondHalf ? other.style : style)
  }
}

extension BordersValue: Interpolatable {
  /// Returns the borders at a fraction of the way to others, edge by edge.
  ///
  /// Where only one has a line, the change is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The borders at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The borders at that fraction; exactly these at 0, exactly the others at 1.
  public func interpolated(to other: BordersValue, at fraction: Double) -> BordersValue {
    func line(_ start: Line?, _ end: Line?) -> Line? {
      guard let start, let end else { return fraction.isSecondHalf ? end : start }
      return start.interpolated(to: end, at: fraction)
    }
    return BordersValue(
      top: line(top, other.top), leading: line(leading, other.leading),
      bottom: line(bottom, other.bottom), trailing: line(trailing, other.trailing))
  }
}

extension BordersValue.Line: CustomStringConvertible {
  /// The line in CSS notation, such as `1px dashed #c6c6c8`.
  public var description: String { "\(width.plainDescription)px \(style.rawValue) \(color)" }
}

extension BordersValue: CustomStringConvertible {
  /// The edges with a line, such as `top 1px solid #ff0000, bottom 2px dotted #0000ff`, and their line
  /// alone if it's the same at all.
  public var description: String {
    let lines = zip(["top", "trailing", "bottom", "leading"], clockwise)
    if let top, Set(clockwise).count == 1 { return "\(top)" }
    return lines.compactMap { edge, line in line.map { "\(edge) \($0)" } }.joined(separator: ", ")
  }
}

// MARK: - Codable

extension BordersValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case top
    case leading
    case bottom
    case trailing
  }

  /// Decodes an object with the edges that have a line.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "borders")
    self.init(
      top: try container.decodeIfPresent(Line.self, forKey: .top),
      leading: try container.decodeIfPresent(Line.self, forKey: .leading),
      bottom: try container.decodeIfPresent(Line.self, forKey: .bottom),
      trailing: try container.decodeIfPresent(Line.self, forKey: .trailing))
  }

  /// Encodes an object with the edges that have a line.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(top, forKey: .top)
    try container.encodeIfPresent(leading, forKey: .leading)
    try container.encodeIfPresent(bottom, forKey: .bottom)
    try container.encodeIfPresent(trailing, forKey: .trailing)
  }
}

extension BordersValue.Line: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case width
    case color
    case style
  }

  /// Decodes an object with `width`, `color` and, unless it's solid, `style`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if the width is negative or not finite, its underlying
  ///   error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "border line")
    self.init(
      width: try container.decode(pointsFor: .width, of: "border width"),
      color: try container.decode(Color.self, forKey: .color),
      style: try container.decodeIfPresent(LineStyle.self, forKey: .style) ?? .solid)
  }

  /// Encodes an object with `width`, `color` and, unless it's solid, `style`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(color, forKey: .color)
    if style != .solid { try container.encode(style, forKey: .style) }
  }
}
