import Testing

@testable import ProtocolStyle

/// A row with a width.
private struct WidthRow: ViewNode, BorderWidth, TextContent {
  var borderWidth: Double
  var text = ""
}

/// Nodes of one type that alternate between a few styles share one block for each style.
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
    for number in 0..<10_000 { tree.attach(WidthRow(borderWidth: Double(number))) }
    #expect(styleCount == 10_000)
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
    var known = KnownStyles(limits: TreeLimits(knownStyleCount: 1, hashedStyleCount: 8))
    for block in blocks {
      #expect(known.find(block) == nil)
      let entry = known.insert(block, of: block, isDetermined: true, nodeCount: 3)
      known.useInstead(entry, ContextReads())
      #expect(known.find(block) === entry)
      known.checkInvariants()
    }
  }

  @Test func `the reads of a style are kept as long as nodes have it`() {
    var known = KnownStyles(limits: TreeLimits(knownStyleCount: 1, hashedStyleCount: 2))
    var reads = ContextReads()
    reads.insert(.colorScheme)
    for number in 0..<20 {
      var model = ViewModel(kind: .view)
      model.borderWidth = Double(number)
      let entry = known.insert(
        model.style, of: model.style, isDetermined: true, nodeCount: 20)
      known.useInstead(entry, number == 5 ? reads : ContextReads())
      known.checkInvariants()
    }
    #expect(known.reads == reads)
    #expect(known.hasReads { $0 == reads })
  }
}
