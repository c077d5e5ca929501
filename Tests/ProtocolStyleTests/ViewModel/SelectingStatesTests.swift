import Testing

@testable import ProtocolStyle

/// The control states that select among the values of a view model.
@Suite struct SelectingStatesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let withValues: [ControlState]
    let selecting: [ControlState]
    let write: @Sendable (inout ViewModel) -> Void

    init(
      _ name: String, withValues: [ControlState] = [], selecting: [ControlState]? = nil,
      _ write: @escaping @Sendable (inout ViewModel) -> Void
    ) {
      testDescription = name
      (self.withValues, self.selecting, self.write) = (withValues, selecting ?? withValues, write)
    }
  }

  private static let cases = [
    Case("no values along an axis") { $0.backgroundColor = .red },
    Case("values for bar metrics") { $0.backgroundImageForMetrics = [.compact: .named("bar")] },
    Case("a value for the normal state") { $0.titleColorForState = [.normal: .red] },
    Case("values for two states", withValues: [.highlighted, [.disabled, .selected]]) {
      $0.titleColorForState = [.normal: .red, .highlighted: .blue, [.disabled, .selected]: .gray]
    },
    Case("values of two attributes", withValues: [.focused, .selected]) {
      $0.titleColorForState = [.selected: .red]
      $0.imageForState = [.focused: .named("ring")]
    },
    Case("a custom attribute", withValues: [.disabled]) { $0[.glowForState, .disabled] = .red },
    Case("a custom attribute that is content", withValues: [.disabled]) {
      $0[.wordsForState, .disabled] = "Sold out"
    },
    Case("the color behind a selected segment", selecting: [.selected]) {
      $0.selectedSegmentTintColor = .red
    },
    Case("the color behind a selected cell", selecting: [.highlighted, .selected]) {
      $0.selectedBackgroundColor = .red
    },
    Case("a custom attribute that is drawn in a state", selecting: [.focused]) {
      $0[.focusGlow] = .red
    },
  ]

  @Test(arguments: cases)
  func `the states for which attributes have values, and those in which some are drawn`(row: Case) {
    var model = ViewModel(kind: .everything)
    row.write(&model)
    #expect(Set(model.statesWithValues) == Set(row.withValues))
    #expect(Set(model.selectingStates()) == Set(row.selecting))
    #expect(model.selectingStates { _ in false } == [])
  }

  @Test func `each attribute whose values are per state is known by its type`() {
    let keyed = AttributeList.standard.ids.filter { $0.definition.stateType != nil }
    #expect(keyed.map(\.name) == AttributeList.standard.map(\.name).filter(Self.isForState))
    #expect(keyed.count == 11)
  }

  private static func isForState(_ name: String) -> Bool { name.hasSuffix("ForState") }

  private static let drawn: [(ControlState, Color?)] = [
    (.normal, nil), (.focused, nil), (.selected, .red), (.highlighted, .red),
    ([.selected, .focused], .red),
  ]

  @Test(arguments: drawn)
  func `a color that a state selects is drawn in that state only`(
    state: ControlState, color: Color?
  ) {
    var model = ViewModel(kind: .everything)
    model.selectedBackgroundColor = .red
    model.backgroundColor = .white
    #expect(model.value(of: .selectedBackgroundColor, drawnIn: state) == color)
    #expect(
      model.value(of: Attribute.selectedBackgroundColor.id, drawnIn: state) as? Color == color)
    #expect(model.value(of: .backgroundColor, drawnIn: state) == .white)
  }

  @Test(arguments: [(ControlState.normal, Color.black), (.selected, .red), (.focused, .black)])
  func `of values per state, the one for the state is drawn`(state: ControlState, color: Color) {
    var model = ViewModel(kind: .everything)
    model.titleColorForState = [.normal: .black, .selected: .red]
    #expect(model.value(of: Attribute.titleColorForState.id, drawnIn: state) as? Color == color)
    #expect(model.value(of: Attribute.alpha.id, drawnIn: state) == nil)
  }
}

private protocol EverythingNode: StyleNode {}

extension EverythingNode {
  static var nodeKind: NodeKind { .everything }
}

extension NodeKind {
  fileprivate static let everything = NodeKind(
    "everything", of: (any EverythingNode).self,
    uses: .standard + [.glowForState, .wordsForState, .focusGlow])
}

extension AnyAttribute where Self == Attribute<StateValues<Color>> {
  fileprivate static var glowForState: Self { Attribute("glowForState") }
}

extension AnyAttribute where Self == Attribute<StateValues<String>> {
  fileprivate static var wordsForState: Self { Attribute("wordsForState", isContent: true) }
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var focusGlow: Self { Attribute("focusGlow", drawnIn: .focused) }
}
