import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// Random edits of a tree and a copy that is updated only from the tree's reports.
///
/// A failure names the seed, the step and the last operations. `STYLE_SEEDS=7 swift test --filter
/// ReportMirrorTests` runs one seed, and `STYLE_SEEDS=1...200` the first 200.
@Suite struct ReportMirrorTests {
  @Test(arguments: TestScale.seeds(20))
  func `a copy that is updated from reports alone equals the tree`(seed: UInt64) async {
    let world = MirrorWorld(seed: seed, limits: TreeLimits(seed: seed))
    for step in 0..<TestScale.steps(400) {
      await world.step()
      world.tree.checkInvariants()
      guard !world.problems.isEmpty else { continue }
      Issue.record(
        """
        seed \(seed), step \(step), \(world.limits):
        \(world.problems.joined(separator: "\n"))
        Last operations:
        \(world.history)
        """)
      return
    }
  }
}

// MARK: - ReportMirror

/// A copy of a tree's view models and shape that is updated only from reports.
///
/// Each update returns the contradictions to the copy or the tree, so a report that misses, repeats
/// or invents a change is found immediately.
struct ReportMirror {
  private struct Entry {
    var viewModel: ViewModel
    var parent: AnyNodeHandle?
    var children: [AnyNodeHandle] = []

    /// Whether the node is in the tree, because moved nodes are removed first.
    var isPlaced = true
  }

  private var entries: [AnyNodeHandle: Entry] = [:]
  private var roots: [AnyNodeHandle] = []

  /// The view models of nodes when they were attached since the last update, if known.
  private var initial: [AnyNodeHandle: ViewModel] = [:]

  /// The nodes whose view models, and those whose places, animations have changed since the last
  /// update.
  private var animatedModels: Set<AnyNodeHandle> = []
  private var animatedPlaces: Set<AnyNodeHandle> = []

  /// Records the view model of a node that was attached since the last update.
  mutating func noteAttached(_ node: AnyNodeHandle, _ viewModel: ViewModel) {
    initial[node] = viewModel
  }

  /// Records what an animation has changed.
  mutating func noteAnimation(models: Set<AnyNodeHandle>, places: Set<AnyNodeHandle>) {
    animatedModels.formUnion(models)
    animatedPlaces.formUnion(places)
  }

  /// Applies a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - tree: The tree, which nothing has changed since.
  ///   - viewModel: Returns the present view model of a node.
  ///   - isRacing: Whether objects change on other threads, so that the tree's view models can be
  ///     newer than the report's.
  /// - Returns: The contradictions, one per line.
  mutating func update(
    with report: RefreshReport, of tree: StyleTree, _ viewModel: (AnyNodeHandle) -> ViewModel,
    isRacing: Bool = false
  ) -> [String] {
    defer { (initial, animatedModels, animatedPlaces) = ([:], [], []) }
    var problems = repeated(report) + wrongIntents(report)
    for step in report.shapeChanges {
      switch step {
      case .remove(let removal): problems += remove(removal, of: tree)
      case .insert(let placement): problems += insert(placement, of: tree, viewModel)
      }
    }
    let attached = Set(report.attached)
    for change in report.changes {
      problems += apply(
        change, of: tree, isAttached: attached.contains(change.node),
        isRacing ? nil : viewModel(change.node))
    }
    return problems
  }

  private func repeated(_ report: RefreshReport) -> [String] {
    [
      ("changes", report.changes.map(\.node)), ("attached", report.attached),
      ("detached", report.detached), ("moved", report.moved),
    ].flatMap { name, nodes in
      var known: Set<AnyNodeHandle> = []
      return nodes.filter { !known.insert($0).inserted }.map { "\($0) is twice in \(name)" }
    }
  }

  /// Returns the changes with a wrong animation intent.
  private func wrongIntents(_ report: RefreshReport) -> [String] {
    guard !entries.isEmpty else { return [] }
    let steps = report.shapeChanges.filter { $0.isAnimated != animatedPlaces.contains($0.node) }
    let changes = report.changes.filter { $0.isAnimated != animatedModels.contains($0.node) }
    return (steps.map { "\($0)" } + changes.map { "\($0), animated: \($0.isAnimated)" })
      .map { "the mark is wrong: \($0)" }
  }

