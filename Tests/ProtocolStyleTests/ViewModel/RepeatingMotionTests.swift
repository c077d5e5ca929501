import Foundation
import ProtocolStyle
import Testing

@testable import TestSupport

@Suite struct RepeatingMotionTests {
  private static let fade = RepeatingMotionValue(.linear(duration: 2)).animating(.alpha, 1, 0)

  private static func model(_ alpha: Double? = 0.7) -> ViewModel {
    var model = ViewModel(kind: .view)
    model.alpha = alpha
    model.width = 40
    return model
  }

  // MARK: Times

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let motion: RepeatingMotionValue
    var index = 0

    /// The opacity at times; that of the node itself is 0.7.
    let alphas: [(time: Double, alpha: Double)]

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "forward", motion: fade,
      alphas: [(-1, 0.7), (0, 1), (0.5, 0.75), (1, 0.5), (2, 1), (3, 0.5), (2001, 0.5)]),
    Case(
      name: "in reverse",
      motion: RepeatingMotionValue(.linear(duration: 2), direction: .reverse)
        .animating(.alpha, 1, 0), alphas: [(0, 0), (0.5, 0.25), (2.5, 0.25)]),
    Case(
      name: "alternating",
      motion: RepeatingMotionValue(.linear(duration: 2), direction: .alternating)
        .animating(.alpha, 1, 0), alphas: [(0, 1), (0.5, 0.75), (2, 0), (2.5, 0.25), (4.5, 0.75)]),
    Case(
      name: "alternating in reverse",
      motion: RepeatingMotionValue(.linear(duration: 2), direction: .alternatingReverse)
        .animating(.alpha, 1, 0), alphas: [(0.5, 0.25), (2.5, 0.75)]),
    Case(
      name: "twice",
      motion: RepeatingMotionValue(.linear(duration: 2), count: 2).animating(.alpha, 1, 0),
      alphas: [(3, 0.5), (3.5, 0.25), (4, 0.7), (9, 0.7)]),
    Case(
      name: "after a delay",
      motion: RepeatingMotionValue(.linear(duration: 2).delay(1)).animating(.alpha, 1, 0),
      alphas: [(0, 0.7), (0.9, 0.7), (1, 1), (2, 0.5), (3, 1)]),
    Case(
      name: "later than three siblings",
      motion: RepeatingMotionValue(.linear(duration: 2).delay(1), stagger: 0.5)
        .animating(.alpha, 1, 0), index: 3,
      alphas: [(2.4, 0.7), (2.5, 1), (3.5, 0.5)]),
    Case(
      name: "at positions",
      motion: RepeatingMotionValue(.linear(duration: 2))
        .animating(.alpha, 1, 0, 0.5, at: [0.25, 0.5, 0.75]),
      alphas: [(0, 1), (0.25, 1), (0.75, 0.5), (1, 0), (1.25, 0.25), (1.75, 0.5)]),
    Case(
      name: "a jump",
      motion: RepeatingMotionValue(.linear(duration: 2))
        .animating(.alpha, 1, 0, 0.5, 0.5, at: [0, 0.5, 0.5, 1]),
      alphas: [(0.5, 0.5), (0.75, 0.25), (1, 0.5), (1.5, 0.5)]),
    Case(
      name: "one value",
      motion: RepeatingMotionValue(.linear(duration: 2)).animating(.alpha, 0.2),
      alphas: [(0, 0.2), (1.5, 0.2)]),
    Case(
      name: "another number of positions",
      motion: RepeatingMotionValue(.linear(duration: 2)).animating(.alpha, 1, 0, at: [0.5]),
      alphas: [(0.5, 0.75), (1, 0.5)]),
  ]

  @Test(arguments: cases)
  func `a motion has its values at each time`(case: Case) throws {
    for (time, alpha) in `case`.alphas {
      let shown = `case`.motion.viewModel(over: Self.model(), at: time, index: `case`.index)
      #expect(abs(try #require(shown.alpha) - alpha) < 1e-9, "at \(time)")
      #expect(shown.width == 40)
    }
  }

  @Test(
    arguments: [
      .immediate, .linear(duration: 0), .easeIn(duration: 1), .spring(duration: 1, bounce: 0.4),
    ] as [MotionCurve])
  func `the curve leads from each value to the next`(curve: MotionCurve) {
    let motion = RepeatingMotionValue(curve).animating(.alpha, 0, 0.5, 1)
    #expect(motion.isStopped == (curve.settlingDuration == 0))
    for step in 0..<20 where !motion.isStopped {
      let progress = Double(step) / 20
      let half = (progress * 2).truncatingRemainder(dividingBy: 1)
      let expected =
        (progress < 0.5 ? 0 : 0.5) + 0.5 * curve.progress(at: half * curve.settlingDuration)
      let alpha = motion.viewModel(over: Self.model(), at: progress * motion.duration).alpha ?? -1
      #expect(abs(alpha - expected) < 1e-6, "\(step)")
    }
  }

  // MARK: Randomly

  /// A plain reference: the two neighbors of a time, by search.
  private static func reference(
    _ values: [Double], _ positions: [Double], _ curve: MotionCurve, at progress: Double
  ) -> Double {
    var (before, after): (Int?, Int?) = (nil, nil)
    for (index, position) in positions.enumerated() {
      if position <= progress { before = index } else { after = after ?? index }
    }
    guard let before else { return values[0] }
    guard let after else { return values[values.count - 1] }
    let part = (progress - positions[before]) / (positions[after] - positions[before])
    let eased = curve.progress(at: part * curve.settlingDuration)
    return values[before].interpolated(to: values[after], at: eased)
  }

  @Test(arguments: TestScale.seeds(200))
  func `random motions are those of a plain reference`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let curves: [MotionCurve] = [
      .linear(duration: 1.5), .easeInOut(duration: 0.7), .spring(duration: 0.5, bounce: 0.3),
      .timingCurve(0.2, -0.5, 0.6, 1.4, duration: 3),
    ]
    let curve = try #require(curves.randomElement(using: &generator))
    let direction = try #require(
      RepeatingMotionValue.Direction.allCases.randomElement(using: &generator))
    let count = Bool.random(using: &generator) ? nil : Int.random(in: 0...4, using: &generator)
    let delay = Bool.random(using: &generator) ? 0 : 0.4
    let values = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      Double.random(in: 0...100, using: &generator)
    }
    let positions = values.map { _ in Double.random(in: 0...1, using: &generator) }.sorted()
    let motion = RepeatingMotionValue(curve.delay(delay), direction: direction, count: count)
    let moving = [
      motion.animating(.width, values[0], at: positions),
      motion.animating(.width, values[0], values.last ?? 0, at: [positions[0], 1]),
    ]
    let lists = [
      ([values[0]], [positions[0]]), ([values[0], values.last ?? 0], [positions[0], 1]),
    ]
    for (motion, (values, positions)) in zip(moving, lists) {
      // One value has its place whatever it is.
      let positions = values.count == 1 ? [0] : positions
      for _ in 0..<20 {
        let time = Double.random(in: -1...12, using: &generator)
        let cycles = (time - delay) / curve.settlingDuration
        let isMoving = cycles >= 0 && (count.map { cycles < Double($0) } ?? true)
        let shown = motion.viewModel(over: Self.model(), at: time).width ?? -1
        guard isMoving else {
          #expect(shown == 40)
          continue
        }
        let cycle = Int(cycles.rounded(.down))
        let isReversed =
          switch direction {
          case .forward: false
          case .reverse: true
          case .alternating: cycle % 2 == 1
          case .alternatingReverse: cycle % 2 == 0
          }
        let part = cycles - Double(cycle)
        let expected = Self.reference(values, positions, curve, at: isReversed ? 1 - part : part)
        #expect(abs(shown - expected) < 1e-6, "\(motion) at \(time)")
      }
    }
  }

  // MARK: Values

  @Test func `values replace earlier ones of an attribute, and content isn't animated`() {
    let motion = Self.fade.animating(.width, 1, 2).animating(.alpha, 0.1, 0.2)
    #expect(motion.attributes == [Attribute.width.id, Attribute.alpha.id])
    #expect(
      motion
        == RepeatingMotionValue(.linear(duration: 2)).animating(.width, 1, 2)
        .animating(.alpha, 0.1, 0.2))
    #expect(motion != Self.fade)
    #expect(Self.fade.hashValue == Self.fade.hashValue)
    #expect(RepeatingMotionValue(.linear(duration: 1)).isStopped)
    #expect(RepeatingMotionValue(.linear(duration: 1), count: 0).animating(.alpha, 1, 0).isStopped)
    #expect(RepeatingMotionValue(.linear(), count: -3, stagger: .nan).count == 0)
  }

  @Test func `presets pulse, shimmer and spin`() throws {
    let model = Self.model()
    #expect(RepeatingMotionValue.pulse(to: 0.25).viewModel(over: model, at: 0.8).alpha == 0.25)
    let spin = RepeatingMotionValue.spin(duration: 2).viewModel(over: model, at: 0.5)
    #expect(spin.transform == TransformValue(rotation: 90))
    let shimmer = RepeatingMotionValue.shimmer(to: 0.4, duration: 1.6)
    for (time, stops) in [
      (0.0, [0.0, 0, 0, 0, 1]), (0.3, [0, 0, 0, 0.3, 1]), (0.8, [0, 0.2, 0.5, 0.8, 1]),
      (1.3, [0, 0.7, 1, 1, 1]),
    ] {
      let mask = try #require(shimmer.viewModel(over: model, at: time).maskGradient)
      for (stop, location) in zip(mask.stops, stops) {
        #expect(abs(stop.location - location) < 1e-9, "at \(time)")
      }
      #expect(mask.stops.map(\.color.alpha) == [0.4, 0.4, 1, 0.4, 0.4])
    }
  }

  private struct Dot: ViewNode, RepeatingMotion {
    var repeatingMotion: RepeatingMotionValue {
      RepeatingMotionValue(.linear(duration: 1))
        .animating(.backgroundColor, .adaptive(light: .red, dark: .blue), .white)
    }
  }

  @Test func `values are resolved, and nothing moves if the environment reduces motion`() throws {
    let tree = StyleTree()
    let dot = tree.attach(Dot())
    func color() -> Color? {
      let model = tree.viewModel(of: dot)
      return model.repeatingMotion?.viewModel(over: model, at: 0).backgroundColor
    }
    #expect(color() == .red)
    tree.environment.colorScheme = .dark
    #expect(color() == .blue)
    tree.environment.reduceMotion = true
    #expect(tree.viewModel(of: dot).repeatingMotion == .stopped)
    #expect(color() == nil)
    let situations = tree.situations(of: dot, [.repeatingMotion])[0]
    #expect(situations.cells.count == 3)
  }

  private struct Pulse: ViewNode, RepeatingMotion {}

  @Test func `the default is a pulse`() {
    #expect(StyleApplier().viewModel(for: Pulse()).repeatingMotion == .pulse())
  }

  @Test(arguments: [
    (RepeatingMotionValue.stopped, "stopped"),
    (.pulse(), "ease-in-out 0.8s alternating forever; alpha 1.0 → 0.4"),
    (
      RepeatingMotionValue(.linear(duration: 1).delay(0.5), count: 3, stagger: 0.1)
        .animating(.width, 1, 2, at: [0, 0.5]),
      "linear 1s delay 0.5s 3 times stagger 0.1s; width 1.0 at 0 → 2.0 at 0.5"
    ),
    (
      RepeatingMotionValue(.linear(duration: 1), count: 1).animating(.alpha, 0, 1),
      "linear 1s once; alpha 0.0 → 1.0"
    ),
  ])
  func `a motion is described by its curve and values`(motion: RepeatingMotionValue, text: String) {
    #expect("\(motion)" == text)
  }

  // MARK: Decoding

  @Test(arguments: [
    (#"{"curve":{"form":"timingCurve","duration":1}}"#, "tracks"),
    (
      ##"{"curve":{"form":"spring","duration":1},"tracks":[{"attribute":"glow","values":[1]}]}"##,
      "glow"
    ),
    (
      ##"{"curve":{"form":"spring","duration":1},"tracks":[{"attribute":"text","values":["a"]}]}"##,
      "text"
    ),
    (
      ##"{"curve":{"form":"spring","duration":1},"tracks":[{"attribute":"alpha","values":[]}]}"##,
      "0 values"
    ),
    (
      ##"{"curve":{"form":"spring","duration":1},"tracks":[{"attribute":"alpha","values":[1,0],"positions":[1,0]}]}"##,
      "2 values with 2 positions"
    ),
    (
      ##"{"curve":{"form":"spring","duration":1},"count":-1,"tracks":[]}"##, "-1"
    ),
    (##"{"curve":{"form":"spring","duration":1},"loops":1,"tracks":[]}"##, "loops"),
  ])
  func `other data is refused by name`(json: String, given: String) {
    #expect(throws: DecodingError.self) { try decoded(json, as: RepeatingMotionValue.self) }
    if given != "tracks" {
      #expect(refusal(of: json, as: RepeatingMotionValue.self)?.contains(given) == true)
    }
  }

  @Test func `a view model that was rendered keeps its motion when it's decoded`() throws {
    var model = ViewModel(kind: .view)
    model.repeatingMotion = .shimmer()
    let data = try JSONEncoder().encode(model)
    #expect(try JSONDecoder().decode(ViewModel.self, from: data) == model)
  }
}
