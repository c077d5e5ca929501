import AllocationCounter
import BenchmarkPack
import ProtocolStyle
import StyleInspector

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

// MARK: - TreeNodes

// A shop as in an app: cards in a screen, with four nodes in each.

struct ShopScreen: ScreenNode {}

struct Card: ViewNode, YellowBackground, GreenBorder, Rounded {
  var number = 0
}

struct PriceLabel: LabelNode, YellowBackground, BrandFont {
  var number = 0
}

struct FavoriteSwitch: SwitchNode, OrangeTint, GreenBorder {
  var isOn = false  // style: expected
}

struct AmountSlider: SliderNode, BrandAppearance {
  var amount = 1.0
}

/// A button whose style changes when it's on.
struct ToggleButton: ButtonNode, BrandAppearance {
  var isOn = false
  var borderWidth: Double { isOn ? 2 : 1 }
}

/// Attaches shops: five types of nodes in one screen.
enum Shop {
  /// Twelve rules, four of them contained.
  static let sheet = StyleSheet {
    StyleRule(for: .view) { $0.shadowRadius = 1 }
    StyleRule(for: .control) { $0.alpha = 0.9 }
    StyleRule(for: .button) { $0.shadowOpacity = 0.5 }
    StyleRule(for: .label) { $0.textColor = .darkGray }
    StyleRule(for: .slider) { $0.thumbTintColor = .white }
    StyleRule(for: .switch) { $0.onTintColor = .systemGreen }
    StyleRule(for: Card.self) { $0.shadowColor = .black }
    StyleRule(for: (any BrandFont).self) { $0.alpha = 1 }
    StyleRule(for: .button, containedIn: [Card.self]) { $0.shadowRadius = 2 }
    StyleRule(for: .label, containedIn: [Card.self, ShopScreen.self]) { $0.alpha = 0.8 }
    StyleRule(for: Card.self, containedIn: [ShopScreen.self]) { $0.shadowRadius = 3 }
    StyleRule(for: .switch, containedIn: [(any YellowBackground).self]) { $0.alpha = 0.7 }
  }

  /// Rules for types that the shop doesn't contain.
  static let rulesForOthers = (0..<990).map { number in
    StyleRule(for: .pageControl, containedIn: number.isMultiple(of: 3) ? [AmountSlider.self] : []) {
      $0.alpha = Double(number)
    }
  }

  /// Attaches cards with their contents to a new tree.
  static func tree(cards: Int, _ sheet: StyleSheet = sheet) -> StyleTree {
    let tree = StyleTree(styleSheet: sheet)
    fill(tree, tree.attach(ShopScreen()), cards: cards)
    return tree
  }

  static func fill(_ tree: StyleTree, _ parent: some NodeReference, cards: Int) {
    for number in 0..<cards {
      let card = tree.attach(Card(number: number), to: parent)
      tree.attach(PriceLabel(number: number), to: card)
      tree.attach(BrandButton(), to: card)
      tree.attach(FavoriteSwitch(), to: card)
      tree.attach(AmountSlider(), to: card)
    }
  }

  /// The same models, by type.
  static func models(cards: Int) -> (
    [Card], [PriceLabel], [BrandButton], [FavoriteSwitch], [AmountSlider]
  ) {
    (
      (0..<cards).map { Card(number: $0) }, (0..<cards).map { PriceLabel(number: $0) },
      (0..<cards).map { _ in BrandButton() }, (0..<cards).map { _ in FavoriteSwitch() },
      (0..<cards).map { _ in AmountSlider() }
    )
  }

  /// Styles the same nodes with only the applier, keeping the results.
  static func viewModels(cards: Int) -> [ViewModel] {
    let applier = StyleApplier()
    var models: [ViewModel] = []
    for number in 0..<cards {
      models.append(applier.viewModel(for: Card(number: number)))
      models.append(applier.viewModel(for: PriceLabel(number: number)))
      models.append(applier.viewModel(for: BrandButton()))
      models.append(applier.viewModel(for: FavoriteSwitch()))
      models.append(applier.viewModel(for: AmountSlider()))
    }
    return models
  }
}

// MARK: - Replay

/// RDRAppearance's work in a simple form.
///
/// Each view stores the names of the setters called on it. A switch looks up each of them among the
/// settings and calls it again.
final class ReplayedView {
  private(set) var recorded: [String: Bool] = [:]
  private(set) var values: [String: Any] = [:]

  func set(_ name: String, _ value: Any) {
    recorded[name] = true
    values[name] = value
  }
}

/// The settings of a proxy, in the order in which they were recorded.
struct ReplayedSettings {
  let settings: [(name: String, invoke: (ReplayedView) -> Void)]

  init(_ surface: Color, _ accent: Color) {
    func setting(_ name: String, _ value: Any) -> (String, (ReplayedView) -> Void) {
      (name, { $0.set(name, value) })
    }
    settings = [
      setting("setBackgroundColor:", surface), setting("setBorderColor:", Color.lightGray),
      setting("setTintColor:", accent), setting("setCornerRadius:", 4.0),
      setting("setBorderWidth:", 1.0), setting("setAlpha:", 1.0),
    ]
  }

