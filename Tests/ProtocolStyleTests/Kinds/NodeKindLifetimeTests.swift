import Testing

@testable import ProtocolStyle

/// A kind that was created at run time is freed when its last reference is released.
@Suite struct NodeKindLifetimeTests {
  @Test func `the results of a kind are freed with it`() {
    weak var rules: KindRules?
    do {
      let kind = NodeKind(
        "gauge", of: (any ViewNode).self, parent: .view, uses: [.progressTintColor])
      rules = kind.rules
      #expect(kind.uses(.progressTintColor))
      #expect(rules != nil)
    }
    #expect(rules == nil)
  }
}
