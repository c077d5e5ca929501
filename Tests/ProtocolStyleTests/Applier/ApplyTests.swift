import ProtocolStyle
import Testing

@Suite struct ApplyTests {
  private let applier = StyleApplier()

  private func model(of kind: NodeKind, _ write: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    write(&model)
    return model
  }

  @Test func `a node replaces some existing values and keeps the others`() {
    var model = model(of: .button) {
      $0.backgroundColor = .red
      $0.alpha = 0.5
    }
    applier.apply(YellowButton(), to: &model)
    #expect("\(model)" == "button(alpha: 0.5, backgroundColor: #ffff00)")
  }

  @Test func `the model takes the node's kind and drops unused attributes`() {
    var model = model(of: .slider) {
      $0.alpha = 0.5
      $0.thumbTintColor = .red
      $0.contentVerticalAlignment = .top
    }
    applier.apply(YellowButton(), to: &model)
    #expect(model.kind == .button)
    #expect(
      "\(model)"
        == "button(alpha: 0.5, backgroundColor: #ffff00, contentVerticalAlignment: top)")
    applier.apply(PlainScreen(), to: &model)
    #expect("\(model)" == "screen()")
  }

  @Test func `state values merge state by state`() {
    var model = model(of: .button) {
      $0.titleColorForState = [.normal: .green, .highlighted: .blue]
      $0.imageForState = [.normal: .named("star")]
    }
    applier.apply(
      TitledButton(titleColorForState: [.highlighted: .red, .selected: .cyan]), to: &model)
    #expect(model.titleColorForState == [.normal: .green, .highlighted: .red, .selected: .cyan])
    #expect(model.imageForState == [.normal: .named("star")])
    applier.apply(TitledButton(titleColorForState: [:]), to: &model)
    #expect(model.titleColorForState == [.normal: .green, .highlighted: .red, .selected: .cyan])
  }

  @Test func `a node's background derives the tint even over a lower explicit one`() {
    var model = model(of: .navigationBar) { $0.barTintColor = .green }
    applier.apply(YellowBar(), to: &model)
    #expect(model.barTintColor == .yellow)
    #expect(model.derivedNames == ["barTintColor"])
  }

  @Test func `derived values are derived again, and reveal the lower ones`() {
    var model = model(of: .navigationBar) { $0.barTintColor = .green }
    applier.apply(YellowBar(), to: &model)
    model.backgroundColor = nil
    applier.apply(PlainBar(), to: &model)
    #expect(model.barTintColor == .green)
    #expect(model.derivedNames == [])
  }

  @Test func `a lower background derives the tint again`() {
    var model = applier.viewModel(for: YellowBar())
    model.backgroundColor = .red
    #expect(model.barTintColor == .yellow)
    applier.apply(PlainBar(), to: &model)
    #expect(model.barTintColor == .red)
    model.backgroundColor = nil
    applier.apply(PlainBar(), to: &model)
    #expect("\(model)" == "navigationBar()")
  }

  @Test func `within the lower level explicit values win over derived ones`() {
    var model = model(of: .navigationBar) {
      $0.backgroundColor = .red
      $0.barTintColor = .green
    }
    applier.apply(PlainBar(), to: &model)
    #expect(model.barTintColor == .green)
  }

  @Test func `a lower nil wins over a lower background, but not over the node's`() {
    var model = model(of: .navigationBar) {
      $0.backgroundColor = .red
      $0.barTintColor = nil
    }
    applier.apply(PlainBar(), to: &model)
    #expect(model.barTintColor == nil)
    applier.apply(YellowBar(), to: &model)
    #expect(model.barTintColor == .yellow)
  }

  @Test func `nil for an attribute that the kind doesn't use is dropped too`() {
    var model = model(of: .navigationBar) { $0.barTintColor = nil }
    applier.apply(YellowButton(), to: &model)
    applier.apply(PlainBar(), to: &model)
    #expect(model.backgroundColor == .yellow)
    #expect(model.barTintColor == .yellow)
  }

  @Test func `a node's tint wins over its own and any background`() {
    var model = model(of: .navigationBar) {
      $0.backgroundColor = .red
      $0.barTintColor = .green
    }
    applier.apply(BlueTintedBar(), to: &model)
    #expect(model.barTintColor == .blue)
    #expect(model.backgroundColor == .red)
  }

  private static let titles: [(StateValues<Color>, StateValues<Color>, StateValues<Color>)] = [
    ([:], [:], [.normal: .red]),
    ([.normal: .green], [:], [.normal: .red]),
    ([.normal: .green, .selected: .cyan], [:], [.normal: .red, .selected: .cyan]),
    ([.normal: .green], [.highlighted: .blue], [.normal: .red, .highlighted: .blue]),
    ([.normal: .green], [.normal: .blue], [.normal: .blue]),
    ([.highlighted: .green], [.highlighted: .blue], [.normal: .red, .highlighted: .blue]),
  ]

  @Test(arguments: titles)
  func `a node's text color wins over lower title colors, state by state`(
    beneath: StateValues<Color>, own: StateValues<Color>, shown: StateValues<Color>
  ) {
    var model = model(of: .button) { $0.titleColorForState = beneath }
    applier.apply(RedTitledButton(titleColorForState: own), to: &model)
    #expect(model.titleColorForState == shown)
  }

  @Test func `a node's title color wins over a lower text color`() {
    var model = model(of: .button) { $0.textColor = .red }
    applier.apply(TitledButton(titleColorForState: [.highlighted: .blue]), to: &model)
    #expect(model.titleColorForState == [.normal: .red, .highlighted: .blue])
    applier.apply(TitledButton(titleColorForState: [.normal: .green]), to: &model)
    #expect(model.titleColorForState == [.normal: .green, .highlighted: .blue])
  }

  @Test func `a closure sees lower values`() {
    struct Doubled: ViewNode, CustomClosure {
      var customClosure: StyleClosure { { $0.borderWidth = ($0.borderWidth ?? 0) * 2 } }
    }
    var model = model(of: .view) { $0.borderWidth = 3 }
    applier.apply(Doubled(), to: &model)
    #expect(model.borderWidth == 6)
  }

  private static let nodes: [any StyleNode & Sendable] =
    KindRow.all.flatMap { [$0.adoptingAll, $0.adoptingInputs] }
    + StandardAttribute.adopted.compactMap(\.adopter)

  @Test(arguments: nodes)
  func `applying twice is applying once, and to nothing is styling`(
    node: any StyleNode & Sendable
  ) {
    var model = ViewModel(kind: .view)
    applier.apply(node, to: &model)
    #expect(model == applier.viewModel(for: node))
    #expect(model.derivedNames == applier.viewModel(for: node).derivedNames)
    let once = model
    applier.apply(node, to: &model)
    #expect(model == once)
    #expect(model.map(\.isDerived) == once.map(\.isDerived))
  }

  @Test func `an earlier copy of the model isn't changed`() {
    let before = model(of: .button) { $0.backgroundColor = .red }
    var after = before
    applier.apply(YellowButton(), to: &after)
    #expect(before.backgroundColor == .red)
    #expect(after.backgroundColor == .yellow)
  }
}

extension ApplyTests {
  private struct YellowButton: ButtonNode, BackgroundColor {
    var backgroundColor: Color { .yellow }
  }

  private struct TitledButton: ButtonNode, TitleColorForState {
    var titleColorForState: StateValues<Color>
  }

  private struct RedTitledButton: ButtonNode, TextColor, TitleColorForState {
    var titleColorForState: StateValues<Color>
    var textColor: Color { .red }
  }

  private struct YellowBar: NavigationBarNode, BackgroundColor {
    var backgroundColor: Color { .yellow }
  }

  private struct BlueTintedBar: NavigationBarNode, BarTintColor {
    var barTintColor: Color { .blue }
  }

  private struct PlainBar: NavigationBarNode {}
  private struct PlainScreen: ScreenNode {}
}
