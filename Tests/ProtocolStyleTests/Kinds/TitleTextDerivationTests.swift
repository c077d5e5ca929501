import ProtocolStyle
import Testing

/// The title of a navigation bar, and those of bar items and segments.
@Suite struct TitleTextDerivationTests {
  private static let bars: [(any StyleNode & Sendable, TextAttributes?)] = [
    (Bar(), nil),
    (ColorBar(), TextAttributes(foregroundColor: .red)),
    (FontBar(), TextAttributes(font: .system(size: 9))),
    (AlignmentBar(), TextAttributes(alignment: .justified)),
    (
      FullBar(),
      TextAttributes(foregroundColor: .red, font: .system(size: 9), alignment: .justified)
    ),
  ]

  @Test(arguments: bars)
  func `a navigation bar's text attributes are its title's`(
    bar: any StyleNode & Sendable, title: TextAttributes?
  ) {
    let model = StyleApplier().viewModel(for: bar)
    #expect(model.titleTextAttributes == title)
    #expect(model.titleTextAttributesForState == nil)
    #expect(model.derivedNames == (title == nil ? [] : ["titleTextAttributes"]))
  }

  @Test func `the inputs stay in the model`() {
    let model = StyleApplier().viewModel(for: FullBar())
    #expect(model.textColor == .red)
    #expect(model.font == .system(size: 9))
    #expect(model.textAlignment == .justified)
  }

  private static let full = TextAttributes(
    foregroundColor: .red, font: .system(size: 9), alignment: .justified)

  private static let items: [(any StyleNode & Sendable, StateValues<TextAttributes>?)] = [
    (Item(), nil),
    (ColorItem(), [.normal: TextAttributes(foregroundColor: .red)]),
    (ColorAndFontItem(), [.normal: TextAttributes(foregroundColor: .red, font: .system(size: 9))]),
    (FullItem(), [.normal: full]),
    (FullTabItem(), [.normal: full]),
    (FullSegments(), [.normal: full]),
    (
      HighlightedItem(),
      [.normal: full, .highlighted: TextAttributes(foregroundColor: .blue)]
    ),
    (
      HighlightedSegments(),
      [.normal: full, .highlighted: TextAttributes(foregroundColor: .blue)]
    ),
    (
      NormalItem(),
      [
        .normal: TextAttributes(foregroundColor: .blue),
        .selected: TextAttributes(foregroundColor: .green),
      ]
    ),
  ]

  @Test(arguments: items)
  func `text attributes merge into the normal state's unless that is named`(
    item: any StyleNode & Sendable, titles: StateValues<TextAttributes>?
  ) {
    let model = StyleApplier().viewModel(for: item)
    #expect(model.titleTextAttributesForState == titles)
    #expect(model.titleTextAttributes == nil)
  }

  private static let inputs: [(any StyleNode & Sendable, Bool)] = [
    (FullItem(), true), (FullTabItem(), true), (FullSegments(), true), (Item(), false),
  ]

  @Test(arguments: inputs)
  func `an item keeps the inputs`(item: any StyleNode & Sendable, isTextual: Bool) {
    let model = StyleApplier().viewModel(for: item)
    #expect(model.textColor == (isTextual ? .red : nil))
    #expect(model.font == (isTextual ? .system(size: 9) : nil))
    #expect(model.textAlignment == (isTextual ? .justified : nil))
    #expect(model.derivedNames == (isTextual ? ["titleTextAttributesForState"] : []))
  }
}

extension TitleTextDerivationTests {
  protocol RedText: TextColor {}
  protocol SmallFont: Font {}
  protocol JustifiedText: TextAlignment {}
  protocol FullText: RedText, SmallFont, JustifiedText {}
  protocol HighlightedTitle: TitleTextAttributesForState {}

  private struct Bar: NavigationBarNode {}
  private struct ColorBar: NavigationBarNode, RedText {}
  private struct FontBar: NavigationBarNode, SmallFont {}
  private struct AlignmentBar: NavigationBarNode, JustifiedText {}
  private struct FullBar: NavigationBarNode, FullText {}

  private struct Item: BarButtonItemNode {}
  private struct ColorItem: BarButtonItemNode, RedText {}
  private struct ColorAndFontItem: TabBarItemNode, RedText, SmallFont {}
  private struct FullItem: BarButtonItemNode, FullText {}
  private struct FullTabItem: TabBarItemNode, FullText {}
  private struct FullSegments: SegmentedControlNode, FullText {}
  private struct HighlightedItem: BarButtonItemNode, FullText, HighlightedTitle {}
  private struct HighlightedSegments: SegmentedControlNode, FullText, HighlightedTitle {}

  private struct NormalItem: BarButtonItemNode, FullText, TitleTextAttributesForState {
    var titleTextAttributesForState: StateValues<TextAttributes> {
      [
        .normal: TextAttributes(foregroundColor: .blue),
        .selected: TextAttributes(foregroundColor: .green),
      ]
    }
  }
}

extension TitleTextDerivationTests.RedText {
  var textColor: Color { .red }
}

extension TitleTextDerivationTests.SmallFont {
  var font: FontDescriptor { .system(size: 9) }
}

extension TitleTextDerivationTests.JustifiedText {
  var textAlignment: TextAlignmentValue { .justified }
}

extension TitleTextDerivationTests.HighlightedTitle {
  var titleTextAttributesForState: StateValues<TextAttributes> {
    [.highlighted: TextAttributes(foregroundColor: .blue)]
  }
}
