import ProtocolStyle
import Testing

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
