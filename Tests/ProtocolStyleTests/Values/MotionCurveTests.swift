import ProtocolStyle
import Testing

@Suite struct MotionCurveTests {
  private static let curves: [MotionCurve] = [
    .linear(duration: 0.2), .easeIn(duration: 0.3), .easeOut(), .easeInOut(duration: 1),
    .timingCurve(0.3, -1, 0.2, 2, duration: 0.4), .timingCurve(0, 1, 1, 0, duration: 0.5),
    .spring(), .snappy(duration: 0.3), .bouncy(), .spring(duration: 0.4, bounce: 0.9),
    .spring(duration: 0.4, bounce: 1), .spring(duration: 0.4, bounce: -0.4),
    .spring(duration: 0.4, bounce: -1), .easeInOut().delay(0.3), .bouncy().delay(0.1),
  ]

  // MARK: Values

  private static let descriptions: [(MotionCurve, String)] = [
    (.immediate, "immediate"), (.linear(), "linear 0.35s"), (.easeIn(duration: 1), "ease-in 1s"),
    (.easeOut(duration: 0.2), "ease-out 0.2s"), (.easeInOut(duration: 0.2), "ease-in-out 0.2s"),
    (.timingCurve(0.1, 0, 1, 1.5, duration: 2), "cubic-bezier(0.1, 0, 1, 1.5) 2s"),
    (.spring(), "spring 0.5s"), (.smooth(duration: 0.3), "spring 0.3s"),
    (.snappy(), "spring 0.5s bounce 0.15"), (.bouncy(extraBounce: 0.2), "spring 0.5s bounce 0.5"),
    (.spring(duration: 0.4, bounce: -0.2).delay(0.1), "spring 0.4s bounce -0.2 delay 0.1s"),
    (.immediate.delay(1), "immediate delay 1s"),
    (.easeIn().lasting(.milliseconds(150)).delay(0.5), "ease-in 0.15s delay 0.5s"),
    (.immediate.lasting(.seconds(1)), "immediate"),
  ]

  @Test(arguments: descriptions)
  func `a curve is described in words of CSS and SwiftUI`(curve: MotionCurve, text: String) {
    #expect("\(curve)" == text)
  }

  private static let fallbacks: [(MotionCurve, MotionCurve)] = [
    (.linear(duration: -1), .linear(duration: 0)), (.linear(duration: .nan), .linear(duration: 0)),
    (.linear(duration: .infinity), .linear(duration: 86_400)),
    (.spring(duration: -0.0, bounce: 3), .spring(duration: 0, bounce: 1)),
    (.spring(bounce: -.infinity), .spring(bounce: -1)), (.spring(bounce: .nan), .spring()),
    (.timingCurve(-1, .nan, 2, 1e9), .timingCurve(0, 0, 1, 100)),
    (.timingCurve(.nan, -.infinity, .infinity, 0), .timingCurve(0, -100, 1, 0)),
    (.linear().delay(-1), .linear()), (.linear().delay(.nan), .linear()),
    (.linear().delay(1e9), .linear().delay(86_400)),
    (.linear().lasting(.seconds(-1)), .linear(duration: 0)),
    (.linear().lasting(.seconds(1_000_000)), .linear(duration: 86_400)),
  ]

  @Test(arguments: fallbacks)
  func `a number that can't be used is replaced`(given: MotionCurve, used: MotionCurve) {
    #expect(given == used)
    #expect(given.progress(at: given.delay + 1e7) == 1)
  }

  private static let refusals: [(String, String)] = [
    (
      #"{"form":"spring","duration":-1}"#,
      ": motion duration: -1.0 was given; a finite number from 0 to 86400 is accepted."
    ),
    (
      #"{"form":"spring","duration":1,"bounce":1.5}"#,
      ": bounce: 1.5 was given; a finite number from -1 to 1 is accepted."
    ),
    (
      #"{"form":"timingCurve","duration":1,"controlPoints":[2,0,1,1]}"#,
      ": control point: 2.0 was given; a finite number from 0 to 1 is accepted."
    ),
    (
      #"{"form":"timingCurve","duration":1,"controlPoints":[0,1]}"#,
      ": control points: 2 numbers was given; an array of four numbers is accepted."
    ),
    (
      #"{"form":"immediate","delay":-2}"#,
      ": motion delay: -2.0 was given; a finite number from 0 to 86400 is accepted."
    ),
    (
      #"{"form":"immediate","bounce":0}"#,
      "bounce: motion curve: bounce of the form immediate was given; delay is accepted."
    ),
  ]

  @Test(arguments: refusals)
  func `other data is refused`(json: String, message: String) {
    #expect(refusal(of: json, as: MotionCurve.self) == message)
  }

