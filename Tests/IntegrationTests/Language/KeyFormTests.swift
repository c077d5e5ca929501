import ProtocolStyle
import Testing

@Suite struct KeyFormTests {
  @Test func `a list of attributes accepts keys in dot syntax`() {
    let attributes: AttributeList = .standard + [.leftInset, .rightInset]
    #expect(attributes.suffix(2).map(\.name) == ["leftInset", "rightInset"])
    #expect(AttributeList([.leftInset]).count == 1)
  }

  @Test func `a view model is read and written by dot syntax`() {
    var model = ViewModel(kind: .view)
    model[.leftInset] = 4
    let value: Double? = model[.leftInset]
    #expect(value == 4)
    #expect(model[Attribute<Double>.leftInset] == 4)
    #expect(model[.titleColorForState, .highlighted] == nil)
  }

  @Test func `a key reads by its type`() {
    let key = Attribute<Double>.leftInset
    #expect(key == .leftInset)
    #expect(key.id == Attribute<Double>.leftInset.id)
    let keys: [any AnyAttribute] = [.leftInset, .backgroundColor]
    #expect(keys.map(\.name) == ["leftInset", "backgroundColor"])
  }

  @Test(.needsCompiler) func `a key of another type of value does not compile`() async throws {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        func misread(_ model: ViewModel) -> Double? {
          model[.backgroundColor]  // error: 'Attribute<Double>' and 'Attribute<Color>'
        }
        let key = Attribute<Double>.backgroundColor  // error: 'Attribute<Double>' and \
        'Attribute<Color>'
        """)
  }
}

extension AnyAttribute where Self == Attribute<Double> {
  fileprivate static var leftInset: Self { Attribute("leftInset") }
  fileprivate static var rightInset: Self { Attribute("rightInset") }
}
