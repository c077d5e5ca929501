import Testing

@testable import ProtocolStyle

@Suite struct AttributeListTests {
  @Test func `a list keeps its order and removes duplicates`() {
    let list: AttributeList = [.tintColor, .alpha, .tintColor, .font, .alpha]
    #expect(list.map(\.name) == ["tintColor", "alpha", "font"])
    #expect(list.count == 3)
    #expect(list[1].id == Attribute<Double>.alpha.id)
    #expect(AttributeList([]).isEmpty)
  }

  @Test func `lists join in order, each attribute at its first place`() {
    let left: AttributeList = [.tintColor, .alpha]
    let right: AttributeList = [.font, .tintColor, .cornerRadius]
    #expect((left + right).map(\.name) == ["tintColor", "alpha", "font", "cornerRadius"])
    #expect((right + left).map(\.name) == ["font", "tintColor", "cornerRadius", "alpha"])
    #expect((AttributeList.standard + .standard).count == AttributeList.standard.count)
  }

  @Test func `a list can be created from identifiers`() {
    let list = AttributeList(AttributeList.standard.map(\.id))
    #expect(list.map(\.name) == AttributeList.standard.map(\.name))
  }

  @Test func `two attributes with the same name clash`() {
    let colored = Attribute<Color>("twin")
    let numbered = Attribute<Double>("twin")
    #expect(colored.id != numbered.id)
    #expect(
      AttributeList.clash(colored.id, numbered.id) == """
        AttributeList: two attributes are named 'twin': one in \
        ProtocolStyleTests/AttributeListTests.swift with type Color, and one in \
        ProtocolStyleTests/AttributeListTests.swift with type Double. Rename one of them.
        """)
  }

  @Test func `a list with two attributes of the same name traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = [Attribute<Color>("twin"), Attribute<Double>("twin")] as AttributeList
    }
    await #expect(processExitsWith: .failure) {
      _ = ([Attribute<Color>("twin")] as AttributeList) + [Attribute<Double>("twin")]
    }
  }

  @Test func `a model distinguishes two attributes with the same name`() {
    var model = ViewModel(kind: .view)
    model[Attribute<Color>("twin")] = .red
    model[Attribute<Double>("twin")] = 2
    #expect(model[Attribute<Color>("twin")] == .red)
    #expect(model[Attribute<Double>("twin")] == 2)
    #expect(model.map(\.attribute.name) == ["twin", "twin"])
  }
}
