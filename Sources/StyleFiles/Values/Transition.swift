/// The timing of a change from one state to another.
public struct Transition: Hashable, Sendable {
  /// The duration of the change.
  public var duration: Duration

  /// The delay before it starts.
  public var delay: Duration

  /// The curve of its progress.
  public var timing: CubicBezier

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: The duration of the change.
  ///   - delay: The delay before it starts; none by default.
  ///   - timing: The curve of its progress; linear by default.
  public init(duration: Duration, delay: Duration = .zero, timing: CubicBezier = .linear) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}
