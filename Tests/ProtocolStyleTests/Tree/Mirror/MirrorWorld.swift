@testable import ProtocolStyle

/// A tree that random things happen to, and a mirror that knows only its reports.
final class MirrorWorld {
  /// The settings of a node, which a tree that is built from scratch repeats.
  struct Settings {
    enum Override {
      case write([MirrorWrite])
      case clearText
      case clearAlpha
    }

    var controlState: ControlState?
    var scope: StyleScope?
    var overrides: [Override] = []

    /// The resets that were held when the node was attached, by their places in the palette.
    var resets: [Int] = []
  }

  let tree: StyleTree
  let limits: TreeLimits
  var data: RandomData
  var mirror = ReportMirror()
  var settings: [AnyNodeHandle: Settings] = [:]
  var held: [(token: ResetToken, reset: Int)] = []

  /// The objects that nodes refer to: each can hang in many places, or in none.
  let items = (0..<4).map { _ in SharedItem() }
  let liveObjects = (0..<3).map { LiveObject(number: $0) }
  let plainObjects = (0..<2).map { PlainObject(number: $0) }

  /// Rules by where they are in the palette, with their identities in the tree's sheet.
  var rules: [(rule: Int, identity: StyleSheet.Identity)] = []

  private var operations: [String] = []
  private(set) var problems: [String] = []

  init(seed: UInt64, limits: TreeLimits) {
    self.limits = limits
    data = RandomData(SeededGenerator(seed: seed))
    tree = StyleTree(limits: limits)
  }

  /// The last operations, for messages.
  var history: String { operations.joined(separator: "\n") }

  /// The attached nodes.
  var nodes: [AnyNodeHandle] { Array(tree.nodes) }

  func note(_ operation: String) {
    operations.append(operation)
    if operations.count > 40 { operations.removeFirst() }
  }

  func note(problems: [String]) {
    self.problems += problems
  }

  /// Does one random thing.
  nonisolated(nonsending) func step() async {
    let nodes = nodes
    guard nodes.count >= 6 else { return attach(among: nodes) }
    let node = data.pick(nodes)
    switch data.random(0..<100) {
    case 0..<12: nodes.count < 20 ? attach(among: nodes) : detach(node)
    case 12..<17: detach(node)
    case 17..<23: move(node, among: nodes)
    case 23..<33: write(node)
    case 33..<41: changeObject()
    case 41..<44: await changeObjectElsewhere()
    case 44..<49: setControlState(node)
    case 49..<55: override(node)
    case 55..<58: clearOverrides(node)
    case 58..<62: setScope(node)
    case 62..<65: changeRules()
    case 65..<67: changeThemes()
    case 67..<69: changePacks()
    case 69..<73: changeEnvironment()
    case 73..<75: changeTokens()
    case 75..<78: changeResets()
    case 78..<83: read(node)
    case 83..<84: await changeObjectsDuringRefreshes()
    default: check()
    }
  }

  private func read(_ node: AnyNodeHandle) {
    note("read \(node)")
    _ = tree.viewModel(of: node)
  }

  /// Refreshes, and compares the mirror with the tree, and sometimes with a tree that's built from
  /// scratch: a node that is stale after one refresh mostly is after the next.
  func check() {
    note("refresh")
    note(problems: mirror.update(with: tree.refresh(), of: tree))
    compare(withReplica: data.chance(40))
  }

  /// Compares the mirror with the tree.
  func compare(withReplica: Bool) {
    note(problems: mirror.differences(from: tree))
    if withReplica { note(problems: differencesFromReplica()) }
    if data.chance(30) {
      let report = tree.refresh()
      if !report.isEmpty { note(problems: ["reading is reported: \(report)"]) }
    }
  }
}