  private mutating func remove(_ removal: NodeRemoval, of tree: StyleTree) -> [String] {
    let node = removal.node
    guard let entry = entries[node] else { return ["\(node) is removed, and wasn't attached"] }
    if entry.isPlaced {
      entries[node]?.isPlaced = false
      if let parent = entry.parent {
        entries[parent]?.children.removeAll { $0 == node }
      } else {
        roots.removeAll { $0 == node }
      }
    }
    guard removal.isDetached else { return [] }
    entries[node] = nil
    if tree.contains(node) { return ["\(node) is attached, and reported as detached"] }
    return entry.children.isEmpty ? [] : ["\(node) is detached before what is in it"]
  }

  private mutating func insert(
    _ placement: NodePlacement, of tree: StyleTree, _ viewModel: (AnyNodeHandle) -> ViewModel
  ) -> [String] {
    let (node, parent) = (placement.node, placement.parent)
    guard tree.contains(node) else { return ["\(node) is gone, and inserted"] }
    var children = parent.map { entries[$0]?.children ?? [] } ?? roots
    guard placement.index <= children.count else { return ["\(placement) is behind the last"] }
    var problems: [String] = []
    let next = placement.index < children.count ? children[placement.index] : nil
    if next != placement.next {
      problems.append("\(placement) isn't before \(String(describing: next))")
    }
    if let parent, entries[parent] == nil { problems.append("\(placement): there is no parent") }
    children.insert(node, at: placement.index)
    if let parent { entries[parent]?.children = children } else { roots = children }
    if placement.isMove {
      if entries[node]?.isPlaced != false { problems.append("\(node) is moved, but not removed") }
      entries[node]?.parent = parent
      entries[node]?.isPlaced = true
    } else {
      let entry = Entry(viewModel: viewModel(node), parent: parent)
      if entries.updateValue(entry, forKey: node) != nil {
        problems.append("\(node) is reported as attached, and was reported before")
      }
    }
    return problems
  }

  private mutating func apply(
    _ change: NodeChange, of tree: StyleTree, isAttached: Bool, _ present: ViewModel?
  ) -> [String] {
    guard tree.contains(change.node) else {
      return ["\(change.node) is gone, and reported as changed"]
    }
    guard let entry = entries[change.node] else {
      return ["\(change.node) is reported as changed, but not as attached"]
    }
    let name = "\(change.nodeType), \(change.node)"
    var problems: [String] = []
    if change.previous == change.current { problems.append("\(name): nothing has changed") }
    // The tree returns the latest view model of a node that was attached since the last report.
    let previous = isAttached ? initial[change.node] : entry.viewModel
    if let previous, change.previous != previous {
      problems.append(
        "\(name): the previous view model is \(change.previous), but it was \(previous)")
    }
    if let present, change.current != present {
      problems.append(
        "\(name): the current view model is \(change.current), but it should be \(present)")
    }
    entries[change.node]?.viewModel = change.current
    return problems
  }

  /// Compares the copy with a walk over the tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, which nothing has changed since the last update.
  ///   - viewModel: Returns the present view model of a node.
  /// - Returns: The differences, one per line.
  func differences(
    from tree: StyleTree, _ viewModel: (AnyNodeHandle) -> ViewModel
  ) -> [String] {
    var differences = tree.nodes.compactMap { node -> String? in
      let name = "\(type(of: tree.node(of: node))), \(node)"
      guard let entry = entries[node] else { return "\(name) wasn't reported as attached" }
      let viewModel = viewModel(node)
      if entry.viewModel != viewModel {
        return "\(name) is \(viewModel), but by reports it's \(entry.viewModel)"
      }
      if !entry.isPlaced { return "\(name) was removed, and not inserted" }
      if entry.parent != tree.parent(of: node) { return "\(name): the parent wasn't reported" }
      return entry.children == tree.children(of: node)
        ? nil
        : "\(name) has \(tree.children(of: node)), but by reports it has \(entry.children)"
    }
    if roots != tree.roots { differences.append("the roots differ") }
    if entries.count > tree.count { differences.append("detached nodes weren't reported") }
    return differences
  }
}
