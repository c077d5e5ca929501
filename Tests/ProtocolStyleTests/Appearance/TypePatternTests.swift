import ProtocolStyle
import Testing

@testable import TreeFixtures

private enum Mood: LabelNode, Prominent {
  case glad
  case sad
}

private struct Box<Content>: ViewNode {}
private class Vehicle: ViewNode {}
private class Car: Vehicle {}
private final class Taxi: Car, Prominent {}

/// The nodes that a type matches as the target of a rule.
@Suite struct TypePatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: any Any.Type
    let matching: [String]

    var testDescription: String { "\(pattern)" }
  }

  private static var nodes: [any StyleNode] {
    [
      BuyButton(), PlainButton(), ProminentButton(), Mood.glad, Mood.sad, Box<Int>(), Box<String>(),
      Vehicle(), Car(), Taxi(), ShopScreen(),
    ]
  }

  private static let rows = [
    Row(pattern: BuyButton.self, matching: ["BuyButton"]),
    Row(pattern: Mood.self, matching: ["Mood", "Mood"]),
    Row(pattern: Box<Int>.self, matching: ["Box<Int>"]),
    Row(pattern: Vehicle.self, matching: ["Vehicle", "Car", "Taxi"]),
    Row(pattern: Car.self, matching: ["Car", "Taxi"]),
    Row(pattern: Taxi.self, matching: ["Taxi"]),
    Row(pattern: (any ButtonNode).self, matching: ["BuyButton", "PlainButton", "ProminentButton"]),
    Row(pattern: (any Prominent).self, matching: ["ProminentButton", "Mood", "Mood", "Taxi"]),
    Row(
      pattern: (any ControlNode).self, matching: ["BuyButton", "PlainButton", "ProminentButton"]),
    Row(pattern: (any ScreenNode).self, matching: ["ShopScreen"]),
    Row(pattern: (any ButtonNode & Prominent).self, matching: ["ProminentButton"]),
    Row(pattern: (any ViewNode & AnyObject).self, matching: ["Vehicle", "Car", "Taxi"]),
    Row(pattern: (any Car & Prominent).self, matching: ["Taxi"]),
    Row(pattern: (any StyleNode).self, matching: nodes.map { "\(type(of: $0))" }),
    Row(pattern: Int.self, matching: []),
  ]

  @Test(arguments: rows)
  func `a type matches its nodes, a class also its subclasses, a protocol all that adopt it`(
    row: Row
  ) {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("rule", row.pattern) })
    for node in Self.nodes { tree.attach(erased: node) }
    let matched = tree.nodes.filter { tree.winner(of: $0) == "rule" }
    #expect(matched.map { "\(type(of: tree.node(of: $0)))" } == row.matching)
  }

  @Test(arguments: rows)
  func `a container matches as a target does`(row: Row) {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("rule", CardView.self, in: [row.pattern]) })
    let matched = Self.nodes.filter { node in
      let container = tree.attach(erased: node)
      return tree.winner(of: tree.attach(CardView(), to: container)) == "rule"
    }
    #expect(matched.map { "\(type(of: $0))" } == row.matching)
  }
}
