import ProtocolStyle
import StyleInspector
import Testing

/// The finding for a rule with a type that no node can have.
@Suite struct ImpossibleTargetTests {
  /// A type alias, because the macro can't spell the type.
  typealias Pattern = any Any.Type

  private static let remedy =
    "Name the type of the model that is attached instead of the view that shows it, or a protocol "
    + "such as '(any ButtonNode).self'; or let"

  @Test func `the finding has a location, a problem, a reason and a remedy`() {
    let sheet = StyleSheet {
      StyleRule(for: Price.self, fileID: "App/Rules.swift", line: 12) { $0.alpha = 1 }
    }
    #expect(
      sheet.findings().map(\.description) == [
        """
        warning: The rule at App/Rules.swift:12 is for Price, which no node can be. \
        [impossible-target]
          Price doesn't conform to StyleNode, and no subclass can conform because it isn't a class, \
        so the rule never applies.
          \(Self.remedy) Price adopt a kind.
        """
      ])
    #expect(sheet.findings().map(\.identifier) == [.impossibleTarget])
  }

  @Test func `containers and exclusions are looked at as well`() {
    let sheet = StyleSheet {
      StyleRule(
        for: .button, containedIn: [Card.self, Price.self], excluding: [Size.self],
        excludingSubtreesOf: [Price.self, Card.self], fileID: "App/Rules.swift", line: 7
      ) { $0.alpha = 1 }
    }
    #expect(
      sheet.findings().map(\.summary) == [
        "The rule at App/Rules.swift:7 is for nodes in Price, which no node can be.",
        "The rule at App/Rules.swift:7 excludes Size, which no node can be.",
        "The rule at App/Rules.swift:7 excludes subtrees of Price, which no node can be.",
      ])
    #expect(
      sheet.findings().map { $0.explanation.split(separator: ", ")[2] } == [
        "so the rule never applies.", "so this excludes nothing.", "so this excludes nothing.",
      ])
  }

  private static let impossible: [any Any.Type] = [
    Price.self, Size.self, Int.self, [Card].self, Box<Int>.self, (Card, Card).self,
    (() -> Void).self, Card.Type.self, (any StyleNode.Type).self,
  ]

  @Test(arguments: impossible)
  func `a type that is no node, no class and no protocol is found`(type: Pattern) {
    #expect(Self.rule(for: type).findings().count == 1)
  }

  private static let possible: [any Any.Type] = [
    Card.self, Mood.self, Box<Card>.self, Plain.self, PlainChild.self, (any StyleNode).self,
    (any ButtonNode).self, (any Trait).self, (any Trait & ViewNode).self,
    (any Plain & Trait).self, (any Sequence<Int>).self, (any Sendable).self, Any.self,
    AnyObject.self,
  ]

  @Test(arguments: possible)
  func `a node, a class or a protocol is not found`(type: Pattern) {
    #expect(Self.rule(for: type).findings().isEmpty)
  }

  private static let wrapping: [any Any.Type] = [Card?.self, AnyHashable.self]

  /// `is` unwraps these types, so there's no finding.
  @Test(arguments: wrapping)
  func `types that wrap a node have no finding, because the rule applies`(type: Pattern) {
    let sheet = Self.rule(for: type)
    #expect(sheet.findings().isEmpty)
    let tree = StyleTree(styleSheet: sheet)
    #expect(tree.viewModel(of: tree.attach(Card())).alpha == 0.5)
  }

  @Test(arguments: impossible + possible)
  func `a rule that a finding calls impossible is in force for no node`(type: Pattern) {
    let sheet = Self.rule(for: type)
    let tree = StyleTree(styleSheet: sheet)
    let nodes: [any StyleNode] = [Card(), Mood.glad, Box<Card>(), PlainChild()]
    let isInForce = nodes.contains { tree.viewModel(of: tree.attach(erased: $0)).alpha == 0.5 }
    #expect(!(isInForce && !sheet.findings().isEmpty))
  }

  @Test func `style classes and kinds are not found`() {
    let sheet = StyleSheet {
      StyleRule(for: .styleClass("Price")) { $0.alpha = 1 }
      StyleRule(for: .button) { $0.alpha = 1 }
    }
    #expect(sheet.findings().isEmpty)
    #expect(StyleSheet().findings().isEmpty)
  }

  @Test func `a sheet's findings are in the order of its rules, including nested sheets`() {
    let nested = StyleSheet(excluding: [Size.self]) {
      StyleRule(for: .label, fileID: "Pack/Rules.swift", line: 3) { $0.alpha = 1 }
    }
    var sheet = StyleSheet {
      StyleRule(for: Price.self, fileID: "App/Rules.swift", line: 1) { $0.alpha = 1 }
      nested
    }
    sheet.insert(StyleRule(for: Int.self, fileID: "App/Rules.swift", line: 9) { $0.alpha = 1 })
    #expect(
      sheet.findings().map(\.summary) == [
        "The rule at App/Rules.swift:1 is for Price, which no node can be.",
        "The rule at Pack/Rules.swift:3 excludes Size, which no node can be.",
        "The rule at App/Rules.swift:9 is for Int, which no node can be.",
      ])
  }

  private static func rule(for type: any Any.Type) -> StyleSheet {
    StyleSheet { StyleRule(for: type) { $0.alpha = 0.5 } }
  }
}

extension ImpossibleTargetTests {
  protocol Trait {}
  struct Price {}
  enum Size { case small }
  struct Card: ViewNode, Hashable {}
  enum Mood: ViewNode { case glad }
  struct Box<Content> {}
  class Plain {}
  final class PlainChild: Plain, ViewNode {}
}

extension ImpossibleTargetTests.Box: StyleNode, ViewNode where Content: ViewNode {}
