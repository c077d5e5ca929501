import AllocationCounter
import ProtocolStyle

/// Attaching nodes to trees.
enum TreeRows {
  static let all: [Benchmark] = [
    Benchmark(name: "tree.attach", baseline: "the applier alone on the same nodes", bar: 1.8) {
      let cards = 200_000
      return .time(
        items: cards * 5, ours: { keep(Shop.tree(cards: cards)) },
        baseline: { keep(Shop.viewModels(cards: cards)) })
    },
    Benchmark(name: "tree.rules-growth", baseline: "10 rules", bar: 1.2) {
      let cards = 20_000
      let few = StyleSheet { Shop.sheet.prefix(10) }
      let many = StyleSheet {
        Shop.sheet.prefix(10)
        Shop.rulesForOthers
      }
      return .time(
        items: cards * 5, ours: { keep(Shop.tree(cards: cards, many)) },
        baseline: { keep(Shop.tree(cards: cards, few)) })
    },
    Benchmark(name: "tree.depth-growth", baseline: "at depth 10", bar: 1.3) {
      let chains = 100
      return .time(
        items: chains * 1_000, ours: { keep(chain(count: chains, depth: 1_000)) },
        baseline: { keep(chain(count: chains * 100, depth: 10)) })
    },
    Benchmark(name: "tree.memory", baseline: "the models in arrays", bar: 52) {
      let cards = 200_000
      return .count(unit: "B") {
        let models = bytes(per: cards * 5) { Shop.models(cards: cards) }
        let attached = bytes(per: cards * 5) {
          let tree = Shop.tree(cards: cards)
          for node in tree.nodes { keep(tree.viewModel(of: node)) }
          return tree
        }
        return attached - models
      }
    },
    Benchmark(name: "tree.detach", baseline: "attaching the subtree", bar: 2) {
      let cards = 20_000
      let tree = StyleTree(styleSheet: Shop.sheet)
      let screen = tree.attach(ShopScreen())
      // Kept, because releasing a tree isn't part of attaching.
      var others: [StyleTree] = []
      var subtree = tree.attach(ShopScreen(), to: screen)
      Shop.fill(tree, subtree, cards: cards)
      return .time(
        items: cards * 5,
        ours: {
          tree.detach(subtree)
          subtree = tree.attach(ShopScreen(), to: screen)
          Shop.fill(tree, subtree, cards: cards)
        },
        baseline: {
          let other = StyleTree(styleSheet: Shop.sheet)
          let subtree = other.attach(ShopScreen(), to: other.attach(ShopScreen()))
          Shop.fill(other, subtree, cards: cards)
          others.append(other)
        })
    },
    Benchmark(name: "tree.write", baseline: "an array of structs and the applier", bar: 3) {
      let tree = StyleTree(styleSheet: Shop.sheet)
      let card = tree.attach(Card(), to: tree.attach(ShopScreen()))
      let handles = (0..<1_000).map { _ in tree.attach(ToggleButton(), to: card) }
      var structs = Array(repeating: ToggleButton(), count: handles.count)
      let applier = StyleApplier()
      return .time(
        items: handles.count * 100,
        ours: {
          for _ in 0..<100 {
            for handle in handles {
              tree[handle].isOn.toggle()
              keep(tree.viewModel(of: handle))
            }
          }
        },
        baseline: {
          for _ in 0..<100 {
            for index in structs.indices {
              structs[index].isOn.toggle()
              keep(applier.viewModel(for: structs[index]))
            }
          }
        })
    },
  ]

  /// Chains of cards, each nested in the previous one.
  private static func chain(count: Int, depth: Int) -> StyleTree {
    let tree = StyleTree(styleSheet: Shop.sheet)
    for _ in 0..<count {
      var last = tree.attach(ShopScreen()).erased
      for number in 1..<depth { last = tree.attach(Card(number: number), to: last).erased }
    }
    return tree
  }

  /// The bytes retained by a result, per item.
  private static func bytes<Result>(per count: Int, _ make: () -> Result) -> Double {
    let before = allocated_bytes()
    let result = make()
    defer { keep(result) }
    return Double(allocated_bytes() - before) / Double(count)
  }
}
