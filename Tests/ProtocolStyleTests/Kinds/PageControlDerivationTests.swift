import ProtocolStyle
import Testing

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
