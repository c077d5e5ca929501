import ProtocolStyle
import Testing

/// A kind can derive content from style: each node has it, even if the style is shared.
@Suite struct DerivedContentTests {
  @Test func `content that is derived from style is in every node`() {
    let applier = StyleApplier(attributes: .standard + [.caption])
    let labels = (0..<3).map { _ in applier.viewModel(for: Revision()).accessibilityLabel }
    #expect(labels == ["Paid", "Paid", "Paid"])
  }
}

extension DerivedContentTests {
  protocol StampNode: ViewNode {}

  protocol Caption: SendableMetatype {
    var caption: String { get }
  }

  private struct Revision: StampNode, Caption {
    static var nodeKind: NodeKind { .stamp }
    var caption: String { "Paid" }
  }
}

extension NodeKind {
  fileprivate static let stamp = NodeKind(
    "stamp", of: (any DerivedContentTests.StampNode).self, parent: .view,
    derivations: [Derivation(of: .accessibilityLabel, from: .caption)])
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var caption: Self {
    @Sendable func read(
      _ node: borrowing some DerivedContentTests.Caption, _ slot: borrowing AttributeSlot<String>
    ) -> AttributeWrite {
      slot.write(node.caption)
    }
    return Attribute("caption", of: (any DerivedContentTests.Caption).self) {
      ($0 as? any DerivedContentTests.Caption.Type).map { AttributeReader($0, read) }
    }
  }
}
