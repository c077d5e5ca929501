import Testing

@testable import ProtocolStyle

@Suite struct ColorAdaptiveTests {
  let adaptive = Color.adaptive(light: .red, dark: .blue)

  @Test func `an unresolved adaptive color has the components of its light variant`() {
    #expect(adaptive.isAdaptive)
    #expect(adaptive.red == 1)
    #expect(adaptive.blue == 0)
    #expect(adaptive.decided(dark: false) == .red)
    #expect(adaptive.decided(dark: true) == .blue)
    #expect(!adaptive.decided(dark: false).isAdaptive)
  }

  @Test func `a plain color is itself in light and dark`() {
    #expect(!Color.red.isAdaptive)
    #expect(Color.red.decided(dark: false) == .red)
    #expect(Color.red.decided(dark: true) == .red)
  }

  @Test func `equal variants make a plain color`() {
    #expect(!Color.adaptive(light: .red, dark: .red).isAdaptive)
    #expect(Color.adaptive(light: .red, dark: .red) == .red)
  }

  @Test func `nested adaptive colors are flattened`() {
    let other = Color.adaptive(light: .green, dark: .yellow)
    #expect(Color.adaptive(light: adaptive, dark: other) == .adaptive(light: .red, dark: .yellow))
    #expect(Color.adaptive(light: adaptive, dark: adaptive) == adaptive)
    #expect(Color.adaptive(light: adaptive, dark: .red) == .red)
  }

  @Test func `adaptive colors that are created separately are equal and have equal hashes`() {
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

  private static let four = Color.adaptive(
    light: .red, dark: .blue, highContrastLight: .black, highContrastDark: .white)

  static let variants: [(Bool, Bool, Color)] = [
    (false, false, .red), (true, false, .blue), (false, true, .black), (true, true, .white),
  ]

  @Test(arguments: variants)
  func `a color has a variant for each scheme and contrast`(
    isDark: Bool, isHighContrast: Bool, variant: Color
  ) {
    #expect(Self.four.decided(dark: isDark, highContrast: isHighContrast) == variant)
    var environment = StyleEnvironment(colorScheme: isDark ? .dark : .light)
    environment.contrast = isHighContrast ? .increased : .standard
    #expect(environment.evaluating { Self.four.resolved() } == variant)
    // Changes of a color are applied to each variant.
    #expect(
      Self.four.withAlpha(0.5).decided(dark: isDark, highContrast: isHighContrast)
        == variant.withAlpha(0.5))
    #expect(
      Self.four.mixed(with: .green, by: 0.5).decided(dark: isDark, highContrast: isHighContrast)
        == variant.mixed(with: .green, by: 0.5))
    #expect(
      Color.green.mixed(with: Self.four, by: 0.5).decided(
        dark: isDark, highContrast: isHighContrast)
        == Color.green.mixed(with: variant, by: 0.5))
  }

  @Test func `variants that are equal at both contrasts create a color with two variants`() {
    #expect(
      Color.adaptive(light: .red, dark: .blue, highContrastLight: .red, highContrastDark: .blue)
        == adaptive)
    #expect(
      Color.adaptive(light: .red, dark: .red, highContrastLight: .red, highContrastDark: .red)
        == .red)
    let contrast = Color.adaptive(
      light: .red, dark: .red, highContrastLight: .black, highContrastDark: .black)
    #expect(contrast.isAdaptive)
    #expect(contrast != .red)
    #expect(contrast.decided(dark: true, highContrast: true) == .black)
  }

  @Test func `adaptive colors in adaptive ones keep their variants for the contrast`() {
    let nested = Color.adaptive(light: Self.four, dark: .green)
    #expect(nested.decided(dark: false, highContrast: true) == .black)
    #expect(nested.decided(dark: true, highContrast: true) == .green)
    #expect(
      nested
        == .adaptive(
          light: .red, dark: .green, highContrastLight: .black, highContrastDark: .green))
    #expect(nested.hashValue == Color.adaptive(light: Self.four, dark: .green).hashValue)
    #expect(nested != .adaptive(light: .red, dark: .green))
  }

  @Test func `the contrast is read only for colors that have variants for it`() {
    var context = StyleContext()
    _ = context.run { adaptive.resolved() }
    let plain = context.reads
    _ = context.run { Self.four.resolved() }
    #expect(plain != context.reads)
    var other = StyleContext()
    _ = other.run { (StyleEnvironment.current.colorScheme, StyleEnvironment.current.contrast) }
    #expect(context.reads == other.reads)
  }

  @Test func `more pairs of variants than a process keeps are those at standard contrast`() async {
    await #expect(processExitsWith: .success) {
      func color(_ number: Int) -> Color {
        .adaptive(
          light: .red, dark: .blue, highContrastLight: Color(hex: UInt32(number)),
          highContrastDark: .white)
      }
      let first = color(1)
      for number in 0..<65_600 { _ = color(number) }
      #expect(color(1) == first)
      #expect(first.decided(dark: false, highContrast: true) == Color(hex: 1))
      #expect(color(65_599) == .adaptive(light: .red, dark: .blue))
    }
  }
}
