import ProtocolStyle
import Testing

@Suite struct BarTintDerivationTests {
  private static let barsWithBackground: [any StyleNode & Sendable] = [
    NavigationBar(backgroundColor: .yellow), Toolbar(backgroundColor: .yellow),
    TabBar(backgroundColor: .yellow),
  ]

  @Test(arguments: barsWithBackground)
  func `a bar's background is its bar tint`(bar: any StyleNode & Sendable) {
    let model = StyleApplier().viewModel(for: bar)
    #expect(model.barTintColor == .yellow)
    #expect(model.backgroundColor == .yellow)
    #expect(model.derivedNames == ["barTintColor"])
    #expect(model.count { $0.attribute.name == "barTintColor" } == 1)
  }

  private static let barsWithBoth: [any StyleNode & Sendable] = [
    TintedNavigationBar(), TintedToolbar(), TintedTabBar(),
  ]

  @Test(arguments: barsWithBoth)
  func `an explicit bar tint wins over the background`(bar: any StyleNode & Sendable) {
    let model = StyleApplier().viewModel(for: bar)
    #expect(model.barTintColor == .green)
    #expect(model.backgroundColor == .yellow)
    #expect(model.derivedNames == [])
  }

  @Test func `an adaptive background gives a decided bar tint`() {
    let bar = NavigationBar(backgroundColor: .adaptive(light: .white, dark: .brown))
    let dark = StyleApplier().viewModel(for: bar, in: StyleEnvironment(colorScheme: .dark))
    #expect(dark.barTintColor == .brown)
    #expect(StyleApplier().viewModel(for: bar).barTintColor == .white)
  }
}

extension BarTintDerivationTests {
  private struct NavigationBar: NavigationBarNode, BackgroundColor {
    var backgroundColor: Color
  }

  private struct Toolbar: ToolbarNode, BackgroundColor {
    var backgroundColor: Color
  }

  private struct TabBar: TabBarNode, BackgroundColor {
    var backgroundColor: Color
  }

  private struct TintedNavigationBar: NavigationBarNode, YellowAndGreen {}
  private struct TintedToolbar: ToolbarNode, YellowAndGreen {}
  private struct TintedTabBar: TabBarNode, YellowAndGreen {}

  protocol YellowAndGreen: BackgroundColor, BarTintColor {}
}

extension BarTintDerivationTests.YellowAndGreen {
  var backgroundColor: Color { .yellow }
  var barTintColor: Color { .green }
}

// MARK: - ButtonDerivationTests

@Suite struct ButtonDerivationTests {
  @Test func `a button's text color is the title color of the normal state`() {
    let model = StyleApplier().viewModel(for: ColoredButton())
    #expect(model.titleColorForState == [.normal: .red])
    #expect(model.textColor == .red)
    #expect(model.derivedNames == ["titleColorForState"])
  }

  private static let titleColors: [(StateValues<Color>, StateValues<Color>)] = [
    ([:], [.normal: .red]),
    ([.highlighted: .blue], [.normal: .red, .highlighted: .blue]),
    ([.normal: .green], [.normal: .green]),
    ([.normal: .green, .highlighted: .blue], [.normal: .green, .highlighted: .blue]),
  ]

  @Test(arguments: titleColors)
  func `title colors win for the states that they name`(
    titleColors: StateValues<Color>, shown: StateValues<Color>
  ) {
    let model = StyleApplier().viewModel(for: TitledButton(titleColorForState: titleColors))
    #expect(model.titleColorForState == shown)
    #expect(model.textColor == .red)
  }

  private static let alignments: [(TextAlignmentValue, ContentHorizontalAlignmentValue?)] = [
    (.left, .left), (.center, .center), (.right, .right), (.justified, nil), (.natural, nil),
  ]

  @Test(arguments: alignments)
  func `a text alignment other than natural or justified aligns the content`(
    text: TextAlignmentValue, content: ContentHorizontalAlignmentValue?
  ) {
    let model = StyleApplier().viewModel(for: AlignedButton(textAlignment: text))
    #expect(model.contentHorizontalAlignment == content)
    #expect(model.textAlignment == text)
    #expect(model.derivedNames == (content == nil ? [] : ["contentHorizontalAlignment"]))
  }

  @Test(arguments: [.left, .center, .right, .justified, .natural] as [TextAlignmentValue])
  func `an explicit content alignment wins over the text's`(text: TextAlignmentValue) {
    let model = StyleApplier().viewModel(for: FilledButton(textAlignment: text))
    #expect(model.contentHorizontalAlignment == .fill)
    #expect(model.derivedNames == [])
  }

  @Test func `the font isn't changed`() {
    let model = StyleApplier().viewModel(for: FontButton())
    #expect(model.font == .system(size: 17))
    #expect(model.count { _ in true } == 1)
  }

  @Test func `other controls do not derive from text`() {
    struct Field: TextFieldNode, TextColor, TextAlignment {
      var textAlignment: TextAlignmentValue { .left }
    }
    let model = StyleApplier().viewModel(for: Field())
    #expect(model.titleColorForState == nil)
    #expect(model.contentHorizontalAlignment == nil)
  }
}

extension ButtonDerivationTests {
  private struct ColoredButton: ButtonNode, TextColor {
    var textColor: Color { .red }
  }

  private struct TitledButton: ButtonNode, TextColor, TitleColorForState {
    var titleColorForState: StateValues<Color>
    var textColor: Color { .red }
  }

  private struct AlignedButton: ButtonNode, TextAlignment {
    var textAlignment: TextAlignmentValue
  }

  private struct FilledButton: ButtonNode, TextAlignment, ContentHorizontalAlignment {
    var textAlignment: TextAlignmentValue
    var contentHorizontalAlignment: ContentHorizontalAlignmentValue { .fill }
  }

  private struct FontButton: ButtonNode, Font {}
}

// MARK: - PageControlDerivationTests

@Suite struct PageControlDerivationTests {
  @Test func `the tint is that of the page indicators`() {
    let model = StyleApplier().viewModel(for: TintedPages())
    #expect(model.tintColor == .red)
    #expect(model.pageIndicatorTintColor == .red)
    #expect(model.currentPageIndicatorTintColor == nil)
    #expect(model.derivedNames == ["pageIndicatorTintColor"])
  }

  @Test func `the current page's tint is that of its indicator`() {
    let model = StyleApplier().viewModel(for: CurrentPages())
    #expect(model.currentPageTintColor == .green)
    #expect(model.currentPageIndicatorTintColor == .green)
    #expect(model.pageIndicatorTintColor == nil)
    #expect(model.derivedNames == ["currentPageIndicatorTintColor"])
  }

  @Test func `both are derived side by side`() {
    let model = StyleApplier().viewModel(for: Pages())
    #expect(model.pageIndicatorTintColor == .red)
    #expect(model.currentPageIndicatorTintColor == .green)
    #expect(
      model.map(\.attribute.name) == [
        "currentPageIndicatorTintColor", "currentPageTintColor", "pageIndicatorTintColor",
        "tintColor",
      ])
    #expect(model.map(\.isDerived) == [true, false, true, false])
  }
}

extension PageControlDerivationTests {
  private struct TintedPages: PageControlNode, TintColor {
    var tintColor: Color { .red }
  }

  private struct CurrentPages: PageControlNode, CurrentPageTintColor {
    var currentPageTintColor: Color { .green }
  }

  private struct Pages: PageControlNode, TintColor, CurrentPageTintColor {
    var tintColor: Color { .red }
    var currentPageTintColor: Color { .green }
  }
}
