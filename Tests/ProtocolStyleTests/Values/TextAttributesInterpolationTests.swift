import ProtocolStyle
import Testing

@Suite struct TextAttributesInterpolationTests {
  let start = TextAttributes(
    foregroundColor: .red, font: .system(size: 10), alignment: .left,
    shadowOffset: Offset(x: 0, y: 0))
  let end = TextAttributes(
    foregroundColor: .blue, font: .system(size: 20), alignment: .right, shadowColor: .black,
    shadowOffset: Offset(x: 4, y: -4))

  @Test func `parts are interpolated separately, and discrete ones change at 0.5`() {
    #expect(
      start.interpolated(to: end, at: 0.25)
        == TextAttributes(
          foregroundColor: Color.red.interpolated(to: .blue, at: 0.25), font: .system(size: 12.5),
          alignment: .left, shadowOffset: Offset(x: 1, y: -1)))
    #expect(
      start.interpolated(to: end, at: 0.75)
        == TextAttributes(
          foregroundColor: Color.red.interpolated(to: .blue, at: 0.75), font: .system(size: 17.5),
          alignment: .right, shadowColor: .black, shadowOffset: Offset(x: 3, y: -3)))
  }

  @Test func `the ends are exact`() {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: .nan) == start)
  }
}
