import AllocationCounter
import BenchmarkPack
import Observation
import ProtocolStyle
import StyleHTML

/// Nodes with several different styles, and lists that grow.
enum SharingRows {
  private static let count = 100_000

  static let all: [Benchmark] = [
    Benchmark(name: "sharing.five", baseline: "one style", bar: 1.6) {
      .time(
        items: count, ours: { keep(SharingList(count: count, widths: 5)) },
        baseline: { keep(SharingList(count: count, widths: 1)) })
    },
    Benchmark(name: "sharing.five-memory", baseline: "nothing", bar: 80) {
      .count(unit: "B") {
        let before = allocated_bytes()
        let list = SharingList(count: count, widths: 5)
        defer { keep(list) }
        let bytes = Double(allocated_bytes() - before) / Double(count)
        // Without the model and the handle in the list.
        let own = MemoryLayout<WidthRow>.stride + MemoryLayout<NodeHandle<WidthRow>>.stride
        return bytes - Double(own)
      }
    },
    Benchmark(name: "sharing.five-html", baseline: "one style", bar: 1.5) {
      let (five, one) = (
        SharingList(count: count, widths: 5), SharingList(count: count, widths: 1)
      )
      return .time(
        items: count, ours: { keep(HTMLPage(of: five.tree).bytes()) },
        baseline: { keep(HTMLPage(of: one.tree).bytes()) })
    },
    Benchmark(name: "sharing.distinct", baseline: "one style", bar: 5.4) {
      .time(
        items: count, ours: { keep(SharingList(count: count, widths: count)) },
        baseline: { keep(SharingList(count: count, widths: 1)) })
    },
    Benchmark(name: "refresh.mixed", baseline: "reading all nodes", bar: 1.5) {
      let (reported, read) = (Shop.tree(cards: 20_000), Shop.tree(cards: 20_000))
      let nodes = Array(read.nodes)
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      reported.refresh()
      func theme(_ round: Int) -> Theme { round.isMultiple(of: 2) ? night : day }
      return .time(
        items: nodes.count,
        ours: {
          reported.themes = [theme(ourRounds.next())]
          keep(reported.refresh())
        },
        baseline: {
          read.themes = [theme(theirRounds.next())]
          for node in nodes { keep(read.viewModel(of: node)) }
        })
    },
    Benchmark(name: "refresh.one-object", baseline: "one among 1,000", bar: 1.5) {
      let (large, small) = (LampList(count: count), LampList(count: 1_000))
      let changes = 1_000
      return .time(
        items: changes, ours: { for _ in 0..<changes { large.changeOne() } },
        baseline: { for _ in 0..<changes { small.changeOne() } })
    },
    Benchmark(name: "classes.growth", baseline: "10 rules for classes", bar: 1.5) {
      let (many, few) = (SharingList.classRules(1_000), SharingList.classRules(10))
      return .time(
        items: count, ours: { keep(classed(many)) }, baseline: { keep(classed(few)) })
    },
    Benchmark(name: "list.report", baseline: "a list of 1,000", bar: 1.5) {
      let (large, small) = (ReportedList(count: count), ReportedList(count: 1_000))
      let changes = 1_000
      return .time(
        items: changes, ours: { for _ in 0..<changes { large.insertAndReport() } },
        baseline: { for _ in 0..<changes { small.insertAndReport() } })
    },
    Benchmark(name: "list.insert", baseline: "appending", bar: 3) {
      let inserts = 10_000
      return .time(
        items: inserts,
        ours: {
          let list = SharingList(count: 10_000, widths: 1)
          for place in 0..<inserts {
            list.tree.attach(WidthRow(0), to: list.screen, at: 5_000 + place)
          }
          keep(list)
        },
        baseline: {
          let list = SharingList(count: 10_000, widths: 1)
          for _ in 0..<inserts { list.tree.attach(WidthRow(0), to: list.screen) }
          keep(list)
        })
    },
    Benchmark(name: "override.node", baseline: "styling the node again", bar: 12) {
      let (overridden, written) = (
        SharingList(count: 10_000, widths: 1), SharingList(count: 10_000, widths: 1)
      )
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      return .time(
        items: overridden.rows.count,
        ours: {
          let radius = Double(ourRounds.next())
          for node in overridden.rows {
            overridden.tree.clearOverrides(of: node)
            overridden.tree.override(node) { $0.cornerRadius = radius }
            keep(overridden.tree.viewModel(of: node))
          }
        },
        baseline: {
          let width = Double(theirRounds.next())
          for node in written.rows {
            written.tree[node].borderWidth = width
            keep(written.tree.viewModel(of: node))
          }
        })
    },
    Benchmark(name: "override.steps", baseline: "a step after 10", bar: 1.5) {
      let (late, early) = (Animation(steps: 3_000), Animation(steps: 10))
      let steps = 100
      return .time(
        items: steps, ours: { for _ in 0..<steps { late.step() } },
        baseline: { for _ in 0..<steps { early.restart(steps: 10) } })
    },
    Benchmark(name: "inherited.distinct", baseline: "equal tints", bar: 6) {
      let count = 10_000
      return .time(
        items: count, ours: { keep(TintedPairs(count: count, tints: count)) },
        baseline: { keep(TintedPairs(count: count, tints: 1)) })
    },
    Benchmark(name: "inherited.memory", baseline: "nothing", bar: 400) {
      let count = 10_000
      return .count(unit: "B") {
        let before = allocated_bytes()
        let pairs = TintedPairs(count: count, tints: count)
        defer { keep(pairs) }
        let own = MemoryLayout<TintedRow>.stride + MemoryLayout<TintedLabel>.stride
        return Double(allocated_bytes() - before) / Double(count) - Double(own)
      }
    },
  ]

