import ProtocolStyle
import StyleHTML
import Testing

/// Transitions in a browser, compared with samples of the curves.
@Suite(.needsChromium) struct MotionTests {
  private static let curves: [MotionCurve] = [
    .linear(duration: 0.5), .easeIn(duration: 0.2), .easeOut(duration: 0.4),
    .easeInOut(duration: 1),
    .timingCurve(0.3, -0.5, 0.2, 1.5, duration: 0.8), .easeInOut(duration: 0.3).delay(0.2),
    .smooth(), .snappy(), .bouncy(duration: 0.4), .spring(duration: 0.4, bounce: 0.7),
    .spring(duration: 0.5, bounce: -0.5), .bouncy().delay(0.1),
  ]

  private struct Bar: ViewNode, Width, Alpha, Motion {
    var width: Double
    var alpha: Double
    var motion: MotionValues
  }

  /// The values of a width and an opacity at a time.
  private struct Sample: Codable {
    let width: Double
    let alpha: Double
  }

  /// Returns ten values of each bar while its transition is paused.
  private static func samples(
    of motions: [MotionValues], prefersReducedMotion: Bool = false
  ) async throws -> [[Sample]] {
    let tree = StyleTree()
    let bars = motions.map {
      tree.attach(Bar(width: 200, alpha: 0.2, motion: $0))
    }
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    let html = String(decoding: page.bytes(), as: UTF8.self)
    for bar in bars {
      tree[bar].width = 400
      tree[bar].alpha = 0.8
    }
    let patch = page.patch(for: tree.refresh())
    let times = motions.map { motion in
      let curve = motion.curve(for: .width)
      return (1...10).map { (curve.delay + curve.settlingDuration) * Double($0) / 11 * 1000 }
    }
    return try await #require(Chromium.installed).result(
      of: html,
      running: """
        \(PatchedPageTests.apply)
        const patch = \(Chromium.literal(patch)), times = \(Chromium.literal(times))
        const bars = [...document.body.querySelectorAll('[class^=s]')]
        for (const bar of bars) getComputedStyle(bar).width
        apply(document, patch)
        return bars.map((bar, index) => {
          const animations = bar.getAnimations()
          for (const animation of animations) animation.pause()
          return times[index].map(time => {
            for (const animation of animations) animation.currentTime = time
            const style = getComputedStyle(bar)
            return { width: parseFloat(style.width), alpha: parseFloat(style.opacity) }
          })
        })
        """, in: Chromium.Settings(prefersReducedMotion: prefersReducedMotion))
  }

  @Test func `ten moments of each transition have the progress of the curve`() async throws {
    let other = MotionCurve.linear(duration: 3)
    let motions = Self.curves.map { MotionValues($0).with(other, for: .alpha) }
    let samples = try await Self.samples(of: motions)
    try #require(samples.count == Self.curves.count)
    for (curve, samples) in zip(Self.curves, samples) {
      let duration = curve.delay + curve.settlingDuration
      for (index, sample) in samples.enumerated() {
        let time = duration * Double(index + 1) / 11
        let width = 200 + 200 * curve.progress(at: time)
        // The polyline of a spring has a tolerance, and its vertices are rounded.
        #expect((sample.width - width).magnitude < 0.5, "\(curve) at \(time)")
        let alpha = 0.2 + 0.6 * other.progress(at: time)
        #expect((sample.alpha - alpha).magnitude < 0.002, "\(curve) at \(time)")
      }
    }
  }

  /// The opacities and offsets of an element that a patch inserts, at ten moments.
  private static func appearances(
    by motion: MotionValues, prefersReducedMotion: Bool = false
  ) async throws -> [Sample] {
    let tree = StyleTree()
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    let html = String(decoding: page.bytes(), as: UTF8.self)
    tree.animated { _ = tree.attach(Bar(width: 100, alpha: 0.8, motion: motion)) }
    let patch = page.patch(for: tree.refresh())
    let curve = motion.presence?.curve ?? .immediate
    let times = (1...10).map { (curve.delay + curve.settlingDuration) * Double($0) / 11 * 1000 }
    return try await #require(Chromium.installed).result(
      of: html,
      running: """
        \(PatchedPageTests.apply)
        apply(document, \(Chromium.literal(patch)))
        const bar = document.querySelector('[data-enters]')
        const animations = bar.getAnimations()
        for (const animation of animations) animation.pause()
        return \(Chromium.literal(times)).map(time => {
          for (const animation of animations) animation.currentTime = time
          const style = getComputedStyle(bar)
          const offset = style.transform == 'none' ? 0 : new DOMMatrix(style.transform).m42
          return { width: offset, alpha: parseFloat(style.opacity) }
        })
        """, in: Chromium.Settings(prefersReducedMotion: prefersReducedMotion))
  }

  @Test(arguments: [MotionCurve.easeInOut(duration: 0.4).delay(0.1), .bouncy()])
  func `ten moments of an appearance have the progress of the curve of its presence`(
    curve: MotionCurve
  ) async throws {
    let motion = MotionValues(.linear(duration: 9))
      .with(presence: .fade.offset(x: 0, y: 50).curve(curve))
    let samples = try await Self.appearances(by: motion)
    try #require(samples.count == 10)
    let duration = curve.delay + curve.settlingDuration
    for (index, sample) in samples.enumerated() {
      let progress = curve.progress(at: duration * Double(index + 1) / 11)
      #expect((sample.width - 50 * (1 - progress)).magnitude < 0.2)
      #expect((sample.alpha - min(max(0.8 * progress, 0), 1)).magnitude < 0.003)
    }
  }

  @Test func `ten moments of a disappearance have the progress of the curve`() async throws {
    let curve = MotionCurve.easeInOut(duration: 0.4).delay(0.1)
    let tree = StyleTree()
    let motion = MotionValues(.linear(duration: 9))
      .with(presence: .fade.offset(x: 0, y: 50).curve(curve))
    let bar = tree.attach(Bar(width: 100, alpha: 0.8, motion: motion))
    tree.attach(Bar(width: 50, alpha: 1, motion: motion), to: bar)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    let html = String(decoding: page.bytes(), as: UTF8.self)
    tree.animated { _ = tree.detach(bar) }
    let patch = page.patch(for: tree.refresh())
    let times = (1...10).map { (curve.delay + curve.settlingDuration) * Double($0) / 11 * 1000 }
    let samples: [Sample] = try await #require(Chromium.installed).result(
      of: html,
      running: """
        \(PatchedPageTests.apply)
        apply(document, \(Chromium.literal(patch)))
        const bar = document.querySelector('[data-leaves]')
        const animations = bar.getAnimations()
        for (const animation of animations) animation.pause()
        const samples = \(Chromium.literal(times)).map(time => {
          for (const animation of animations) animation.currentTime = time
          const style = getComputedStyle(bar)
          return { width: new DOMMatrix(style.transform).m42, alpha: parseFloat(style.opacity) }
        })
        samples.push({
          width: document.querySelectorAll('[data-leaves] [id], [data-leaves][id]').length,
          alpha: document.querySelectorAll('[data-leaves]').length })
        return samples
        """, in: Chromium.Settings(prefersReducedMotion: false))
    try #require(samples.count == 11)
    let duration = curve.delay + curve.settlingDuration
    for (index, sample) in samples.prefix(10).enumerated() {
      let progress = curve.progress(at: duration * Double(index + 1) / 11)
      #expect((sample.width - 50 * progress).magnitude < 0.2)
      #expect((sample.alpha - 0.8 * (1 - progress)).magnitude < 0.003)
    }
    #expect(samples[10].width == 0 && samples[10].alpha == 1)
    let rest: Int = try await #require(Chromium.installed).result(
      of: """
        \(html)<script>\(PatchedPageTests.apply);apply(document, \(Chromium.literal(patch)))</script>
        """,
      running: "return document.querySelectorAll('main > *').length",
      after: """
        (document.getAnimations().forEach(animation => animation.finish()),
          !document.querySelector('[data-leaves]'))
        """, in: Chromium.Settings(prefersReducedMotion: false))
    #expect(rest == 0)
  }

  @Test func `a user who prefers reduced motion sees an element at once`() async throws {
    let motion = MotionValues(.linear(duration: 1)).with(
      presence: .fade.curve(.linear(duration: 1)))
    let samples = try await Self.appearances(by: motion, prefersReducedMotion: true)
    #expect(samples.allSatisfy { $0.alpha == 0.8 && $0.width == 0 })
  }

  @Test func `a user who prefers reduced motion sees the new value`() async throws {
    let samples = try await Self.samples(of: [MotionValues(.bouncy())], prefersReducedMotion: true)
    #expect(samples.joined().count == 10)
    #expect(samples.joined().allSatisfy { $0.width == 400 && $0.alpha == 0.8 })
  }

  @Test func `a motion is immediate in an environment with reduced motion`() async throws {
    let samples = try await Self.samples(of: [.immediate])
    #expect(samples.joined().allSatisfy { $0.width == 400 && $0.alpha == 0.8 })
  }
}
