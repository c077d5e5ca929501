import Foundation
import Testing

@testable import ProtocolStyle
@testable import TestSupport

@Suite struct ColorMixingTests {
  @Test func `withAlpha replaces the opacity only`() {
    #expect(Color.orange.withAlpha(0.3) == Color(red: 1, green: 0.5, blue: 0, alpha: 0.3))
    #expect(Color.orange.withAlpha(0.3).withAlpha(2).alpha == 2)
  }

  @Test func `inverse leaves alpha alone`() {
    #expect(
      Color(red: 1, green: 0.25, blue: 0, alpha: 0.5).inverse
        == Color(red: 0, green: 0.75, blue: 1, alpha: 0.5))
    #expect(Color.orange.inverse.inverse == .orange)
  }

  @Test(arguments: [
    (0.0, Color.black), (0.25, Color(white: 0.25)), (1, .white),
    (-1, .black), (2, .white), (.nan, .black), (.infinity, .black), (-.infinity, .black),
  ])
  func `the fraction is clamped, and replaced by 0 if it is not finite`(
    fraction: Double, expected: Color
  ) {
    #expect(Color.black.mixed(with: .white, by: fraction) == expected)
  }

  @Test func `a transparent color lends none of its hue`() {
    #expect(
      Color.red.mixed(with: .blue.withAlpha(0), by: 0.5)
        == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Color.red.mixed(with: .clear, by: 0.25) == Color.red.withAlpha(0.75))
  }

  @Test func `components are weighted by alpha`() {
    // CSS: color-mix(in srgb, red, rgb(0 0 255 / 0.5)) has alpha 0.75 and (2/3, 0, 1/3).
    let mixed = Color.red.mixed(with: .blue.withAlpha(0.5), by: 0.5)
    #expect(mixed.alpha == 0.75)
    #expect(mixed.red == 0.5 / 0.75)
    #expect(mixed.green == 0)
    #expect(mixed.blue == 0.25 / 0.75)
  }

  @Test func `two wholly transparent colors mix to transparent black`() {
    #expect(Color.red.withAlpha(0).mixed(with: .blue.withAlpha(0), by: 0.5) == .clear)
  }

  @Test func `the ends are exact`() {
    let start = Color(red: 0.1, green: 0.7, blue: 1.3, alpha: 0.3)
    let end = Color(red: 0.9, green: -0.2, blue: 0.6, alpha: 0.7)
    #expect(start.mixed(with: end, by: 0) == start)
    #expect(start.mixed(with: end, by: 1) == end)
  }

  @Test(arguments: [
    (Color.red, Color.blue, Color.red),
    (.clear, .blue, .blue),
    (.black.withAlpha(0.25), .white, Color(white: 0.75)),
    (.white.withAlpha(0.5), .black.withAlpha(0.5), Color(white: 0.5 / 0.75, alpha: 0.75)),
    (.red.withAlpha(0), .blue.withAlpha(0), .clear),
    (.red.withAlpha(3), .blue, .red),
  ])
  func `compositing is source over`(source: Color, backdrop: Color, expected: Color) {
    #expect(source.composited(over: backdrop) == expected)
  }
}

// MARK: - ColorContrastTests

@Suite struct ColorContrastTests {
  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#767676", "#ffffff", 4.54),
    ("#777777", "#ffffff", 4.48), ("#ff0000", "#ffffff", 4.00), ("#0000ff", "#ffffff", 8.59),
    ("#ffff00", "#ffffff", 1.07), ("#00ff00", "#000000", 15.30), ("#757575", "#000000", 4.56),
  ])
  func `known pairs have their known contrast, either way round`(
    first: String, second: String, ratio: Double
  ) throws {
    let first = try Color(validatingHex: first)
    let second = try Color(validatingHex: second)
    let hundredths = (first.contrastRatio(with: second) * 100).rounded() / 100
    #expect(hundredths == ratio)
    #expect(first.contrastRatio(with: second) == second.contrastRatio(with: first))
  }

  @Test func `luminance of the primaries is their weight`() {
    #expect(Color.black.relativeLuminance == 0)
    #expect(Color.red.relativeLuminance == 0.2126)
    #expect(Color.green.relativeLuminance == 0.7152)
    #expect(Color.blue.relativeLuminance == 0.0722)
    #expect(Color.white.relativeLuminance == 1)
  }

  @Test func `luminance is that of the color in sRGB, and ignores alpha`() {
    let wide = Color(red: 2, green: -1, blue: -1)
    #expect(wide.relativeLuminance == wide.mappedToSRGB.relativeLuminance)
    #expect(Color.white.withAlpha(0).relativeLuminance == 1)
  }

  @Test func `the linear part ends at 0.04045`() {
    let below = Color(red: 0, green: 0, blue: 0.04045).relativeLuminance
    #expect(below == 0.0722 * (0.04045 / 12.92))
    let above = 0.0722 * pow((0.0405 + 0.055) / 1.055, 2.4)
    #expect(abs(Color(red: 0, green: 0, blue: 0.0405).relativeLuminance / above - 1) < 1e-15)
  }

  @Test(arguments: 11...255)
  func `our power agrees with the C library's`(byte: Int) {
    let component = Double(byte) / 255
    let expected = 0.2126 * pow((component + 0.055) / 1.055, 2.4)
    let luminance = Color(red: component, green: 0, blue: 0).relativeLuminance
    #expect(abs(luminance - expected) <= 4 * expected.ulp)
  }
}

