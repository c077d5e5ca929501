import ProtocolStyle
import Testing

/// An attribute of the user's that is content and inherited at once.
@Suite struct InheritedContentTests {
  private struct SpokenView: ViewNode, InheritedContentTests.Language {
    var language: String { "de" }
  }

  fileprivate protocol Language: SendableMetatype {
    var language: String { get }
  }

  @Test func `content that is marked inherited is handed down`() {
    let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.language]))
    let parent = tree.attach(SpokenView())
    let child = tree.attach(CardView(), to: parent)
    #expect(tree.viewModel(of: parent)[.language] == "de")
    withKnownIssue("StyleTree.inherited(from:of:else:) looks at style alone") {
      #expect(tree.viewModel(of: child)[.language] == "de")
    }
  }
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var language: Self {
    @Sendable func read(
      _ node: borrowing some InheritedContentTests.Language, _ slot: borrowing Slot<String>
    ) -> Outcome {
      slot.write(node.language)
    }
    return Attribute(
      "language", of: (any InheritedContentTests.Language).self, isContent: true, isInherited: true
    ) {
      ($0 as? any InheritedContentTests.Language.Type).map { AttributeReader($0, read) }
    }
  }
}
