import ProtocolStyle
import Testing

@testable import StyleInspector

@Suite struct UnreadProtocolTests {
  @Test func `the finding has a problem, a reason and a remedy`() {
    #expect(
      Inspector(attributes: [.edgeColor]).findings(of: Edged.self).map(\.description) == [
        """
        warning: Edged adopts EdgeColor, but the applier does not read 'edgeColor'. [unread-protocol]
          An applier only reads the attributes it was created with, so the value is never shown.
          Pass it to the applier: 'StyleApplier(attributes: .standard + [.edgeColor])'.
        """
      ])
  }

  private static let samples: [(any StyleNode.Type, AttributeList, Int)] = [
    (Edged.self, .standard, 1), (TraitEdged.self, .standard, 1), (EdgedObject.self, .standard, 1),
    (BelowEdgedObject.self, .standard, 1), (Plain.self, .standard, 0),
    (Edged.self, .standard + [.edgeColor], 0), (TraitEdged.self, [.edgeColor, .alpha], 0),
    (Plain.self, [], 1),
  ]

  @Test(arguments: samples)
  func `it comes once for each protocol that is adopted and not read`(
    type: any StyleNode.Type, given: AttributeList, count: Int
  ) {
    let inspector = Inspector(
      applier: StyleApplier(attributes: given), attributes: [.edgeColor])
    let findings = inspector.findings(of: type)
    #expect(findings.map(\.identifier) == Array(repeating: .unreadProtocol, count: count))
  }

  @Test func `an attribute that was named before changes no findings`() {
    let before = Inspector().findings(of: Edged.self)
    _ = AttributeList([.edgeColor])
    #expect(Inspector().findings(of: Edged.self) == before)
    #expect(before == [])
  }

  @Test func `what the applier itself finds is there as well, before it`() {
    #expect(
      Inspector(attributes: [.edgeColor]).findings(of: Both.self).map(\.identifier) == [
        .unusedAttribute, .unreadProtocol,
      ])
  }
}

private protocol EdgeColor: SendableMetatype {
  var edgeColor: Color { get }
}

extension EdgeColor {
  var edgeColor: Color { .red }
}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var edgeColor: Self {
    @Sendable func read(_ node: borrowing some EdgeColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.edgeColor)
    }
    return Attribute("edgeColor", of: (any EdgeColor).self) {
      ($0 as? any EdgeColor.Type).map { AttributeReader($0, read) }
    }
  }
}

private protocol Edge: EdgeColor {}
private struct Edged: ViewNode, EdgeColor {}
private struct TraitEdged: ViewNode, Edge {}
private class EdgedObject: ViewNode, Edge {}
private final class BelowEdgedObject: EdgedObject {}
private struct Plain: ViewNode, Alpha {}
private struct Both: ViewNode, EdgeColor, RowHeight {}
