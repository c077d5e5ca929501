import ProtocolStyle
import Testing

/// The size of fonts with a text style for each content size category.
@Suite struct ContentSizeTests {
  private struct Body: LabelNode, Font {
    var font = FontDescriptor(textStyle: .body)
  }

  private static let sizes:
    [(FontDescriptor.TextStyle, StyleEnvironment.ContentSizeCategory, Double)] = [
      (.largeTitle, .extraSmall, 31),
      (.title1, .small, 26),
      (.title2, .medium, 21),
      (.title3, .extraLarge, 22),
      (.headline, .extraExtraLarge, 21),
      (.body, .extraSmall, 14),
      (.body, .extraExtraExtraLarge, 23),
      (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.callout, .accessibilityMedium, 26),
      (.subheadline, .accessibilityLarge, 30),
      (.footnote, .medium, 12),
      (.caption1, .accessibilityExtraLarge, 32),
      (.caption2, .accessibilityExtraExtraLarge, 34),
    ]

  @Test(arguments: sizes)
  func `a text style has a size for each category`(
    style: FontDescriptor.TextStyle, category: StyleEnvironment.ContentSizeCategory, size: Double
  ) {
    #expect(style.size(for: category) == size)
    var environment = StyleEnvironment()
    environment.contentSizeCategory = category
    let model = StyleApplier().viewModel(
      for: Body(font: FontDescriptor(textStyle: style)), in: environment)
    #expect(model.font?.size == size)
    #expect(model.font?.textStyle == style)
  }

  private static let brandSizes:
    [(Double, FontDescriptor.TextStyle, StyleEnvironment.ContentSizeCategory, Double)] =
      [
        (17, .body, .large, 17),
        (17, .body, .extraLarge, 19),
        (17, .body, .accessibilityExtraExtraExtraLarge, 53),
        (34, .body, .extraSmall, 28),
        // 15 × 19 ÷ 17 is 16.76…
        (15, .body, .extraLarge, 16.75),
        (22, .title1, .extraSmall, 19.75),
        (0.1, .body, .extraSmall, 0.25),
        (.nan, .body, .extraLarge, 19),
      ]

  @Test(arguments: brandSizes)
  func `a size relative to a text style is scaled in quarters of a point`(
    size: Double, style: FontDescriptor.TextStyle, category: StyleEnvironment.ContentSizeCategory,
    scaled: Double
  ) {
    var environment = StyleEnvironment()
    environment.contentSizeCategory = category
    let font = FontDescriptor("Georgia", size: size, relativeTo: style)
    let model = StyleApplier().viewModel(for: Body(font: font), in: environment)
    #expect(model.font?.size == scaled)
    #expect(model.font?.family == .named("Georgia"))
    let tree = StyleTree()
    let node = tree.attach(Body(font: font))
    tree.environment = environment
    #expect(tree.viewModel(of: node).font == model.font)
  }

  @Test(arguments: FontDescriptor.TextStyle.allCases)
  func `sizes never fall as categories rise`(style: FontDescriptor.TextStyle) {
    let sizes = StyleEnvironment.ContentSizeCategory.allCases.map(style.size(for:))
    #expect(sizes == sizes.sorted())
    #expect(style.size(for: .large) == FontDescriptor(textStyle: style).size)
  }

  @Test func `a font without a text style keeps its size, weight and slant`() {
    var environment = StyleEnvironment()
    environment.contentSizeCategory = .accessibilityLarge
    let font = FontDescriptor("Helvetica Neue", size: 17, weight: .bold, isItalic: true)
    #expect(StyleApplier().viewModel(for: Body(font: font), in: environment).font == font)
  }

  @Test func `a text style keeps its weight and slant`() {
    var environment = StyleEnvironment()
    environment.contentSizeCategory = .extraSmall
    let font = FontDescriptor(textStyle: .headline).italic(true)
    let shown = StyleApplier().viewModel(for: Body(font: font), in: environment).font
    #expect(shown?.size == 14)
    #expect(shown?.weight == .semibold)
    #expect(shown?.isItalic == true)
  }

  @Test func `fonts in text attributes follow, too`() {
    struct Bar: NavigationBarNode, LargeTitleTextAttributes {}
    var environment = StyleEnvironment()
    environment.contentSizeCategory = .extraSmall
    let model = StyleApplier().viewModel(for: Bar(), in: environment)
    #expect(model.largeTitleTextAttributes?.font?.size == 31)
  }
}
