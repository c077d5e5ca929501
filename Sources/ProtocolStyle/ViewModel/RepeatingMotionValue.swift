/// A motion that repeats: values of attributes over time, like `@keyframes` and `animation` in CSS.
///
/// ```swift
/// protocol LiveDot: RepeatingMotion {}
/// extension LiveDot {
///   var repeatingMotion: RepeatingMotionValue {
///     RepeatingMotionValue(.easeInOut(duration: 0.8), direction: .alternating)
///       .animating(.alpha, 1, 0.4)
///       .animating(.transform, .identity, TransformValue(scale: 1.2))
///   }
/// }
/// ```
///
/// The curve has the duration of a cycle and the delay before the first one, and it's the curve from each
/// value to the next. Before the first cycle and after the last one, a node has its own values. When the
/// motion is written into a view model, it becomes ``stopped`` if the environment reduces motion.
///
/// An optional motion is nil by `nil`; one that doesn't move is called ``stopped``.
public struct RepeatingMotionValue: Sendable {
  /// The directions of cycles, as in CSS `animation-direction`.
  public enum Direction: String, CaseIterable, Hashable, Sendable, Codable {
    /// From the first value to the last; `normal` in CSS.
    case forward

    /// From the last value to the first; `reverse` in CSS.
    case reverse

    /// Forward, then in reverse, and so on; `alternate` in CSS.
    case alternating

    /// In reverse, then forward, and so on; `alternate-reverse` in CSS.
    case alternatingReverse

    /// Whether a cycle goes from the last value to the first.
    package func isReversed(_ cycle: Int) -> Bool {
      switch self {
      case .forward: false
      case .reverse: true
      case .alternating: !cycle.isMultiple(of: 2)
      case .alternatingReverse: cycle.isMultiple(of: 2)
      }
    }

    /// The number of cycles after which their directions repeat: 1 or 2.
    public var period: Int { self == .forward || self == .reverse ? 1 : 2 }
  }

  /// A time of the motion: a cycle, counted from 0, and the fraction of it that has passed.
  package struct Moment: Equatable {
    package var cycle: Int
    package var progress: Double

    package init(cycle: Int, progress: Double) {
      (self.cycle, self.progress) = (cycle, progress)
    }
  }

  /// The curve from each value to the next, with the duration of a cycle and the delay before the first.
  public let curve: MotionCurve

  /// The directions of the cycles.
  public let direction: Direction

  /// The number of cycles; nil for a motion that goes on forever.
  public let count: Int?

  /// The time that each sibling begins later than the one before it, in seconds.
  public let stagger: Double

  /// The values of each attribute.
  package private(set) var tracks: [any RepeatingMotionTrack] = []

  /// No motion: the node's own values.
  public static let stopped = RepeatingMotionValue(.immediate)

  /// Creates a motion without values, to which ``animating(_:_:at:)`` adds those of attributes.
  ///
  /// - Parameters:
  ///   - curve: The curve from each value to the next, with the duration of a cycle and the delay before
  ///     the first one, such as `.easeInOut(duration: 1).delay(0.2)`. With ``MotionCurve/immediate``,
  ///     nothing moves.
  ///   - direction: The directions of the cycles; forward by default.
  ///   - count: The number of cycles; nil, the default, for a motion that goes on forever. Less than 0
  ///     counts as 0.
  ///   - stagger: The time that each sibling begins later than the one before it, in seconds; 0 by
  ///     default. It's clamped to 0 and a day, and 0 for NaN.
  public init(
    _ curve: MotionCurve, direction: Direction = .forward, count: Int? = nil, stagger: Double = 0
  ) {
    self.curve = curve
    self.direction = direction
    self.count = count.map { max($0, 0) }
    self.stagger = stagger.clamped(to: 0...MotionCurve.longest)
  }

  /// Returns the motion with the values of an attribute.
  ///
  /// - Parameters:
  ///   - attribute: The attribute. Content isn't animated.
  ///   - values: The values, from the beginning of a cycle to its end; they replace earlier ones of the
  ///     attribute.
  ///   - positions: The place of each value in the cycle, from 0 to 1, in ascending order; by default,
  ///     and if their number is another, all distances are equal.
  /// - Returns: The motion with the values.
  public func animating<Value: Interpolatable>(
    _ attribute: Attribute<Value>, _ values: Value..., at positions: [Double] = []
  ) -> RepeatingMotionValue {
    adding(TypedMotionTrack(attribute, values, at: positions))
  }

