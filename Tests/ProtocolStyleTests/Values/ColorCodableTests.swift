import ProtocolStyle
import Testing

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
