/// The motion of a node's changes: a curve for each attribute, and its way to appear and disappear.
///
/// ```swift
/// protocol PressMotion: Motion {}
/// extension PressMotion {
///   var motion: MotionValues {
///     MotionValues(.easeInOut(duration: 0.2))
///       .with(.spring(duration: 0.4, bounce: 0.2), for: .transform, .alpha)
///       .with(.linear(duration: 0.05), into: .highlighted)
///   }
/// }
/// ```
///
/// The motion of a change is that of the new style, as in CSS. So a curve *into* a control state
/// applies to changes that end in the state, and one *out of* it to those that end without it. When
/// the motion is written into a view model, these conditions are resolved by the node's control
/// state, like an adaptive color by the color scheme; and it becomes ``immediate`` if the environment
/// reduces motion.
///
/// An optional motion is nil by `nil`; no motion at all is called ``immediate`` because `.none`
/// would mean nil.
public struct MotionValues: Sendable {
  /// A curve for some changes.
  public struct Change: Sendable {
    /// The curve.
    public let curve: MotionCurve

    /// The names of the attributes, sorted; empty for all.
    public let attributes: [String]

    /// The condition; nil for all changes.
    public let condition: Condition?
  }

  /// A condition that depends on the control state in which a change ends.
  public enum Condition: Hashable, Sendable {
    /// Changes that end in the state, or in the normal state itself.
    case into(ControlState)

    /// Changes that end without the state, or in any state but the normal one.
    case outOf(ControlState)
  }

  /// The curves, of which the last one applies that is for an attribute and whose condition holds.
  public private(set) var changes: [Change] = []

  /// The way in which a node appears and disappears; nil for none.
  public private(set) var presence: MotionPresence?

  private init() {}

  /// No motion: each change is shown at once.
  public static let immediate = MotionValues()

  /// Creates a motion with a curve for all attributes.
  ///
  /// - Parameter curve: The curve.
  public init(_ curve: MotionCurve) {
    add(Change(curve: curve, attributes: [], condition: nil))
  }
}

extension MotionValues {
  /// Returns the motion with a way to appear and disappear.
  ///
  /// - Parameter presence: The way, or nil for none.
  /// - Returns: The motion with the presence.
  public func with(presence: MotionPresence?) -> MotionValues {
    var result = self
    result.presence = presence
    return result
  }

  /// Returns the motion with a curve for attributes by name; an empty list means all.
  func with(_ curve: MotionCurve, named names: [String], _ condition: Condition?) -> MotionValues {
    var result = self
    result.add(Change(curve: curve, attributes: Set(names).sorted(), condition: condition))
    return result
  }

  /// Appends a curve, and removes earlier ones that can't apply anymore, so that motions which mean
  /// the same are mostly equal.
  private mutating func add(_ change: Change) {
    changes.removeAll { earlier in
      (change.condition == nil || change.condition == earlier.condition)
        && (change.attributes.isEmpty
          || !earlier.attributes.isEmpty
            && Set(change.attributes).isSuperset(of: earlier.attributes))
    }
    let isDefault = changes.isEmpty && change.condition == nil
    if isDefault, change.curve == .immediate { return }
    changes.append(change)
  }

  /// Whether each change is shown at once, and nodes appear and disappear at once.
  public var isImmediate: Bool {
    changes.allSatisfy { $0.curve == .immediate } && (presence?.curve ?? .immediate) == .immediate
  }

  /// Whether a curve depends on the control state.
  var hasConditions: Bool { changes.contains { $0.condition != nil } }

  /// Returns the curve for an attribute by name, or for those without a curve of their own.
  ///
  /// Curves with a condition, which a view model doesn't contain, are ignored.
  package func curve(named name: String?) -> MotionCurve {
    changes.last { change in
      change.condition == nil
        && (change.attributes.isEmpty || name.map(change.attributes.contains) == true)
    }?.curve ?? .immediate
  }

  /// The curve with which a node appears and disappears.
  package var presenceCurve: MotionCurve {
    presence == nil ? .immediate : presence?.curve ?? curve(named: nil)
  }

  /// Returns the motion without conditions: with the curves whose conditions hold.
  ///
  /// - Parameters:
  ///   - isNormal: Whether the control state is normal.
  ///   - contains: Returns whether it contains another one.
  /// - Returns: The motion.
  func resolved(isNormal: Bool, _ contains: (ControlState) -> Bool) -> MotionValues {
    func holds(_ state: ControlState) -> Bool { state.isEmpty ? isNormal : contains(state) }
    var result = MotionValues()
    result.presence = presence
    for change in changes {
      let isIncluded =
        switch change.condition {
        case .into(let state): holds(state)
        case .outOf(let state): !holds(state)
        case nil: true
        }
      guard isIncluded else { continue }
      result.add(Change(curve: change.curve, attributes: change.attributes, condition: nil))
    }
    return result
  }
}

