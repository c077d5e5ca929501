import ProtocolStyle
import Testing

@testable import StyleTesting

@Suite struct StandardDefaultsTests {
  @Test func `the default of every style protocol of the library is known`() {
    let unknown = AttributeList.standard.map(\.id).filter {
      !$0.isContent && !$0.isAdopted(by: StandardDefaults.self)
    }
    // Derived attributes have no protocol.
    let derived = AttributeList.standard.map(\.id).filter { $0.definition.protocolType == nil }
    #expect(unknown == derived)
  }

  @Test func `defaults are those that a node renders`() {
    let model = StyleApplier().viewModel(for: StandardDefaults())
    #expect(model.borderWidth == 1)
    #expect(model.barTintColor == .white)
    #expect(model.titleColorForState == [:])
  }
}
