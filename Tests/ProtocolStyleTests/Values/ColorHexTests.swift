import ProtocolStyle
import Testing

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
    (Color(red: 2, green: -1, blue: 0.5), "#ff0080"),
    (Color(red: 1, green: 1, blue: 1, alpha: 0.999), "#ffffff"),
    (.adaptive(light: .red, dark: .blue), "#ff0000"),
  ])
  func `hex is clamped and rounded to 8 bits`(color: Color, hex: String) {
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
