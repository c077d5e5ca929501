import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// A row with a width.
private struct WidthRow: ViewNode, BorderWidth, TextContent {
  var borderWidth: Double
  var text = ""
}

private let first = ContextNumber(value: 1)
private let matchedRules = MatchedRulesNumber(value: 1)

/// Nodes of one type that take turns in how they computed style share one style each.
@Suite struct KnownStylesTests {
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
    let computedStyles = ComputedStyleTable(minimumCollectionThreshold: 8)
    var known = KnownStyles()
    for block in blocks {
      var query = KnownStyles.Query(block, by: .basis, inheriting: .none)
      let unknown = known.find(&query, in: computedStyles)
      #expect(unknown == .none)
      let computedStyle = computedStyles.insert(
        ComputedStyle(context: first, matchedRules: matchedRules, basis: block, style: block))
      known.insert(computedStyle, &query, in: computedStyles)
      let noReads = FixedValue(ContextReads())
      known.useInstead(computedStyle, noReads.reference, computedStyles)
      let found = known.find(&query, in: computedStyles)
      #expect(found == computedStyle)
      known.checkInvariants(matchedRules: matchedRules, computedStyles)
    }
  }

  @Test func `what was read for a computedStyle is known even when the computedStyle is removed`() {
    let computedStyles = ComputedStyleTable(minimumCollectionThreshold: 8)
    var known = KnownStyles()
    var reads = ContextReads()
    reads.insert(.colorScheme)
    for number in 0..<20 {
      let computedStyle = computedStyles.insert(makeLook(width: Double(number)))
      var query = KnownStyles.Query(
        computedStyles[computedStyle].style, by: .style, inheriting: .none)
      known.insert(computedStyle, &query, in: computedStyles)
      let noted = FixedValue(number == 5 ? reads : ContextReads())
      known.useInstead(computedStyle, noted.reference, computedStyles)
      known.checkInvariants(matchedRules: matchedRules, computedStyles)
    }
    #expect(computedStyles.count == 20)
    #expect(computedStyles.collect(computedStyles.marks).count == 20)
    known.collect(computedStyles.marks)
    known.checkInvariants(matchedRules: matchedRules, computedStyles)
    let (latest, knownReads) = (known.latest, known.reads)
    #expect(computedStyles.count == 0 && latest == .none)
    #expect(knownReads == reads)
  }

  @Test func `computedStyles of one basis in several contexts share their style`() {
    let computedStyles = ComputedStyleTable(minimumCollectionThreshold: 8)
    let computedStyle = computedStyles.insert(makeLook(width: 1))
    let contexts = (2...5).map { ContextNumber(value: $0) }
    let others = contexts.map {
      computedStyles.computedStyle(computedStyle, in: $0, inheriting: .none)
    }
    #expect(Set(others + [computedStyle]).count == 5)
    #expect(
      computedStyles.computedStyle(computedStyle, in: first, inheriting: .none) == computedStyle)
    for (context, other) in zip(contexts, others) {
      #expect(
        computedStyles[other].context == context
          && computedStyles[other].style === computedStyles[computedStyle].style)
      #expect(computedStyles.computedStyle(computedStyle, in: context, inheriting: .none) == other)
    }
    computedStyles.checkInvariants()
  }

  @Test func `a collect keeps the computedStyles that are used, and clears hints at others`() {
    let computedStyles = ComputedStyleTable(minimumCollectionThreshold: 4)
    let all = (0..<6).map { computedStyles.insert(makeLook(width: Double($0))) }
    for (computedStyle, next) in zip(all, all.dropFirst()) {
      computedStyles[computedStyle].next = next
    }
    #expect(computedStyles.needsCollection)
    var used = computedStyles.marks
    for computedStyle in [all[0], all[1], all[3]] { used[computedStyle] = true }
    #expect(computedStyles.collect(used).count == 3)
    #expect(!computedStyles.needsCollection && computedStyles.count == 3)
    #expect(computedStyles[all[0]].next == all[1] && computedStyles[all[1]].next == .none)
    computedStyles.checkInvariants()
    let fresh = computedStyles.insert(makeLook(width: 9))
    #expect([all[2], all[4], all[5]].contains(fresh))
  }

  private func makeLook(width: Double) -> ComputedStyle {
    var model = ViewModel(kind: .view)
    model.borderWidth = width
    return ComputedStyle(
      context: first, matchedRules: matchedRules, basis: model.style, style: model.style)
  }
}
