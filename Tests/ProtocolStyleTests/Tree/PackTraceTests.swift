import ProtocolStyle
import StyleInspector
import Testing

@testable import TestSupport
@testable import TreeFixtures

/// A tree from which packs were removed, compared with one that never had them.
///
/// Both are changed in the same ways at random, except for the packs. Whenever these are removed,
/// the trees must be indistinguishable.
@Suite struct PackTraceTests {
  @Test(arguments: TestScale.rows(1...8 as ClosedRange<UInt64>))
  func `removed packs leave no trace`(seed: UInt64) {
    var walk = PackWalk(seed: seed)
    for step in 0..<TestScale.steps(250) {
      walk.step()
      guard step.isMultiple(of: 5), let difference = walk.difference() else { continue }
      Issue.record("seed \(seed), step \(step): \(difference)")
      return
    }
  }

  @Test(arguments: TestScale.rows(1...8 as ClosedRange<UInt64>))
  func `a tree with added packs equals one that had them from the beginning`(seed: UInt64) {
    var walk = PackWalk(seed: seed, replaysInto: [.halo, .badge, .plain])
    for step in 0..<TestScale.steps(250) {
      walk.step()
      guard step.isMultiple(of: 5), let difference = walk.difference() else { continue }
      Issue.record("seed \(seed), step \(step): \(difference)")
      return
    }
  }
}

/// Two trees with the same changes, one of which temporarily has other packs.
private struct PackWalk {
  private let tree = StyleTree()
  private let steady: StyleTree
  private var generator: SeededGenerator

  init(seed: UInt64, replaysInto packs: [StylePack] = []) {
    generator = SeededGenerator(seed: seed)
    steady = StyleTree(packs: packs)
    tree.packs = packs
    for _ in 0..<8 { attach() }
  }

  /// Changes both trees, or the packs of the one.
  mutating func step() {
    switch random(14) {
    case 0, 1, 2: changePacks()
    case 3, 4, 5: tree.count > 12 ? detach() : attach()
    case 6: move()
    case 7, 8: write()
    case 9: set()
    case 10: scope()
    case 11: surround()
    case 12: rule()
    default: computedStyle()
    }
  }

  /// Returns a difference between the trees once their packs are the same; nil if there is none.
  mutating func difference() -> String? {
    if chance() {
      tree.packs = steady.packs
      // Former packs are reported here, only to this tree.
      tree.refresh()
      steady.refresh()
      for _ in 0..<3 {
        write()
        surround()
      }
    } else {
      tree.refresh()
      steady.refresh()
      // Nothing is read meanwhile, so the temporary packs aren't reported at all.
      let packs = steady.packs
      if tree.packs.map(\.name) == packs.map(\.name) {
        for _ in 0..<3 { changePacks() }
        write()
        tree.packs = packs
      } else {
        tree.packs = packs
        tree.refresh()
      }
    }
    if report(of: tree) != report(of: steady) { return "the reports differ" }
    for (one, other) in zip(tree.nodes, steady.nodes) {
      let (computedStyle, expected) = (tree.viewModel(of: one), steady.viewModel(of: other))
      if computedStyle != expected { return "\(one): \(computedStyle.difference(from: expected))" }
      let (why, reason) = (tree.explain(one).description, steady.explain(other).description)
      if why != reason { return "\(one) is explained by:\n\(why)\ninstead of:\n\(reason)" }
      let type = type(of: tree.node(of: one))
      if tree.applier.findings(for: type) != steady.applier.findings(for: type) {
        return "the findings of \(type) differ"
      }
    }
    return tree.refresh().isEmpty && steady.refresh().isEmpty ? nil : "reading is reported"
  }

  /// Returns the changes of a refresh, by node names that are the same in both trees.
  private func report(of tree: StyleTree) -> [[String]] {
    let report = tree.refresh()
    return [
      report.changes.map { "\($0)" }.sorted(), report.attached.map { "\($0)" }.sorted(),
      report.detached.map { "\($0)" }.sorted(), report.moved.map { "\($0)" }.sorted(),
    ]
  }

  private mutating func random(_ count: Int) -> Int { .random(in: 0..<count, using: &generator) }

  private mutating func chance() -> Bool { random(2) == 0 }

  /// Returns one node in both trees.
  private mutating func node() -> (AnyNodeHandle, AnyNodeHandle) {
    let index = random(tree.count)
    return (Array(tree.nodes)[index], Array(steady.nodes)[index])
  }

  private mutating func changePacks() {
    let pack: StylePack = [.halo, .badge, .plain][random(3)]
    if let index = tree.packs.firstIndex(where: { $0.name == pack.name }), chance() {
      tree.packs.remove(at: index)
    } else {
      tree.packs.insert(pack, at: random(tree.packs.count + 1))
    }
  }

  private mutating func attach() {
    let makers: [() -> any StyleNode] = [
      { HaloCard() }, { BadgeLabel() }, { EchoingLabel() }, { HaloView() }, { BadgeView() },
      { PlainButton() }, { CardView() },
    ]
    let make = makers[random(makers.count)]
    guard tree.count > 2 else {
      tree.attach(erased: make())
      steady.attach(erased: make())
      return
    }
    let (parent, other) = node()
    tree.attach(erased: make(), to: parent)
    steady.attach(erased: make(), to: other)
  }

  private mutating func detach() {
    let (one, other) = node()
    guard tree.count - Array(tree.nodes(in: one)).count > 4 else { return }
    tree.detach(one)
    steady.detach(other)
  }

  private mutating func move() {
    let (one, other) = node()
    tree.moveToRoot(one)
    steady.moveToRoot(other)
  }

  private mutating func write() {
    let (one, other) = node()
    let number = Double(random(4))
    for (tree, node) in [(tree, one), (steady, other)] {
      if let card = tree.handle(node, as: HaloCard.self) { tree[card].haloRadius = number }
      if let view = tree.handle(node, as: HaloView.self) { tree[view].haloRadius = number }
      if let label = tree.handle(node, as: EchoingLabel.self) { tree[label].haloRadius = number }
      if let label = tree.handle(node, as: BadgeLabel.self) { tree[label].text = "\(number)" }
    }
  }

  private mutating func set() {
    let (one, other) = node()
    let (isOverride, isSet) = (chance(), chance())
    for (tree, node) in [(tree, one), (steady, other)] {
      switch (isOverride, isSet) {
      case (true, true): tree.override(node) { $0[.glowColor] = .blue }
      case (true, false): tree.clearOverrides(of: node)
      case (false, true): tree.setControlState(.disabled, of: node)
      case (false, false): tree.setControlState(nil, of: node)
      }
    }
  }

  private mutating func scope() {
    let (one, other) = node()
    let scope = StyleScope(isBoundary: chance()) { $0.colorScheme = .dark }
    let isSet = chance()
    tree.setScope(isSet ? scope : nil, at: one)
    steady.setScope(isSet ? scope : nil, at: other)
  }

  private mutating func surround() {
    let scheme: StyleEnvironment.ColorScheme = chance() ? .dark : .light
    let themes = chance() ? [StylePack.halo.themes[random(2)]] : []
    for tree in [tree, steady] {
      tree.environment.colorScheme = scheme
      tree.themes = themes
    }
  }

  private mutating func rule() {
    let rule = StyleRule(for: (any HaloRadius).self) { $0[.haloRadius] = 5 }
    let sheet = StyleSheet { if chance() { rule } }
    tree.styleSheet = sheet
    steady.styleSheet = sheet
  }

  private mutating func computedStyle() {
    let (one, other) = node()
    #expect(tree.viewModel(of: one).kind == steady.viewModel(of: other).kind)
  }
}
