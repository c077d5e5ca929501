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
    Benchmark(name: "scopes.switch", baseline: "no scopes", bar: 3) {
      let (scoped, plain) = (branded(scopes: 1_000), branded(scopes: 0))
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      func readRoot(_ tree: StyleTree, _ round: Int) {
        tree.environment.colorScheme = round.isMultiple(of: 2) ? .dark : .light
        keep(tree.viewModel(of: tree.roots[0]))
      }
      return .time(
        items: 1, ours: { readRoot(scoped, ourRounds.next()) },
        baseline: { readRoot(plain, theirRounds.next()) })
    },
    Benchmark(name: "scopes.switch-refresh", baseline: "no scopes", bar: 2_000) {
      let (scoped, plain) = (branded(scopes: 1_000), branded(scopes: 0))
      let rounds = Rounds()
      func refresh(_ tree: StyleTree, _ round: Int) -> Duration {
        ContinuousClock().measure {
          tree.environment.colorScheme = round.isMultiple(of: 2) ? .dark : .light
          keep(tree.refresh())
        }
      }
      return .count(unit: "ns") {
        let differences = (0..<21).map { _ in
          let round = rounds.next()
          return (refresh(scoped, round) - refresh(plain, round)) / 1_000
        }
        return differences.sorted()[10] / .nanoseconds(1)
      }
    },
    Benchmark(name: "containers.orders", baseline: "4 container types", bar: 2) {
      let (many, few) = (ContainerTypes.sheet(32), ContainerTypes.sheet(4))
      return .time(
        items: ContainerTypes.chainCount * 9, ours: { keep(ContainerTypes.tree(many, types: 32)) },
        baseline: { keep(ContainerTypes.tree(few, types: 4)) })
    },
    Benchmark(name: "rules.nesting", baseline: "4 container types", bar: 3) {
      let (many, few) = (ContainerTypes.sheet(8), ContainerTypes.sheet(4))
      return .time(
        items: ContainerTypes.chainCount * 9,
        ours: { keep(ContainerTypes.randomTree(many, types: 8)) },
        baseline: { keep(ContainerTypes.randomTree(few, types: 4)) })
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

  /// Rows in a theme of 100 tokens, and scopes around some, each with a theme of its own.
  private static func branded(scopes: Int) -> StyleTree {
    let theme = Theme("shop") { values in
      let isDark = StyleEnvironment.current.colorScheme == .dark
      for (number, token) in tokens.enumerated() {
        values[token] = isDark ? Double(number) : -Double(number)
      }
    }
    let tree = StyleTree(themes: [theme])
    let screen = tree.attach(TokenRow(token: tokens[0]))
    for number in 0..<1_000 {
      let row = tree.attach(TokenRow(token: tokens[number % 100]), to: screen)
      guard number < scopes else { continue }
      let own = Theme("brand \(number)") { $0[tokens[number % 100]] = Double(number) }
      tree.setScope(StyleScope(themes: [own]), at: row)
    }
    _ = tree.refresh()
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

/// A row whose width is a token.
private struct TokenRow: ViewNode, Width {
  let token: Token<Double>

  var width: Double { token.value }
}

// MARK: - ContainerTypes

/// A node with an initializer without parameters.
private protocol Bare: ViewNode {
  init()
}

/// A container of one of many types, and its content, which rules style.
private struct Box<Tag>: Bare {}
private struct Content<Tag>: Bare {}

/// Nodes in eight containers each, with types in many orders.
enum ContainerTypes {
  private typealias Types = (box: any Bare.Type, content: any Bare.Type)

  private static let all: [Types] = {
    var types: [Types] = []
    func add<Tag>(_ tag: Tag.Type) {
      types.append((Box<Tag>.self, Content<Tag>.self))
      if types.count < 32 { add(Box<Tag>.self) }
    }
    add(Never.self)
    return types
  }()

  /// A rule for a content type in each of the first container types.
  static func sheet(_ count: Int) -> StyleSheet {
    var sheet = StyleSheet()
    for (number, types) in all.prefix(count).enumerated() {
      sheet.insert(
        StyleRule(for: types.content, containedIn: [types.box]) {
          $0.cornerRadius = Double(number)
        })
    }
    return sheet
  }

  static let chainCount = 8_192

  /// A tree with chains of eight containers and a content node at the end.
  ///
  /// Each chain has eight of the types, or all of them if there are fewer, in a different order.
  static func tree(_ sheet: StyleSheet, types count: Int) -> StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    var generator = Congruence()
    for chain in 0..<chainCount {
      let first = chain * 8 % count
      let order = (0..<8).shuffled(using: &generator).map { all[first + $0 % min(8, count)] }
      var outer = tree.attach(erased: order[0].box.init())
      for types in order.dropFirst() { outer = tree.attach(erased: types.box.init(), to: outer) }
      tree.attach(erased: order[0].content.init(), to: outer)
    }
    return tree
  }
}

extension ContainerTypes {
  /// A tree with chains of eight containers, each of a type chosen at random, and a content node at
  /// the end.
  static func randomTree(_ sheet: StyleSheet, types count: Int) -> StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    var generator = Congruence()
    for _ in 0..<chainCount {
      let chain = (0..<8).map { _ in all[Int.random(in: 0..<count, using: &generator)] }
      var outer = tree.attach(erased: chain[0].box.init())
      for types in chain.dropFirst() { outer = tree.attach(erased: types.box.init(), to: outer) }
      tree.attach(erased: chain[0].content.init(), to: outer)
    }
    return tree
  }
}

/// A linear congruential generator, with the same numbers in each run.
private struct Congruence: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
