import Testing

@testable import ProtocolStyle

@Suite struct GradientTests {
  @Test func `colors are at equal distances, downwards`() {
    let gradient = Gradient([.red, .green, .blue])
    #expect(gradient.stops.map(\.color) == [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.angle == 180)
    #expect(Gradient([.red]).stops == [Gradient.Stop(.red, at: 0)])
    #expect(Gradient([]).stops == [])
  }

  @Test func `stops are sorted by location, and the sort is stable`() {
    let gradient = Gradient(
      stops: [
        .init(.blue, at: 1), .init(.red, at: 0.5), .init(.green, at: 0.5), .init(.white, at: 0),
      ], angle: 45)
    #expect(gradient.stops.map(\.color) == [.white, .red, .green, .blue])
    #expect(gradient.angle == 45)
  }

  static let locations: [(Double, Double)] = [
    (0.25, 0.25), (-0.5, 0), (1.5, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0), (-.nan, 0),
    (.greatestFiniteMagnitude, 1), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
  ]

  @Test(arguments: locations)
  func `a location is clamped`(given: Double, kept: Double) {
    #expect(Gradient.Stop(.red, at: given).location == kept)
  }

  @Test func `minus zero is zero`() {
    #expect(Gradient.Stop(.red, at: -0.0).location.sign == .plus)
    #expect(Gradient([], angle: -0.0).angle.sign == .plus)
  }

  static let angles: [(Double, Double)] = [
    (90, 90), (-45, -45), (720, 720), (.nan, 180), (.infinity, 180), (-.infinity, 180),
  ]

  @Test(arguments: angles)
  func `an angle that is not finite is downwards`(given: Double, kept: Double) {
    #expect(Gradient([.red], angle: given).angle == kept)
    #expect(Gradient(stops: [], angle: given).angle == kept)
  }

  @Test func `equality compares stops and angle`() {
    #expect(Gradient([.red, .blue]) == Gradient(stops: [.init(.blue, at: 1), .init(.red, at: 0)]))
    #expect(Gradient([.red, .blue]) != Gradient([.blue, .red]))
    #expect(Gradient([.red, .blue]) != Gradient([.red, .blue], angle: 0))
    #expect(Gradient.Stop(.red, at: 0) != Gradient.Stop(.red, at: 1))
  }

