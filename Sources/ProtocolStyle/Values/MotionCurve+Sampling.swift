// Samples of curves: their progress and velocity at a time.
//
// A spring has the mass 1, and a stiffness and damping that follow from the period of the undamped
// spring, which is the duration, and from the damping ratio, which follows from the bounce. The
// displacement from the new value is the solution of its differential equation, which is linear in
// the initial velocity: that is what makes an interrupted change continue smoothly.
//
// All samples are finite: a change that is shorter than a nanosecond is over at once, velocities have
// a limit, and a displacement whose exponential is 0 is 0, although its other factor may be infinite.

internal import CStyleRuntime

extension MotionCurve {
  /// Returns the fraction of a change that is shown at a time.
  ///
  /// - Parameters:
  ///   - time: The time since the change was made, in seconds, including the delay.
  ///   - initialVelocity: The velocity at the end of the delay, in changes per second; 0 by default.
  ///     Only springs keep it. It's clamped to ±1e100, and 0 for NaN.
  /// - Returns: The fraction, which is finite: 0 before the end of the delay, 1 from the end of a
  ///   timing curve on. Springs and some timing curves go beyond 0…1. It's 0 for a time that isn't a
  ///   number.
  public func progress(at time: Double, initialVelocity: Double = 0) -> Double {
    guard let time = activeTime(time) else { return 0 }
    switch form {
    case .immediate: return 1
    case .timingCurve:
      guard time < duration, duration >= Self.shortest else { return 1 }
      if controlPoints == .linear { return time / duration }
      return controlPoints.position(at: controlPoints.parameter(at: time / duration))
    case .spring:
      guard let spring = DampedSpring(self, initialVelocity: initialVelocity) else { return 1 }
      return 1 - spring.displacement(at: time)
    }
  }

  /// Returns the velocity of a change at a time.
  ///
  /// - Parameters:
  ///   - time: The time since the change was made, in seconds, including the delay.
  ///   - initialVelocity: The velocity at the end of the delay, in changes per second; 0 by default.
  ///     Only springs keep it. It's clamped to ±1e100, and 0 for NaN.
  /// - Returns: The velocity in changes per second, which is finite; 0 before the end of the delay,
  ///   and from the end of a timing curve on.
  public func velocity(at time: Double, initialVelocity: Double = 0) -> Double {
    guard let time = activeTime(time) else { return 0 }
    switch form {
    case .immediate: return 0
    case .timingCurve:
      guard time < duration, duration >= Self.shortest else { return 0 }
      return controlPoints.slope(at: controlPoints.parameter(at: time / duration)) / duration
    case .spring:
      guard let spring = DampedSpring(self, initialVelocity: initialVelocity) else { return 0 }
      return -spring.velocity(at: time)
    }
  }

  /// The time after the delay in which the change comes to rest, in seconds.
  ///
  /// It's the duration of a timing curve. A spring is at rest once it stays within a thousandth of
  /// the change.
  public var settlingDuration: Double { settlingDuration(initialVelocity: 0) }

  /// Returns the time after the delay in which a change with an initial velocity comes to rest.
  ///
  /// - Parameter initialVelocity: The velocity at the end of the delay, in changes per second. It's
  ///   clamped to ±1e100, and 0 for NaN.
  /// - Returns: The time in seconds; as ``settlingDuration`` for curves that aren't springs.
  public func settlingDuration(initialVelocity: Double) -> Double {
    guard form == .spring else { return duration }
    let spring = DampedSpring(self, initialVelocity: initialVelocity)
    return spring?.settlingTime(within: 0.001) ?? 0
  }

  /// The velocity that a spring without damping reaches, in changes per second; 0 for other forms.
  package var naturalVelocity: Double {
    form == .spring && duration >= Self.shortest ? 2 * .pi / duration : 0
  }

  /// The shortest duration of a change that isn't immediate, in seconds.
  fileprivate static let shortest = 1e-9

  /// The time after the delay; nil before it ends.
  private func activeTime(_ time: Double) -> Double? {
    time >= delay ? time - delay : nil
  }
}

// MARK: - Timing curves

extension CubicBezier {
  /// The parameter of the curve at a horizontal position from 0 to 1, by bisection.
  fileprivate func parameter(at position: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if Self.coordinate(x1, x2, at: middle) < position { lower = middle } else { upper = middle }
    }
    return (lower + upper) / 2
  }

  /// The vertical position at a parameter.
  fileprivate func position(at parameter: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter)
  }

  /// The vertical change for a horizontal one at a parameter.
  ///
  /// Where the curve is vertical, it's the slope a little further inside.
  fileprivate func slope(at parameter: Double) -> Double {
    let horizontal = Self.derivative(x1, x2, at: parameter)
    if horizontal > 1e-9 { return Self.derivative(y1, y2, at: parameter) / horizontal }
    let (lower, upper) = (max(parameter - 1e-4, 0), min(parameter + 1e-4, 1))
    let width = Self.coordinate(x1, x2, at: upper) - Self.coordinate(x1, x2, at: lower)
    return width > 0 ? (position(at: upper) - position(at: lower)) / width : 0
  }

  /// A coordinate of the curve from 0 to 1 with two control points.
  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}

