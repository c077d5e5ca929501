@testable import ProtocolStyle
@testable import TestSupport

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
    var width: Double?
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
    case 44..<47: setControlState(node)
    case 47..<49: resize(among: nodes)
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
    let (tracker, count) = (tree.refresher.tracker, tree.count)
    let limit = (2 * (followers.count + 1) + 2) * count + 2 * limits.journalSlack
    if tracker.entryCount > limit {
      note(problems: ["\(tracker.entryCount) entries for \(count) nodes"])
    }
    if tracker.contentCount > tracker.entryCount { note(problems: ["contents without entries"]) }
    let pending = tree.refresher.observed.pending
    if pending.count > count { note(problems: ["\(pending.count) are pending"]) }
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

// MARK: - Replica

/// Comparison with a tree that's built from scratch.
extension MirrorWorld {
  /// Returns the differences between the tree and a new tree of the same models and settings, one
  /// per line.
  func differencesFromReplica() -> [String] {
    let expected = viewModelsOfReplica()
    return tree.nodes.compactMap { node in
      guard let expected = expected[node] else { return "\(node) has no counterpart" }
      let viewModel = tree.viewModel(of: node, includingContent: use != .unreadContent)
      return viewModel == expected || use == .unreadContent && viewModel.hasSameStyle(as: expected)
        ? nil
        : "\(type(of: tree.node(of: node))), \(node) is \(viewModel), "
          + "but in a new tree it's \(expected)"
    }
  }

  /// Returns the view models of the nodes in a new tree of the same models and settings.
  func viewModelsOfReplica() -> [AnyNodeHandle: ViewModel] {
    // A new applier would be slow, because it prepares plans for all types again.
    let applier =
      data.chance(5) ? StyleApplier(attributes: tree.applier.attributes) : tree.applier
    let replica = StyleTree(
      applier: applier, packs: tree.packs, themes: tree.themes, environment: tree.environment,
      styleSheet: tree.styleSheet)
    replica.tokens = tree.tokens
    var counterparts: [AnyNodeHandle: AnyNodeHandle] = [:]
    for node in tree.nodes {
      let parent = tree.parent(of: node).flatMap { counterparts[$0] }
      counterparts[node] = attachCopy(of: node, to: parent, of: replica)
    }
    return counterparts.mapValues { replica.viewModel(of: $0) }
  }

  private func attachCopy(
    of node: AnyNodeHandle, to parent: AnyNodeHandle?, of replica: StyleTree
  ) -> AnyNodeHandle {
    let settings = settings[node] ?? Settings()
    let tokens = settings.resets.map { MirrorPalette.resets[$0](replica) }
    defer { for token in tokens { replica.restore(token) } }
    let model = tree.node(of: node)
    let copy =
      parent.map { replica.attach(erased: model, to: $0) } ?? replica.attach(erased: model)
    if let state = settings.controlState { replica.setControlState(state, of: copy) }
    if let width = settings.width { replica.setContainerWidth(width, of: copy) }
    if let scope = settings.scope { replica.setScope(scope, at: copy) }
    for override in settings.overrides { Self.apply(override, to: copy, of: replica) }
    return copy
  }
}

// MARK: - Shape

/// Changes of the tree's shape.
extension MirrorWorld {
  func attach(among nodes: [AnyNodeHandle]) {
    let parent = nodes.isEmpty || data.chance(15) ? nil : data.pick(nodes)
    let siblings = parent.map { tree.children(of: $0) } ?? tree.roots
    let index = data.chance(30) ? data.random(0..<siblings.count + 1) : nil
    let model = makeModel()
    let node =
      parent.map { tree.attach(erased: model, to: $0, at: index) }
      ?? tree.attach(erased: model, at: index)
    note(
      "attach \(type(of: model))(\(model.number)) as \(node) to "
        + (parent.map { "\($0)" } ?? "the roots"))
    settings[node] = Settings(resets: held.map(\.reset))
    placed.insert(node)
    if use == .everything, data.chance(50) { mirror.noteAttached(node, tree.viewModel(of: node)) }
  }

  /// Attaches many nodes that are detached together, some with equal models.
  func attachList(among nodes: [AnyNodeHandle]) {
    let list = tree.attach(TintCard(number: data.number()), to: data.pick(nodes)).erased
    let shared = data.chance(50) ? data.number() : nil
    let rows = (0..<data.random(10..<40)).map { _ in
      tree.attach(ReadingLabel(number: shared ?? data.number()), to: list).erased
    }
    note("attach \(rows.count) labels to \(list)")
    for node in [list] + rows { settings[node] = Settings(resets: held.map(\.reset)) }
    placed.formUnion([list] + rows)
  }

  private func makeModel() -> any MirrorNode {
    let number = data.number()
    return switch data.type(among: 27) {
    case 20, 21: GlowingButton(number: number)
    case 23, 24: PlacedLabel(number: number)
    case 25, 26: WatchingCard(number: number)
    case 16: FittingLabel(number: number)
    case 17, 18: FittingPane(number: number)
    case 19: FittingButton(number: number)
    case 12: FollowingLabel(number: number)
    case 13: FollowingLabel(number: number)
    case 14: ItemButton(number: number, item: data.pick(items))
    case 15: MovingBox(number: number)
    case 0: TintCard(number: number)
    case 1: ReadingLabel(number: number)
    case 2: BadgeRow(number: number)
    case 3: HaloBox(number: number)
    case 4: EchoRow(number: number)
    case 5: SwitchButton(number: number)
    case 6: ScopedCard(number: number)
    case 7: data.pick(plainObjects)
    case 8, 9: data.pick(liveObjects)
    case 10: makeRow(number)
    default: SharedItemPanel(number: number, item: data.pick(items))
    }
  }

  private func makeRow(_ number: Int) -> SharedItemRow {
    SharedItemRow(
      number: number, item: data.chance(50) ? data.pick(items) : nil,
      items: (0..<data.random(0..<3)).map { _ in data.pick(items) },
      holder: SharedItemRow.Holder(item: data.pick(items)))
  }

  /// Detaches a subtree if enough other nodes remain.
  func detach(_ node: AnyNodeHandle) {
    let subtree = Array(tree.nodes(in: node))
    guard tree.count - subtree.count >= 4 else { return setControlState(node) }
    note("detach \(node)")
    tree.detach(node)
    for node in subtree { settings[node] = nil }
    placed.formUnion(subtree)
  }

  func move(_ node: AnyNodeHandle, among nodes: [AnyNodeHandle]) {
    guard data.chance(85) else {
      let index = place(of: node, among: tree.roots)
      placed.insert(node)
      note("move \(node) to the roots, at \(index.map { "\($0)" } ?? "the end")")
      return tree.moveToRoot(node, at: index)
    }
    let parent = data.pick(nodes)
    guard parent != node, !tree.ancestors(of: parent).contains(node) else { return }
    let index = place(of: node, among: tree.children(of: parent))
    placed.insert(node)
    note("move \(node) to \(parent), at \(index.map { "\($0)" } ?? "the end")")
    do {
      try tree.move(node, to: parent, at: index)
    } catch {
      note(problems: ["\(error)"])
    }
  }

  /// Returns the sibling to move a node before; nil for the last position.
  private func place(of node: AnyNodeHandle, among siblings: [AnyNodeHandle]) -> Int? {
    data.chance(40) ? nil : data.random(0..<siblings.count { $0 != node } + 1)
  }
}