  private static let day = theme("day", radius: 2)
  private static let night = theme("night", radius: 4)

  /// A theme with rules, as packs have.
  private static func theme(_ name: String, radius: Double) -> Theme {
    Theme(
      name,
      styleSheet: StyleSheet {
        StyleRule(for: (any StyleNode).self) { $0.shadowRadius = radius }
      })
  }

  private static func classed(_ sheet: StyleSheet) -> SharingList {
    let list = SharingList(sheet)
    for _ in 0..<count { list.tree.attach(ClassedRow(), to: list.screen) }
    return list
  }
}

/// A node that is overridden at each step of an animation, without clearing.
private final class Animation {
  private let tree = StyleTree()
  private let node: NodeHandle<WidthRow>
  private var count = 0

  init(steps: Int) {
    node = tree.attach(WidthRow(1))
    for _ in 0..<steps { step() }
  }

  func step() {
    count += 1
    let radius = Double(count)
    tree.override(node) { model in
      model.cornerRadius = radius
      model.alpha = 1 / radius
    }
    keep(tree.viewModel(of: node))
  }

  /// Takes a step that is one of the first few.
  func restart(steps: Int) {
    if count > 2 * steps {
      tree.clearOverrides(of: node)
      count = 0
    }
    step()
  }
}

/// A row whose tint its label inherits.
private struct TintedRow: ViewNode, TintColor {
  var tintColor: Color
}

private struct TintedLabel: LabelNode, BorderWidth {
  var borderWidth: Double { 1 }
}

/// Rows with a label each, in a number of tints.
private struct TintedPairs {
  let tree = StyleTree()

  init(count: Int, tints: Int) {
    let screen = tree.attach(ShopScreen())
    for number in 0..<count {
      let tint = Color(red: Double(number % tints) / Double(tints), green: 0.5, blue: 0.5)
      let row = tree.attach(TintedRow(tintColor: tint), to: screen)
      keep(tree.viewModel(of: tree.attach(TintedLabel(), to: row)))
    }
  }
}

/// Observable rows, one of which changes.
private final class LampList {
  private let tree = StyleTree()
  private let middle = LampRow()

  init(count: Int) {
    let screen = tree.attach(ShopScreen())
    for number in 0..<count { tree.attach(number == count / 2 ? middle : LampRow(), to: screen) }
    tree.refresh()
  }

  func changeOne() {
    middle.isLit.toggle()
    precondition(tree.refresh().changes.count == 1, "The lamp's row changes.")
  }
}

/// A list and a copy that follows its reports, each about an insertion in the middle and one at the
/// end.
private final class ReportedList {
  private let list: SharingList
  private var middle: Int

  init(count: Int) {
    list = SharingList(count: count, widths: 1)
    middle = count / 2
    list.tree.refresh()
  }

  func insertAndReport() {
    list.tree.attach(WidthRow(0), to: list.screen, at: middle)
    list.tree.attach(WidthRow(0), to: list.screen)
    middle += 1
    let steps = list.tree.refresh().shapeChanges
    precondition(steps.count == 2, "Two rows are inserted.")
    keep(steps)
  }
}

// MARK: - SharingNodes

// Nodes of one type with few or many styles, and lists that grow.

/// A row with one of several widths.
struct WidthRow: ViewNode, YellowBackground, BorderWidth {
  var borderWidth: Double

  init(_ borderWidth: Double) { self.borderWidth = borderWidth }
}

/// A row with style classes.
struct ClassedRow: ViewNode, YellowBackground, StyleClassed {
  var styleClasses: [String] { ["c1", "c2"] }
}

/// A row that shows a lamp.
@Observable
final class LampRow: ViewNode, BackgroundColor {
  var isLit = false
  var backgroundColor: Color { isLit ? .yellow : .gray }
}

/// A screen of rows of one type.
struct SharingList {
  let tree: StyleTree
  let screen: NodeHandle<ShopScreen>
  private(set) var rows: [NodeHandle<WidthRow>] = []

  init(_ sheet: StyleSheet = StyleSheet()) {
    tree = StyleTree(styleSheet: sheet)
    screen = tree.attach(ShopScreen())
  }

  /// Attaches rows with alternating widths.
  init(count: Int, widths: Int) {
    self.init()
    rows = (0..<count).map { tree.attach(WidthRow(Double($0 % widths)), to: screen) }
  }

  /// A sheet of rules for style classes.
  static func classRules(_ count: Int) -> StyleSheet {
    var sheet = StyleSheet()
    for number in 0..<count {
      sheet.insert(StyleRule(for: .styleClass("c\(number)")) { $0.cornerRadius = Double(number) })
    }
    return sheet
  }
}
