@testable import ProtocolStyle

/// A tree that is changed at random, and a mirror that is updated only from its reports.
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

    /// The resets that were held when the node was attached, by their indices in the palette.
    var resets: [Int] = []
  }

  let tree: StyleTree
  let limits: TreeLimits
  var data: RandomData
  var mirror = ReportMirror()

  /// Other consumers of the tree's changes, which read them at different times.
  private var followers: [(cursor: ChangeCursor, mirror: ReportMirror)] = []

  var settings: [AnyNodeHandle: Settings] = [:]
  var held: [(token: ResetToken, reset: Int)] = []

  /// The objects that nodes refer to; each can be in any number of nodes.
  let items = (0..<4).map { _ in SharedItem() }
  let liveObjects = (0..<3).map { LiveObject(number: $0) }
  let plainObjects = (0..<2).map { PlainObject(number: $0) }

  /// The rules, by their indices in the palette, with their identities in the tree's sheet.
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

  /// Performs a random change.
  nonisolated(nonsending) func step() async {
    let nodes = nodes
    guard nodes.count >= 6 else {
      noteChange(isAnimated: false)
      return attach(among: nodes)
    }
    let node = data.pick(nodes)
    let number = data.random(0..<100)
    switch number {
    case 41..<44:
      noteChange(isAnimated: false)
      await changeObjectElsewhere()
    case 78..<83: read(node)
    case 83..<84:
      await changeObjectsDuringRefreshes()
      noteChange(isAnimated: false)
    case 84...: check()
    default:
      let isAnimated = data.chance(40)
      noteChange(isAnimated: isAnimated)
      guard isAnimated else { return change(number, node, among: nodes) }
      note("animated:")
      tree.animated { change(number, node, among: nodes) }
    }
  }

  private func noteChange(isAnimated: Bool) {
    mirror.noteChange(isAnimated: isAnimated)
    for place in followers.indices { followers[place].mirror.noteChange(isAnimated: isAnimated) }
  }

  /// Changes the tree; the number determines the kind of change.
  private func change(_ number: Int, _ node: AnyNodeHandle, among nodes: [AnyNodeHandle]) {
    switch number {
    case 0..<12: nodes.count < 20 ? attach(among: nodes) : detach(node)
    case 12..<17: detach(node)
    case 17..<23: move(node, among: nodes)
    case 23..<33: write(node)
    case 33..<41: changeObject()
    case 44..<49: setControlState(node)
    case 49..<55: override(node)
    case 55..<58: clearOverrides(node)
    case 58..<62: setScope(node)
    case 62..<65: changeRules()
    case 65..<67: changeThemes()
    case 67..<69: changePacks()
    case 69..<73: changeEnvironment()
    case 73..<75: changeTokens()
    default: changeResets()
    }
  }

  private func read(_ node: AnyNodeHandle) {
    note("read \(node)")
    _ = tree.viewModel(of: node)
  }

  /// Refreshes and compares the mirror with the tree, and sometimes with a tree that is built from
  /// scratch.
  ///
  /// A node that is stale after one refresh usually is after the next one as well.
  func check() {
    checkFollowers()
    note("refresh")
    note(problems: mirror.update(with: tree.refresh(), of: tree))
    compare(withReplica: data.chance(40))
  }

  /// Lets some of the other consumers read their changes, and compares their mirrors with the tree.
  private func checkFollowers() {
    if data.chance(20) {
      if followers.count > 1 { followers.remove(at: data.random(followers.indices)) }
      followers.append((ChangeCursor(of: tree), ReportMirror()))
      note("a cursor begins")
    }
    for place in followers.indices where data.chance(40) {
      note("cursor \(place) reads")
      let report = tree.changes(since: followers[place].cursor)
      note(problems: followers[place].mirror.update(with: report, of: tree))
      note(problems: followers[place].mirror.differences(from: tree))
    }
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