  private func adding(_ track: any RepeatingMotionTrack) -> RepeatingMotionValue {
    var result = self
    result.tracks.removeAll { $0.attributeID == track.attributeID }
    if !track.isEmpty, !track.attributeID.isContent { result.tracks.append(track) }
    return result
  }

  /// Whether nothing moves.
  public var isStopped: Bool { tracks.isEmpty || count == 0 || duration <= 0 }

  /// The duration of a cycle in seconds.
  public var duration: Double { curve.settlingDuration }

  /// The attributes that have values, in the order in which they were added.
  public var attributes: [AttributeID] { tracks.map(\.attributeID) }
}

// MARK: - Presets

extension RepeatingMotionValue {
  /// Returns a motion from opaque to translucent and back.
  ///
  /// - Parameters:
  ///   - alpha: The least opacity, from 0 to 1; 0.4 by default.
  ///   - duration: The time to the least opacity in seconds, and that back; 0.8 by default.
  /// - Returns: The motion, which goes on forever.
  public static func pulse(to alpha: Double = 0.4, duration: Double = 0.8) -> RepeatingMotionValue {
    RepeatingMotionValue(.easeInOut(duration: duration), direction: .alternating)
      .animating(.alpha, 1, alpha)
  }

  /// Returns a motion in which a bright band passes over a node, as placeholders of content have it.
  ///
  /// - Parameters:
  ///   - alpha: The opacity beside the band, from 0 to 1; 0.4 by default.
  ///   - duration: The time in which the band passes, in seconds; 1.5 by default.
  /// - Returns: The motion of ``MaskGradient``, which goes on forever.
  public static func shimmer(to alpha: Double = 0.4, duration: Double = 1.5)
    -> RepeatingMotionValue
  {
    // The center of a band with a width of 0.6, wherever one of its ends passes an edge.
    let centers = [-0.3, 0, 0.3, 0.7, 1, 1.3]
    let dim = Color.black.withAlpha(alpha)
    let masks = centers.map { center in
      let stops = [(-0.3, dim), (0, Color.black), (0.3, dim)].map { distance, color in
        Gradient.Stop(color, at: min(max(center + distance, 0), 1))
      }
      return Gradient(
        stops: [.init(dim, at: 0)] + stops + [.init(dim, at: 1)], shape: .linear(angle: 90))
    }
    return RepeatingMotionValue(.linear(duration: duration)).adding(
      TypedMotionTrack(.maskGradient, masks, at: centers.map { ($0 + 0.3) / 1.6 }))
  }

  /// Returns a motion in which a node turns clockwise at a constant speed.
  ///
  /// - Parameter duration: The time of a turn in seconds; 1 by default.
  /// - Returns: The motion of ``Transform``, which goes on forever.
  public static func spin(duration: Double = 1) -> RepeatingMotionValue {
    RepeatingMotionValue(.linear(duration: duration))
      .animating(.transform, .identity, TransformValue(rotation: 360))
  }
}

// MARK: - Sampling

extension RepeatingMotionValue {
  /// Returns a view model with the values of the motion at a time.
  ///
  /// - Parameters:
  ///   - model: The view model of the node without the motion.
  ///   - time: The time since the motion began, in seconds, including the delay.
  ///   - index: The number of siblings before the node, which begin earlier by the stagger; 0 by default.
  /// - Returns: The view model; unchanged before the first cycle and after the last one.
  public func viewModel(over model: ViewModel, at time: Double, index: Int = 0) -> ViewModel {
    guard let moment = moment(at: time - delay(at: index)) else { return model }
    return viewModel(over: model, in: moment)
  }

  /// The time before the first cycle of a node with a number of siblings before it, in seconds.
  package func delay(at index: Int) -> Double { curve.delay + stagger * Double(index) }

  /// The moment at a time after the delay; nil before the first cycle and after the last one.
  package func moment(at time: Double) -> Moment? {
    guard !isStopped, time >= 0, time.isFinite else { return nil }
    let cycles = time / duration
    if let count, cycles >= Double(count) { return nil }
    // Beyond this number, a fraction has no digits.
    let cycle = min(cycles.rounded(.down), 1e15)
    return Moment(cycle: Int(cycle), progress: min(max(cycles - cycle, 0), 1))
  }

  package func viewModel(over model: ViewModel, in moment: Moment) -> ViewModel {
    let progress = direction.isReversed(moment.cycle) ? 1 - moment.progress : moment.progress
    return viewModel(over: model, atProgress: progress)
  }