  /// Calls every setting.
  func record(_ view: ReplayedView) {
    for setting in settings { setting.invoke(view) }
  }

  /// Calls the settings that were recorded for a view.
  func replay(_ view: ReplayedView) {
    for name in view.recorded.keys {
      settings.first { $0.name == name }?.invoke(view)
    }
  }
}

/// Counts rounds of measurement.
final class Rounds {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

// MARK: - StateRows

/// A trait with a different style while the node is pressed.
private protocol PressedAppearance: BackgroundColor, BorderWidth {}

extension PressedAppearance {
  var backgroundColor: Color { ControlState.current.contains(.highlighted) ? .gray : .yellow }
}

private struct PressButton: ButtonNode, PressedAppearance, TextContent {
  var borderWidth = 1.0
  var text: String { "Buy" }
}

/// An icon that follows the button that it's in.
private struct PressIcon: ImageNode, TintColor, Width {
  var width = 20.0
  var tintColor: Color {
    ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .blue
  }
}

/// Control states that getters read.
enum StateRows {
  static let all: [Benchmark] = [
    Benchmark(name: "state.press", baseline: "styling the node twice", bar: 3) {
      let (pressed, written) = (Buttons(), Buttons())
      let rounds = Rounds()
      return .time(
        items: pressed.nodes.count,
        ours: {
          for node in pressed.nodes {
            for state in [ControlState.highlighted, nil] {
              pressed.tree.setControlState(state, of: node)
              keep(pressed.tree.viewModel(of: node, includingContent: false))
            }
          }
        },
        baseline: {
          let round = Double(rounds.next())
          for node in written.nodes {
            for width in [round, round + 0.5] {
              written.tree[node].borderWidth = width
              keep(written.tree.viewModel(of: node, includingContent: false))
            }
          }
        })
    },
    Benchmark(name: "hover.move", baseline: "pressing the same cells", bar: 1.2) {
      let (hovered, pressed) = (HoverCells(), HoverCells())
      func move(_ state: ControlState, over cells: HoverCells) {
        var former: NodeHandle<HoverCell>?
        for cell in cells.nodes {
          // A pointer leaves one cell and enters the next.
          if let former {
            cells.tree.setControlState(nil, of: former)
            keep(cells.tree.viewModel(of: former, includingContent: false))
          }
          cells.tree.setControlState(state, of: cell)
          keep(cells.tree.viewModel(of: cell, includingContent: false))
          former = cell
        }
      }
      return .time(
        items: hovered.nodes.count, ours: { move(.hovered, over: hovered) },
        baseline: { move(.highlighted, over: pressed) })
    },
    siblings("siblings.insert", reads: .first, bar: 3),
    siblings("siblings.even", reads: .even, bar: 1.2),
    Benchmark(name: "relations.press", baseline: "writing and restyling two nodes", bar: 3) {
      let (pressed, written) = (EnclosingButtons(), EnclosingButtons())
      let (ourRounds, theirRounds) = (Rounds(), Rounds())
      let count = 1_000
      return .time(
        items: count,
        ours: {
          let state: ControlState? = ourRounds.next().isMultiple(of: 2) ? nil : .highlighted
          for pair in pressed.pairs.prefix(count) {
            pressed.tree.setControlState(state, of: pair.button)
            keep(pressed.tree.viewModel(of: pair.button, includingContent: false))
            keep(pressed.tree.viewModel(of: pair.icon, includingContent: false))
          }
          keep(pressed.tree.refresh())
        },
        baseline: {
          let round = Double(theirRounds.next())
          for pair in written.pairs.prefix(count) {
            written.tree[pair.button].borderWidth = round
            written.tree[pair.icon].width = round
            keep(written.tree.viewModel(of: pair.button, includingContent: false))
            keep(written.tree.viewModel(of: pair.icon, includingContent: false))
          }
          keep(written.tree.refresh())
        })
    },
  ]

  /// Inserts a row at the top of a long list of rows that read a position, and removes it again.
  ///
  /// The baseline is the same with rows that read none. For even numbers, of which each changes, all rows
  /// are read, and the baseline also writes another model for each row, so that all are evaluated once.
  private static func siblings(
    _ name: String, reads position: SiblingPosition, bar: Double
  ) -> Benchmark {
    let isEven = position == .even
    let baseline = isEven ? "writing and reading all rows" : "the same with rows that read none"
    return Benchmark(name: name, baseline: baseline, bar: bar) {
      let (reading, plain) = (SiblingRows(reads: position), SiblingRows(reads: nil))
      let rounds = Rounds()
      func read(_ rows: SiblingRows) {
        for row in rows.nodes.prefix(isEven ? rows.nodes.count : 2) {
          keep(rows.tree.viewModel(of: row, includingContent: false))
        }
      }
      func insert(into rows: SiblingRows) {
        let row = rows.tree.attach(SiblingRow(reads: rows.reads), to: rows.list, at: 0)
        keep(rows.tree.viewModel(of: row, includingContent: false))
        read(rows)
        rows.tree.detach(row)
        read(rows)
      }
      return .time(
        items: isEven ? reading.nodes.count * 2 : 1, ours: { insert(into: reading) },
        baseline: {
          guard isEven else { return insert(into: plain) }
          for _ in 0..<2 {
            let round = rounds.next()
            // Equal models would be styled once for all of them.
            for (place, row) in plain.nodes.enumerated() {
              plain.tree[row].number = round * 20_000 + place
            }
            read(plain)
          }
        })
    }
  }