extension MotionValues.Change: Hashable {
  /// Returns whether two curves are equal and apply to the same changes.
  ///
  /// - Parameters:
  ///   - left: A curve.
  ///   - right: Another curve.
  /// - Returns: Whether they are equal; names are compared by their bytes.
  public static func == (left: MotionValues.Change, right: MotionValues.Change) -> Bool {
    left.curve == right.curve && left.condition == right.condition
      && left.attributes.isExactlyEqual(to: right.attributes)
  }
}

extension MotionValues: Hashable {}

// MARK: - MotionPresence

/// A node that is absent, from which it appears and into which it disappears.
///
/// ```swift
/// MotionValues(.snappy()).with(presence: .fade.scaled(0.9))
/// ```
public struct MotionPresence: Hashable, Sendable {
  /// The factor of the absent node's opacity, from 0 to 1.
  public let alpha: Double

  /// The factor of the absent node's scale.
  public let scale: Double

  /// The distance from the node to its absent place, in points, to the right and down.
  public let offset: Offset

  /// The curve; nil for that of attributes without a curve of their own.
  public let curve: MotionCurve?

  /// Creates a presence.
  ///
  /// - Parameters:
  ///   - alpha: The factor of the absent node's opacity; 1 by default. It's clamped to 0…1, and 1 if
  ///     it isn't finite.
  ///   - scale: The factor of the absent node's scale; 1 by default, and if it isn't finite.
  ///   - offset: The distance to its absent place, in points; zero by default.
  ///   - curve: The curve; nil, the default, for that of attributes without a curve of their own.
  public init(
    alpha: Double = 1, scale: Double = 1, offset: Offset = Offset(x: 0, y: 0),
    curve: MotionCurve? = nil
  ) {
    self.alpha = min(max(alpha.finite(or: 1), 0), 1)
    self.scale = scale.finite(or: 1)
    self.offset = offset
    self.curve = curve
  }

  /// From transparent to opaque.
  public static let fade = MotionPresence(alpha: 0)

  /// Returns the presence with a scale.
  ///
  /// - Parameter scale: The factor of the absent node's scale; 1 if it isn't finite.
  /// - Returns: The presence with the scale.
  public func scaled(_ scale: Double) -> MotionPresence {
    MotionPresence(alpha: alpha, scale: scale, offset: offset, curve: curve)
  }

  /// Returns the presence with an offset.
  ///
  /// - Parameters:
  ///   - x: The distance to the right in points.
  ///   - y: The distance down in points.
  /// - Returns: The presence with the offset.
  public func offset(x: Double, y: Double) -> MotionPresence {
    MotionPresence(alpha: alpha, scale: scale, offset: Offset(x: x, y: y), curve: curve)
  }

  /// Returns the presence with a curve.
  ///
  /// - Parameter curve: The curve; nil for that of attributes without a curve of their own.
  /// - Returns: The presence with the curve.
  public func curve(_ curve: MotionCurve?) -> MotionPresence {
    MotionPresence(alpha: alpha, scale: scale, offset: offset, curve: curve)
  }

  /// Returns the opacity of a node that is partly present.
  ///
  /// - Parameters:
  ///   - base: The opacity of the present node.
  ///   - fraction: The fraction that is present: 0 for absent, 1 for present.
  /// - Returns: The opacity, from 0 to 1.
  package func alpha(over base: Double, at fraction: Double) -> Double {
    let factor = alpha.interpolated(to: 1, at: fraction)
    return min(max(base * factor, 0), 1)
  }

  /// Returns the transform of a node that is partly present.
  ///
  /// - Parameters:
  ///   - base: The transform of the present node.
  ///   - fraction: The fraction that is present: 0 for absent, 1 for present.
  /// - Returns: The transform.
  package func transform(over base: TransformValue, at fraction: Double) -> TransformValue {
    let factor = scale.line(to: 1, at: fraction)
    let (x, y) = (offset.x.line(to: 0, at: fraction), offset.y.line(to: 0, at: fraction))
    return TransformValue(
      scaleX: base.scaleX * factor, scaleY: base.scaleY * factor, rotation: base.rotation,
      offset: Offset(x: base.offset.x + x, y: base.offset.y + y))
  }
}

// MARK: - Description

extension MotionValues: CustomStringConvertible {
  /// The curves in order, each with its attributes and condition, and the presence, such as
  /// `ease-in-out 0.2s; alpha, transform: spring 0.4s bounce 0.2; linear 0.05s into highlighted`;
  /// `immediate` if there is nothing.
  public var description: String {
    let parts = changes.map(\.description) + (presence.map { ["presence: \($0)"] } ?? [])
    return parts.isEmpty ? "immediate" : parts.joined(separator: "; ")
  }
}

