internal import ProtocolStyle

/// The movement of one attribute of a view to its new value, by the curve of the node's motion.
///
/// An attribute whose new value changes while it's moving gets a new track, which starts from the
/// shown value. A spring also keeps the velocity: its equation is linear in the initial velocity, so
/// the former movement is added to that of a spring at rest, and fades with it. The velocity is the
/// difference of two view models around the interruption, because values can be interpolated but
/// have no derivative. Attributes whose new value stays the same keep their tracks.
struct MotionTrack {
  let attribute: AttributeID
  private let curve: MotionCurve

  /// The view model with the value at the beginning.
  private let start: ViewModel
  private let impulse: Impulse?

  /// The time that had elapsed when the animation began.
  private var begin = 0.0

  /// The time in which the attribute comes to rest, including the delay.
  private let duration: Double

  /// The shown view models shortly before and after an interruption, and the time between them.
  fileprivate struct Impulse {
    let before: ViewModel
    let after: ViewModel
    let interval: Double
  }

  fileprivate init(
    _ attribute: AttributeID, _ curve: MotionCurve, from start: ViewModel, _ impulse: Impulse?
  ) {
    self.attribute = attribute
    self.curve = curve
    self.start = start
    self.impulse = curve.form == .spring ? impulse : nil
    // With an impulse, it's the time in which a movement as fast as the spring's own fades.
    let velocity = self.impulse == nil ? 0 : curve.naturalVelocity
    duration =
      curve.delay
      + max(
        curve.settlingDuration(initialVelocity: velocity),
        curve.settlingDuration(initialVelocity: -velocity))
  }

  /// Returns the track in another animation, in which it goes on.
  fileprivate func continued(at time: Double) -> MotionTrack {
    var track = self
    track.begin += time
    return track
  }

  /// Returns whether the attribute is at rest.
  ///
  /// - Parameter time: The elapsed time of the animation in seconds.
  /// - Returns: Whether it is.
  func isOver(at time: Double) -> Bool { begin + time >= duration }

  /// Replaces the value of the attribute in the new view model by the one to show.
  fileprivate func move(_ model: inout ViewModel, at time: Double) {
    let time = begin + time
    if time >= duration { return }
    let progress = curve.progress(at: time)
    let impulse = impulse.map { impulse in
      // The displacement for an initial velocity of 1.
      let response = curve.progress(at: time, initialVelocity: 1) - progress
      return ViewModel.Impulse(
        before: impulse.before, after: impulse.after, factor: response / impulse.interval)
    }
    model.move(attribute, from: start, at: progress, adding: impulse)
  }
}

extension RunningAnimation {
  /// Half of the interval in which the velocity of an interrupted movement is measured, in seconds.
  private static let instant = 0.000_5

  /// Creates the animation of a change by a motion; nil if no attribute moves.
  ///
  /// - Parameters:
  ///   - motion: The motion, whose conditions are resolved.
  ///   - shown: The view model that the view shows.
  ///   - earlier: The animation that is interrupted; nil if there is none.
  ///   - end: The new view model.
  ///   - state: The control state to show.
  init?(
    _ motion: MotionValues, from shown: ViewModel, interrupting earlier: RunningAnimation?,
    to end: ViewModel, in state: ControlState
  ) {
    let time = earlier?.elapsed.inSeconds ?? 0
    let former = earlier?.tracks ?? []
    let moved = earlier.map { Set(end.difference(from: $0.end).map(\.attribute)) } ?? []
    var tracks = former.filter { !$0.isOver(at: time) && !moved.contains($0.attribute) }
      .map { $0.continued(at: time) }
    let kept = Set(tracks.map(\.attribute))
    let moving = Set(former.map(\.attribute))
    let impulse = earlier.flatMap { Self.impulse(of: $0, at: time) }
    for change in end.difference(from: shown) {
      let attribute = change.attribute
      guard !attribute.isContent, !kept.contains(attribute) else { continue }
      let curve = motion.curve(named: attribute.name)
      if curve == .immediate { continue }
      tracks.append(
        MotionTrack(
          attribute, curve, from: shown, moving.contains(attribute) ? impulse : nil))
    }
    if tracks.isEmpty { return nil }
    self.init(end: end, state: state, movement: .tracks(tracks))
  }

  private var tracks: [MotionTrack] {
    if case .tracks(let tracks) = movement { tracks } else { [] }
  }

  /// The movement of an animation at a time.
  private static func impulse(of animation: RunningAnimation, at time: Double)
    -> MotionTrack.Impulse?
  {
    let tracks = animation.tracks
    if tracks.isEmpty { return nil }
    let (before, after) = (max(time - instant, 0), time + instant)
    return MotionTrack.Impulse(
      before: model(tracks, to: animation.end, at: before),
      after: model(tracks, to: animation.end, at: after), interval: after - before)
  }

  /// The view model to show at a time.
  static func model(
    _ tracks: [MotionTrack], to end: ViewModel, at time: Double
  ) -> ViewModel {
    var model = end
    for track in tracks { track.move(&model, at: time) }
    return model
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
