import ProtocolStyle
import Testing

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
