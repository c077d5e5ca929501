/// The timing of a change from one state to another.
public struct Transition: Hashable, Sendable {
  /// The time that the change takes.
  public var duration: Duration

  /// The time before it starts.
  public var delay: Duration

  /// The curve of its progress.
  public var timing: CubicBezier

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - duration: The time that the change takes.
  ///   - delay: The time before it starts; none by default.
  ///   - timing: The curve of its progress; constant speed by default.
  public init(duration: Duration, delay: Duration = .zero, timing: CubicBezier = .linear) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}
