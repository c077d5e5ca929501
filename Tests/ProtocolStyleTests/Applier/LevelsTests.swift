import Testing

@testable import ProtocolStyle

/// The levels of the cascade are entries with their writes.
@Suite struct LevelsTests {
  private static var color: Write { Write(attribute: Attribute<Color>.backgroundColor.id) }
  private static let titles = Attribute<StateValues<Color>>.titleColorForState.id

  private static func place(_ state: ControlState) -> Write {
    Write(attribute: titles, place: AnyHashable(state))
  }

  @Test func `the highest level that wrote an attribute is its level, and each place has its own`()
  {
    var levels = Levels()
    #expect(levels.level(of: Self.titles) == nil)
    levels.add([Self.place(.normal), Self.place(.selected)], by: .rules)
    var model = ViewModel(kind: .button)
    model.titleColorForState = [.selected: .red]
    levels.add(valuesOf: model, by: .conformances)
    levels.add([], by: .closure)
    #expect(levels.level(of: Self.titles) == .conformances)
    #expect(levels.level(of: Self.titles, at: AnyHashable(ControlState.normal)) == .rules)
    #expect(levels.level(of: Self.titles, at: AnyHashable(ControlState.selected)) == .conformances)
    #expect(levels.level(of: Self.titles, at: AnyHashable(ControlState.disabled)) == nil)
    levels.add([Write(attribute: Self.titles)], by: .overrides)
    #expect(levels.level(of: Self.titles, at: AnyHashable(ControlState.disabled)) == .overrides)
    #expect(levels.level(of: Self.color.attribute) == nil)
  }

  @Test func `nil in a model counts as written at its place`() {
    var model = ViewModel(kind: .button)
    model.backgroundColor = nil
    var levels = Levels()
    levels.add(valuesOf: ViewModel(kind: .button), by: .inherited)
    levels.add(valuesOf: model, by: .rules)
    #expect(levels.level(of: Self.color.attribute, at: nil) == .rules)
    #expect(levels.level(of: Self.color.attribute) == nil)
  }

  @Test func `writes that a level replaces don't belong to those below it anymore`() {
    var levels = Levels()
    levels.add([Self.color, Self.place(.normal)], by: .inherited)
    levels.remove(replacedBy: [Self.place(.normal)])
    #expect(levels.level(of: Self.titles) == nil)
    #expect(levels.level(of: Self.color.attribute) == .inherited)
    levels.remove(replacedBy: [Self.color])
    #expect(levels.isIdentical(to: Levels()))
  }

  /// A cascade with any levels above the closure: each sees the values of those below it.
  @Test func `a further level is another entry`() {
    struct Row: ViewNode, BackgroundColor, Alpha {
      var backgroundColor: Color { .red }
      var alpha: Double { 0.5 }
    }
    let plan = Plan(of: Row.self, attributes: .standard, number: 0)
    var seen: [Double?] = []
    let levels = (1...3).map { number in
      UpperLevel(level: .overrides) { model in
        seen.append(model.alpha)
        return model.recordingWrites { $0.alpha = Double(number) }
      }
    }
    let conformances = StyleApplier().viewModel(for: Row())
    var cascade = Cascade(model: ViewModel(kind: .view), upper: levels)
    plan.run(&cascade, with: conformances, of: Row())
    #expect(seen == [0.5, 1, 2])
    #expect(cascade.model.alpha == 3)
    #expect(cascade.model.backgroundColor == .red)
  }
}
