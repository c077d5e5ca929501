import ProtocolStyle
import Testing

/// A derived value has the level of its highest input; within a level, explicit values override it.
@Suite struct DerivationLevelTests {
  /// The writes of conformances and closure, and the result; the conformances are yellow.
  private struct BarCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let node: @Sendable () -> any StyleNode
    let background: Color?
    let tint: Color?
  }

  private static let bars = [
    BarCase(
      testDescription: "a written tint wins over one derived from a conformance",
      node: { BackgroundBar { $0.barTintColor = .green } }, background: .yellow, tint: .green),
    BarCase(
      testDescription: "a written background gives the tint",
      node: { BackgroundBar { $0.backgroundColor = .red } }, background: .red, tint: .red),
    BarCase(
      testDescription: "a written background wins over a conformance to BarTintColor",
      node: { TintBar { $0.backgroundColor = .red } }, background: .red, tint: .red),
    BarCase(
      testDescription: "a written background wins over conformances to both",
      node: { BothBar { $0.backgroundColor = .red } }, background: .red, tint: .red),
    BarCase(
      testDescription: "a closure that writes both",
      node: {
        BothBar {
          $0.barTintColor = .green
          $0.backgroundColor = .red
        }
      }, background: .red, tint: .green),
    BarCase(
      testDescription: "none for the tint is not refilled",
      node: { BackgroundBar { $0.barTintColor = nil } }, background: .yellow, tint: nil),
    BarCase(
      testDescription: "none for the tint hides a conformance",
      node: { BothBar { $0.barTintColor = nil } }, background: .yellow, tint: nil),
    BarCase(
      testDescription: "none for the tint beside a background of the same level",
      node: {
        BackgroundBar {
          $0.barTintColor = nil
          $0.backgroundColor = .red
        }
      }, background: .red, tint: nil),
    BarCase(
      testDescription: "none for the background derives nothing",
      node: { BackgroundBar { $0.backgroundColor = nil } }, background: nil, tint: nil),
    BarCase(
      testDescription: "none for the background leaves the tint of a conformance",
      node: { BothBar { $0.backgroundColor = nil } }, background: nil, tint: .blue),
    BarCase(
      testDescription: "none that is written over again is no longer none",
      node: {
        BackgroundBar {
          $0.barTintColor = nil
          $0.barTintColor = .green
        }
      }, background: .yellow, tint: .green),
    BarCase(
      testDescription: "the same value written again is written",
      node: { BothBar { $0.backgroundColor = .yellow } }, background: .yellow, tint: .yellow),
    BarCase(
      testDescription: "reading is not writing",
      node: { BothBar { _ = $0.backgroundColor } }, background: .yellow, tint: .blue),
  ]

  @Test(arguments: bars)
  private func `a bar's tint`(bar: BarCase) {
    let model = StyleApplier().viewModel(for: bar.node())
    #expect(model.backgroundColor == bar.background)
    #expect(model.barTintColor == bar.tint)
  }

  private struct ButtonCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let node: @Sendable () -> any StyleNode
    let titles: StateValues<Color>?
  }

  private static let buttons = [
    ButtonCase(
      testDescription: "a written text color wins over the conformance's normal state",
      node: { TitledButton { $0.textColor = .red } },
      titles: [.normal: .red, .selected: .cyan]),
    ButtonCase(
      testDescription: "a written state leaves the derived normal one",
      node: { TextButton { $0[.titleColorForState, .highlighted] = .blue } },
      titles: [.normal: .yellow, .highlighted: .blue]),
    ButtonCase(
      testDescription: "a written normal state wins over the conformance's text color",
      node: { TextButton { $0[.titleColorForState, .normal] = .blue } },
      titles: [.normal: .blue]),
    ButtonCase(
      testDescription: "each state has its own level",
      node: {
        TitledButton {
          $0.textColor = .red
          $0[.titleColorForState, .highlighted] = .blue
        }
      }, titles: [.normal: .red, .highlighted: .blue, .selected: .cyan]),
    ButtonCase(
      testDescription: "explicit beats derived within the closure",
      node: {
        TitledButton {
          $0.textColor = .red
          $0[.titleColorForState, .normal] = .blue
        }
      }, titles: [.normal: .blue, .selected: .cyan]),
    ButtonCase(
      testDescription: "none is not refilled",
      node: { TextButton { $0.titleColorForState = nil } }, titles: nil),
    ButtonCase(
      testDescription: "none is not refilled by a text color of the same level",
      node: {
        TitledButton {
          $0.titleColorForState = nil
          $0.textColor = .red
        }
      }, titles: nil),
  ]

  @Test(arguments: buttons)
  private func `a button's title colors`(button: ButtonCase) {
    #expect(StyleApplier().viewModel(for: button.node()).titleColorForState == button.titles)
  }

  @Test func `a written alignment wins over a conformance to the content's`() {
    let model = StyleApplier().viewModel(for: FilledButton { $0.textAlignment = .right })
    #expect(model.contentHorizontalAlignment == .right)
  }

  @Test(arguments: [.natural, .justified] as [TextAlignmentValue])
  func `a written alignment that names no place leaves the conformance's`(
    alignment: TextAlignmentValue
  ) {
    let model = StyleApplier().viewModel(for: FilledButton { $0.textAlignment = alignment })
    #expect(model.contentHorizontalAlignment == .fill)
    #expect(model.textAlignment == alignment)
  }

  @Test func `a title derives from inputs of several levels`() {
    let model = StyleApplier().viewModel(for: TextBar { $0.font = .system(size: 9) })
    #expect(
      model.titleTextAttributes
        == TextAttributes(foregroundColor: .yellow, font: .system(size: 9)))
    let explicit = StyleApplier().viewModel(
      for: TextBar {
        $0.font = .system(size: 9)
        $0.titleTextAttributes = TextAttributes(alignment: .center)
      })
    #expect(explicit.titleTextAttributes == TextAttributes(alignment: .center))
  }

  @Test func `the page indicators' tints obey the levels`() {
    let model = StyleApplier().viewModel(
      for: Pages {
        $0.pageIndicatorTintColor = .green
        $0.currentPageTintColor = .red
      })
    #expect(model.pageIndicatorTintColor == .green)
    #expect(model.currentPageIndicatorTintColor == .red)
    #expect(model.tintColor == .yellow)
    #expect(model.derivedNames == ["currentPageIndicatorTintColor"])
  }
}