  /// A row that shows its position, and a title of its own.
  private struct SiblingRow: TableCellNode, BackgroundColor, CornerRadius, TextContent {
    var number = 0
    var reads: SiblingPosition?
    var text: String { "Row" }
    var backgroundColor: Color {
      reads == .even && SiblingPosition.isEven ? .lightGray : .white
    }
    var cornerRadius: Double {
      reads == .first && SiblingPosition.isFirst || number > 1 << 40 ? 12 : 0
    }
  }

  private struct SiblingRows {
    let tree = StyleTree()
    let reads: SiblingPosition?
    let list: NodeHandle<ShopScreen>
    let nodes: [NodeHandle<SiblingRow>]

    init(reads: SiblingPosition?) {
      self.reads = reads
      let list = tree.attach(ShopScreen())
      self.list = list
      nodes = (0..<20_000).map { [tree] _ in tree.attach(SiblingRow(reads: reads), to: list) }
      tree.refresh()
    }
  }

  /// Buttons with twenty descendants each, one of which reads the state of its button: 100,800 nodes.
  private struct EnclosingButtons {
    let tree = StyleTree()
    let pairs: [(button: NodeHandle<PressButton>, icon: NodeHandle<PressIcon>)]

    init() {
      let screen = tree.attach(ShopScreen())
      pairs = (0..<4_800).map { [tree] _ in
        let button = tree.attach(PressButton(), to: screen)
        let card = tree.attach(Card(), to: button)
        for number in 0..<18 { tree.attach(Card(number: number), to: card) }
        return (button, tree.attach(PressIcon(), to: card))
      }
      tree.refresh()
    }
  }

  /// A cell that shows whether it's pressed, or a pointer is over it.
  private struct HoverCell: TableCellNode, BackgroundColor {
    var backgroundColor: Color {
      let state = ControlState.current
      return state.contains(.highlighted) ? .red : state.contains(.hovered) ? .yellow : .white
    }
  }

  private struct HoverCells {
    let tree = StyleTree()
    let nodes: [NodeHandle<HoverCell>]

    init() {
      let screen = tree.attach(ShopScreen())
      nodes = (0..<1_000).map { [tree] _ in tree.attach(HoverCell(), to: screen) }
      tree.refresh()
    }
  }

  private struct Buttons {
    let tree = StyleTree()
    let nodes: [NodeHandle<PressButton>]

    init() {
      let screen = tree.attach(ShopScreen())
      nodes = (0..<10_000).map { [tree] _ in tree.attach(PressButton(), to: screen) }
      tree.refresh()
    }
  }
}

// MARK: - InspectRows

/// Inspecting trees.
enum InspectRows {
  static let all: [Benchmark] = [
    Benchmark(name: "inspect.tree", baseline: "reading the view model of each node", bar: 3) {
      let tree = shop()
      let inspector = Inspector()
      return .time(
        items: tree.count, ours: { keep(inspector.findings(of: tree)) },
        baseline: { for node in tree.nodes { keep(tree.viewModel(of: node)) } })
    },
    // One, if the first node of a type takes the slow path because the runtime is newer.
    Benchmark(name: "inspect.unread-version", baseline: "nothing", bar: 0) {
      .count(unit: "versions") {
        do throws(InspectionError) {
          _ = try Inspector.readRecords()
          return 0
        } catch {
          return error.code == .unknownVersion ? 1 : 0
        }
      }
    },
    Benchmark(name: "inspect.records", baseline: "nothing", bar: 5) {
      .count(unit: "ms") {
        let times = (0..<9).map { _ in
          ContinuousClock().measure { keep(try? Inspector.readRecords()) }
        }
        return times.sorted()[times.count / 2] / .milliseconds(1)
      }
    },
  ]

  /// 100,000 nodes of 200 types in 500 sections, styled by traits, tokens and rules.
  private static func shop() -> StyleTree {
    let theme = Theme("day") { $0[.surface] = .white }
    let tree = StyleTree(
      themes: [theme],
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.cornerRadius = 4 }
        StyleRule(for: PlainRow.self, when: .colorScheme(.dark)) { $0.borderColor = .white }
        StyleRule(for: .view) { $0.backgroundColor = Token.surface.value }
      })
    var nodes: [any StyleNode] = []
    var types = FreshTypes<InspectRows.Type>()
    types.forEachNode { nodes.append($0) }
    let screen = tree.attach(ShopScreen())
    for _ in 0..<500 {
      let section = tree.attach(PlainRow(), to: screen)
      for node in nodes.dropFirst() { tree.attach(erased: node, to: section) }
    }
    return tree
  }
}
