import ProtocolStyle
import Testing

@Suite struct ColorTests {
  @Test func `an optional color is as large as a color`() {
    #expect(MemoryLayout<Color>.size == 72)
    #expect(MemoryLayout<Color?>.size == 72)
  }

  @Test func `components outside the gamut are kept`() {
    let color = Color(red: 1.2, green: -0.1, blue: 0.5, alpha: 2)
    #expect(color.red == 1.2)
    #expect(color.green == -0.1)
    #expect(color.blue == 0.5)
    #expect(color.alpha == 2)
  }

  @Test(arguments: [Double.nan, .signalingNaN, .infinity, -.infinity])
  func `an infinite or NaN component is replaced by 0 and such an alpha by 1`(number: Double) {
    let color = Color(red: number, green: number, blue: number, alpha: number)
    #expect(color == Color(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(color == color)
    #expect(Color(white: number, alpha: 0.5) == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(Color.red.withAlpha(number) == .red)
  }

  @Test func `minus zero is zero`() {
    #expect(Color(red: -0.0, green: 0, blue: 0).red.sign == .plus)
  }

  @Test func `white creates a gray that is opaque by default`() {
    #expect(Color(white: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
    #expect(Color(white: 1, alpha: 0.5) == Color(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  @Test(arguments: [
    (Color(red: 0.5, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0)),
    (Color(red: 0, green: 0.5, blue: 0), Color(red: 0, green: 0, blue: 0)),
    (Color(red: 0, green: 0, blue: 0.5), Color(red: 0, green: 0, blue: 0)),
    (Color(red: 0, green: 0, blue: 0, alpha: 0.5), Color(red: 0, green: 0, blue: 0)),
    (.adaptive(light: .black, dark: .red), Color(red: 0, green: 0, blue: 0)),
    (.adaptive(light: .black, dark: .red), .adaptive(light: .black, dark: .blue)),
  ])
  func `colors that differ anywhere are not equal`(left: Color, right: Color) {
    #expect(left != right)
    #expect(Set([left, right]).count == 2)
  }

  @Test func `a color is plain memory that copies without counting a reference`() {
    #expect(_isPOD(Color.self))
  }

  @Test func `the validating initializer keeps finite numbers`() throws {
    let color = try Color(validatingRed: 1.5, green: -2, blue: 0.25, alpha: 0.5)
    #expect(color == Color(red: 1.5, green: -2, blue: 0.25, alpha: 0.5))
    #expect(try Color(validatingRed: 1, green: 0, blue: 0) == .red)
  }

  static let refused: [([Double], String)] = [
    ([Double.nan, 0, 0, 1], "red component: nan was given; a finite number is accepted."),
    ([0, .infinity, 0, 1], "green component: inf was given; a finite number is accepted."),
    ([0, 0, -.infinity, 1], "blue component: -inf was given; a finite number is accepted."),
    ([0, 0, 0, .nan], "alpha: nan was given; a finite number is accepted."),
  ]

  @Test(arguments: refused)
  func `the validating initializer refuses infinity and NaN`(
    components: [Double], message: String
  ) {
    let error = #expect(throws: InvalidValueError.self) {
      try Color(
        validatingRed: components[0], green: components[1], blue: components[2],
        alpha: components[3])
    }
    #expect(error?.code == .notFinite)
    #expect(error?.description == message)
  }
}
