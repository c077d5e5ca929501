import ProtocolStyle
import StyleInspector
import Testing

@testable import TestSupport
@testable import TreeFixtures

/// Trees of several actors that are made of the same parts and change independently.
@Suite struct SharedPartsTests {
  @Test func `trees of eight actors share all that they are made of, and none notices`() async {
    let parts = Parts()
    let summaries = await withTaskGroup(of: Keeper.Summary.self) { group in
      for seed in 1...8 {
        group.addTask {
          let keeper = Keeper(of: parts, seed: UInt64(seed))
          await keeper.change(times: max(50, TestScale.steps(150)))
          return await keeper.summary()
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(summaries.count == 8)
    #expect(summaries.allSatisfy { $0.nodeCount > 4 && $0.different == [] }, "\(summaries)")
    #expect(summaries.allSatisfy { $0.outdated == 0 }, "\(summaries)")
  }
}

/// The parts of trees.
private struct Parts: Sendable {
  let applier = StyleApplier()
  let packs: [StylePack] = [.halo, .badge]
  let themes: [Theme]
  let styleSheet: StyleSheet

  init() {
    let sheet = StyleSheet {
      StyleRule(for: .button, containedIn: [AccentView.self]) { $0.cornerRadius = 6 }
      StyleRule(for: .label, when: .colorScheme(.dark)) { $0.textColor = Token.glow.value }
    }
    themes = StylePack.halo.themes + [Theme("sheeted", styleSheet: sheet) { $0[.glow] = .cyan }]
    styleSheet = StyleSheet {
      StyleRule(for: .button, when: .controlState(.selected)) { $0.alpha = 0.75 }
      StyleRule(for: .button, containedIn: [HaloCard.self]) { $0.borderColor = Token.glow.value }
      StyleRule(for: .view) { $0.borderColor = .adaptive(light: .black, dark: .white) }
    }
  }

  /// Returns a tree with these parts.
  func tree() -> StyleTree {
    StyleTree(applier: applier, packs: packs, themes: themes, styleSheet: styleSheet)
  }
}

/// The owner of a tree that changes it at random.
private actor Keeper {
  struct Summary: Sendable {
    let nodeCount: Int

    /// The number of nodes that a refresh reported immediately after another one.
    let outdated: Int

    /// The view models that differ from those in a new tree with new parts.
    let different: [String]
  }

  private let parts: Parts
  private let tree: StyleTree
  private var generator: SeededGenerator
  private let root: AnyNodeHandle

  init(of parts: Parts, seed: UInt64) {
    self.parts = parts
    tree = parts.tree()
    generator = SeededGenerator(seed: seed)
    root = tree.attach(ShopScreen()).erased
  }

  func change(times: Int) {
    for _ in 0..<times { change() }
  }

  private func change() {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...4: attach()
    case 5: detach()
    case 6: toggle()
    case 7: setControlState()
    case 8: tree.themes = parts.themes.filter { _ in Bool.random(using: &generator) }
    case 9: tree.environment.colorScheme = Bool.random(using: &generator) ? .dark : .light
    case 10: tree.tokens[.glow] = Bool.random(using: &generator) ? .green : nil
    case 11: tree.packs = parts.packs.filter { _ in Bool.random(using: &generator) }
    case 12: tree.refresh()
    case 13: _ = tree.viewModel(of: anyNode)
    case 14: _ = tree.explain(anyNode)
    default: _ = Inspector(themes: parts.themes.map { [$0] }).findings(of: tree)
    }
  }

  private var anyNode: AnyNodeHandle {
    Array(tree.nodes).randomElement(using: &generator) ?? root
  }

  private func attach() {
    // Few nodes, because the sanitizer is ten times slower.
    guard tree.count < 40 else { return }
    let nodes: [any StyleNode] = [
      BuyButton(), PlainButton(), PriceLabel(), AccentView(), HaloCard(), BadgeLabel(),
      EchoingLabel(), Sidebar(),
    ]
    if let node = nodes.randomElement(using: &generator) {
      tree.attach(erased: node, to: anyNode)
    }
  }

  private func detach() {
    let node = anyNode
    if node != root { tree.detach(node) }
  }

  private func toggle() {
    guard let button = tree.first(BuyButton.self) else { return }
    tree[button].isOn.toggle()
  }

  private func setControlState() {
    guard let button = tree.first(PlainButton.self) else { return }
    tree.setControlState(Bool.random(using: &generator) ? .selected : nil, of: button)
  }

  func summary() -> Summary {
    tree.refresh()
    let outdated = tree.refresh().changes.count
    let copy = Parts().tree()
    copy.packs = tree.packs
    copy.themes = tree.themes
    copy.environment = tree.environment
    copy.tokens = tree.tokens
    var copies: [AnyNodeHandle: AnyNodeHandle] = [:]
    var different: [String] = []
    for node in tree.nodes {
      let model = tree.node(of: node)
      let parent = tree.parent(of: node).flatMap { copies[$0] }
      let twin =
        parent.map { copy.attach(erased: model, to: $0) } ?? copy.attach(erased: model)
      if tree.controlState(of: node) == .selected { copy.setControlState(.selected, of: twin) }
      copies[node] = twin
      let (own, expected) = (tree.viewModel(of: node), copy.viewModel(of: twin))
      if own != expected { different.append("\(own), expected \(expected)") }
    }
    return Summary(nodeCount: tree.count, outdated: outdated, different: different)
  }
}

/// A view with a scope, which trees share as well.
private struct Sidebar: ViewNode, BackgroundColor, ScopeProviding {
  private static let scope = StyleScope(
    themes: [Theme("sidebar") { $0[.glow] = .purple }],
    styleSheet: StyleSheet {
      StyleRule(for: .label, containedIn: [Sidebar.self]) { $0.textColor = .gray }
    }
  ) { $0.colorScheme = .dark }

  var styleScope: StyleScope { Self.scope }
  var backgroundColor: Color { .adaptive(light: .white, dark: Token.glow.value) }
}
