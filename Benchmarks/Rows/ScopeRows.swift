import ProtocolStyle

/// Nested scopes, and containers in rules.
enum ScopeRows {
  static let all: [Benchmark] = [
    Benchmark(name: "scopes.sheets", baseline: "10 scopes", bar: 2) {
      .time(
        items: 100, ours: { keep(nested(100)) },
        baseline: { for _ in 0..<10 { keep(nested(10)) } })
    },
    Benchmark(name: "scopes.themes", baseline: "no themes", bar: 20) {
      let (themed, plain) = (scoped(themes: 10), scoped(themes: 0))
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: 1_000, ours: { change(themed, ourRounds.next()) },
        baseline: { change(plain, theirRounds.next()) })
    },
    Benchmark(name: "containers.orders", baseline: "4 container types", bar: 2) {
      let (many, few) = (ContainerTypes.sheet(32), ContainerTypes.sheet(4))
      return .time(
        items: ContainerTypes.chainCount * 9, ours: { keep(ContainerTypes.tree(many, types: 32)) },
        baseline: { keep(ContainerTypes.tree(few, types: 4)) })
    },
  ]

  /// Nested scopes with one sheet each.
  ///
  /// No rule applies to the rows themselves, because then each row would have one rule for each of
  /// its scopes.
  private static func nested(_ count: Int) -> StyleTree {
    let tree = StyleTree()
    var outer = tree.attach(ShopScreen()).erased
    for number in 0..<count {
      outer = tree.attach(WidthRow(1), to: outer).erased
      let sheet = StyleSheet {
        StyleRule(for: .label, containedIn: [ShopScreen.self]) {
          $0.cornerRadius = Double(number)
        }
        StyleRule(for: .button, containedIn: [WidthRow.self]) { $0.alpha = 0.5 }
      }
      tree.setScope(StyleScope(styleSheet: sheet), at: outer)
      keep(tree.viewModel(of: outer))
    }
    return tree
  }

  /// Adjacent scopes, each with a different environment, and themes that set tokens.
  private static func scoped(themes: Int) -> StyleTree {
    let tree = StyleTree(
      themes: (0..<themes).map { number in
        Theme("theme \(number)") { values in
          let isDark = StyleEnvironment.current.colorScheme == .dark
          for token in tokens { values[token] = isDark ? Double(number) : 0 }
        }
      })
    let screen = tree.attach(ShopScreen())
    for number in 0..<1_000 {
      let row = tree.attach(WidthRow(1), to: screen)
      tree.setScope(StyleScope { $0.displayScale = 1 + Double(number) }, at: row)
    }
    for node in tree.nodes { keep(tree.viewModel(of: node)) }
    return tree
  }

  private static let tokens = (0..<100).map {
    Token<Double>(
      named: "row \($0)", in: "ScopeRows", summary: nil, deprecation: nil, default: { 1 })
  }

  private static func change(_ tree: StyleTree, _ round: Int) {
    tree.environment.colorScheme = round.isMultiple(of: 2) ? .dark : .light
    for node in tree.nodes { keep(tree.viewModel(of: node, includingContent: false)) }
  }
}
