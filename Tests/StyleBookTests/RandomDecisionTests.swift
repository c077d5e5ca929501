import Foundation
import ProtocolStyle
import StyleBook
import StyleSampling
import Testing

@testable import TestSupport

/// The decisions on a page of a random sample, each case of which is compared with trees that are really
/// brought there.
@Suite struct RandomDecisionTests {
  @Test(arguments: TestScale.seeds(100))
  func `each case of a decision has the value of a tree that is brought there`(seed: UInt64) throws
  {
    var random = RandomNumbers(seed: seed)
    let sample = RandomSample(&random)
    let folder = try Folder()
    let catalog = StyleSampleCatalog(
      [sample.sample], module: "Shop", packs: [RandomSample.pack])
    try StyleBook("Shop", catalog).write(to: folder.url)
    let page = try folder.text(of: "Shop/DecidedButton-Decided.html")
    for place in 0...1 { sample.check(page, ofNode: place) }
  }
}

// MARK: - RandomSample

private struct DecidedButton: ButtonNode, BorderWidth, ScopeDeciding {
  let decision: Decision
  let scope: Decision
  var borderWidth: Double { decision.value ? 1 : 2 }
}

private struct DecidedText: LabelNode, BorderWidth, StyleClassed {
  let decision: Decision
  let classes: Decision
  var borderWidth: Double { decision.value ? 1 : 2 }
  var styleClasses: [String] { classes.value ? [] : ["Decided"] }
}

/// A button with a label in it, with random getters, scopes and classes.
private struct RandomSample {
  static let theme = Theme("set") { $0[.decisionFlag] = true }
  static let pack = StylePack(
    "decided",
    styleSheet: StyleSheet {
      StyleRule(for: .styleClass("Decided")) { $0.borderWidth = 3 }.overridingConformances()
    }, themes: [theme])

  private let button: DecidedButton
  private let label: DecidedText

  init(_ random: inout RandomNumbers) {
    let ofButton: [Decision.Source] = [.scheme, .contrast, .token, .highlighted, .selected]
    let ofLabel: [Decision.Source] = [
      .scheme, .contrast, .token, .enclosingHighlighted, .enclosingSelected,
    ]
    func decision(_ sources: [Decision.Source], _ depth: Int) -> Decision {
      .random(&random, depth: depth, of: sources)
    }
    button = DecidedButton(decision: decision(ofButton, 4), scope: decision([.scheme, .token], 1))
    label = DecidedText(decision: decision(ofLabel, 3), classes: decision(ofLabel, 1))
  }

  var sample: StyleSample {
    StyleSample("Decided", button) { label }
  }

  /// Compares the cases of a node's border with trees in all combinations of positions.
  func check(_ page: String, ofNode place: Int) {
    let cases = DecisionCases(
      page.replacing("&#39;", with: "'"),
      of: place == 0 ? "DecidedButton (button)" : "DecidedText (label)")
    let tree = StyleTree(packs: [Self.pack])
    let nodes = [tree.attach(button).erased]
    let all = nodes + [tree.attach(label, to: nodes[0]).erased]
    let present = tree.viewModel(of: all[place]).borderWidth
    let states: [ControlState] = [.normal, .highlighted, .selected, [.highlighted, .selected]]
    for themes in [[], [Self.theme]] {
      for scheme in StyleEnvironment.ColorScheme.allCases {
        for contrast in StyleEnvironment.Contrast.allCases {
          for state in states {
            (tree.themes, tree.environment.colorScheme) = (themes, scheme)
            tree.environment.contrast = contrast
            tree.setControlState(state, of: all[0])
            let names = Set(["highlighted", "selected"].filter { "\(state)".contains($0) })
            let value = cases.value { condition in
              switch condition {
              case "no theme": return themes.isEmpty
              case "theme 'set'": return !themes.isEmpty
              case let text where text.hasPrefix("color scheme "):
                return text.hasSuffix("\(scheme)")
              case let text where text.hasPrefix("contrast "): return text.hasSuffix("\(contrast)")
              case let text:
                let isOff = text.hasPrefix("not ")
                let name = (isOff ? text.dropFirst(4) : text[...]).prefix { $0 != " " }
                return names.contains(String(name)) != isOff
              }
            }
            if value == "undecided" { continue }
            let border = tree.viewModel(of: all[place]).borderWidth
            #expect(
              value.flatMap(Double.init) ?? present == border,
              "\(themes) \(scheme) \(contrast) \(state): \(cases)")
          }
        }
      }
    }
  }
}

// MARK: - DecisionCases

/// The cases of a node's border on a page.
private struct DecisionCases {
  private var lines: [(depth: Int, text: String)] = []

  init(_ page: String, of node: String) {
    let start = "<summary>\(node)</summary><dl class=\"why\">"
    let blocks = page.components(separatedBy: start).dropFirst()
      .map { $0.components(separatedBy: "</dl>")[0] }
    for block in blocks where block.contains("<dd class=\"case\"") {
      let values = block.components(separatedBy: "<dt>")
      guard let value = values.first(where: { $0.hasPrefix("borderWidth</dt>") }) else { continue }
      for line in value.components(separatedBy: "--depth:").dropFirst() {
        let text = line.dropFirst(3).prefix { $0 != "<" }
        lines.append((line.first?.wholeNumberValue ?? 0, String(text)))
      }
    }
  }

  /// The value where some conditions hold; nil if there are no cases.
  func value(where holds: (String) -> Bool) -> String? {
    var depth = 0
    for line in lines {
      if line.text.hasPrefix("undecided") { return "undecided" }
      guard line.depth == depth else { continue }
      let isBranch = line.text.hasSuffix(":")
      let parts = line.text.components(separatedBy: ": ")
      let conditions = isBranch ? String(line.text.dropLast()) : parts[0]
      if !conditions.components(separatedBy: ", ").contains(where: holds) { continue }
      if !isBranch { return parts.count > 1 ? parts[1] : nil }
      depth += 1
    }
    return nil
  }
}
