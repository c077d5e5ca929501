import ProtocolStyle
import Testing

@Suite struct StandardAttributeTests {
  @Test func `the tables have every attribute of systems.md, the list no name twice`() {
    #expect(StandardAttribute.adopted.count == 38)
    #expect(Set(StandardAttribute.all.map(\.name)).count == 41)
    #expect(Set(AttributeList.standard.map(\.name)).count == AttributeList.standard.count)
  }

  @Test(arguments: StandardAttribute.all)
  func `a key has the name of its accessor and is in the standard list`(row: StandardAttribute) {
    #expect(row.key.name == row.name)
    #expect("\(row.key)" == row.name)
    #expect(AttributeList.standard.count { $0.id == row.key.id } == 1)
  }

  @Test(arguments: StandardAttribute.all)
  func `an accessor and its key's subscript are one thing`(row: StandardAttribute) {
    row.expectAccess(#_sourceLocation)
  }

  @Test(arguments: StandardAttribute.adopted, ColorScheme.allCases)
  func `a node that adopts a base protocol renders its default and nothing else`(
    row: StandardAttribute, colorScheme: ColorScheme
  ) throws {
    let node = try #require(row.adopter)
    let model = StyleApplier().viewModel(
      for: node, in: StyleEnvironment(colorScheme: colorScheme))
    row.expectDefault(model, colorScheme, #_sourceLocation)
    #expect(model.filter { !$0.isDerived }.map(\.attribute.name) == [row.name])
  }

  @Test func `a shadow's opacity is kept as it is`() {
    struct Deep: ViewNode, ShadowOpacity {
      var shadowOpacity: Double { 15 }
    }
    #expect(StyleApplier().viewModel(for: Deep()).shadowOpacity == 15)
  }
}