// MARK: - DampedSpring

/// The displacement of a damped spring from its rest, which is 1 at the beginning.
private struct DampedSpring {
  /// The displacement by the damping, as a combination of two functions.
  private enum Damping {
    /// e^(-decay·t) · (cos(frequency·t) + sine · sin(frequency·t)).
    case underdamped(decay: Double, frequency: Double, sine: Double)

    /// e^(-decay·t) · (1 + slope · t).
    case critical(decay: Double, slope: Double)

    /// slow · e^(-slowDecay·t) + (1 - slow) · e^(-fastDecay·t).
    case overdamped(slow: Double, slowDecay: Double, fastDecay: Double)
  }

  private let damping: Damping
  private let period: Double

  /// Creates the spring of a curve; nil if its duration is too short, so that it's always at rest.
  init?(_ curve: MotionCurve, initialVelocity: Double) {
    guard curve.duration >= MotionCurve.shortest else { return nil }
    let initialVelocity = initialVelocity.clamped(to: -1e100...1e100)
    period = curve.duration
    let bounce = curve.bounce
    let ratio = min(max(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), 0.05), 20)
    let natural = 2 * .pi / curve.duration
    let decay = ratio * natural
    if ratio < 1 - 1e-9 {
      let frequency = natural * (1 - ratio * ratio).squareRoot()
      damping = .underdamped(
        decay: decay, frequency: frequency, sine: (decay - initialVelocity) / frequency)
    } else if ratio <= 1 + 1e-9 {
      damping = .critical(decay: natural, slope: natural - initialVelocity)
    } else {
      let spread = natural * (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (decay - spread, decay + spread)
      damping = .overdamped(
        slow: (fast - initialVelocity) / (fast - slow), slowDecay: slow, fastDecay: fast)
    }
  }

  func displacement(at time: Double) -> Double {
    switch damping {
    case .underdamped(let decay, let frequency, let sine):
      let rest = protocol_style_exp(-decay * time)
      if rest == 0 { return 0 }
      let angle = frequency * time
      return rest * (protocol_style_cos(angle) + sine * protocol_style_sin(angle))
    case .critical(let decay, let slope):
      let rest = protocol_style_exp(-decay * time)
      return rest == 0 ? 0 : rest * (1 + slope * time)
    case .overdamped(let slow, let slowDecay, let fastDecay):
      let fast = (1 - slow) * protocol_style_exp(-fastDecay * time)
      return slow * protocol_style_exp(-slowDecay * time) + fast
    }
  }

  func velocity(at time: Double) -> Double {
    switch damping {
    case .underdamped(let decay, let frequency, let sine):
      let rest = protocol_style_exp(-decay * time)
      if rest == 0 { return 0 }
      let angle = frequency * time
      return rest
        * ((sine * frequency - decay) * protocol_style_cos(angle)
          - (frequency + decay * sine) * protocol_style_sin(angle))
    case .critical(let decay, let slope):
      let rest = protocol_style_exp(-decay * time)
      return rest == 0 ? 0 : rest * (slope - decay * (1 + slope * time))
    case .overdamped(let slow, let slowDecay, let fastDecay):
      return -slow * slowDecay * protocol_style_exp(-slowDecay * time)
        - (1 - slow) * fastDecay * protocol_style_exp(-fastDecay * time)
    }
  }

  /// The time from which on the displacement stays within a limit below 1.
  func settlingTime(within limit: Double) -> Double {
    var (lower, upper) = (0.0, period)
    while envelope(at: upper) > limit { (lower, upper) = (upper, upper * 2) }
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if envelope(at: middle) > limit { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// A bound of the displacement's magnitude, which is at least 1 at the beginning, and which falls
  /// forever once it has begun to fall.
  private func envelope(at time: Double) -> Double {
    switch damping {
    case .underdamped(let decay, _, let sine):
      protocol_style_exp(-decay * time) * (1 + sine * sine).squareRoot()
    case .critical(let decay, let slope):
      protocol_style_exp(-decay * time) * (1 + slope.magnitude * time)
    case .overdamped(let slow, let slowDecay, let fastDecay):
      slow.magnitude * protocol_style_exp(-slowDecay * time)
        + (1 - slow).magnitude * protocol_style_exp(-fastDecay * time)
    }
  }
}
