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
///
/// Borders created by ``init(top:leading:bottom:trailing:)`` follow the layout direction, as
/// ``EdgeInsets`` do: they're resolved when they're written into a view model, which has only `left` and
/// `right`.
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

  /// The line at the left, or at the leading edge if the borders follow the layout direction and aren't
  /// resolved yet; nil for the border of ``BorderWidth``.
  public let left: Line?

  /// The line at the bottom; nil for the border of ``BorderWidth``.
  public let bottom: Line?

  /// The line at the right, or at the trailing edge if the borders follow the layout direction and aren't
  /// resolved yet; nil for the border of ``BorderWidth``.
  public let right: Line?

  /// Whether `left` is the leading edge and `right` the trailing one.
  package internal(set) var followsLayoutDirection = false

  /// Creates borders that don't follow the layout direction.
  ///
  /// - Parameters:
  ///   - top: The line at the top; the border of ``BorderWidth`` by default.
  ///   - left: The line at the left.
  ///   - bottom: The line at the bottom; the border of ``BorderWidth`` by default.
  ///   - right: The line at the right.
  public init(top: Line? = nil, left: Line?, bottom: Line? = nil, right: Line?) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates borders that follow the layout direction; each edge has that of ``BorderWidth`` by default.
  ///
  /// - Parameters:
  ///   - top: The line at the top.
  ///   - leading: The line at the edge where text begins.
  ///   - bottom: The line at the bottom.
  ///   - trailing: The line at the edge where text ends.
  public init(
    top: Line? = nil, leading: Line? = nil, bottom: Line? = nil, trailing: Line? = nil
  ) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
    followsLayoutDirection = leading != trailing
  }

  /// Creates borders with the same line at each edge.
  ///
  /// - Parameter line: The line.
  public init(_ line: Line) {
    self.init(top: line, left: line, bottom: line, right: line)
  }

  /// The lines clockwise from the top.
  package var clockwise: [Line?] { [top, right, bottom, left] }

  /// Returns the borders for a layout direction.
  ///
  /// - Parameter isMirrored: Whether the leading edge is the right one.
  /// - Returns: Borders that don't follow the layout direction.
  func placed(mirrored isMirrored: Bool) -> BordersValue {
    BordersValue(
      top: top, left: isMirrored ? right : left, bottom: bottom, right: isMirrored ? left : right)
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
  /// Where only one has a line, and if only one follows the layout direction, the change is discrete, at
  /// 0.5.
  ///
  /// - Parameters:
  ///   - other: The borders at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The borders at that fraction; exactly these at 0, exactly the others at 1.
  public func interpolated(to other: BordersValue, at fraction: Double) -> BordersValue {
    guard followsLayoutDirection == other.followsLayoutDirection else {
      return fraction.isSecondHalf ? other : self
    }
    func line(_ start: Line?, _ end: Line?) -> Line? {
      guard let start, let end else { return fraction.isSecondHalf ? end : start }
      return start.interpolated(to: end, at: fraction)
    }
    var result = BordersValue(
      top: line(top, other.top), left: line(left, other.left), bottom: line(bottom, other.bottom),
      right: line(right, other.right))
    result.followsLayoutDirection = followsLayoutDirection
    return result
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
    if let top, Set(clockwise).count == 1 { return "\(top)" }
    let (start, end) = followsLayoutDirection ? ("leading", "trailing") : ("left", "right")
    return zip(["top", end, "bottom", start], clockwise)
      .compactMap { edge, line in line.map { "\(edge) \($0)" } }.joined(separator: ", ")
  }
}

// MARK: - Codable

extension BordersValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case top
    case left
    case bottom
    case right
    case leading
    case trailing
  }

  /// Decodes an object with the edges that have a line: `top`, `left`, `bottom` and `right`, or `leading`
  /// and `trailing` instead of `left` and `right`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, or both sorts of sides are given, its
  ///   underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "borders")
    func line(_ key: CodingKeys) throws -> Line? {
      try container.decodeIfPresent(Line.self, forKey: key)
    }
    let keys = Set(container.allKeys)
    guard !keys.isDisjoint(with: [.leading, .trailing]) else {
      self.init(
        top: try line(.top), left: try line(.left), bottom: try line(.bottom),
        right: try line(.right))
      return
    }
    if let side = [CodingKeys.left, .right].first(where: keys.contains) {
      let error = InvalidValueError(
        .malformed, subject: "borders", given: "\(side.rawValue) with leading or trailing",
        accepted: "one or the other")
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
    self.init(
      top: try line(.top), leading: try line(.leading), bottom: try line(.bottom),
      trailing: try line(.trailing))
  }

  /// Encodes an object with the edges that have a line.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(top, forKey: .top)
    try container.encodeIfPresent(left, forKey: followsLayoutDirection ? .leading : .left)
    try container.encodeIfPresent(bottom, forKey: .bottom)
    try container.encodeIfPresent(right, forKey: followsLayoutDirection ? .trailing : .right)
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
