import ProtocolStyle
import StyleInspector
import Testing

@Suite struct UnknownTargetTests {
  @Test(.enabled(if: (try? Inspector.readRecords()) != nil, "Records can't be read."))
  func `a trait that no type adopts is found, as a target and as a container`() {
    let sheet = StyleSheet {
      StyleRule(for: (any Forgotten).self, fileID: "Shop/Rules.swift", line: 3) { $0.alpha = 1 }
      StyleRule(for: .button, containedIn: [(any Forgotten).self]) { $0.alpha = 1 }
      StyleRule(for: (any Adopted).self) { $0.alpha = 1 }
      StyleRule(for: (any GaugeNode).self) { $0.alpha = 1 }
    }
    let findings = Inspector().findings(of: sheet)
    #expect(findings.map(\.identifier) == [.unadoptedTarget, .unadoptedTarget])
    #expect(
      findings.first?.description == """
        warning: The rule at Shop/Rules.swift:3 can never match: no type adopts Forgotten. \
        [unadopted-target]
          'Forgotten' doesn't match any node, whatever is attached, so it has no effect.
          Adopt Forgotten, or remove the rule.
        """)
    let tree = StyleTree(styleSheet: sheet)
    #expect(Inspector().findings(of: tree).map(\.identifier) == findings.map(\.identifier))
  }

  @Test func `a style class that no node has is found, with the nearest one`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .styleClass("Lagre"), fileID: "Shop/Rules.swift", line: 3) { $0.alpha = 1 }
        StyleRule(for: .styleClass("Small"), fileID: "Shop/Rules.swift", line: 4) { $0.alpha = 1 }
        StyleRule(for: .styleClass("Large")) { $0.alpha = 0.5 }
      })
    tree.attach(Card())
    tree.attach(Classed(styleClasses: ["Large", "Red"]))
    #expect(
      Inspector().findings(of: tree).map(\.description) == [
        """
        warning: The rule at Shop/Rules.swift:3 targets the style class 'Lagre', which no node has; \
        did you mean 'Large'? [unknown-class]
          Nodes have the classes returned by 'styleClasses'. Those of the tree have 'Large', 'Red'.
          Use 'Large', return 'Lagre' from a node, or remove the rule.
        """,
        """
        warning: The rule at Shop/Rules.swift:4 targets the style class 'Small', which no node has. \
        [unknown-class]
          Nodes have the classes returned by 'styleClasses'. Those of the tree have 'Large', 'Red'.
          Use one of these, return 'Small' from a node, or remove the rule.
        """,
      ])
  }

  @Test func `a tree without classes has none that are unknown`() {
    let tree = StyleTree(styleSheet: StyleSheet { StyleRule(for: .styleClass("Large")) { _ in } })
    tree.attach(Card())
    #expect(Inspector().findings(of: tree) == [])
  }
}

private protocol Forgotten: CornerRadius {}
private protocol Adopted: CornerRadius {}
private protocol GaugeNode: ViewNode {}
private struct Card: ViewNode, Adopted {}
private struct Classed: ViewNode, StyleClassed {
  var styleClasses: [String]
}