extension MotionValues.Change: CustomStringConvertible {
  /// The attributes, the curve and the condition, such as `alpha: linear 0.2s into highlighted`.
  public var description: String {
    let names = attributes.isEmpty ? "" : attributes.joined(separator: ", ") + ": "
    return switch condition {
    case .into(let state): "\(names)\(curve) into \(state)"
    case .outOf(let state): "\(names)\(curve) out of \(state)"
    case nil: "\(names)\(curve)"
    }
  }
}

extension MotionPresence: CustomStringConvertible {
  /// The parts that change something, such as `alpha 0 scale 0.9 offset (0, 20)`, and the curve;
  /// else `unchanged`.
  public var description: String {
    var parts: [String] = []
    if alpha != 1 { parts.append("alpha \(alpha.plainDescription)") }
    if scale != 1 { parts.append("scale \(scale.plainDescription)") }
    if offset != Offset(x: 0, y: 0) { parts.append("offset \(offset)") }
    if parts.isEmpty { parts.append("unchanged") }
    if let curve { parts.append("by \(curve)") }
    return parts.joined(separator: " ")
  }
}

// MARK: - Codable

extension MotionValues: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case changes
    case presence
  }

  /// Decodes an object with `changes` and `presence`; missing ones are empty.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is refused, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "motion")
    for change in try container.decodeIfPresent([Change].self, forKey: .changes) ?? [] {
      add(change)
    }
    presence = try container.decodeIfPresent(MotionPresence.self, forKey: .presence)
  }

  /// Encodes an object with `changes`, an array of curves, and `presence`, if there is one.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(changes, forKey: .changes)
    try container.encodeIfPresent(presence, forKey: .presence)
  }
}

extension MotionValues.Change: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case attributes
    case curve
    case into
    case outOf
  }

  /// Decodes an object with `curve` and, for some attributes, their names in `attributes`; and with
  /// `into` or `outOf` and the name of a control state.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if there are both conditions, or an empty list of
  ///   attributes, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "motion change")
    let names = try container.decodeIfPresent([String].self, forKey: .attributes)
    let into = try container.decodeIfPresent(ControlState.self, forKey: .into)
    let outOf = try container.decodeIfPresent(ControlState.self, forKey: .outOf)
    if into != nil, outOf != nil {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .malformed, subject: "motion change", given: "into and outOf",
          accepted: "one of them, or neither,"), at: decoder.codingPath)
    }
    if names?.isEmpty == true {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .empty, subject: "motion change", given: "an empty list of attributes",
          accepted: "the name of an attribute, or no list for all attributes,"),
        at: decoder.codingPath + [CodingKeys.attributes])
    }
    curve = try container.decode(MotionCurve.self, forKey: .curve)
    attributes = Set(names ?? []).sorted()
    condition =
      into.map(MotionValues.Condition.into) ?? outOf.map(MotionValues.Condition.outOf)
  }

  /// Encodes an object with `curve`, and with `attributes`, `into` and `outOf` as far as there are
  /// any.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    try container.encode(curve, forKey: .curve)
    switch condition {
    case .into(let state): try container.encode(state, forKey: .into)
    case .outOf(let state): try container.encode(state, forKey: .outOf)
    case nil: break
    }
  }
}

extension MotionPresence: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case alpha
    case scale
    case offset
    case curve
  }

  /// Decodes the object that ``encode(to:)`` writes; missing keys change nothing.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if the opacity isn't from 0 to 1, or the scale isn't
  ///   finite, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "presence")
    func number(_ key: CodingKeys, _ isAccepted: (Double) -> Bool, _ accepted: String) throws
      -> Double
    {
      let number = try container.decodeIfPresent(Double.self, forKey: key) ?? 1
      guard isAccepted(number) else {
        throw DecodingError.invalidValue(
          InvalidValueError(
            number.isFinite ? .outOfRange : .notFinite, subject: "presence", given: "\(number)",
            accepted: accepted), at: decoder.codingPath + [key])
      }
      return number
    }
    self.init(
      alpha: try number(.alpha, { $0 >= 0 && $0 <= 1 }, "a number from 0 to 1"),
      scale: try number(.scale, \.isFinite, "a finite number"),
      offset: try container.decodeIfPresent(Offset.self, forKey: .offset) ?? Offset(x: 0, y: 0),
      curve: try container.decodeIfPresent(MotionCurve.self, forKey: .curve))
  }

  /// Encodes an object with the parts that change something: `alpha`, `scale` and `offset`; and the
  /// `curve`, if there is one.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if alpha != 1 { try container.encode(alpha, forKey: .alpha) }
    if scale != 1 { try container.encode(scale, forKey: .scale) }
    if offset != Offset(x: 0, y: 0) { try container.encode(offset, forKey: .offset) }
    try container.encodeIfPresent(curve, forKey: .curve)
  }
}