// MARK: - ColorInterpolationTests

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

// MARK: - ColorOKLabTests

@Suite struct ColorOKLabTests {
  /// The values in Björn Ottosson's article with its matrices of 2021, which have fewer digits.
  static let published: [(hex: String, lightness: Double, a: Double, b: Double)] = [
    ("#ff0000", 0.6279554, 0.2248631, 0.1258463),
    ("#00ff00", 0.8664396, -0.2338876, 0.1794985),
    ("#0000ff", 0.4520137, -0.0324570, -0.3115281),
    ("#ffff00", 0.9679827, -0.0713691, 0.1985698),
    ("#00ffff", 0.9053992, -0.1494439, -0.0393982),
    ("#ff00ff", 0.7016739, 0.2745663, -0.1691561),
    ("#ffffff", 1, 0, 0),
    ("#000000", 0, 0, 0),
  ]

  @Test(arguments: published)
  func `coordinates are the published ones`(
    row: (hex: String, lightness: Double, a: Double, b: Double)
  ) throws {
    let place = Color.OKLab(try Color(validatingHex: row.hex).components)
    #expect(abs(place.lightness - row.lightness) < 2e-7)
    #expect(abs(place.a - row.a) < 2e-7)
    #expect(abs(place.b - row.b) < 2e-7)
  }

  @Test(arguments: [0, 0.01, 0.2, 0.5, 0.9, 1])
  func `grays have no hue`(white: Double) {
    let place = Color.OKLab(Color(white: white).components)
    #expect(abs(place.a) < 1e-15)
    #expect(abs(place.b) < 1e-15)
    let back = place.components
    #expect(abs(back.red - white) < 1e-14)
    #expect(abs(back.green - white) < 1e-14)
    #expect(abs(back.blue - white) < 1e-14)
  }

  static let seeds: [UInt64] = Array(1...50)

  @Test(arguments: seeds)
  func `every color is converted back, also outside the gamut`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func component() -> Double { .random(in: -0.5...1.5, using: &generator) }
    let color = Color(red: component(), green: component(), blue: component())
    let back = Color.OKLab(color.components).components
    #expect(abs(back.red - color.red) < 1e-12)
    #expect(abs(back.green - color.green) < 1e-12)
    #expect(abs(back.blue - color.blue) < 1e-12)
  }
}

// MARK: - DoubleGammaTests

@Suite struct DoubleGammaTests {
  static let components = [0, 0.01, 0.04, 0.0405, 0.2, 0.5, 0.735, 1, 1.5, 20]

  @Test(arguments: components)
  func `light agrees with the formula of CSS Color 4`(component: Double) {
    let expected =
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    #expect(abs(component.linearLight - expected) <= 4 * expected.ulp)
    #expect((-component).linearLight == -component.linearLight)
  }

  @Test(arguments: [0, 0.001, 0.0032, 0.05, 0.2, 0.5, 0.8, 1, 3, 1000])
  func `components agree with the formula of CSS Color 4`(light: Double) {
    let expected = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    #expect(abs(light.gammaEncoded - expected) <= 16 * expected.ulp)
    #expect((-light).gammaEncoded == -light.gammaEncoded)
  }

  @Test(arguments: 0...255)
  func `each is the inverse of the other`(byte: Int) {
    let component = Double(byte) / 255
    #expect(abs(component.linearLight.gammaEncoded - component) < 1e-15)
  }
}

// MARK: - DoubleRootTests

@Suite struct DoubleRootTests {
  static let numbers = [
    .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-9, 0.001, 0.125, 0.5, 1, 1.5, 8, 27, 1e9,
    .greatestFiniteMagnitude,
  ]

  @Test(arguments: numbers, [3, 5])
  func `a root agrees with the C library's`(number: Double, degree: Int) {
    let expected = degree == 3 ? cbrt(number) : pow(number, 0.2)
    // The exponent 0.2 is rounded as well, which costs up to |log number| / 5 units in the last
    // place.
    let tolerance = degree == 3 ? 2 : 2 + abs(log(number)) / 5
    #expect(abs(number.root(degree) - expected) <= tolerance * expected.ulp)
  }

  @Test(arguments: [(1.0, 3, 1.0), (8, 3, 2), (0.125, 3, 0.5), (1, 5, 1), (32, 5, 2), (0, 3, 0)])
  func `powers of whole numbers have exact roots`(number: Double, degree: Int, root: Double) {
    #expect(number.root(degree) == root)
  }

  @Test func `infinity and NaN are their own roots`() {
    #expect(Double.infinity.root(3) == .infinity)
    #expect(Double.nan.root(3).isNaN)
  }
}
