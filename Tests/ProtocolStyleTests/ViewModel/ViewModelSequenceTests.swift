import ProtocolStyle
import Testing

@Suite struct ViewModelSequenceTests {
  @Test func `iteration is sorted by name, independent of the order of writing`() {
    var model = ViewModel(kind: .button)
    model.tintColor = .red
    model.alpha = 1
    model.font = .system(size: 17)
    model.backgroundColor = .yellow
    #expect(model.map(\.attribute.name) == ["alpha", "backgroundColor", "font", "tintColor"])
    #expect(model.map(\.isDerived) == [false, false, false, false])
  }

  @Test func `elements carry value and type`() throws {
    var model = ViewModel(kind: .button)
    model.alpha = 0.5
    model.titleColorForState = [.normal: .red]
    let elements = Array(model)
    try #require(elements.count == 2)
    #expect(elements[0].value as? Double == 0.5)
    #expect(elements[0].attribute.valueType is Double.Type)
    #expect(elements[1].value as? StateValues<Color> == [.normal: .red])
    #expect(elements[1].attribute.valueType is StateValues<Color>.Type)
  }

  @Test func `an iteration is not disturbed by changes to the model`() {
    var model = ViewModel(kind: .view)
    model.alpha = 1
    model.borderWidth = 2
    var names: [String] = []
    for element in model {
      names.append(element.attribute.name)
      model = ViewModel(kind: .view)
    }
    #expect(names == ["alpha", "borderWidth"])
    #expect(Array(model).isEmpty)
  }

  @Test func `derived values are marked, and values written over them are not`() {
    struct Bar: NavigationBarNode, BackgroundColor {}
    var model = StyleApplier().viewModel(for: Bar())
    #expect(model.map(\.attribute.name) == ["backgroundColor", "barTintColor"])
    #expect(model.map(\.isDerived) == [false, true])
    model.barTintColor = .green
    #expect(model.map(\.attribute.name) == ["backgroundColor", "barTintColor"])
    #expect(model.map(\.isDerived) == [false, false])
    #expect(model.barTintColor == .green)
  }

  @Test func `a removed derived value is absent`() {
    struct Bar: NavigationBarNode, BackgroundColor {}
    var model = StyleApplier().viewModel(for: Bar())
    model.barTintColor = nil
    #expect(model.barTintColor == nil)
    #expect(model.map(\.attribute.name) == ["backgroundColor"])
  }
}
