import ProtocolStyle
import Testing

/// Writing a value or nil at one place of an axis.
@Suite struct PlaceWritingTests {
  private let applier = StyleApplier()

  @Test func `nil at a place of an absent attribute leaves it absent`() throws {
    var model = ViewModel(kind: .navigationBar)
    model[.titleColorForState, .normal] = nil
    model[.titleVerticalPositionForMetrics, .compact] = nil
    model[.backgroundImageForPlacement, BarPlacement(.top)] = nil
    #expect(model.titleColorForState == nil)
    #expect(model.titleVerticalPositionForMetrics == nil)
    #expect(model.backgroundImageForPlacement == nil)
    #expect(model == ViewModel(kind: .navigationBar))
    #expect(try encoded(model) == #"{"kind":"navigationBar"}"#)
  }

  @Test func `reading a place writes nothing`() {
    var model = ViewModel(kind: .button)
    model.textColor = .red
    #expect(model[.titleColorForState, .normal] == nil)
    applier.apply(PlainButton(), to: &model)
    #expect(model.titleColorForState == [.normal: .red])
  }

  private struct ClosureCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let write: @Sendable (inout ViewModel) -> Void
    let titles: StateValues<Color>?
  }

  /// The writes of the closure of a button with yellow text, and the results.
  private static let closures = [
    ClosureCase(
      testDescription: "none at normal hides what the conformance's color would derive",
      write: { $0[.titleColorForState, .normal] = nil }, titles: nil),
    ClosureCase(
      testDescription: "nor does a color of the closure's own level refill it",
      write: {
        $0[.titleColorForState, .normal] = nil
        $0.textColor = .red
      }, titles: nil),
    ClosureCase(
      testDescription: "in whatever order",
      write: {
        $0.textColor = .red
        $0[.titleColorForState, .normal] = nil
      }, titles: nil),
    ClosureCase(
      testDescription: "a written place beside none",
      write: {
        $0[.titleColorForState, .highlighted] = .blue
        $0[.titleColorForState, .normal] = nil
      }, titles: [.highlighted: .blue]),
    ClosureCase(
      testDescription: "none at another place",
      write: { $0[.titleColorForState, .highlighted] = nil }, titles: [.normal: .yellow]),
    ClosureCase(
      testDescription: "none that is written over again is no longer none",
      write: {
        $0[.titleColorForState, .normal] = nil
        $0[.titleColorForState, .normal] = .green
      }, titles: [.normal: .green]),
    ClosureCase(
      testDescription: "none that all the values are written over is no longer none",
      write: {
        $0[.titleColorForState, .normal] = nil
        $0.titleColorForState = [.normal: .green, .selected: .red]
      }, titles: [.normal: .green, .selected: .red]),
    ClosureCase(
      testDescription: "a place after none for all leaves the others none",
      write: {
        $0.titleColorForState = nil
        $0[.titleColorForState, .highlighted] = .blue
      }, titles: [.highlighted: .blue]),
  ]

  @Test(arguments: closures)
  private func `nil at a place is not refilled by the closure's level or a lower one`(
    row: ClosureCase
  ) {
    let button = TextButton(textColor: .yellow, customClosure: row.write)
    #expect(applier.viewModel(for: button).titleColorForState == row.titles)
  }

  @Test func `a lower nil at a place wins over a lower color, but not over the node's`() {
    var model = ViewModel(kind: .button)
    model.textColor = .red
    model[.titleColorForState, .normal] = nil
    applier.apply(PlainButton(), to: &model)
    #expect(model.titleColorForState == nil)
    #expect(model.textColor == .red)
    applier.apply(TextButton(textColor: .yellow), to: &model)
    #expect(model.titleColorForState == [.normal: .yellow])
  }

  @Test func `a place written after application keeps what was derived at the others`() {
    var model = applier.viewModel(for: TextButton(textColor: .yellow))
    model[.titleColorForState, .highlighted] = .red
    #expect(model.titleColorForState == [.normal: .yellow, .highlighted: .red])
    #expect(model[.titleColorForState, .selected] == .yellow)
  }

  @Test func `and does not freeze it: it is derived again`() {
    var model = applier.viewModel(for: TextButton(textColor: .yellow))
    model[.titleColorForState, .highlighted] = .red
    applier.apply(TextButton(textColor: .green), to: &model)
    #expect(model.titleColorForState == [.normal: .green, .highlighted: .red])
    model.textColor = .blue
    applier.apply(PlainButton(), to: &model)
    #expect(model.titleColorForState == [.normal: .blue, .highlighted: .red])
    model.textColor = nil
    applier.apply(PlainButton(), to: &model)
    #expect(model.titleColorForState == [.highlighted: .red])
  }

  @Test func `a bar item's places neither`() {
    var model = applier.viewModel(for: TextItem(textColor: .yellow))
    let bold = TextAttributes(font: .system(weight: .bold))
    model[.titleTextAttributesForState, .selected] = bold
    #expect(
      model.titleTextAttributesForState
        == [.normal: TextAttributes(foregroundColor: .yellow), .selected: bold])
    applier.apply(TextItem(textColor: .green), to: &model)
    #expect(
      model.titleTextAttributesForState
        == [.normal: TextAttributes(foregroundColor: .green), .selected: bold])
  }

  @Test func `a derived place that is written over is written`() {
    var model = applier.viewModel(for: TextButton(textColor: .yellow))
    model[.titleColorForState, .normal] = .red
    #expect(model.titleColorForState == [.normal: .red])
    model.textColor = .blue
    applier.apply(PlainButton(), to: &model)
    #expect(model.titleColorForState == [.normal: .red])
  }

  @Test func `a removed derived place is absent, and stays so at its level`() {
    var model = applier.viewModel(for: TextButton(textColor: .yellow))
    model[.titleColorForState, .highlighted] = .red
    model[.titleColorForState, .normal] = nil
    #expect(model.titleColorForState == [.highlighted: .red])
    applier.apply(PlainButton(), to: &model)
    #expect(model.titleColorForState == [.highlighted: .red])
    applier.apply(TextButton(textColor: .yellow), to: &model)
    #expect(model.titleColorForState == [.normal: .yellow, .highlighted: .red])
  }

  @Test func `places of metrics and placements are merged over lower ones`() {
    var model = ViewModel(kind: .navigationBar)
    model.titleVerticalPositionForMetrics = [.default: 2, .compact: 1]
    model[.backgroundImageForPlacement, BarPlacement(.top)] = .named("Top")
    applier.apply(LowBar(), to: &model)
    #expect(model.titleVerticalPositionForMetrics == [.default: 2, .compact: -1])
    #expect(model[.titleVerticalPositionForMetrics, .compactPrompt] == -1)
    #expect(
      model.backgroundImageForPlacement
        == [BarPlacement(): .named("Bar"), BarPlacement(.top): .named("Top")])
    #expect(model[.backgroundImageForPlacement, BarPlacement(.top, .compact)] == .named("Top"))
    #expect(model[.backgroundImageForPlacement, BarPlacement(.bottom)] == .named("Bar"))
    model[.titleVerticalPositionForMetrics, .compact] = nil
    #expect(model.titleVerticalPositionForMetrics == [.default: 2])
    applier.apply(LowBar(), to: &model)
    #expect(model.titleVerticalPositionForMetrics == [.default: 2, .compact: -1])
  }

  @Test func `a copy from before is left alone`() {
    let before = applier.viewModel(for: TextButton(textColor: .yellow))
    var after = before
    after[.titleColorForState, .highlighted] = .red
    after[.titleColorForState, .normal] = nil
    #expect(before.titleColorForState == [.normal: .yellow])
    #expect(
      applier.viewModel(for: TextButton(textColor: .yellow)).titleColorForState
        == [.normal: .yellow])
  }
}

extension PlaceWritingTests {
  private struct PlainButton: ButtonNode {}

  private struct TextButton: ButtonNode, TextColor, CustomClosure {
    var textColor: Color
    var customClosure: StyleClosure = { _ in }
  }

  private struct TextItem: BarButtonItemNode, TextColor {
    var textColor: Color
  }

  private struct LowBar:
    NavigationBarNode, TitleVerticalPositionForMetrics, BackgroundImageForPlacement
  {
    var titleVerticalPositionForMetrics: MetricsValues<Double> { [.compact: -1] }
    var backgroundImageForPlacement: PlacementValues<ImageReference> {
      [BarPlacement(): .named("Bar")]
    }
  }
}
