import ProtocolStyle
import Testing

@Suite struct ColorInterpolationTests {
  /// Points computed independently of the library, with the matrices of Björn Ottosson's article.
  ///
  /// Browsers have the same results for `color-mix(in oklab, …)`: red and blue are mixed to
  /// `rgb(140 83 162)`.
  static let points:
    [(start: Color, end: Color, fraction: Double, bytes: [Double], alpha: Double)] =
      [
        (.red, .blue, 0.5, [140.362, 83.033, 162.308], 1),
        (.red, .blue, 0.25, [197.884, 73.02, 108.952], 1),
        (.black, .white, 0.5, [99.086, 99.086, 99.086], 1),
        (.yellow, .blue, 0.5, [107.751, 171.453, 199.038], 1),
        (.red, .green, 0.5, [208.156, 168.393, 0.451], 1),
        (.cyan, .red, 0.5, [210.423, 169.012, 147.49], 1),
        (.red, .blue.withAlpha(0.5), 0.5, [178.802, 79.067, 128.004], 0.75),
      ]

  @Test(arguments: points)
  func `a color is interpolated in OKLab, premultiplied`(
    point: (start: Color, end: Color, fraction: Double, bytes: [Double], alpha: Double)
  ) {
    let color = point.start.interpolated(to: point.end, at: point.fraction)
    for (component, byte) in zip([color.red, color.green, color.blue], point.bytes) {
      #expect(abs(component * 255 - byte) < 0.001)
    }
    #expect(color.alpha == point.alpha)
  }

  @Test func `results outside the gamut are clipped if both ends are inside`() {
    // Unclipped, red would be -0.317.
    let clipped = Color.green.interpolated(to: .blue, at: 0.5)
    #expect(clipped.red == 0)
    #expect(abs(clipped.green * 255 - 169.704) < 0.001)
    // Unclipped, blue would be 1.036.
    #expect(Color.white.interpolated(to: .blue, at: 0.5).blue == 1)
    let wide = Color(red: -0.25, green: 1, blue: 0)
    #expect(wide.interpolated(to: .blue, at: 0.5).red < 0)
  }

  static let ends: [(Color, Color)] = [
    (
      Color(red: 0.1, green: 0.7, blue: 1.3, alpha: 0.3),
      Color(red: 0.9, green: -0.2, blue: 0.6, alpha: 0.7)
    ),
    (.red.withAlpha(3), .blue.withAlpha(-1)),
    (.clear, .white.withAlpha(0)),
    (.adaptive(light: .red, dark: .green), .blue),
  ]

  @Test(arguments: ends)
  func `the ends are exact, and a fraction that is not finite is the start`(
    start: Color, end: Color
  ) {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: .nan) == start)
    #expect(start.interpolated(to: end, at: .infinity) == start)
    #expect(start.interpolated(to: start, at: 0.3) == start)
  }

  @Test func `a transparent color takes the hue of the other, exactly`() {
    let orange = Color(red: 1, green: 0.6, blue: 0.1)
    #expect(orange.interpolated(to: .clear, at: 0.25) == orange.withAlpha(0.75))
    #expect(Color.clear.interpolated(to: orange, at: 0.25) == orange.withAlpha(0.25))
    #expect(orange.interpolated(to: orange.withAlpha(0.5), at: 0.5) == orange.withAlpha(0.75))
    #expect(
      Color.red.withAlpha(0).interpolated(to: .blue.withAlpha(0), at: 0.5) == .clear)
  }

  @Test func `alpha overshoots no further than 0 and 1`() {
    #expect(Color.red.withAlpha(0.5).interpolated(to: .red, at: 1.5) == .red)
    #expect(Color.red.interpolated(to: .clear, at: 1.5) == .clear)
    #expect(Color.clear.interpolated(to: .red, at: -0.5) == .clear)
    #expect(Color.clear.interpolated(to: .red, at: 1.5) == .red)
    #expect(Color.red.withAlpha(0.5).interpolated(to: .blue, at: 1.5).alpha == 1)
  }

  @Test func `a color overshoots in its direction`() {
    let start = Color(white: 0.4)
    let end = Color(white: 0.6)
    #expect(start.interpolated(to: end, at: 1.25).green > 0.6)
    #expect(start.interpolated(to: end, at: -0.25).green < 0.4)
    #expect(Color.black.interpolated(to: .white, at: 1.25) == .white)
  }

  @Test func `alpha that would overshoot does not carry the lightness along`() {
    // The lightness is (1.2 × 0.683 − 0.2 × 0.5 × 0.510) / 1.1 = 0.699; over 1 it would be 0.769.
    let color = Color(white: 0.4, alpha: 0.5).interpolated(to: Color(white: 0.6), at: 1.2)
    #expect(abs(color.green - 0.619) < 0.001)
    #expect(color.alpha == 1)
  }

  @Test func `each variant is interpolated separately`() {
    let start = Color.adaptive(light: .red, dark: .black)
    let halfway = start.interpolated(to: .blue, at: 0.5)
    #expect(
      halfway
        == .adaptive(
          light: Color.red.interpolated(to: .blue, at: 0.5),
          dark: Color.black.interpolated(to: .blue, at: 0.5)))
  }

  @Test func `grays rise evenly, without any hue`() {
    let way = (0...100).map { Color.black.interpolated(to: .white, at: Double($0) / 100) }
    #expect(zip(way, way.dropFirst()).allSatisfy { $0.green < $1.green })
    #expect(way.allSatisfy { abs($0.red - $0.green) < 1e-14 && abs($0.blue - $0.green) < 1e-14 })
  }

  static let seeds: [UInt64] = Array(1...100)

  @Test(arguments: seeds)
  func `colors in the gamut stay in it, also beyond the ends`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func color() -> Color {
      func component() -> Double { .random(in: 0...1, using: &generator) }
      return Color(
        red: component(), green: component(), blue: component(), alpha: component())
    }
    let (start, end) = (color(), color())
    for step in -5...15 {
      let color = start.interpolated(to: end, at: Double(step) / 10)
      for component in [color.red, color.green, color.blue, color.alpha] {
        #expect((0...1).contains(component))
      }
    }
  }

  @Test func `components beyond all measure leave a color that is finite`() {
    let huge = Color(red: 1e300, green: -1e300, blue: 0)
    let color = huge.interpolated(to: .red, at: 0.5)
    #expect(color.red.isFinite && color.green.isFinite && color.blue.isFinite)
  }
}
