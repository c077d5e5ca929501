import ProtocolStyle
import Testing

@Suite struct ViewModelTests {
  @Test func `a new model has a kind and no attributes`() {
    let model = ViewModel(kind: .button)
    #expect(model.kind == .button)
    #expect(Array(model).isEmpty)
    #expect(model.backgroundColor == nil)
    #expect(model[.titleColorForState, .normal] == nil)
  }

  @Test func `a subscript writes, overwrites and removes`() {
    var model = ViewModel(kind: .view)
    model[.borderWidth] = 2
    model[.backgroundColor] = .yellow
    model[.borderWidth] = 3
    #expect(model.borderWidth == 3)
    #expect(model.backgroundColor == .yellow)
    model[.borderWidth] = nil
    #expect(model.borderWidth == nil)
    #expect(model.backgroundColor == .yellow)
    model.borderWidth = 4
    #expect(model[.borderWidth] == 4)
  }

  @Test func `a value can be changed in place`() {
    var model = ViewModel(kind: .button)
    model.alpha = 0.5
    model.alpha? += 0.25
    model.alpha? *= 2
    model.contentEdgeInsets = EdgeInsets(1)
    model.contentEdgeInsets?.left = 8
    #expect(model.alpha == 1.5)
    #expect(model.contentEdgeInsets == EdgeInsets(top: 1, left: 8, bottom: 1, right: 1))
  }

  @Test func `reading a state falls back to normal`() {
    var model = ViewModel(kind: .button)
    model.titleColorForState = [.normal: .black, .highlighted: .red]
    #expect(model[.titleColorForState, .highlighted] == .red)
    #expect(model[.titleColorForState, .normal] == .black)
    #expect(model[.titleColorForState, .selected] == .black)
    #expect(model[.titleColorForState, [.highlighted, .selected]] == .black)
    #expect(model.titleColorForState?[exact: .selected] == nil)
  }

  @Test func `writing a state sets that state alone and creates the values`() {
    var model = ViewModel(kind: .button)
    model[.titleColorForState, .highlighted] = .red
    #expect(model.titleColorForState == [.highlighted: .red])
    #expect(model[.titleColorForState, .normal] == nil)
    model[.titleColorForState, .normal] = .black
    model[.titleColorForState, .selected] = .blue
    #expect(model.titleColorForState == [.normal: .black, .highlighted: .red, .selected: .blue])
    model[.titleColorForState, .selected] = nil
    #expect(model.titleColorForState == [.normal: .black, .highlighted: .red])
  }

  @Test func `changing a copy leaves the other alone`() {
    var original = ViewModel(kind: .button)
    original.titleColorForState = [.normal: .black]
    original.borderWidth = 2
    var copy = original
    copy.borderWidth = 3
    copy[.titleColorForState, .normal] = .red
    copy.alpha = 0.5
    #expect(original.borderWidth == 2)
    #expect(original.titleColorForState == [.normal: .black])
    #expect(original.alpha == nil)
    original.borderWidth = nil
    #expect(copy.borderWidth == 3)
    #expect(copy.titleColorForState == [.normal: .red])
    #expect(copy.alpha == 0.5)
  }

  @Test func `changing one result leaves the other nodes' alone`() {
    let applier = StyleApplier()
    var first = applier.viewModel(for: Adopter.OfBorderWidth())
    let second = applier.viewModel(for: Adopter.OfBorderWidth())
    first.borderWidth = 40
    first.alpha = 0
    #expect(second.borderWidth == 1)
    #expect(second.alpha == nil)
    let third = applier.viewModel(for: Adopter.OfBorderWidth())
    #expect(third.borderWidth == 1)
    #expect(third.alpha == nil)
  }

  @Test func `every attribute at once keeps its own value`() {
    var model = ViewModel(kind: .button)
    model.isOpaque = false
    model.borderWidth = 2
    model.contentMode = .redraw
    model.font = FontDescriptor("Helvetica Neue", size: 17)
    model.backgroundColor = .yellow
    model.titleColorForState = [.normal: .black]
    model.masksToBounds = true
    model.imageForState = [.normal: .named("star")]
    model.shadowOffset = Offset(x: 1, y: 2)
    model.titleTextAttributes = TextAttributes(alignment: .center)
    #expect(model.isOpaque == false)
    #expect(model.borderWidth == 2)
    #expect(model.contentMode == .redraw)
    #expect(model.font == FontDescriptor("Helvetica Neue", size: 17))
    #expect(model.backgroundColor == .yellow)
    #expect(model.titleColorForState == [.normal: .black])
    #expect(model.masksToBounds == true)
    #expect(model.imageForState == [.normal: .named("star")])
    #expect(model.shadowOffset == Offset(x: 1, y: 2))
    #expect(model.titleTextAttributes == TextAttributes(alignment: .center))
  }
}
