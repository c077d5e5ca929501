import ProtocolStyle
import Testing

@testable import StyleInspector
@testable import TestSupport

/// The weak texts of random nodes, compared with those in every combination of all positions.
@Suite struct RandomFindingTests {
  @Test(arguments: TestScale.seeds(40))
  func `findings are the texts that are weak in some combination`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let system = PaintedSystem(&random)
    let weak = system.weak
    #expect(system.found == weak)
    #expect(system.certified == weak)
  }
}

// MARK: - PaintedSystem

private struct PaintedScreen: ScreenNode {}

private struct PaintedPage: ViewNode, BackgroundColor {
  let isDark: Decision
  var backgroundColor: Color { isDark.value ? .black : .white }
}

/// A cell whose model's state, and whose scope, may follow anything.
private struct PaintedCell: TableCellNode, TextColor, BackgroundColor, SelectedBackgroundColor,
  Alpha,
  ControlStateContent, ScopeDeciding
{
  let isDark: Decision
  let isTinted: Decision
  let isFaded: Decision
  let state: Decision
  let otherState: ControlState
  let scope: Decision
  var textColor: Color { isTinted.value ? .yellow : .black }
  var backgroundColor: Color { isDark.value ? .black : .white }
  var selectedBackgroundColor: Color { .blue }
  var alpha: Double { isFaded.value ? 0.5 : 1 }
  var controlState: ControlState { state.value ? .normal : otherState }
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

    init(node: String, colors: String) { (self.node, self.colors) = (node, colors) }

    init(node: String, _ visible: VisibleText) {
      self.init(node: node, colors: "\(visible.text.hex) on \(visible.background.hex)")
    }
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
    let all =
      ofState + [.highlighted, .selected, .disabled, .enclosingHighlighted, .enclosingSelected]
    func decision(_ sources: [Decision.Source], _ depth: Int) -> Decision {
      .random(&random, depth: depth, of: sources)
    }
    page = PaintedPage(isDark: decision(ofEnvironment, 1))
    cell = PaintedCell(
      isDark: decision(all, 3), isTinted: decision(all, 3), isFaded: decision(all, 2),
      state: decision(ofState, 1), otherState: random.next(2) == 0 ? .selected : .disabled,
      scope: decision(all, 2))
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
    let screen = tree.attach(PaintedScreen())
    tree.setContainerWidth(width, of: screen)
    let cell = tree.attach(cell, to: tree.attach(page, to: screen))
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
        let background = words[place + 1].prefix { $0 != ":" }
        return Text(node: String(words[0]), colors: "\(words[place - 1]) on \(background)")
      })
  }

  /// The texts that are weak in the situations of a certificate that excuses disabled controls.
  var certified: Set<Text> {
    let space = SituationSpace(axes: [.colorScheme, .contrast], canvas: nil)
    var certifier = Certifier(of: tree, Inspector(themes: themes), [], space)
    var result: Set<Text> = []
    certifier.observe = { observation in
      let subject = observation.subject
      if subject.isDisabled { return }
      for part in TextPart.all(of: subject.model, in: subject.state) {
        guard let visible = subject.inside.visible(part), visible.contrast < part.leastContrast
        else { continue }
        result.insert(Text(node: observation.nodeType, visible))
      }
    }
    _ = certifier.certificate()
    return result
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
          tree.setControlState(state, of: nodes[2])
          for own in states {
            tree.setControlState(own, of: nodes[3])
            var backdrop = Backdrop()
            for (node, state) in zip(nodes, [.normal, .normal, state, own]) {
              let model = tree.viewModel(of: node)
              backdrop = backdrop.inside(model, in: state)
              for part in TextPart.all(of: model, in: state) {
                guard let visible = backdrop.visible(part), visible.contrast < part.leastContrast
                else { continue }
                result.insert(Text(node: "\(tree.nodeType(of: node))", visible))
              }
            }
          }
        }
      }
    }
    return result
  }
}
