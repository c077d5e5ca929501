import Testing

@testable import ProtocolStyle

/// A row with a width.
private struct WidthRow: ViewNode, BorderWidth, TextContent {
  var borderWidth: Double
  var text = ""
}

private let first = ContextNumber(value: 1)
private let ruleSet = RuleSetNumber(value: 1)

/// Nodes of one type that take turns in how they look share one style each.
@Suite struct KnownLooksTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet { StyleRule(for: .view) { $0.cornerRadius = 3 } })

  /// The number of style blocks of the tree's nodes.
  private var styleCount: Int {
    Set(tree.nodes.map { tree.viewModel(of: $0, includingContent: false).styleIdentity }).count
  }

  @Test(arguments: [1, 2, 4, 5, 17, 128])
  func `alternating styles are shared`(widths: Int) {
    for number in 0..<2_000 { tree.attach(WidthRow(borderWidth: Double(number % widths))) }
    #expect(styleCount == widths)
    tree.checkInvariants()
    for (number, node) in tree.nodes.enumerated() {
      let model = tree.viewModel(of: node)
      #expect(model.borderWidth == Double(number % widths))
      #expect(model.cornerRadius == 3)
    }
  }

  @Test(arguments: [100, 200, 300])
  func `many styles at random are shared`(widths: Int) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<4_000 {
      tree.attach(WidthRow(borderWidth: Double(Int.random(in: 0..<widths, using: &generator))))
    }
    #expect(styleCount <= widths)
    tree.checkInvariants()
  }

  @Test func `many different nodes are styled, and alternating ones share again later`() {
    let count = TestScale.nodes(10_000)
    for number in 0..<count { tree.attach(WidthRow(borderWidth: Double(number))) }
    #expect(styleCount == count)
    tree.checkInvariants()
    let others = (0..<1_000).map { tree.attach(WidthRow(borderWidth: Double(-1 - $0 % 3))) }
    let identities = others.map {
      tree.viewModel(of: $0, includingContent: false).styleIdentity
    }
    #expect(Set(identities).count == 3)
  }

  @Test func `styles that rules replace are released`() {
    let nodes = (0..<300).map { tree.attach(WidthRow(borderWidth: Double($0 % 30))) }
    for radius in [7.0, 8] {
      tree.styleSheet = StyleSheet { StyleRule(for: .view) { $0.cornerRadius = radius } }
      tree.refresh()
      #expect(styleCount == 30)
      tree.checkInvariants()
      #expect(nodes.allSatisfy { tree.viewModel(of: $0).cornerRadius == radius })
    }
  }

  @Test func `values with equal hashes are distinguished`() {
    struct Clash: Hashable, Codable, Sendable {
      var number: Int
      func hash(into hasher: inout Hasher) {}
    }
    let blocks = (0..<3).map { number in
      var model = ViewModel(kind: .view)
      model[Attribute<Clash>("clash")] = Clash(number: number)
      return model.style
    }
    let looks = LookTable(minimumSweepCount: 8)
    var known = KnownLooks()
    for block in blocks {
      var query = KnownLooks.Query(block, by: .basis, inheriting: .none)
      let unknown = known.find(&query, in: looks)
      #expect(unknown == .none)
      let look = looks.insert(
        Look(context: first, ruleSet: ruleSet, basis: block, style: block))
      known.insert(look, &query, in: looks)
      withUnsafePointer(to: ContextReads()) { known.useInstead(look, $0, looks) }
      let found = known.find(&query, in: looks)
      #expect(found == look)
      known.checkInvariants(ruleSet: ruleSet, looks)
    }
  }

  @Test func `what was read for a look is known even when the look is removed`() {
    let looks = LookTable(minimumSweepCount: 8)
    var known = KnownLooks()
    var reads = ContextReads()
    reads.insert(.colorScheme)
    for number in 0..<20 {
      let look = looks.insert(makeLook(width: Double(number)))
      var query = KnownLooks.Query(looks[look].style, by: .style, inheriting: .none)
      known.insert(look, &query, in: looks)
      withUnsafePointer(to: number == 5 ? reads : ContextReads()) {
        known.useInstead(look, $0, looks)
      }
      known.checkInvariants(ruleSet: ruleSet, looks)
    }
    #expect(looks.count == 20)
    #expect(looks.sweep(looks.marks).count == 20)
    known.sweep(looks.marks)
    known.checkInvariants(ruleSet: ruleSet, looks)
    let (latest, knownReads) = (known.latest, known.reads)
    #expect(looks.count == 0 && latest == .none)
    #expect(knownReads == reads)
  }

  @Test func `looks of one basis in several contexts share their style`() {
    let looks = LookTable(minimumSweepCount: 8)
    let look = looks.insert(makeLook(width: 1))
    let contexts = (2...5).map { ContextNumber(value: $0) }
    let others = contexts.map { looks.look(look, in: $0, inheriting: .none) }
    #expect(Set(others + [look]).count == 5)
    #expect(looks.look(look, in: first, inheriting: .none) == look)
    for (context, other) in zip(contexts, others) {
      #expect(looks[other].context == context && looks[other].style === looks[look].style)
      #expect(looks.look(look, in: context, inheriting: .none) == other)
    }
    looks.checkInvariants()
  }

  @Test func `a sweep keeps the looks that are used, and clears hints at others`() {
    let looks = LookTable(minimumSweepCount: 4)
    let all = (0..<6).map { looks.insert(makeLook(width: Double($0))) }
    for (look, next) in zip(all, all.dropFirst()) { looks[look].next = next }
    #expect(looks.needsSweep)
    var used = looks.marks
    for look in [all[0], all[1], all[3]] { used[look] = true }
    #expect(looks.sweep(used).count == 3)
    #expect(!looks.needsSweep && looks.count == 3)
    #expect(looks[all[0]].next == all[1] && looks[all[1]].next == .none)
    looks.checkInvariants()
    let fresh = looks.insert(makeLook(width: 9))
    #expect([all[2], all[4], all[5]].contains(fresh))
  }

  private func makeLook(width: Double) -> Look {
    var model = ViewModel(kind: .view)
    model.borderWidth = width
    return Look(context: first, ruleSet: ruleSet, basis: model.style, style: model.style)
  }
}
