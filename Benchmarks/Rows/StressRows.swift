import AllocationCounter
import BenchmarkPack
import ProtocolStyle
import StyleHTML
import StyleInspector
import StyleTerminal

/// Trees of extreme sizes and shapes, where operations must not cost more per node.
enum StressRows {
  static let all: [Benchmark] = [
    growth("stress.chain", baseline: "a chain of 10,000") { tree, count in
      var last = tree.attach(StressBox()).erased
      for _ in 2..<count { last = tree.attach(StressBox(), to: last).erased }
      return tree.attach(StressLabel(), to: last).erased
    },
    growth("stress.siblings", baseline: "10,000 siblings") { tree, count in
      let parent = tree.attach(StressBox())
      for _ in 2..<count { tree.attach(StressLabel(), to: parent) }
      return tree.attach(StressLabel(), to: parent).erased
    },
    Benchmark(name: "stress.themes", baseline: "the first 100 switches of a tree", bar: 1.5) {
      let old = Wardrobe()
      old.switchThemes(10_000)
      let young = (0...Runner().rounds).map { _ in Wardrobe() }
      let rounds = Rounds()
      return .time(
        items: 100, ours: { old.switchThemes(100) },
        baseline: { young[rounds.next() - 1].switchThemes(100) })
    },
    memory("stress.themes-memory", of: 10_000, "switches") {
      let wardrobe = Wardrobe()
      return { wardrobe.switchThemes($0) }
    },
    memory("stress.memory", of: 100_000, "cycles") {
      let turnover = Turnover()
      return { turnover.run($0) }
    },
  ]

  /// All operations that traverse a tree of a million nodes, compared with trees of 10,000, per
  /// node.
  ///
  /// The closure `fill` attaches the given number of nodes, and returns the last one.
  private static func growth(
    _ name: String, baseline: String,
    _ fill: @escaping @Sendable (StyleTree, Int) -> AnyNodeHandle
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, bar: 2) {
      let (large, small) = (1_000_000, 10_000)
      // Once per tree, because the large one takes half a minute.
      return .amount(
        unit: "ns", ours: { nanoseconds(per: large) { walk(large, fill) } },
        baseline: {
          walk(small, fill)
          return nanoseconds(per: small * 20) { for _ in 0..<20 { walk(small, fill) } }
        })
    }
  }

  private static func walk(_ count: Int, _ fill: (StyleTree, Int) -> AnyNodeHandle) {
    let tree = StyleTree(themes: [Wardrobe.theme(0)], styleSheet: Shop.sheet)
    let last = fill(tree, count)
    keep(tree.refresh())
    tree.themes = [Wardrobe.theme(1)]
    keep(tree.viewModel(of: last))
    let changes = tree.refresh().changes.count
    precondition(changes == count && tree.count == count, "Each node reads the theme.")
    for node in tree.nodes { keep(tree.viewModel(of: node)) }
    keep(tree.explain(last))
    keep(HTMLPage(of: tree).bytes())
    keep(TerminalRenderer().text(of: tree))
    keep(Inspector().findings(of: tree))
    tree.detach(tree.roots[0])
    precondition(tree.count == 0, "Nothing is left.")
    // Fills the tree again, so that its release is measured with all nodes.
    keep(fill(tree, count))
  }

  private static func nanoseconds(per count: Int, _ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .nanoseconds(count)
  }

  /// The resident size after many repetitions, compared with the size after a tenth of them.
  private static func memory(
    _ name: String, of count: Int, _ unit: String,
    _ make: @escaping @Sendable () -> (_ times: Int) -> Void
  ) -> Benchmark {
    Benchmark(name: name, baseline: "after \(count / 10) \(unit)", bar: 1.1) {
      let work = make()
      // Fills the tree's caches first.
      work(count / 10)
      // Memory freed by earlier rows would hide the growth.
      release_free_memory()
      work(count / 10)
      let before = Double(resident_bytes())
      return .amount(
        unit: "MB",
        ours: {
          work(count)
          return Double(resident_bytes()) / 1e6
        }, baseline: { before / 1e6 })
    }
  }
}

// MARK: - StressNodes

/// A container that is drawn without lines, because a terminal has no space for a million borders.
struct StressBox: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.surface.value }
}

struct StressLabel: LabelNode, BackgroundColor, TextColor, TextContent {
  var backgroundColor: Color { Token.surface.value }
  var textColor: Color { .black }
  var text: String { "Tea & cake" }
}

/// A shop that is given one theme after the other, each only once.
final class Wardrobe {
  private let tree: StyleTree
  private var count = 0

  init() {
    tree = StyleTree(themes: [Self.theme(0)], styleSheet: Shop.sheet)
    let screen = tree.attach(ShopScreen())
    for _ in 0..<100 {
      let box = tree.attach(StressBox(), to: screen)
      for _ in 0..<9 { tree.attach(ThemedRow(), to: box) }
    }
    tree.refresh()
  }

  /// A theme with distinct values and rules.
  static func theme(_ number: Int) -> Theme {
    let white = 0.5 + Double(number % 100_000) / 200_000
    return Theme(
      "theme \(number)",
      styleSheet: StyleSheet {
        StyleRule(for: .view, containedIn: [ShopScreen.self]) { $0.shadowOpacity = white }
      }
    ) {
      $0[.surface] = Color(white: white)
    }
  }

  func switchThemes(_ times: Int) {
    for _ in 0..<times {
      count += 1
      tree.themes = [Self.theme(count)]
      precondition(!tree.refresh().changes.isEmpty, "Each theme has values of its own.")
    }
  }
}

/// A tree to which nodes with all kinds of settings are attached, and from which they are detached.
final class Turnover {
  private let tree = StyleTree(themes: [Wardrobe.theme(1)], styleSheet: Shop.sheet)
  private let screen: NodeHandle<ShopScreen>
  private let themes = [Wardrobe.theme(2), Wardrobe.theme(3)]
  private var count = 0

  init() {
    screen = tree.attach(ShopScreen())
    Shop.fill(tree, screen, cards: 100)
  }

  func run(_ cycles: Int) {
    for _ in 0..<cycles {
      count += 1
      let token = tree.reset(of: .button, attributes: [.alpha])
      let group = tree.attach(TintedGroup(white: Double(count / 10 % 10_000) / 10_000), to: screen)
      Shop.fill(tree, group, cards: 1)
      let button = tree.attach(ToggleButton(), to: group)
      let object = tree.attach(ThemedObject(number: count), to: group)
      tree.restore(token)
      tree[button].isOn = true
      keep(tree[object])
      tree.setControlState(.selected, of: button)
      tree.override(button) { $0.text = "\($0.borderWidth ?? 0)" }
      tree.setScope(StyleScope(themes: [themes[count % 2]]) { $0.colorScheme = .dark }, at: group)
      keep(tree.viewModel(of: button))
      keep(tree.explain(object))
      // Neither trees without reports nor those with reports may accumulate memory.
      if count % 1_000 < 10 { keep(tree.refresh()) }
      tree.detach(group)
    }
    precondition(tree.count == 501, "All that came have gone.")
  }
}

/// A node with an inherited value that few others have.
private struct TintedGroup: ViewNode, TintColor {
  var white: Double
  var tintColor: Color { Color(white: white) }
}