extension DerivationLevelTests {
  private struct BackgroundBar: NavigationBarNode, BackgroundColor, CustomClosure {
    let customClosure: StyleClosure
    var backgroundColor: Color { .yellow }
  }

  private struct TintBar: NavigationBarNode, BarTintColor, CustomClosure {
    let customClosure: StyleClosure
    var barTintColor: Color { .blue }
  }

  private struct BothBar: NavigationBarNode, BackgroundColor, BarTintColor, CustomClosure {
    let customClosure: StyleClosure
    var backgroundColor: Color { .yellow }
    var barTintColor: Color { .blue }
  }

  private struct TextBar: NavigationBarNode, TextColor, CustomClosure {
    let customClosure: StyleClosure
    var textColor: Color { .yellow }
  }

  private struct TextButton: ButtonNode, TextColor, CustomClosure {
    let customClosure: StyleClosure
    var textColor: Color { .yellow }
  }

  private struct TitledButton: ButtonNode, TitleColorForState, CustomClosure {
    let customClosure: StyleClosure
    var titleColorForState: StateValues<Color> { [.normal: .green, .selected: .cyan] }
  }

  private struct FilledButton: ButtonNode, ContentHorizontalAlignment, CustomClosure {
    let customClosure: StyleClosure
    var contentHorizontalAlignment: ContentHorizontalAlignmentValue { .fill }
  }

  private struct Pages: PageControlNode, TintColor, CustomClosure {
    let customClosure: StyleClosure
    var tintColor: Color { .yellow }
  }
}
