import Testing

@testable import ProtocolStyle

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
