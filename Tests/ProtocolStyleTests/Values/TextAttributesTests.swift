import ProtocolStyle
import Testing

@Suite struct TextAttributesTests {
  let full = TextAttributes(
    foregroundColor: .adaptive(light: .black, dark: .white),
    font: .system(weight: .bold), alignment: .center, shadowColor: .red,
    shadowOffset: Offset(x: 0, y: -1))

  @Test func `nothing is set by default`() {
    let attributes = TextAttributes()
    #expect(attributes.isEmpty)
    #expect(attributes.description == "[:]")
  }

  @Test(arguments: [
    (TextAttributes(foregroundColor: .red), "[foregroundColor: #ff0000]"),
    (TextAttributes(font: .system()), "[font: system 17]"),
    (TextAttributes(alignment: .right), "[alignment: right]"),
    (TextAttributes(shadowColor: .red), "[shadowColor: #ff0000]"),
    (TextAttributes(shadowOffset: .zero), "[shadowOffset: (0, 0)]"),
  ])
  func `one attribute is enough not to be empty`(attributes: TextAttributes, description: String) {
    #expect(!attributes.isEmpty)
    #expect(attributes.description == description)
    #expect(attributes != TextAttributes())
  }

  @Test func `the description lists the set attributes`() {
    #expect(
      full.description == """
        [foregroundColor: adaptive(light: #000000, dark: #ffffff), font: system 17 bold, \
        alignment: center, shadowColor: #ff0000, shadowOffset: (0, -1)]
        """)
  }

  @Test func `only set attributes are encoded`() throws {
    try expectRoundTrip(TextAttributes(), as: "{}")
    try expectRoundTrip(
      full,
      as: ##"""
        {"alignment":"center","font":{"weight":700},\##
        "foregroundColor":{"dark":"#ffffff","light":"#000000"},\##
        "shadowColor":"#ff0000","shadowOffset":{"x":0,"y":-1}}
        """##)
  }
}

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

@Suite struct TextLineStyleTests {
  @Test(arguments: TextLineStyle.Pattern.allCases, [0.25, 0.5, 0.75])
  func `a line between two of one pattern has a color between theirs`(
    pattern: TextLineStyle.Pattern, fraction: Double
  ) {
    let start = TextLineStyle(pattern, color: .red)
    let end = TextLineStyle(pattern, color: .blue)
    let line = start.interpolated(to: end, at: fraction)
    #expect(line.pattern == pattern)
    #expect(line.color == Color.red.interpolated(to: .blue, at: fraction))
    #expect(line != start && line != end)
  }

  @Test(arguments: [(0, false), (0.25, false), (0.5, true), (0.75, true), (1, true)])
  func `a line between two patterns is one of them`(fraction: Double, isEnd: Bool) {
    let start = TextLineStyle(.solid, color: .red)
    let end = TextLineStyle(.dotted, color: .blue)
    #expect(start.interpolated(to: end, at: fraction) == (isEnd ? end : start))
  }
}
