/// A scale, a rotation and an offset of a node around its center, like UIKit's `CGAffineTransform`.
///
/// ```swift
/// TransformValue(scale: 0.96)              // pressed
/// TransformValue(rotation: 90)             // a chevron that points down
/// TransformValue(offset: Offset(x: 0, y: -2))
/// ```
///
/// The node is scaled first, then rotated and then moved. Its place in the layout doesn't change.
public struct TransformValue: Hashable, Sendable {
  /// The horizontal factor; a negative one mirrors.
  public let scaleX: Double

  /// The vertical factor; a negative one mirrors.
  public let scaleY: Double

  /// The rotation in degrees, clockwise.
  public let rotation: Double

  /// The offset in points, to the right and down.
  public let offset: Offset

  /// No change.
  public static let identity = TransformValue()

  /// Creates a transform with the same scale in both directions.
  ///
  /// - Parameters:
  ///   - scale: The factor; 1 by default, and if it isn't finite.
  ///   - rotation: The rotation in degrees, clockwise; 0 by default, and if it isn't finite.
  ///   - offset: The offset in points; zero by default.
  public init(scale: Double = 1, rotation: Double = 0, offset: Offset = Offset(x: 0, y: 0)) {
    self.init(scaleX: scale, scaleY: scale, rotation: rotation, offset: offset)
  }

  /// Creates a transform with a scale for each direction.
  ///
  /// - Parameters:
  ///   - scaleX: The horizontal factor; 1 if it isn't finite.
  ///   - scaleY: The vertical factor; 1 if it isn't finite.
  ///   - rotation: The rotation in degrees, clockwise; 0 by default, and if it isn't finite.
  ///   - offset: The offset in points; zero by default.
  public init(
    scaleX: Double, scaleY: Double, rotation: Double = 0, offset: Offset = Offset(x: 0, y: 0)
  ) {
    self.scaleX = scaleX.finite(or: 1)
    self.scaleY = scaleY.finite(or: 1)
    self.rotation = rotation.finite(or: 0)
    self.offset = offset
  }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == .identity }
}

extension TransformValue: Interpolatable {
  /// Returns the transform at a fraction of the way to another, part by part.
  ///
  /// Angles aren't reduced: from 0° to 720° a node turns twice, as in CSS.
  ///
  /// - Parameters:
  ///   - other: The transform at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The transform at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: TransformValue, at fraction: Double) -> TransformValue {
    TransformValue(
      scaleX: scaleX.line(to: other.scaleX, at: fraction),
      scaleY: scaleY.line(to: other.scaleY, at: fraction),
      rotation: rotation.line(to: other.rotation, at: fraction),
      offset: offset.interpolated(to: other.offset, at: fraction))
  }
}

extension TransformValue: CustomStringConvertible {
  /// The parts that change something, in CSS notation, such as `scale(0.96)`; else `identity`.
  public var description: String {
    var parts: [String] = []
    if offset != Offset(x: 0, y: 0) {
      parts.append("translate(\(offset.x.plainDescription), \(offset.y.plainDescription))")
    }
    if rotation != 0 { parts.append("rotate(\(rotation.plainDescription)deg)") }
    if scaleX != 1 || scaleY != 1 {
      let vertical = scaleX == scaleY ? "" : ", \(scaleY.plainDescription)"
      parts.append("scale(\(scaleX.plainDescription)\(vertical))")
    }
    return parts.isEmpty ? "identity" : parts.joined(separator: " ")
  }
}

extension TransformValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case scaleX
    case scaleY
    case rotation
    case offset
  }

  /// Decodes the object that ``encode(to:)`` writes; missing keys change nothing.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is infinite or NaN, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "transform")
    func number(_ key: CodingKeys, or missing: Double) throws -> Double {
      let number = try container.decodeIfPresent(Double.self, forKey: key) ?? missing
      guard number.isFinite else {
        throw DecodingError.invalidValue(
          InvalidValueError(
            .notFinite, subject: "transform", given: "\(number)", accepted: "a finite number"),
          at: decoder.codingPath + [key])
      }
      return number
    }
    self.init(
      scaleX: try number(.scaleX, or: 1), scaleY: try number(.scaleY, or: 1),
      rotation: try number(.rotation, or: 0),
      offset: try container.decodeIfPresent(Offset.self, forKey: .offset) ?? Offset(x: 0, y: 0))
  }

  /// Encodes an object with the parts that change something: `scaleX`, `scaleY`, `rotation` in
  /// degrees, and `offset`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if scaleX != 1 { try container.encode(scaleX, forKey: .scaleX) }
    if scaleY != 1 { try container.encode(scaleY, forKey: .scaleY) }
    if rotation != 0 { try container.encode(rotation, forKey: .rotation) }
    if offset != Offset(x: 0, y: 0) { try container.encode(offset, forKey: .offset) }
  }
}
