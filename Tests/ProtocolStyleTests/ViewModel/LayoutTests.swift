import Testing

@testable import ProtocolStyle

@Suite struct LayoutTests {
  private let attributes = Array(
    AttributeList.standard.map(\.id).filter { !$0.isContent }.prefix(20))

  @Test func `layouts with the same entries are one object, also beyond the additions kept`() {
    let base = Layout.written(attributes.prefix(1))
    for _ in 0..<2 {
      for attribute in attributes.dropFirst() {
        let added = base.adding(attribute, .written)
        #expect(added === Layout.written([attributes[0], attribute]))
        #expect(added !== base.adding(attribute, .derived))
        #expect(added.filter { $0.attribute != attribute } === base)
      }
    }
    #expect(base.filter { _ in true } === base)
  }
}
