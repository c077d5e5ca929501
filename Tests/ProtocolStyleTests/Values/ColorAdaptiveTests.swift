import Testing

@testable import ProtocolStyle

@Suite struct ColorAdaptiveTests {
  let adaptive = Color.adaptive(light: .red, dark: .blue)

  @Test func `an adaptive colour shows its light variant until it decides`() {
    #expect(adaptive.isAdaptive)
    #expect(adaptive.red == 1)
    #expect(adaptive.blue == 0)
    #expect(adaptive.decided(dark: false) == .red)
    #expect(adaptive.decided(dark: true) == .blue)
    #expect(!adaptive.decided(dark: false).isAdaptive)
  }

  @Test func `a plain colour is itself in light and dark`() {
    #expect(!Color.red.isAdaptive)
    #expect(Color.red.decided(dark: false) == .red)
    #expect(Color.red.decided(dark: true) == .red)
  }

  @Test func `equal variants make a plain colour`() {
    #expect(!Color.adaptive(light: .red, dark: .red).isAdaptive)
    #expect(Color.adaptive(light: .red, dark: .red) == .red)
  }

  @Test func `nested adaptive colours are flattened`() {
    let other = Color.adaptive(light: .green, dark: .yellow)
    #expect(Color.adaptive(light: adaptive, dark: other) == .adaptive(light: .red, dark: .yellow))
    #expect(Color.adaptive(light: adaptive, dark: adaptive) == adaptive)
    #expect(Color.adaptive(light: adaptive, dark: .red) == .red)
  }

  @Test func `adaptive colours made apart are equal and hash alike`() {
    let twin = Color.adaptive(light: .red, dark: .blue)
    #expect(twin == adaptive)
    #expect(twin.hashValue == adaptive.hashValue)
    #expect(adaptive != .red)
  }

  @Test func `alpha changes in both variants`() {
    let faded = adaptive.withAlpha(0.5)
    #expect(faded.decided(dark: false) == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(faded.decided(dark: true) == Color(red: 0, green: 0, blue: 1, alpha: 0.5))
  }

  @Test func `both variants are inverted`() {
    #expect(adaptive.inverse == .adaptive(light: .cyan, dark: .yellow))
  }

  @Test func `light is mixed with light and dark with dark`() {
    let other = Color.adaptive(light: .blue, dark: .red)
    let halfway = Color(red: 0.5, green: 0, blue: 0.5)
    #expect(adaptive.mixed(with: other, by: 0.5) == halfway)
    #expect(!adaptive.mixed(with: other, by: 0.5).isAdaptive)
    #expect(adaptive.mixed(with: .red, by: 0.5) == .adaptive(light: .red, dark: halfway))
    #expect(Color.red.mixed(with: adaptive, by: 0.5) == .adaptive(light: .red, dark: halfway))
    #expect(adaptive.mixed(with: other, by: 0) == adaptive)
    #expect(adaptive.mixed(with: other, by: 1) == other)
  }

  @Test func `light is painted over light and dark over dark`() {
    let ink = Color.adaptive(light: .black, dark: .white).withAlpha(0.5)
    let paper = Color.adaptive(light: .white, dark: .black)
    #expect(ink.composited(over: paper) == Color(white: 0.5))
    #expect(
      ink.composited(over: .white) == .adaptive(light: Color(white: 0.5), dark: .white))
  }

  @Test func `luminance is that of the light variant`() {
    #expect(Color.adaptive(light: .white, dark: .black).relativeLuminance == 1)
  }
}
