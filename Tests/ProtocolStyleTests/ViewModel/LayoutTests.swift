import Testing

@testable import ProtocolStyle

@Suite struct LayoutTests {
  private static let attributes = Array(
    AttributeList.standard.map(\.id).filter { !$0.isContent }.prefix(20))

  @Test func `a layout with one more entry has the same entries as one made at once`() {
    let attributes = Self.attributes
    let base = Layout.written(attributes.prefix(1))
    for _ in 0..<2 {
      for attribute in attributes.dropFirst() {
        let added = base.adding(attribute, .written)
        #expect(added.isSame(as: Layout.written([attributes[0], attribute])))
        #expect(!added.isSame(as: base.adding(attribute, .derived)))
        #expect(added.filter { $0.attribute != attribute }.isSame(as: base))
      }
    }
    #expect(base.filter { _ in true } === base)
  }

  /// In a process of its own, because others can fill the table of layouts.
  @Test func `layouts with the same entries are one object, also beyond the additions kept`() async
  {
    await #expect(processExitsWith: .success) {
      let attributes = LayoutTests.attributes
      let base = Layout.written(attributes.prefix(1))
      for attribute in attributes.dropFirst() + attributes.dropFirst() {
        let added = base.adding(attribute, .written)
        #expect(added === Layout.written([attributes[0], attribute]))
        #expect(added.filter { $0.attribute != attribute } === base)
      }
    }
  }
}
