/// The shape of a node's corners, like UIKit's `UICornerConfiguration`.
///
/// ```swift
/// let tag = CornerShapeValue.capsule
/// let sheet = CornerShapeValue.radii(topLeading: 16, topTrailing: 16)
/// let thumbnail = CornerShapeValue.concentric
/// let card = CornerShapeValue.radii(20).continuous()
/// ```
public struct CornerShapeValue: Hashable, Sendable {
  /// The forms of corners.
  public enum Form: String, CaseIterable, Hashable, Sendable, Codable {
    /// The same radius at all corners, that of ``CornerRadius``.
    case uniform

    /// A radius for each corner.
    case radii

    /// Half the length of the shorter side.
    case capsule

    /// The radius of the nearest container that has one, less the container's padding.
    case concentric
  }

  /// Radii by corner, in points, 0 or more.
  public struct Radii: Hashable, Sendable, Codable {
    /// The radius at the top of the leading edge.
    public let topLeading: Double

    /// The radius at the top of the trailing edge.
    public let topTrailing: Double

    /// The radius at the bottom of the leading edge.
    public let bottomLeading: Double

    /// The radius at the bottom of the trailing edge.
    public let bottomTrailing: Double

    /// Creates radii; each is 0 by default, and if it's negative or not finite.
    ///
    /// - Parameters:
    ///   - topLeading: The radius at the top of the leading edge.
    ///   - topTrailing: The radius at the top of the trailing edge.
    ///   - bottomLeading: The radius at the bottom of the leading edge.
    ///   - bottomTrailing: The radius at the bottom of the trailing edge.
    public init(
      topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0,
      bottomTrailing: Double = 0
    ) {
      self.topLeading = max(topLeading.finite(or: 0), 0)
      self.topTrailing = max(topTrailing.finite(or: 0), 0)
      self.bottomLeading = max(bottomLeading.finite(or: 0), 0)
      self.bottomTrailing = max(bottomTrailing.finite(or: 0), 0)
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case topLeading
      case topTrailing
      case bottomLeading
      case bottomTrailing
    }

    /// Decodes an object with the names of the corners; missing ones have the radius 0.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` with the path; if a key is unknown, its underlying error is
    ///   ``InvalidValueError``.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "corner radii")
      func radius(_ key: CodingKeys) throws -> Double {
        try container.decodeIfPresent(Double.self, forKey: key) ?? 0
      }
      self.init(
        topLeading: try radius(.topLeading), topTrailing: try radius(.topTrailing),
        bottomLeading: try radius(.bottomLeading), bottomTrailing: try radius(.bottomTrailing))
    }
  }

  /// The form of the corners.
  public let form: Form

  /// The radii of the form `radii`; 0 in the others.
  public let radii: Radii

  /// Whether the curve is smooth where it begins, like `CALayerCornerCurve.continuous`.
  public let isContinuous: Bool

  private init(_ form: Form, _ radii: Radii = Radii(), isContinuous: Bool = false) {
    self.form = form
    self.radii = radii
    self.isContinuous = isContinuous
  }

  /// The same radius at all corners, that of ``CornerRadius``.
  public static let uniform = CornerShapeValue(.uniform)

  /// Half circles at the shorter sides.
  public static let capsule = CornerShapeValue(.capsule)

  /// The radius of the nearest container that has one, less the container's padding.
  public static let concentric = CornerShapeValue(.concentric)

  /// Returns the same radius at all corners.
  ///
  /// - Parameter radius: The radius in points; 0 if it's negative or not finite.
  /// - Returns: The shape.
  public static func radii(_ radius: Double) -> CornerShapeValue {
    radii(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius)
  }

  /// Returns a radius for each corner; each is 0 by default, and if it's negative or not finite.
  ///
  /// - Parameters:
  ///   - topLeading: The radius at the top of the leading edge, in points.
  ///   - topTrailing: The radius at the top of the trailing edge, in points.
  ///   - bottomLeading: The radius at the bottom of the leading edge, in points.
  ///   - bottomTrailing: The radius at the bottom of the trailing edge, in points.
  /// - Returns: The shape.
  public static func radii(
    topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0,
    bottomTrailing: Double = 0
  ) -> CornerShapeValue {
    CornerShapeValue(
      .radii,
      Radii(
        topLeading: topLeading, topTrailing: topTrailing, bottomLeading: bottomLeading,
        bottomTrailing: bottomTrailing))
  }

  /// Returns the shape with a smooth or a circular curve.
  ///
  /// - Parameter isContinuous: Whether the curve is smooth; true by default.
  /// - Returns: The shape with that curve.
  public func continuous(_ isContinuous: Bool = true) -> CornerShapeValue {
    CornerShapeValue(form, radii, isContinuous: isContinuous)
  }
}

extension CornerShapeValue: Interpolatable {
  /// Returns the shape at a fraction of the way to another if both have radii and the same curve.
  ///
  /// Other changes are discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The shape at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The shape at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: CornerShapeValue, at fraction: Double) -> CornerShapeValue {
    guard form == .radii, other.form == .radii, isContinuous == other.isContinuous else {
      return fraction.isSecondHalf ? other : self
    }
    let (start, end) = (radii, other.radii)
    return .radii(
      topLeading: start.topLeading.interpolated(to: end.topLeading, at: fraction),
      topTrailing: start.topTrailing.interpolated(to: end.topTrailing, at: fraction),
      bottomLeading: start.bottomLeading.interpolated(to: end.bottomLeading, at: fraction),
      bottomTrailing: start.bottomTrailing.interpolated(to: end.bottomTrailing, at: fraction)
    ).continuous(isContinuous)
  }
}

extension CornerShapeValue: CustomStringConvertible {
  /// The form, such as `capsule` or `radii 16 16 0 0 continuous`, clockwise from the top of the
  /// leading edge.
  public var description: String {
    let numbers = [
      radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
    ]
    let corners = form == .radii ? numbers.map { " \($0.plainDescription)" }.joined() : ""
    return form.rawValue + corners + (isContinuous ? " continuous" : "")
  }
}

extension CornerShapeValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case form
    case radii
    case isContinuous
  }

  /// Decodes the object that ``encode(to:)`` writes.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if there are radii in another form, its underlying
  ///   error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "corner shape")
    let form = try container.decode(Form.self, forKey: .form)
    let radii = try container.decodeIfPresent(Radii.self, forKey: .radii)
    if radii != nil, form != .radii {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .malformed, subject: "corner shape", given: "radii of the form \(form.rawValue)",
          accepted: "radii of the form radii"),
        at: decoder.codingPath + [CodingKeys.radii])
    }
    self.init(
      form, radii ?? Radii(),
      isContinuous: try container.decodeIfPresent(Bool.self, forKey: .isContinuous) ?? false)
  }

  /// Encodes an object with `form`, the `radii` of that form, and `isContinuous` if it's true.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(form, forKey: .form)
    if form == .radii { try container.encode(radii, forKey: .radii) }
    if isContinuous { try container.encode(isContinuous, forKey: .isContinuous) }
  }
}
