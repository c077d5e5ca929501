import ProtocolStyle
import StyleTesting
import Testing

@testable import TestSupport

/// Matrices of random trees, each line of which is compared with trees that are really brought to its
/// combinations.
@Suite struct RandomMatrixTests {
  @Test(arguments: TestScale.seeds(100))
  func `each line of a matrix holds in a tree that is brought to its combinations`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let system = ListedSystem(&random)
    let text = ListedSystem.matrix.text(of: system.tree)
    for place in 1...2 { system.check(MatrixLines(text, of: place), ofNode: place) }
  }
}

// MARK: - ListedSystem

private struct ListedPage: ScreenNode {}

private struct ListedButton: ButtonNode, BorderWidth, ScopeDeciding {
  let decision: Decision
  let scope: Decision
  var borderWidth: Double { decision.value ? 1 : 2 }
}

private struct ListedLabel: LabelNode, BorderWidth, StyleClassed {
  let decision: Decision
  let classes: Decision
  var borderWidth: Double { decision.value ? 1 : 2 }
  var styleClasses: [String] { classes.value ? [] : ["Listed"] }
}

/// A page with a button and a label in it, with random getters, scopes, classes and rules.
private struct ListedSystem {
  private static let states: [ControlState] = [.normal, .highlighted, [.highlighted, .selected]]
  private static let themes = [[], [Theme("set") { $0[.decisionFlag] = true }]]
  private static let environments: KeyValuePairs<String, StyleEnvironment> = [
    "day": StyleEnvironment(), "night": StyleEnvironment(colorScheme: .dark),
  ]

  static let matrix = StyleMatrix(themes: themes, environments: environments, states: states)

  private let button: ListedButton
  private let label: ListedLabel

  init(_ random: inout RandomNumbers) {
    let ofButton: [Decision.Source] = [
      .scheme, .contrast, .token, .wide, .wider, .highlighted, .selected,
    ]
    let all = ofButton + [.enclosingHighlighted, .enclosingSelected]
    func decision(_ sources: [Decision.Source], _ depth: Int) -> Decision {
      .random(&random, depth: depth, of: sources)
    }
    button = ListedButton(decision: decision(ofButton, 4), scope: decision(ofButton, 2))
    label = ListedLabel(decision: decision(all, 4), classes: decision(all, 2))
  }

  var tree: StyleTree {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .styleClass("Listed")) { $0.borderWidth = 3 }.overridingConformances()
        StyleRule(
          for: .label, when: .enclosingControlState(.selected) && .containerWidth(atLeast: 600)
        ) { $0.borderWidth = 4 }.overridingConformances()
      })
    tree.attach(label, to: tree.attach(button, to: tree.attach(ListedPage())))
    return tree
  }

  /// Compares the lines of a node with its border in every combination of positions.
  func check(_ lines: MatrixLines, ofNode place: Int) {
    let tree = tree
    let nodes = Array(tree.nodes)
    let around = place == 1 ? [ControlState.normal] : Self.states
    for (theme, themes) in zip(["no theme", "set"], Self.themes) {
      for (name, environment) in Self.environments {
        (tree.themes, tree.environment) = (themes, environment)
        for width in [0.0, 300, 600] {
          tree.setContainerWidth(width, of: nodes[0])
          for enclosing in around {
            if place == 2 { tree.setControlState(enclosing, of: nodes[1]) }
            for state in Self.states {
              tree.setControlState(state, of: nodes[place])
              let names: Set = [
                theme, name, "\(state)", "in a \(enclosing) control", lines.name(ofWidth: width),
              ]
              let border = tree.viewModel(of: nodes[place]).borderWidth.map { "\(Int($0))" }
              #expect(lines.values(in: names) == [border ?? "none"], "\(names.sorted()): \(lines)")
            }
          }
        }
      }
    }
  }
}

// MARK: - MatrixLines

/// The lines of a node's border in the text of a matrix.
private struct MatrixLines {
  private var claims: [(value: String, combinations: [[Set<String>]])] = []

  /// The names of the widths, by rising width.
  private var widths: [String] = []

  init(_ text: String, of place: Int) {
    var node = -1
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("container widths: ") {
        widths = line.dropFirst("container widths: ".count).split(separator: ", ").map(String.init)
      }
      if line.hasSuffix(")") { node += 1 }
      guard node == place, line.hasPrefix("borderWidth: ") else { continue }
      let parts = line.dropFirst("borderWidth: ".count).split(separator: " when ")
      let combinations =
        parts.count == 1
        ? [[]]
        : parts[1].split(separator: " | ").map { combination in
          combination.split(separator: " · ").map { positions in
            Set(positions.split(separator: ", ").map(String.init))
          }
        }
      claims.append((String(parts[0]), combinations))
    }
  }

  /// The name of the range that a width is in; empty if no node compares a width.
  func name(ofWidth width: Double) -> String {
    widths.last { name in
      name.hasPrefix("below")
        || name.split(separator: " ").compactMap { Double($0) }.allSatisfy { $0 <= width }
    } ?? ""
  }

  /// The values of the lines that are about positions.
  func values(in names: Set<String>) -> [String] {
    let found = claims.filter { claim in
      claim.combinations.contains { $0.allSatisfy { !$0.isDisjoint(with: names) } }
    }
    return found.isEmpty ? ["none"] : found.map(\.value)
  }
}
