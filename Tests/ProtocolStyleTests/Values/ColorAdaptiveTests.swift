import Testing

@testable import ProtocolStyle
@testable import TestSupport

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

// MARK: - ColorSystemTests

@Suite struct ColorSystemTests {
  @Test(arguments: [
    (Color.systemRed, "#ff3b30", "#ff453a"),
    (.systemOrange, "#ff9500", "#ff9f0a"),
    (.systemYellow, "#ffcc00", "#ffd60a"),
    (.systemGreen, "#34c759", "#30d158"),
    (.systemMint, "#00c7be", "#63e6e2"),
    (.systemTeal, "#30b0c7", "#40c8e0"),
    (.systemCyan, "#32ade6", "#64d2ff"),
    (.systemBlue, "#007aff", "#0a84ff"),
    (.systemIndigo, "#5856d6", "#5e5ce6"),
    (.systemPurple, "#af52de", "#bf5af2"),
    (.systemPink, "#ff2d55", "#ff375f"),
    (.systemBrown, "#a2845e", "#ac8e68"),
    (.systemGray, "#8e8e93", "#8e8e93"),
    (.systemGray2, "#aeaeb2", "#636366"),
    (.systemGray3, "#c7c7cc", "#48484a"),
    (.systemGray4, "#d1d1d6", "#3a3a3c"),
    (.systemGray5, "#e5e5ea", "#2c2c2e"),
    (.systemGray6, "#f2f2f7", "#1c1c1e"),
    (.label, "#000000", "#ffffff"),
    (.link, "#007aff", "#0984ff"),
    (.opaqueSeparator, "#c6c6c8", "#38383a"),
    (.systemBackground, "#ffffff", "#000000"),
    (.secondarySystemBackground, "#f2f2f7", "#1c1c1e"),
    (.tertiarySystemBackground, "#ffffff", "#2c2c2e"),
    (.systemGroupedBackground, "#f2f2f7", "#000000"),
    (.secondarySystemGroupedBackground, "#ffffff", "#1c1c1e"),
    (.tertiarySystemGroupedBackground, "#f2f2f7", "#2c2c2e"),
  ])
  func `an opaque system color has UIKit's values`(color: Color, light: String, dark: String) {
    // The description is hexadecimal only when that is exact.
    #expect(color.decided(dark: false).description == light)
    #expect(color.decided(dark: true).description == dark)
  }

  @Test(arguments: [
    (Color.systemRed, "#d70015", "#ff6961"),
    (.systemOrange, "#c93400", "#ffb340"),
    (.systemYellow, "#b25000", "#ffd426"),
    (.systemGreen, "#248a3d", "#30db5b"),
    (.systemMint, "#0c817b", "#66d4cf"),
    (.systemTeal, "#008299", "#5de6ff"),
    (.systemCyan, "#0071a4", "#70d7ff"),
    (.systemBlue, "#0040dd", "#409cff"),
    (.systemIndigo, "#3634a3", "#7d7aff"),
    (.systemPurple, "#8944ab", "#da8fff"),
    (.systemPink, "#d30f45", "#ff6482"),
    (.systemBrown, "#7f6545", "#b59469"),
    (.systemGray, "#6c6c70", "#aeaeb2"),
    (.systemGray2, "#8e8e93", "#7c7c80"),
    (.systemGray3, "#aeaeb2", "#545456"),
    (.systemGray4, "#bcbcc0", "#444446"),
    (.systemGray5, "#d8d8dc", "#363638"),
    (.systemGray6, "#ebebf0", "#242426"),
    (.label, "#000000", "#ffffff"),
    (.link, "#007aff", "#0984ff"),
    (.opaqueSeparator, "#c6c6c8", "#38383a"),
    (.systemBackground, "#ffffff", "#000000"),
    (.secondarySystemBackground, "#ebebf0", "#242426"),
    (.tertiarySystemBackground, "#ffffff", "#363638"),
    (.systemGroupedBackground, "#ebebf0", "#000000"),
    (.secondarySystemGroupedBackground, "#ffffff", "#242426"),
    (.tertiarySystemGroupedBackground, "#ebebf0", "#363638"),
  ])
  func `a system color has UIKit's values at increased contrast`(
    color: Color, light: String, dark: String
  ) {
    #expect(color.decided(dark: false, highContrast: true).description == light)
    #expect(color.decided(dark: true, highContrast: true).description == dark)
  }

  @Test(arguments: [
    (Color.secondaryLabel, "#3c3c43", 0.6, "#ebebf5", 0.6),
    (.tertiaryLabel, "#3c3c43", 0.3, "#ebebf5", 0.3),
    (.quaternaryLabel, "#3c3c43", 0.18, "#ebebf5", 0.16),
    (.placeholderText, "#3c3c43", 0.3, "#ebebf5", 0.3),
    (.separator, "#3c3c43", 0.29, "#545458", 0.6),
    (.systemFill, "#787880", 0.2, "#787880", 0.36),
    (.secondarySystemFill, "#787880", 0.16, "#787880", 0.32),
    (.tertiarySystemFill, "#767680", 0.12, "#767680", 0.24),
    (.quaternarySystemFill, "#747480", 0.08, "#767680", 0.18),
  ])
  func `a translucent system color has UIKit's values`(
    color: Color, light: String, lightAlpha: Double, dark: String, darkAlpha: Double
  ) {
    #expect(color.decided(dark: false) == Color(hex: light)?.withAlpha(lightAlpha))
    #expect(color.decided(dark: true) == Color(hex: dark)?.withAlpha(darkAlpha))
  }

  @Test(arguments: [
    (Color.secondaryLabel, "#3c3c43", 0.68, "#ebebf5", 0.68),
    (.tertiaryLabel, "#3c3c43", 0.38, "#ebebf5", 0.38),
    (.quaternaryLabel, "#3c3c43", 0.26, "#ebebf5", 0.24),
    (.placeholderText, "#3c3c43", 0.38, "#ebebf5", 0.38),
    (.separator, "#3c3c43", 0.37, "#545458", 0.68),
    (.systemFill, "#787880", 0.28, "#787880", 0.44),
    (.secondarySystemFill, "#787880", 0.24, "#787880", 0.4),
    (.tertiarySystemFill, "#767680", 0.2, "#767680", 0.32),
    (.quaternarySystemFill, "#747480", 0.16, "#767680", 0.26),
  ])
  func `a translucent system color has UIKit's values at increased contrast`(
    color: Color, light: String, lightAlpha: Double, dark: String, darkAlpha: Double
  ) {
    #expect(
      color.decided(dark: false, highContrast: true) == Color(hex: light)?.withAlpha(lightAlpha))
    #expect(
      color.decided(dark: true, highContrast: true) == Color(hex: dark)?.withAlpha(darkAlpha))
  }
}
