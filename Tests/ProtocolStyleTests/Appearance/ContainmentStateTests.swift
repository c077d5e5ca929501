import Testing

@testable import ProtocolStyle

private struct Card: ViewNode {}
private struct List: ViewNode {}
private struct Title: LabelNode {}
private struct Price: LabelNode {}

/// The effect of ancestors on the rules of a sheet.
@Suite struct ContainmentStateTests {
  private static func rule(_ target: any Any.Type, in containers: [any Any.Type]) -> StyleRule {
    StyleRule(for: target, containedIn: containers) { $0.alpha = 0.5 }
  }

  private func state(_ path: [any StyleNode], in sheet: CompiledSheet) -> ContainmentState {
    path.reduce(sheet.rootState) { state, node in
      func enter(_ node: some StyleNode) -> ContainmentState {
        state.entering(sheet.match(node), of: sheet)
      }
      return enter(node)
    }
  }

  @Test func `equal meanings are one state`() {
    let sheet = CompiledSheet(StyleSheet { Self.rule(Title.self, in: [Card.self]) })
    #expect(state([Card()], in: sheet) === state([List(), Card(), Card(), Title()], in: sheet))
    #expect(state([List()], in: sheet) === sheet.rootState)
    #expect(state([Card()], in: sheet) !== sheet.rootState)
  }

  @Test func `the order of containers matters only among rules of one target`() {
    let one = CompiledSheet(
      StyleSheet {
        Self.rule(Title.self, in: [Card.self])
        Self.rule(Title.self, in: [List.self])
      })
    #expect(state([Card(), List()], in: one) !== state([List(), Card()], in: one))
    let two = CompiledSheet(
      StyleSheet {
        Self.rule(Title.self, in: [Card.self])
        Self.rule(Price.self, in: [List.self])
      })
    #expect(state([Card(), List()], in: two) === state([List(), Card()], in: two))
  }

  @Test(
    arguments: [
      ([], nil), (["card"], nil), (["list"], nil), (["list", "card"], 1), (["card", "list"], nil),
      (["card", "list", "card"], 1), (["list", "list", "card", "card"], 1),
    ] as [([String], Int?)])
  func `a rule is met when its containers were, from the outermost in`(
    path: [String], matchOrder: Int?
  ) {
    let sheet = CompiledSheet(StyleSheet { Self.rule(Title.self, in: [Card.self, List.self]) })
    let nodes = path.map { $0 == "card" ? Card() as any StyleNode : List() }
    #expect(state(nodes, in: sheet).matchOrder(of: sheet.rules[0]) == matchOrder)
  }

  @Test func `states that aren't used are removed, and made again when a node needs them`() {
    let sheet = CompiledSheet(
      StyleSheet { Self.rule(Title.self, in: [Card.self, List.self]) })
    let (list, card) = (state([List()], in: sheet), state([List(), Card()], in: sheet))
    sheet.collectStates([ObjectIdentifier(list)])
    #expect(state([List()], in: sheet) === list)
    let fresh = state([List(), Card()], in: sheet)
    #expect(fresh !== card)
    #expect(fresh.meaning == card.meaning)
  }
}
