import ProtocolStyle
import Testing

@testable import StyleInspector

/// The weak texts of random nodes, compared with those in every combination of all positions.
@Suite struct RandomFindingTests {
  @Test(arguments: TestScale.seeds(200))
  func `findings are the texts that are weak in some combination`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let system = PaintedSystem(&random)
    #expect(system.found == system.weak)
  }
}

// MARK: - PaintedSystem

private struct PaintedPage: ScreenNode, BackgroundColor {
  let isDark: Decision
  var backgroundColor: Color { isDark.value ? .black : .white }
}

/// A cell whose model's state, and whose scope, may follow anything.
private struct PaintedCell: TableCellNode, TextColor, BackgroundColor, SelectedBackgroundColor,
  Alpha,
  ControlStateContent, ScopeProviding
{
  let isDark: Decision
  let isTinted: Decision
  let isFaded: Decision
  let state: Decision
  let scope: Decision
  var textColor: Color { isTinted.value ? .yellow : .black }
  var backgroundColor: Color { isDark.value ? .black : .white }
  var selectedBackgroundColor: Color { .blue }
  var alpha: Double { isFaded.value ? 0.5 : 1 }
  var controlState: ControlState { state.value ? .normal : .selected }

  var styleScope: StyleScope {
    let isOn = scope.value
    return StyleScope { if !isOn { $0.contrast = .increased } }
  }
}

private struct PaintedLabel: LabelNode, TextColor, StyleClassed {
  let isTinted: Decision
  let classes: Decision
  var textColor: Color { isTinted.value ? .yellow : .gray }
  var styleClasses: [String] { classes.value ? [] : ["Painted"] }
}

/// A page with a cell and a label in it, with random getters, scopes, states, classes and themes.
private struct PaintedSystem {
  /// A text, by the type of its node and the colors that are visible.
  struct Text: Hashable {
    let node: String
    let colors: String
  }

  private let page: PaintedPage
  private let cell: PaintedCell
  private let label: PaintedLabel
  private let themes: [[Theme]]
  private let width: Double?
  private let stateThatWasSet: ControlState?

  init(_ random: inout RandomNumbers) {
    let ofEnvironment: [Decision.Source] = [.scheme, .contrast, .token]
    let ofState = ofEnvironment + [.wide]
    let all = ofState + [.highlighted, .selected, .enclosingHighlighted, .enclosingSelected]
    func decision(_ sources: [Decision.Source], _ depth: Int) -> Decision {
      .random(&random, depth: depth, of: sources)
    }
    page = PaintedPage(isDark: decision(ofEnvironment, 1))
    cell = PaintedCell(
      isDark: decision(all, 3), isTinted: decision(all, 3), isFaded: decision(all, 2),
      state: decision(ofState, 1), scope: decision(all, 2))
    label = PaintedLabel(isTinted: decision(all, 3), classes: decision(all, 2))
    themes = [[], [Theme("set") { $0[.decisionFlag] = true }]]
    width = [nil, 200, 450][random.next(3)]
    stateThatWasSet = [nil, .selected, .disabled][random.next(3)]
  }

  private var tree: StyleTree {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .styleClass("Painted")) { $0.textColor = .red }.overridingConformances()
      })
    let page = tree.attach(page)
    tree.setContainerWidth(width, of: page)
    let cell = tree.attach(cell, to: page)
    tree.setControlState(stateThatWasSet, of: cell)
    tree.attach(label, to: cell)
    return tree
  }

  private var environments: [StyleEnvironment] {
    [StyleEnvironment.ColorScheme.light, .dark].flatMap { scheme in
      [StyleEnvironment.Contrast.standard, .increased].map { contrast in
        var environment = StyleEnvironment(colorScheme: scheme)
        environment.contrast = contrast
        return environment
      }
    }
  }

  /// The texts in the summaries of findings.
  var found: Set<Text> {
    let findings = Inspector(themes: themes, environments: environments).findings(of: tree)
    return Set(
      findings.filter { $0.identifier == .lowContrast }.map { finding in
        let words = finding.summary.split(separator: " ")
        let place = words.firstIndex(of: "on") ?? 1
        return Text(
          node: String(words[0]),
          colors: "\(words[place - 1]) on \(words[place + 1].prefix { $0 != ":" })")
      })
  }

  /// The texts by trying every combination in a tree that is really brought there.
  var weak: Set<Text> {
    let tree = tree
    let nodes = Array(tree.nodes)
    let states: [ControlState] = [.normal, .highlighted, .selected, [.highlighted, .selected]]
    var result: Set<Text> = []
    for (themes, environment) in themes.flatMap({ themes in environments.map { (themes, $0) } }) {
      (tree.themes, tree.environment) = (themes, environment)
      for width in [width, 0, 300] {
        tree.setContainerWidth(width, of: nodes[0])
        for state in states {
          tree.setControlState(state, of: nodes[1])
          for own in states {
            tree.setControlState(own, of: nodes[2])
            var backdrop = Backdrop()
            for (node, state) in zip(nodes, [.normal, state, own]) {
              let model = tree.viewModel(of: node)
              backdrop = backdrop.inside(model, in: state)
              for part in TextPart.all(of: model, in: state) {
                guard let visible = backdrop.visible(part), visible.contrast < part.leastContrast
                else { continue }
                result.insert(
                  Text(
                    node: "\(tree.nodeType(of: node))",
                    colors: "\(visible.text.hex) on \(visible.background.hex)"))
              }
            }
          }
        }
      }
    }
    return result
  }
}
