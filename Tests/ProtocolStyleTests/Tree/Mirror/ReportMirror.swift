import ProtocolStyle

/// A copy of a tree's view models and parents that is updated only from reports.
///
/// Each update returns what contradicts the copy or the tree, so a report that misses, repeats or
/// invents a change is found where it's made.
struct ReportMirror {
  private struct Entry {
    var viewModel: ViewModel
    var parent: AnyNodeHandle?
  }

  private var entries: [AnyNodeHandle: Entry] = [:]

  /// The view models that nodes had when they were attached since the last update, where known.
  private var initial: [AnyNodeHandle: ViewModel] = [:]

  /// Notes the view model of a node that was attached since the last update.
  mutating func noteAttached(_ node: AnyNodeHandle, _ viewModel: ViewModel) {
    initial[node] = viewModel
  }

  /// Applies a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - tree: The tree, which nothing has changed since.
  ///   - isRacing: Whether objects change on other threads, so that the tree's view models can be
  ///     newer than the report's.
  /// - Returns: The contradictions, a line each.
  mutating func update(
    with report: RefreshReport, of tree: StyleTree, isRacing: Bool = false
  ) -> [String] {
    defer { initial = [:] }
    var problems = repeated(report)
    for node in report.detached {
      if tree.contains(node) { problems.append("\(node) is attached, and reported as detached") }
      if entries.removeValue(forKey: node) == nil {
        problems.append("\(node) is reported as detached, and wasn't reported before")
      }
    }
    let attached = Set(report.attached)
    problems += applyAttached(report.attached, of: tree)
    problems += applyMoved(report.moved, of: tree)
    for change in report.changes {
      problems += apply(
        change, of: tree, isAttached: attached.contains(change.node), isRacing: isRacing)
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

  private mutating func applyAttached(_ nodes: [AnyNodeHandle], of tree: StyleTree) -> [String] {
    nodes.compactMap { node in
      guard tree.contains(node) else { return "\(node) is gone, and reported as attached" }
      let entry = Entry(viewModel: tree.viewModel(of: node), parent: tree.parent(of: node))
      return entries.updateValue(entry, forKey: node) == nil
        ? nil : "\(node) is reported as attached, and was reported before"
    }
  }

  private mutating func applyMoved(_ nodes: [AnyNodeHandle], of tree: StyleTree) -> [String] {
    nodes.compactMap { node in
      guard tree.contains(node) else { return "\(node) is gone, and reported as moved" }
      guard entries[node] != nil else { return "\(node) is reported as moved, but not as attached" }
      entries[node]?.parent = tree.parent(of: node)
      return nil
    }
  }

  private mutating func apply(
    _ change: NodeChange, of tree: StyleTree, isAttached: Bool, isRacing: Bool
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
    if !isRacing, change.current != tree.viewModel(of: change.node) {
      problems.append(
        "\(name): the current view model is \(change.current), but the tree returns "
          + "\(tree.viewModel(of: change.node))")
    }
    entries[change.node]?.viewModel = change.current
    return problems
  }

  /// Compares the copy with a walk over the tree.
  ///
  /// - Parameter tree: The tree, which nothing has changed since the last update.
  /// - Returns: The differences, a line each.
  func differences(from tree: StyleTree) -> [String] {
    var differences = tree.nodes.compactMap { node -> String? in
      let name = "\(type(of: tree.node(of: node))), \(node)"
      guard let entry = entries[node] else { return "\(name) wasn't reported as attached" }
      let viewModel = tree.viewModel(of: node)
      if entry.viewModel != viewModel {
        return "\(name) is \(viewModel), but by reports it's \(entry.viewModel)"
      }
      return entry.parent == tree.parent(of: node) ? nil : "\(name): the parent wasn't reported"
    }
    if entries.count > tree.count { differences.append("detached nodes weren't reported") }
    return differences
  }
}
