import ProtocolStyle
import Testing

@Suite struct KindUseTests {
  @Test func `the table has every kind once`() {
    #expect(KindRow.all.count == 30)
    #expect(Set(KindRow.all.map(\.kind)).count == 30)
  }

  @Test(arguments: TestScale.rows(KindRow.all), StandardAttribute.all)
  func `a kind uses an attribute or drops it`(kind: KindRow, attribute: StandardAttribute) {
    #expect(kind.kind.uses(attribute.key) == kind.used.contains(attribute.name))
  }

  @Test(arguments: KindRow.all)
  func `a node that adopts everything shows what its kind uses`(row: KindRow) {
    let model = StyleApplier().viewModel(for: row.adoptingAll)
    #expect(model.kind == row.kind)
    #expect(Set(model.map(\.attribute.name)) == row.used)
  }

  @Test(arguments: KindRow.all)
  func `a kind derives its outputs, keeps their inputs and derives nothing else`(row: KindRow) {
    let model = StyleApplier().viewModel(for: row.adoptingInputs)
    let inputs: Set = [
      "backgroundColor", "tintColor", "textColor", "font", "textAlignment", "currentPageTintColor",
    ]
    #expect(Set(model.filter(\.isDerived).map(\.attribute.name)) == row.derived)
    #expect(
      Set(model.filter { !$0.isDerived }.map(\.attribute.name)) == inputs.intersection(row.used))
  }

  @Test(arguments: KindRow.all)
  func `existing values are dropped if the kind doesn't use them`(row: KindRow) {
    var model = ViewModel(kind: .view)
    model.onTintColor = .red
    model.alpha = 0.5
    StyleApplier().apply(row.adoptingInputs, to: &model)
    #expect((model.onTintColor == .red) == row.used.contains("onTintColor"))
    #expect((model.alpha == 0.5) == row.used.contains("alpha"))
  }
}
