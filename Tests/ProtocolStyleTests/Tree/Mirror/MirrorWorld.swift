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

  /// Another consumer of the tree's changes.
  private struct Follower {
    let cursor: ChangeCursor

    /// How often it reads its changes at a check, in percent.
    let pace: Int

    var mirror = ReportMirror()
  }

  /// The use of a tree.
  enum Use {
    /// All consumers compare view models with content.
    case everything

    /// Content is only evaluated for reports.
    case unreadContent

    /// Nodes are read, and nothing is reported.
    case readingOnly
  }

  let use: Use
  private var followers: [Follower] = []

  /// The nodes that the present operation has attached, detached or moved.
  var placed: Set<AnyNodeHandle> = []

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
    use = seed % 5 == 3 ? .readingOnly : seed % 5 == 4 ? .unreadContent : .everything
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
      return attach(among: nodes)
    }
    let node = data.pick(nodes)
    let number = data.random(0..<100)
    switch number {
    case 41..<44: await changeObjectElsewhere()
    case 78..<83: read(node)
    case 83..<84 where use == .everything: await changeObjectsDuringRefreshes()
    case 84...: check()
    default:
      if data.chance(70) { return change(number, node, among: nodes) }
      animate { change(number, node, among: nodes) }
    }
  }

  /// Makes a change in an animation, and records what it has changed.
  private func animate(_ change: () -> Void) {
    note("animated:")
    placed = []
    let former = viewModels()
    tree.animated(change)
    let present = viewModels()
    let changed = former.filter { node, viewModel in present[node].map { $0 != viewModel } ?? false
    }
    let models = Set(changed.keys)
    mirror.noteAnimation(models: models, places: placed)
    for place in followers.indices {
      followers[place].mirror.noteAnimation(models: models, places: placed)
    }
  }

  /// Changes the tree; the number determines the kind of change.
  private func change(_ number: Int, _ node: AnyNodeHandle, among nodes: [AnyNodeHandle]) {
    switch number {
    case 0..<10: nodes.count < 20 ? attach(among: nodes) : detach(node)
    case 10..<12: nodes.count < 20 ? attachList(among: nodes) : detach(node)
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
    if data.chance(30) {
      _ = tree.viewModel(of: node, in: data.state())
    } else {
      _ = tree.viewModel(of: node, includingContent: use != .unreadContent)
    }
  }

  /// Refreshes and compares the mirror with the tree, and sometimes with a tree that is built from
  /// scratch.
  ///
  /// A node that is stale after one refresh usually is after the next one as well.
  func check() {
    guard use != .readingOnly else {
      note("compare")
      note(problems: differencesFromReplica())
      return checkBounds()
    }
    checkFollowers()
    note("refresh")
    let report = tree.refresh()
    note(problems: mirror.update(with: report, of: tree, source()))
    compare(withReplica: data.chance(40))
    checkBounds()
  }

  /// Returns a closure that returns the view models of nodes: those of the tree, or of a new tree
  /// if the tree's content must stay unread.
  private func source() -> (AnyNodeHandle) -> ViewModel {
    guard use == .unreadContent else { return { [tree] in tree.viewModel(of: $0) } }
    let known = viewModelsOfReplica()
    return { known[$0] ?? ViewModel(kind: .view) }
  }

  private func viewModels() -> [AnyNodeHandle: ViewModel] {
    let source = source()
    return Dictionary(uniqueKeysWithValues: nodes.map { ($0, source($0)) })
  }

  /// Checks that the record of changes hasn't outgrown the tree.
  private func checkBounds() {
    let (tracker, count) = (tree.tracker, tree.count)
    let limit = (2 * (followers.count + 1) + 2) * count + 2 * limits.journalSlack
    if tracker.entryCount > limit {
      note(problems: ["\(tracker.entryCount) entries for \(count) nodes"])
    }
    if tracker.contentCount > tracker.entryCount { note(problems: ["contents without entries"]) }
    if tracker.pending.count > count { note(problems: ["\(tracker.pending.count) are pending"]) }
    if followers.isEmpty, tracker.shapes.count > 6 * count + limits.journalSlack {
      note(problems: ["\(tracker.shapes.count) events for \(count) nodes"])
    }
  }

  /// Lets some of the other consumers read their changes, and compares their mirrors with the tree.
  private func checkFollowers() {
    if data.chance(20) {
      if followers.count > 2 { followers.remove(at: data.random(followers.indices)) }
      followers.append(Follower(cursor: ChangeCursor(of: tree), pace: data.pick([80, 40, 10, 3])))
      note("a cursor begins")
    }
    for place in followers.indices where data.chance(followers[place].pace) {
      note("cursor \(place) reads")
      let report = tree.changes(since: followers[place].cursor)
      let source = source()
      note(problems: followers[place].mirror.update(with: report, of: tree, source))
      note(problems: followers[place].mirror.differences(from: tree, source))
    }
  }

  /// Compares the mirror with the tree.
  func compare(withReplica: Bool) {
    note(problems: mirror.differences(from: tree, source()))
    if withReplica { note(problems: differencesFromReplica()) }
    if data.chance(30) {
      let report = tree.refresh()
      if !report.isEmpty { note(problems: ["reading is reported: \(report)"]) }
    }
  }
}
