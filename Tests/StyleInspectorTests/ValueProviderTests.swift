import Foundation
import ProtocolStyle
import Testing

@testable import StyleInspector

/// The traits that provide the values of nodes.
///
/// In tests with optimization, and on platforms without conformance records, the providers of most
/// values can't be known.
@Suite(.enabled(if: ConformanceRecords.shared.areReadable && _isDebugAssertConfiguration()))
struct ValueProviderTests {
  /// A node, and the provider of its background or of another value.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let provider: String
    let node: any StyleNode & Sendable
    var attribute = Attribute<Color>.backgroundColor.id
  }

  private static let samples: [Sample] = [
    Sample(testDescription: "a trait", provider: "Calm", node: Traited()),
    Sample(testDescription: "a trait beneath another one", provider: "Calm", node: Deeper()),
    Sample(testDescription: "a trait that overrides another one", provider: "Loud", node: Louder()),
    Sample(testDescription: "a computed property", provider: "Computed", node: Computed()),
    Sample(testDescription: "a stored property", provider: "Stored", node: Stored()),
    Sample(testDescription: "a type over its trait", provider: "Own", node: Own()),
    Sample(testDescription: "a generic type", provider: "Calm", node: Generic<Int>()),
    Sample(testDescription: "a property of a generic type", provider: "Full", node: Full<Int>()),
    Sample(testDescription: "a type in another", provider: "Outer.Inner", node: Outer.Inner()),
    Sample(testDescription: "a class", provider: "Shared", node: Shared()),
    Sample(testDescription: "a trait of a class", provider: "Calm", node: CalmShared()),
    Sample(testDescription: "an enumeration", provider: "Choice", node: Choice.one),
    Sample(
      testDescription: "an extension of another protocol", provider: "Tagged", node: Constrained()),
    Sample(
      testDescription: "a getter that calls the same getter of another type",
      provider: "Borrowing", node: Borrowing()),
    Sample(
      testDescription: "content", provider: "Titled", node: Titled(),
      attribute: Attribute<String>.text.id),
    Sample(
      testDescription: "a closure", provider: "Closing", node: Closing(),
      attribute: Attribute<Double>.alpha.id),
  ]

  private func winner(
    of node: any StyleNode, _ attribute: AttributeID
  ) throws -> StyleExplanation.Entry {
    let tree = StyleTree()
    let explanation = tree.explain(tree.attach(erased: node)).symbolicated()
    return try #require(explanation.outcomes.first { $0.attribute == attribute }?.winner)
  }

  @Test(arguments: samples)
  func `a value has the trait or the type whose getter returned it`(sample: Sample) throws {
    let winner = try winner(of: sample.node, sample.attribute)
    #expect(winner.provider?.description == "StyleInspectorTests.\(sample.provider)")
    #expect(winner.provider?.isDefault == false)
    #expect(winner.possibleProviders.isEmpty)
  }

  @Test func `a value that no trait sets is the default of the style protocol`() throws {
    let provider = try #require(
      try winner(of: Unset(), Attribute<Color>.backgroundColor.id).provider)
    #expect(provider.isDefault)
    #expect(provider.module == "ProtocolStyle")
    #expect(provider.property == "backgroundColor")
    #expect("\(provider)" == "default of ProtocolStyle.BackgroundColor")
  }

  @Test func `rules and overrides have no provider`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .view) { $0.backgroundColor = .blue } })
    let node = tree.attach(Traited())
    tree.override(node) { $0.backgroundColor = .green }
    let entries = tree.explain(node).symbolicated()[.backgroundColor][0].entries
    #expect(entries.map { $0.provider?.name } == [nil, "Calm", nil])
  }

  @Test func `without code, the traits that refine the style protocol are possible`() {
    let table = ProviderTable(readsCode: false)
    func names(_ type: any Any.Type) -> [String] {
      let answer = table.answer(for: type, (any BackgroundColor).self)
      #expect(answer.provider == nil)
      return answer.candidates.map(\.description)
    }
    #expect(names(Louder.self) == ["StyleInspectorTests.Loud", "StyleInspectorTests.Calm"])
    #expect(names(Own.self) == ["StyleInspectorTests.Calm"])
    #expect(names(Stored.self) == [])
  }

  @Test func `places of getters are added by their owners and properties`() throws {
    let tree = StyleTree()
    let places = try JSONDecoder().decode(
      GetterLocations.self,
      from: Data(
        """
        {"StyleInspectorTests.Calm.backgroundColor": "Shop/Traits.swift:12",
        "StyleInspectorTests.Own.borderWidth": "Shop/Own.swift:3"}
        """.utf8))
    let calm = tree.explain(tree.attach(Traited())).symbolicated().locating(places)
    #expect(calm[.backgroundColor][0].winner?.provider?.location == "Shop/Traits.swift:12")
    #expect(
      calm.description == """
        Traited (view)
        backgroundColor
          ✓ #ff0000  conformances  BackgroundColor
              ← StyleInspectorTests.Calm (Traits.swift:12)
        """)
    let own = tree.explain(tree.attach(Own())).symbolicated().locating(places)
    #expect(own[.backgroundColor][0].winner?.provider?.location == nil)
  }
}

// MARK: - Nodes

private protocol Calm: BackgroundColor {}
extension Calm {
  var backgroundColor: Color { .red }
}

private protocol Loud: Calm {}
extension Loud {
  var backgroundColor: Color { .orange }
}

private protocol Deep: Calm {}

private protocol Tagged {}
extension Tagged where Self: BackgroundColor {
  var backgroundColor: Color { .purple }
}

private struct Traited: ViewNode, Calm {}
private struct Deeper: ViewNode, Deep {}
private struct Louder: ViewNode, Loud {}
private struct Unset: ViewNode, BackgroundColor {}
private struct Constrained: ViewNode, Tagged, BackgroundColor {}

private struct Computed: ViewNode, BackgroundColor {
  var backgroundColor: Color { .red }
}

private struct Stored: ViewNode, BackgroundColor {
  var backgroundColor = Color.red
}

private struct Own: ViewNode, Calm {
  var backgroundColor: Color { .white }
}

private struct Generic<Value: Sendable>: ViewNode, Calm {}

private struct Full<Value: Sendable>: ViewNode, BackgroundColor {
  var backgroundColor: Color { .red }
}

private enum Outer {
  struct Inner: ViewNode, BackgroundColor {
    var backgroundColor: Color { .red }
  }
}

private final class Shared: ViewNode, BackgroundColor, Sendable {
  var backgroundColor: Color { .red }
}

private final class CalmShared: ViewNode, Calm, Sendable {}

private enum Choice: ViewNode, BackgroundColor {
  case one

  var backgroundColor: Color { .red }
}

private struct Borrowing: ViewNode, Calm {
  var backgroundColor: Color { Traited().backgroundColor }
}

private struct Titled: LabelNode, TextContent {
  var text: String { "Offer" }
}

private struct Closing: ViewNode, CustomClosure {
  var customClosure: StyleClosure { { $0.alpha = 0.5 } }
}
