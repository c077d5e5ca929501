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

// MARK: - ColorNamedTests

@Suite struct ColorNamedTests {
  static let components: [(Color, [Double])] = [
    (Color.black, [0, 0, 0, 1]),
    (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
    (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
    (.white, [1, 1, 1, 1]),
    (.gray, [0.5, 0.5, 0.5, 1]),
    (.red, [1, 0, 0, 1]),
    (.green, [0, 1, 0, 1]),
    (.blue, [0, 0, 1, 1]),
    (.cyan, [0, 1, 1, 1]),
    (.yellow, [1, 1, 0, 1]),
    (.magenta, [1, 0, 1, 1]),
    (.orange, [1, 0.5, 0, 1]),
    (.purple, [0.5, 0, 0.5, 1]),
    (.brown, [0.6, 0.4, 0.2, 1]),
    (.clear, [0, 0, 0, 0]),
  ]

  @Test(arguments: components)
  func `a named color has UIKit's components`(color: Color, components: [Double]) {
    #expect([color.red, color.green, color.blue, color.alpha] == components)
    #expect(!color.isAdaptive)
  }
}

// MARK: - ColorHexTests

@Suite struct ColorHexTests {
  @Test(arguments: [
    ("#fff", 255, 255, 255, 255),
    ("fff", 255, 255, 255, 255),
    ("#18aF", 0x11, 0x88, 0xAA, 0xFF),
    ("#0120", 0x00, 0x11, 0x22, 0x00),
    ("#0a141e", 10, 20, 30, 255),
    ("0A141E", 10, 20, 30, 255),
    ("#0a141e80", 10, 20, 30, 128),
    ("deadbeef", 0xDE, 0xAD, 0xBE, 0xEF),
  ])
  func `hex digits are bytes, and short digits are doubled`(
    hex: String, red: Int, green: Int, blue: Int, alpha: Int
  ) throws {
    let expected = Color(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
    #expect(Color(hex: hex) == expected)
    #expect(try Color(validatingHex: hex) == expected)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "##123", "123#", " #123", "#123 ",
    "#12g", "+12345", "-1-1-1", "0x1234", "#\u{FF11}\u{FF12}\u{FF13}", "#\u{661}\u{662}\u{663}",
    "#a\u{301}bc", "red",
  ])
  func `anything else is refused`(hex: String) {
    #expect(Color(hex: hex) == nil)
    let error = #expect(throws: InvalidValueError.self) { try Color(validatingHex: hex) }
    #expect(error?.code == (hex.isEmpty ? .empty : .malformed))
    #expect(
      error?.description == """
        hex color: \(String(reflecting: hex)) was given; \
        a string of 3, 4, 6 or 8 hexadecimal digits after an optional # is accepted.
        """)
  }

  @Test(arguments: [
    (Color.yellow, "#ffff00"),
    (.clear, "#00000000"),
    (Color(red: 0, green: 0.01, blue: 1, alpha: 0.5), "#0003ff80"),
    (Color(displayP3Red: 1, green: 0, blue: 0), "#ff0b0c"),
    (Color(red: 1, green: 1, blue: 1, alpha: 0.999), "#ffffff"),
    (.adaptive(light: .red, dark: .blue), "#ff0000"),
  ])
  func `hex is mapped into sRGB and rounded to 8 bits`(color: Color, hex: String) {
    #expect(color.hex == hex)
  }

  @Test(
    arguments: [
      (0xFF9500, 1, "#ff9500"), (0, 1, "#000000"), (0xFFFFFF, 0, "#ffffff00"),
      (0x0A141E, .nan, "#0a141e"), (0x80FF_9500, 1, "#ff9500"), (.max, 1, "#ffffff"),
    ] as [(UInt32, Double, String)])
  func `a number makes a color and never fails`(number: UInt32, alpha: Double, hex: String) {
    #expect(Color(hex: number, alpha: alpha) == Color(hex: hex))
  }

  @Test func `a literal number is a color, and a text may be one`() {
    let color: Color = Color(hex: 0xFF9500)
    let optional: Color? = Color(hex: "#ff9500")
    #expect(color == optional)
  }

  @Test(arguments: 0...255)
  func `every byte survives`(byte: Int) {
    let color = Color(
      red: Double(byte) / 255, green: Double(255 - byte) / 255, blue: 0,
      alpha: Double(byte) / 255)
    #expect(Color(hex: color.hex) == color)
    #expect(color.description == color.hex)
  }
}

// MARK: - ColorDescriptionTests

@Suite struct ColorDescriptionTests {
  @Test(arguments: [
    (Color.red, "#ff0000"),
    (.darkGray, "#555555"),
    (.clear, "#00000000"),
    (.gray, "color(srgb 0.5 0.5 0.5)"),
    (Color(red: 1.2, green: 0, blue: 0, alpha: 0.5), "color(srgb 1.2 0 0 / 0.5)"),
    (Color(red: -0.25, green: 1, blue: 0), "color(srgb -0.25 1 0)"),
    (Color(red: 0, green: 0, blue: 0, alpha: 2), "rgb(0 0 0 / 2)"),
    (Color.systemIndigo.withAlpha(0.3).resolved(), "rgb(88 86 214 / 0.3)"),
    (.adaptive(light: .white, dark: .black), "adaptive(light: #ffffff, dark: #000000)"),
    (
      .adaptive(light: .gray, dark: .clear),
      "adaptive(light: color(srgb 0.5 0.5 0.5), dark: #00000000)"
    ),
    (
      .adaptive(
        light: .white, dark: .black, highContrastLight: .red, highContrastDark: .blue),
      "adaptive(light: #ffffff, dark: #000000, highContrastLight: #ff0000, "
        + "highContrastDark: #0000ff)"
    ),
  ])
  func `a color is written as in CSS`(color: Color, description: String) {
    #expect(color.description == description)
  }
}

// MARK: - ColorCodableTests

@Suite struct ColorCodableTests {
  @Test(arguments: [
    (Color.red, ##""#ff0000""##),
    (.clear, ##""#00000000""##),
    (.gray, #"{"alpha":1,"blue":0.5,"green":0.5,"red":0.5}"#),
    (
      Color(red: 0.1, green: 1.2, blue: -0.30000000000000004, alpha: 0.7),
      #"{"alpha":0.7,"blue":-0.30000000000000004,"green":1.2,"red":0.1}"#
    ),
    (.adaptive(light: .white, dark: .black), ##"{"dark":"#000000","light":"#ffffff"}"##),
    (
      .adaptive(light: .white, dark: .gray),
      ##"{"dark":{"alpha":1,"blue":0.5,"green":0.5,"red":0.5},"light":"#ffffff"}"##
    ),
    (
      .adaptive(
        light: .white, dark: .black, highContrastLight: .red, highContrastDark: .blue),
      ##"{"dark":"#000000","highContrastDark":"#0000ff","highContrastLight":"#ff0000","##
        + ##""light":"#ffffff"}"##
    ),
  ])
  func `a color reads back exactly`(color: Color, json: String) throws {
    try expectRoundTrip(color, as: json)
  }

  @Test(arguments: [
    (#""f00""#, Color.red),
    (#"{"red":1,"green":0,"blue":0}"#, .red),
    (#"{"light":"f00","dark":"f00"}"#, .red),
    (
      #"{"light":"f00","dark":{"light":"f00","dark":"00f"}}"#, .adaptive(light: .red, dark: .blue)
    ),
    (
      ##"{"light":"#fff","dark":"#000","highContrastLight":"#f00"}"##,
      .adaptive(light: .white, dark: .black, highContrastLight: .red, highContrastDark: .black)
    ),
  ])
  func `shorter forms are accepted`(json: String, color: Color) throws {
    #expect(try decoded(json, as: Color.self) == color)
  }

  static let shape = """
    a hex string, or an object with red, green, blue and alpha or light and dark, is accepted.
    """

  @Test(arguments: [
    (
      ##"["#000", "#12"]"##,
      """
      1: hex color: "#12" was given; \
      a string of 3, 4, 6 or 8 hexadecimal digits after an optional # is accepted.
      """
    ),
    (
      ##"[{"light":"#000","dark":"nix"}]"##,
      """
      0.dark: hex color: "nix" was given; \
      a string of 3, 4, 6 or 8 hexadecimal digits after an optional # is accepted.
      """
    ),
    ("[3]", "0: color: neither a string nor an object was given; \(shape)"),
    ("[{}]", "0: color: an object with none of them was given; \(shape)"),
    (##"[{"light":"#000"}]"##, "0: color: an object with light was given; \(shape)"),
    (
      ##"[{"light":"#000","highContrastDark":"#000"}]"##,
      "0: color: an object with highContrastDark, light was given; \(shape)"
    ),
    (#"[{"red":1,"green":1}]"#, "0: color: an object with green, red was given; \(shape)"),
    (
      ##"[{"light":"#000","dark":"#000","alpha":1}]"##,
      "0: color: an object with alpha, dark, light was given; \(shape)"
    ),
    (
      #"[{"red":"NaN","green":1,"blue":1}]"#,
      "0: red component: nan was given; a finite number is accepted."
    ),
  ])
  func `anything else is refused with its place`(json: String, message: String) {
    #expect(refusal(of: json, as: [Color].self) == message)
  }

  @Test func `a component of another type is refused`() {
    let json = #"{"red":"much","green":0,"blue":0}"#
    #expect(throws: DecodingError.self) { try decoded(json, as: Color.self) }
  }
}