  @Test func `numbers in code are refused by the validating initializers`() {
    #expect(throws: InvalidValueError.self) {
      try MotionCurve(validatingSpring: .nan, bounce: 0)
    }
    #expect(throws: InvalidValueError.self) {
      try MotionCurve(validatingSpring: 1, bounce: -1.01)
    }
    #expect(throws: InvalidValueError.self) {
      try MotionCurve(validatingTimingCurve: 0, 0, 1, 101, duration: 1)
    }
    #expect(throws: InvalidValueError.self) { try MotionCurve.linear().delay(validating: -1) }
    #expect(
      (try? MotionCurve(validatingSpring: 0.4, bounce: -1)) == .spring(duration: 0.4, bounce: -1))
    #expect(
      (try? MotionCurve(validatingTimingCurve: 0.42, 0, 1, 1, duration: 1))
        == .easeIn(duration: 1))
  }

  // MARK: Samples

  /// Values of Blink's and WebKit's tests for timing functions.
  private static let known: [(MotionCurve, Double, Double)] = [
    (.linear(duration: 2), 0.5, 0.25), (.easeIn(duration: 1), 0.5, 0.315_357),
    (.easeOut(duration: 1), 0.5, 0.684_643), (.easeInOut(duration: 1), 0.25, 0.129_162),
    (.easeInOut(duration: 1), 0.5, 0.5), (.easeInOut(duration: 1), 0.75, 0.870_838),
    (.linear(duration: 1).delay(0.5), 0.5, 0), (.linear(duration: 1).delay(0.5), 0.75, 0.25),
    (.immediate, 0, 1), (.immediate.delay(1), 0.9, 0), (.immediate.delay(1), 1, 1),
    (.spring(duration: 0), 0, 1), (.linear(duration: 0), 0, 1),
  ]

  @Test(arguments: known)
  func `a curve has the progress of CSS`(curve: MotionCurve, time: Double, progress: Double) {
    #expect((curve.progress(at: time) - progress).magnitude < 1e-5)
  }

  @Test(arguments: curves)
  func `a change begins with the old value and ends with the new one`(curve: MotionCurve) {
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: .nan) == 0)
    #expect(curve.progress(at: curve.delay).magnitude < 1e-12)
    let settled = curve.delay + curve.settlingDuration
    for step in 0..<200 {
      let time = settled + Double(step) / 100 * curve.settlingDuration
      #expect((curve.progress(at: time) - 1).magnitude < 0.001_001)
    }
    #expect(curve.progress(at: settled * 1e6) == 1)
  }

  @Test(arguments: curves)
  func `the velocity is the slope of the progress`(curve: MotionCurve) {
    for step in 1..<100 {
      let time = curve.delay + curve.settlingDuration * Double(step) / 100
      let instant = curve.settlingDuration * 1e-6
      let slope =
        (curve.progress(at: time + instant) - curve.progress(at: time - instant)) / (2 * instant)
      let velocity = curve.velocity(at: time)
      #expect((velocity - slope).magnitude < 1e-4 * max(1, slope.magnitude), "at \(time)")
    }
    #expect(curve.velocity(at: curve.delay - 0.01) == 0)
  }

  /// Curves with the shortest, longest and least ordinary durations and delays, and the above.
  private static let extremeCurves =
    curves
    + [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 86_400].flatMap { duration in
      [.linear(duration: duration), .timingCurve(0, 100, 0, -100, duration: duration)]
        + [-1.0, -1e-9, 0, 1e-9, 0.5, 1].map { MotionCurve.spring(duration: duration, bounce: $0) }
    }.flatMap { [$0, $0.delay(86_400)] }

  private static let extremes =
    [
      0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1, 86_400, 1e9, 1e100, 1e308,
      Double.greatestFiniteMagnitude, .infinity,
    ]
    .flatMap { [$0, -$0] } + [.nan]

  @Test(arguments: extremeCurves)
  func `progress and velocity are finite at any time and initial velocity`(curve: MotionCurve) {
    for initialVelocity in Self.extremes {
      for time in Self.extremes {
        let progress = curve.progress(at: time, initialVelocity: initialVelocity)
        let velocity = curve.velocity(at: time, initialVelocity: initialVelocity)
        #expect(
          progress.isFinite && velocity.isFinite, "\(progress), \(velocity) at \(time)")
        guard time >= 1e100 else { continue }
        #expect(progress == 1 && velocity == 0, "at \(time)")
      }
      #expect(curve.settlingDuration(initialVelocity: initialVelocity).isFinite)
    }
    #expect(curve.naturalVelocity.isFinite)
  }

  private static let springs: [(Double, Double)] = [-1, -0.7, -0.2, 0, 0.2, 0.5, 0.9, 1]
    .flatMap { bounce in [-20.0, 0, 3, 40].map { (bounce, $0) } }

  /// The equation of the spring, x″ = stiffness · (1 - x) - damping · x′, is integrated step by step.
  @Test(arguments: springs)
  func `a spring moves by its differential equation`(bounce: Double, initialVelocity: Double) {
    let curve = MotionCurve.spring(duration: 0.4, bounce: bounce)
    let natural = 2 * Double.pi / 0.4
    let ratio = min(max(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), 0.05), 20)
    let (stiffness, damping) = (natural * natural, 2 * ratio * natural)
    func acceleration(_ x: Double, _ v: Double) -> Double { stiffness * (1 - x) - damping * v }
    var (x, v) = (0.0, initialVelocity)
    let step = 2e-5
    for index in 1...50_000 {
      // Runge and Kutta's method of fourth order.
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + step / 2 * v1, acceleration(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, acceleration(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, acceleration(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard index % 2500 == 0 else { continue }
      let time = Double(index) * step
      let progress = curve.progress(at: time, initialVelocity: initialVelocity)
      let velocity = curve.velocity(at: time, initialVelocity: initialVelocity)
      #expect((progress - x).magnitude < 1e-6, "at \(time)")
      #expect((velocity - v).magnitude < 1e-4, "at \(time)")
    }
  }

  @Test(arguments: springs)
  func `a spring with a velocity settles, and not much earlier than necessary`(
    bounce: Double, initialVelocity: Double
  ) {
    let curve = MotionCurve.spring(duration: 0.4, bounce: bounce)
    let settling = curve.settlingDuration(initialVelocity: initialVelocity)
    func distance(_ time: Double) -> Double {
      (1 - curve.progress(at: time, initialVelocity: initialVelocity)).magnitude
    }
    let after = (0..<300).map { distance(settling + Double($0) * 0.01) }
    #expect(after.allSatisfy { $0 < 0.001_001 })
    // Within the last period before, it's still moving.
    let before = (1...100).map { distance(max(settling - Double($0) * 0.004, 0)) }
    #expect(before.contains { $0 > 0.000_9 })
  }
}