  /// The view model at a fraction of a forward cycle.
  package func viewModel(over model: ViewModel, atProgress progress: Double) -> ViewModel {
    var result = model
    result.makeStyleUnique()
    let curve = curve.delay(0)
    for track in tracks {
      track.move(&result, at: progress) { curve.progress(at: $0 * curve.settlingDuration) }
    }
    return result
  }

  /// Returns the motion with each value resolved, without regard to reduced motion.
  var resolvedValues: RepeatingMotionValue {
    var result = self
    result.tracks = tracks.map { $0.resolved }
    return result
  }
}

extension ViewModel {
  /// Whether there's a repeating motion, which may be stopped.
  package var hasRepeatingMotion: Bool { shows(Attribute.repeatingMotion.id) }
}

extension RepeatingMotionValue: ContextResolvable {
  /// Resolves the values by the current context, and to no motion if the environment reduces motion.
  ///
  /// - Returns: The motion; ``stopped`` if nothing moves or the environment reduces motion.
  public func resolved() -> RepeatingMotionValue {
    if isStopped || StyleEnvironment.current.reduceMotion { return .stopped }
    return resolvedValues
  }
}

// MARK: - Hashable

extension RepeatingMotionValue: Hashable {
  /// Returns whether two motions are equal.
  ///
  /// - Parameters:
  ///   - left: A motion.
  ///   - right: Another motion.
  /// - Returns: Whether they have the same values at the same times.
  public static func == (left: RepeatingMotionValue, right: RepeatingMotionValue) -> Bool {
    left.curve == right.curve && left.direction == right.direction && left.count == right.count
      && left.stagger == right.stagger && left.tracks.count == right.tracks.count
      && zip(left.tracks, right.tracks).allSatisfy { $0.isEqual(to: $1) }
  }

  /// Hashes the motion.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(curve)
    hasher.combine(direction)
    hasher.combine(count)
    hasher.combine(stagger)
    for track in tracks { track.hash(into: &hasher) }
  }
}

// MARK: - Description

extension RepeatingMotionValue: CustomStringConvertible {
  /// The curve, the direction, the number of cycles, the stagger and the values, such as
  /// `ease-in-out 0.8s alternating forever; alpha 1.0 → 0.4`; `stopped` if nothing moves.
  public var description: String {
    if isStopped { return "stopped" }
    var parts = ["\(curve)"]
    if direction != .forward { parts.append(direction.rawValue) }
    parts.append(count.map { $0 == 1 ? "once" : "\($0) times" } ?? "forever")
    if stagger > 0 { parts.append("stagger \(stagger.plainDescription)s") }
    return ([parts.joined(separator: " ")] + tracks.map(\.description)).joined(separator: "; ")
  }
}

// MARK: - Codable

extension RepeatingMotionValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case curve
    case direction
    case count
    case stagger
    case tracks
  }

  /// Decodes the object that ``encode(to:)`` writes; only `curve` and `tracks` are needed.
  ///
  /// The names of attributes are those in `userInfo[.viewModelDecoding]`, or the standard ones.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number or a name is refused, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "repeating motion")
    let count = try container.decodeIfPresent(Int.self, forKey: .count)
    if let count, count < 0 {
      throw DecodingError.invalidValue(
        InvalidValueError(
          .outOfRange, subject: "repeating motion", given: "\(count)",
          accepted: "a number of cycles, 0 or more, or none for a motion without an end,"),
        at: container.codingPath + [CodingKeys.count])
    }
    self.init(
      try container.decode(MotionCurve.self, forKey: .curve),
      direction: try container.decodeIfPresent(Direction.self, forKey: .direction) ?? .forward,
      count: count,
      stagger: try container.decodeIfPresent(pointsFor: .stagger, of: "stagger") ?? 0)
    for decoded in try container.decode([CodedMotionTrack].self, forKey: .tracks) {
      self = adding(decoded.track)
    }
  }

  /// Encodes an object with `curve`, with `direction`, `count` and `stagger` unless they're forward,
  /// endless and 0, and with `tracks`: objects with an attribute's name, its values and, unless their
  /// distances are equal, their positions.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(curve, forKey: .curve)
    if direction != .forward { try container.encode(direction, forKey: .direction) }
    try container.encodeIfPresent(count, forKey: .count)
    if stagger > 0 { try container.encode(stagger, forKey: .stagger) }
    try container.encode(tracks.map(CodedMotionTrack.init), forKey: .tracks)
  }
}
