import ProtocolStyle
import StyleHTML
import Testing

@testable import TestSupport

/// The key frames of a page, compared at random times with the view models that the library computes.
@Suite(.needsChromium) struct RepeatingMotionPageTests {
  private struct Box: ViewNode {}

  /// Reads an element's opacity, width, distance and angle.
  private static let read = """
    element => {
      const style = getComputedStyle(element)
      const matrix = new DOMMatrix(style.transform)
      const angle = Math.atan2(matrix.b, matrix.a) * 180 / Math.PI
      return [Number(style.opacity), parseFloat(style.width), matrix.e, angle]
    }
    """

  private static func motion(_ generator: inout SeededGenerator) -> RepeatingMotionValue {
    let curves: [MotionCurve] = [
      .linear(duration: 1.5), .easeInOut(duration: 0.7), .spring(duration: 0.5, bounce: 0.3),
      .timingCurve(0.2, -0.5, 0.6, 1.4, duration: 3),
    ]
    let direction = RepeatingMotionValue.Direction.allCases.randomElement(using: &generator)
    var motion = RepeatingMotionValue(
      (curves.randomElement(using: &generator) ?? .linear()).delay(
        Bool.random(using: &generator) ? 0 : 0.25),
      direction: direction ?? .forward,
      count: Bool.random(using: &generator) ? nil : Int.random(in: 1...3, using: &generator))
    if Bool.random(using: &generator) { motion = motion.animating(.alpha, 0.25, 0.75, 0.5) }
    if Bool.random(using: &generator) {
      motion = motion.animating(.width, 40, 80, 60, at: [0, 0.25, 1])
    }
    if Bool.random(using: &generator) || motion.isStopped {
      motion = motion.animating(
        .transform, .identity, TransformValue(rotation: 120, offset: Offset(x: 30, y: 0)))
    }
    return motion
  }

  @Test(arguments: TestScale.seeds(4))
  func `a browser shows the values of random motions at random times`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let tree = StyleTree()
    var cases: [(identifier: String, model: ViewModel, time: Double)] = []
    for _ in 0..<30 {
      let box = tree.attach(Box())
      let motion = Self.motion(&generator)
      tree.override(box) {
        $0.repeatingMotion = motion
        ($0.alpha, $0.width, $0.height) = (0.9, 100, 10)
      }
      let time = (Double.random(in: 0...6, using: &generator) * 1000).rounded() / 1000
      cases.append((HTMLPage.identifier(of: box), tree.viewModel(of: box), time))
    }
    let page = String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self)
    let times = cases.map { "['\($0.identifier)', \($0.time * 1000)]" }.joined(separator: ",")
    let shown: [[Double]] = try await #require(Chromium.installed).result(
      of: page,
      running: """
        return [\(times)].map(([id, time]) => {
          const element = document.getElementById(id)
          for (const animation of element.getAnimations()) {
            animation.pause()
            animation.currentTime = time
          }
          return (\(Self.read))(element)
        })
        """, in: Chromium.Settings(prefersReducedMotion: false))
    for (values, (_, model, time)) in zip(shown, cases) {
      let motion = try #require(model.repeatingMotion)
      let expected = motion.viewModel(over: model, at: time)
      let transform = expected.transform ?? .identity
      let wanted = [
        expected.alpha ?? -1, expected.width ?? -1, transform.offset.x, transform.rotation,
      ]
      for (value, wanted) in zip(values, wanted) {
        // A spring is a polyline on pages.
        #expect(abs(value - wanted) < 0.5, "\(motion) at \(time): \(values) for \(wanted)")
      }
      #expect(abs(values[0] - wanted[0]) < 0.01)
    }
  }

  @Test func `reduced motion stops it, and siblings begin one after the other`() async throws {
    let tree = StyleTree()
    for _ in 0..<3 {
      let box = tree.attach(Box())
      tree.override(box) {
        $0.repeatingMotion = RepeatingMotionValue(.linear(duration: 1).delay(0.5), stagger: 0.25)
          .animating(.alpha, 0, 1)
      }
    }
    let page = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
    let script = """
      return [...document.querySelectorAll('main>div')].map(
        element => element.getAnimations()[0]?.effect.getTiming().delay ?? -1)
      """
    let chromium = try #require(Chromium.installed)
    let delays: [Double] = try await chromium.result(
      of: page, running: script, in: Chromium.Settings(prefersReducedMotion: false))
    #expect(delays == [500, 750, 1000])
    let reduced: [Double] = try await chromium.result(
      of: page, running: script, in: Chromium.Settings(prefersReducedMotion: true))
    #expect(reduced == [-1, -1, -1])
  }
}