  @Test func `the description is CSS's`() {
    #expect(
      Gradient([.white, .red, .black], angle: 90).description
        == "linear-gradient(90deg, #ffffff 0%, #ff0000 50%, #000000 100%)")
    #expect(Gradient([]).description == "linear-gradient(180deg)")
  }

  @Test(arguments: [
    (
      Gradient([.white, .black], shape: .linear(), colorSpace: .oklab),
      "linear-gradient(180deg in oklab, #ffffff 0%, #000000 100%)"
    ),
    (
      Gradient([.white, .black], shape: .radial(x: 0, radius: 1)),
      "radial-gradient(100% 100% at 0% 50%, #ffffff 0%, #000000 100%)"
    ),
    (
      Gradient([.white], shape: .angular(y: 0.25, angle: 90), colorSpace: .oklch),
      "conic-gradient(from 90deg at 50% 25% in oklch, #ffffff 0%)"
    ),
  ])
  func `a shape and a color space are described as in CSS`(gradient: Gradient, css: String) {
    #expect(gradient.description == css)
  }

  @Test func `numbers of shapes that can't be drawn are replaced`() {
    #expect(Gradient.Shape.radial(x: .nan, y: .infinity, radius: 0) == .radial())
    #expect(Gradient.Shape.radial(radius: -1) == .radial())
    #expect(Gradient.Shape.angular(x: .nan, y: -.infinity, angle: .nan) == .angular())
    #expect(Gradient.Shape.linear(angle: .nan) == .linear())
  }

  @Test func `stops in sRGB are those of the gradient, with seven between two of another space`() {
    let plain = Gradient([.red, .blue])
    #expect(plain.stopsInSRGB == plain.stops)
    for space in [Gradient.ColorSpace.oklab, .oklch] {
      let stops = Gradient([.red, .blue, .green], shape: .linear(), colorSpace: space).stopsInSRGB
      #expect(stops.map(\.location) == (0...16).map { Double($0) / 16 })
      #expect([stops[0], stops[8], stops[16]].map(\.color) == [.red, .blue, .green])
      #expect(stops.allSatisfy { $0.color.isInSRGB })
    }
    let hard = Gradient(
      stops: [.init(.red, at: 0.5), .init(.blue, at: 0.5)], shape: .linear(), colorSpace: .oklab)
    #expect(hard.stopsInSRGB == hard.stops)
    #expect(Gradient([], shape: .linear(), colorSpace: .oklab).stopsInSRGB == [])
  }

  @Test func `in OKLab, stops in between are on a straight line`() {
    let stops = Gradient([.red, .blue], shape: .linear(), colorSpace: .oklab).stopsInSRGB
    for stop in stops {
      let exact = Color.red.interpolated(to: .blue, at: stop.location)
      #expect(Color.OKLab(stop.color).difference(from: Color.OKLab(exact)) < 1e-9)
    }
  }

  /// The color at hues of one lightness and chroma, all of which are in sRGB.
  private static func color(hue: Double) -> Color {
    Color(oklchLightness: 0.7, chroma: 0.1, hue: hue)
  }

  @Test(arguments: [(20.0, 100.0), (100, 20), (350, 30), (30, 350), (200, 340)])
  func `in OKLCH, hues take the shorter way around the wheel`(start: Double, end: Double) {
    let way = (end - start + 540).truncatingRemainder(dividingBy: 360) - 180
    let gradient = Gradient(
      [Self.color(hue: start), Self.color(hue: end)], shape: .angular(), colorSpace: .oklch)
    for stop in gradient.stopsInSRGB {
      let exact = Self.color(hue: start + way * stop.location)
      #expect(Color.OKLab(stop.color).difference(from: Color.OKLab(exact)) < 1e-6)
    }
  }

  @Test func `in OKLCH, a gray has no hue, and a transparent color takes that of the other`() {
    func middle(_ start: Color, _ end: Color) -> Color {
      Gradient([start, end], shape: .linear(), colorSpace: .oklch).stopsInSRGB[4].color
    }
    let blue = Self.color(hue: 265)
    let toGray = Color.OKLab(middle(blue, Color(white: 0.5)))
    #expect(abs(toGray.a / toGray.b - Color.OKLab(blue).a / Color.OKLab(blue).b) < 1e-6)
    #expect(middle(blue, .clear) == blue.withAlpha(0.5))
    #expect(middle(.clear, blue) == blue.withAlpha(0.5))
    // Opposite hues have two ways of the same length.
    let opposite = Color.OKLab(middle(Self.color(hue: 0), Self.color(hue: 180)))
    #expect(abs(opposite.chroma - 0.1) < 1e-6)
    let adaptive = middle(.adaptive(light: .white, dark: .black), .black)
    #expect(adaptive.isAdaptive)
  }

  @Test func `its adaptive colors are resolved when it is written`() {
    var model = ViewModel(kind: .view)
    model.backgroundGradient = Gradient(
      [.red, .adaptive(light: .white, dark: .black)], angle: 30)
    #expect(model.backgroundGradient == Gradient([.red, .white], angle: 30))
  }

  @Test func `a gradient is encoded as an object, with the angle unless it is downwards`() throws {
    try expectRoundTrip(
      Gradient([.red, .blue]),
      as: ##"""
        {"stops":[{"color":"#ff0000","location":0},{"color":"#0000ff","location":1}]}
        """##)
    try expectRoundTrip(Gradient([], angle: -0.5), as: #"{"angle":-0.5,"stops":[]}"#)
    try expectRoundTrip(
      Gradient(stops: [.init(.adaptive(light: .white, dark: .black), at: 0.25)]),
      as: ##"{"stops":[{"color":{"dark":"#000000","light":"#ffffff"},"location":0.25}]}"##)
  }

  static let refused: [(String, String)] = [
    (
      #"[{"stops":[],"angle":"NaN"}]"#,
      "0.angle: gradient angle: nan was given; a finite number of degrees is accepted."
    ),
    (
      #"[{"stops":[],"angle":"-Infinity"}]"#,
      "0.angle: gradient angle: -inf was given; a finite number of degrees is accepted."
    ),
    (
      ##"[{"stops":[{"color":"#000","location":0},{"color":"#000","location":1.5}]}]"##,
      """
      0.stops.1.location: gradient location: 1.5 was given; a number from 0 to 1 is accepted.
      """
    ),
    (
      ##"[{"stops":[{"color":"#000","location":"NaN"}]}]"##,
      """
      0.stops.0.location: gradient location: nan was given; a number from 0 to 1 is accepted.
      """
    ),
    (
      ##"[{"stops":[{"color":"red","location":0}]}]"##,
      """
      0.stops.0.color: hex color: "red" was given; \
      a string of 3, 4, 6 or 8 hexadecimal digits after an optional # is accepted.
      """
    ),
  ]

  @Test(arguments: refused)
  func `invalid values are refused with their path`(json: String, message: String) {
    #expect(refusal(of: json, as: [Gradient].self) == message)
  }

  @Test(arguments: [
    (
      #"{"stops":[],"form":"radial","radius":0}"#,
      "radius: gradient radius: 0.0 was given; a number above 0 is accepted."
    ),
    (
      #"{"stops":[],"form":"angular","x":"NaN"}"#,
      "x: gradient x: nan was given; a fraction of the width is accepted."
    ),
  ])
  func `a shape that can't be drawn is refused`(json: String, message: String) {
    #expect(refusal(of: json, as: Gradient.self) == message)
  }

  @Test(arguments: ["{}", #"{"stops":[{}]}"#, #"{"stops":3}"#, "[]"])
  func `data with another structure is refused`(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json, as: Gradient.self) }
  }
}

@Suite struct GradientInterpolationTests {
  let start = Gradient(stops: [.init(.red, at: 0), .init(.white, at: 0.5)], angle: 90)
  let end = Gradient(stops: [.init(.blue, at: 0.5), .init(.black, at: 1)], angle: 180)

  @Test func `stops and angle go one by one`() {
    #expect(
      start.interpolated(to: end, at: 0.5)
        == Gradient(
          stops: [
            .init(Color.red.interpolated(to: .blue, at: 0.5), at: 0.25),
            .init(Color.white.interpolated(to: .black, at: 0.5), at: 0.75),
          ], angle: 135))
  }

  @Test func `the ends are exact`() {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: .nan) == start)
  }

  @Test func `beyond the ends locations are clamped, and the angle isn't`() {
    let beyond = start.interpolated(to: end, at: 1.5)
    #expect(beyond.stops.map(\.location) == [0.75, 1])
    #expect(beyond.angle == 225)
  }

  @Test func `numbers of a shape go one by one, and forms and color spaces change at 0.5`() {
    let (small, large) = (
      Gradient([.red], shape: .radial(x: 0, radius: 0.5)),
      Gradient([.red], shape: .radial(x: 1, radius: 1))
    )
    #expect(
      small.interpolated(to: large, at: 0.5)
        == Gradient([.red], shape: .radial(x: 0.5, radius: 0.75)))
    for other in [
      Gradient([.red], shape: .angular()),
      Gradient([.red], shape: .radial(), colorSpace: .oklab),
    ] {
      #expect(small.interpolated(to: other, at: 0.49) == small)
      #expect(small.interpolated(to: other, at: 0.5) == other)
    }
  }

  @Test func `gradients of different numbers of stops change at 0.5`() {
    let three = Gradient([.red, .green, .blue])
    #expect(start.interpolated(to: three, at: 0.49) == start)
    #expect(start.interpolated(to: three, at: 0.5) == three)
  }
}
