/// A shadow of a box, outside or inside, like one of CSS `box-shadow`.
///
/// ```swift
/// let soft = Shadow(color: .black.withAlpha(0.2), offset: Offset(x: 0, y: 4), blur: 12)
/// let ring = Shadow(color: .systemBlue, offset: .zero, blur: 0, spread: 4)
/// let pressed = Shadow(
///   color: .black.withAlpha(0.3), offset: Offset(x: 0, y: 1), blur: 2, isInner: true)
/// ```
///
/// A spread without a blur is a ring around the box.
public struct Shadow: Hashable, Sendable {
  /// The color, with its opacity.
  public let color: Color

  /// The offset in points, to the right and down.
  public let offset: Offset

  /// The blur radius in points, 0 or more.
  public let blur: Double

  /// The distance in points by which the shadow is larger than its box, on each side; a negative
  /// one makes it smaller.
  public let spread: Double

  /// Whether the shadow is inside the box, like `inset` in CSS.
  public let isInner: Bool

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The color, with its opacity.
  ///   - offset: The offset in points, to the right and down.
  ///   - blur: The blur radius in points; 0 if it's negative or not finite.
  ///   - spread: The distance in points by which the shadow is larger than its box; 0 by default,
  ///     and if it isn't finite.
  ///   - isInner: Whether the shadow is inside the box; false by default.
  public init(
    color: Color, offset: Offset, blur: Double, spread: Double = 0, isInner: Bool = false
  ) {
    self.color = color
    self.offset = offset
    self.blur = max(blur.finite(or: 0), 0)
    self.spread = spread.finite(or: 0)
    self.isInner = isInner
  }

  /// Whether the color isn't transparent.
  public var isVisible: Bool { color.alpha > 0 }
}

extension Shadow: Interpolatable {
  /// Returns the shadow at a fraction of the way to another, part by part.
  ///
  /// From inside to outside the change is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The shadow at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The shadow at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Shadow, at fraction: Double) -> Shadow {
    guard isInner == other.isInner else { return fraction.isSecondHalf ? other : self }
    return Shadow(
      color: color.interpolated(to: other.color, at: fraction),
      offset: offset.interpolated(to: other.offset, at: fraction),
      blur: blur.interpolated(to: other.blur, at: fraction),
      spread: spread.line(to: other.spread, at: fraction), isInner: isInner)
  }
}

extension Shadow: VanishingElement {
  /// A transparent shadow at the box, on the same side.
  var vanished: Shadow {
    Shadow(color: .clear, offset: .zero, blur: 0, isInner: isInner)
  }
}

extension Shadow: CustomStringConvertible {
  /// The shadow in CSS notation, such as `0 4px 12px #00000033`, or `inset 0 0 0 2px #ff0000`.
  public var description: String {
    let lengths = [offset.x, offset.y, blur] + (spread == 0 ? [] : [spread])
    return (isInner ? "inset " : "")
      + lengths.map { $0 == 0 ? "0" : "\($0.plainDescription)px" }.joined(separator: " ")
      + " \(color)"
  }
}

extension Shadow: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case color
    case offset
    case blur
    case spread
    case isInner
  }

  /// Decodes an object with `color`, `offset`, `blur` and, unless they're 0 and false, `spread` and
  /// `isInner`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number isn't finite, or the blur is negative, its
  ///   underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "shadow")
    self.init(
      color: try container.decode(Color.self, forKey: .color),
      offset: try container.decode(Offset.self, forKey: .offset),
      blur: try container.decode(pointsFor: .blur, of: "shadow blur"),
      spread: try container.decodeIfPresent(pointsFor: .spread, of: "shadow spread", least: nil)
        ?? 0,
      isInner: try container.decodeIfPresent(Bool.self, forKey: .isInner) ?? false)
  }

  /// Encodes an object with `color`, `offset`, `blur` and, unless they're 0 and false, `spread` and
  /// `isInner`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(color, forKey: .color)
    try container.encode(offset, forKey: .offset)
    try container.encode(blur, forKey: .blur)
    if spread != 0 { try container.encode(spread, forKey: .spread) }
    if isInner { try container.encode(isInner, forKey: .isInner) }
  }
}

// MARK: - Lists

/// An element of a list that fades when the list becomes shorter.
protocol VanishingElement {
  /// The element that isn't visible anymore, to which this one changes.
  var vanished: Self { get }
}

extension Array: Interpolatable where Element: Interpolatable {
  /// Returns the list at a fraction of the way to another, element by element.
  ///
  /// Shadows without a counterpart in the other list fade, as in CSS. If lists of other elements
  /// differ in length, the change is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The list at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The list at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: [Element], at fraction: Double) -> [Element] {
    let fraction = fraction.finite(or: 0)
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let (shorter, longer) = count < other.count ? (self, other) : (other, self)
    let rest = longer.dropFirst(shorter.count).map { element in
      ((element as? any VanishingElement)?.vanished as? Element)
    }
    guard rest.allSatisfy({ $0 != nil }) else { return fraction.isSecondHalf ? other : self }
    let padding = rest.compactMap(\.self)
    let (start, end) =
      count < other.count ? (self + padding, other) : (self, other + padding)
    return zip(start, end).map { $0.interpolated(to: $1, at: fraction) }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a finite number of points that isn't less than another one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - subject: The name of the number in the message of an error.
  ///   - least: The least accepted number; nil for any.
  /// - Returns: The number.
  /// - Throws: `DecodingError` with the path, whose underlying error is ``InvalidValueError`` if the
  ///   number isn't accepted.
  func decode(pointsFor key: Key, of subject: String, least: Double? = 0) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    let accepted =
      "a finite number of points" + (least.map { ", \($0.plainDescription) or more," } ?? "")
    guard number.isFinite, number >= least ?? number else {
      throw DecodingError.invalidValue(
        InvalidValueError(
          number.isFinite ? .negative : .notFinite, subject: subject, given: "\(number)",
          accepted: accepted),
        at: codingPath + [key])
    }
    return number
  }

  /// Decodes a finite number of points if there's one; see ``decode(pointsFor:of:least:)``.
  func decodeIfPresent(
    pointsFor key: Key, of subject: String, least: Double? = 0
  ) throws -> Double? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(pointsFor: key, of: subject, least: least)
  }
}
