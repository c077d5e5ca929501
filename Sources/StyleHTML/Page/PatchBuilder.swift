internal import ProtocolStyle

/// Collects the operations of a patch.
///
/// Some elements are written again with all of their descendants: those of new nodes, of nodes
/// whose content has changed, and of nodes whose element depends on whether they have children. All
/// other elements are kept, moved and given classes. A kept element may be inside a removed one, so
/// it's first moved out. Elements are then moved to their positions from the top down, so no
/// element is moved into itself.
struct PatchBuilder {
  private let page: HTMLPage
  private var tree: StyleTree { page.tree }
  private(set) var operations: [HTMLPatch.Operation] = []

  /// Nodes whose elements are written again.
  private var written = Set<AnyNodeHandle>()

  init(page: HTMLPage) {
    self.page = page
  }

  /// Updates the elements to match the tree, except for their classes.
  mutating func apply(_ report: RefreshReport) {
    let new = Set(report.attached)
    findWritten(report)
    findHeading()
    let rewritten = written.filter { !new.contains($0) && !isIn(written, $0) }.sorted(by: isLess)
    // A node that was attached and then moved has no element yet.
    let shown = report.moved.filter { !new.contains($0) }
    let moved = shown.filter { !isIn(written, $0) }
    let absorbed = shown.filter { isIn(written, $0) }
    if !report.detached.isEmpty || !absorbed.isEmpty || !rewritten.isEmpty {
      operations += moved.map { .move(element: shownName(of: $0), parent: nil, before: nil) }
    }
    operations += (report.detached + absorbed).map { .remove(element: shownName(of: $0)) }
    for node in report.detached { page.remove(node) }
    for node in rewritten {
      operations.append(.replace(element: shownName(of: node), html: page.html(of: [node])))
    }
    place(new: new, moved: Set(moved))
  }

  private mutating func findWritten(_ report: RefreshReport) {
    written = Set(report.attached)
    for node in report.attached + report.moved {
      if let parent = tree.parent(of: node), form(of: parent) != .container {
        written.insert(parent)
      }
    }
    written.formUnion(page.shownGroups.emptied(by: report.detached + report.moved, in: tree))
    for (position, node) in report.changes.nodes.enumerated()
    where !report.changes.isContentSame(at: position) || hasOtherState(node) {
      written.insert(node)
    }
    for node in report.unchanged where hasOtherState(node) { written.insert(node) }
  }

  /// Writes bars again whose titles are no longer, or only now, the heading of the page.
  private mutating func findHeading() {
    let (former, heading) = (page.headingNode, page.firstTitledBar())
    guard former != heading else { return }
    page.headingNode = heading
    written.formUnion([former, heading].compactMap(\.self).filter(tree.contains))
  }

  /// Whether the element of a node has the control state as an attribute that the node had before.
  private func hasOtherState(_ node: AnyNodeHandle) -> Bool {
    page.shown[node] != nil && tree.contains(node)
      && page.shown.states[node] != tree.controlStateBesideContent(of: node)
  }

  /// Moves new and moved nodes to their positions, unless an ancestor is written again.
  ///
  /// Only examines the next sibling of each node.
  private mutating func place(new: Set<AnyNodeHandle>, moved: Set<AnyNodeHandle>) {
    var nodes: [(depth: Int, node: AnyNodeHandle)] = []
    for node in new.union(moved).sorted(by: isLess) {
      let ancestors = tree.ancestors(of: node)
      if !ancestors.contains(where: written.contains) { nodes.append((ancestors.count, node)) }
    }
    // A stable sort, which keeps nodes of equal depth in the order of their indices.
    nodes.sort { $0.depth < $1.depth }
    var waiting = Set(nodes.lazy.map(\.node))
    for (_, node) in nodes {
      // Each node is inserted before its next sibling, so the last misplaced one of a row is moved
      // first.
      var row: [AnyNodeHandle] = []
      var next: AnyNodeHandle? = node
      while let sibling = next, waiting.remove(sibling) != nil {
        row.append(sibling)
        next = tree.nextSibling(of: sibling)
      }
      for node in row.reversed() { place(node, isNew: new.contains(node)) }
    }
  }

  /// Moves a node to its position before its next sibling, which is in place.
  private mutating func place(_ node: AnyNodeHandle, isNew: Bool) {
    let parent = tree.parent(of: node).map(ElementWriter.identifier(of:)) ?? page.rootName
    let before = tree.nextSibling(of: node).map(shownName(of:))
    operations.append(
      isNew
        ? .insert(html: page.html(of: [node]), parent: parent, before: before)
        : .move(element: shownName(of: node), parent: parent, before: before))
  }

  /// Sets the classes of nodes whose class has changed.
  mutating func setClasses(of nodes: [AnyNodeHandle]) {
    let classes = page.collector.classes(of: nodes)
    for (node, number) in zip(nodes, classes) {
      guard let shown = page.shown[node], !isWritten(node) else { continue }
      let styleClasses = tree.styleClasses(of: node)
      let hasOtherNames = hasOther(styleClasses, than: page.shown.styleClasses[node])
      guard shown != number || hasOtherNames else { continue }
      // Templates have all that's compared, and reading them copies nothing.
      let (old, new) = (page.table.templates[Int(shown)], page.table.templates[Int(number)])
      page.shown[node] = number
      if hasOtherNames { page.shown.styleClasses[node] = styleClasses }
      if old.movesTitle != new.movesTitle {
        // The title needs a separate element either before or after the change, but not both.
        operations.append(
          .replace(element: shownName(of: node), html: page.html(of: [node])))
      } else if old.className != new.className || hasOtherNames {
        operations.append(
          .setClass(
            element: ElementWriter.identifier(of: node),
            name: ClassNames.text(new.className, with: styleClasses ?? [])))
      }
    }
  }

  /// Whether the style classes of a node aren't those that it had before; nil means none.
  private func hasOther(_ styleClasses: [String]?, than former: [String]?) -> Bool {
    if styleClasses == nil, former == nil { return false }
    return !(styleClasses ?? []).isExactlyEqual(to: former ?? [])
  }

  /// The identifier of a node's outermost element as shown: its own element, or the group around
  /// it.
  private func shownName(of node: AnyNodeHandle) -> String {
    page.shownGroups[node] ?? ElementWriter.identifier(of: node)
  }

  private func form(of node: AnyNodeHandle) -> ElementShape.Form {
    page.table.shape(of: tree.viewModel(of: node, includingContent: false).kind).form
  }

  private func isWritten(_ node: AnyNodeHandle) -> Bool {
    !written.isEmpty && (written.contains(node) || isIn(written, node))
  }

  private func isIn(_ nodes: Set<AnyNodeHandle>, _ node: AnyNodeHandle) -> Bool {
    !nodes.isEmpty && tree.ancestors(of: node).contains(where: nodes.contains)
  }

  private func isLess(_ left: AnyNodeHandle, _ right: AnyNodeHandle) -> Bool {
    (left.index, left.generation) < (right.index, right.generation)
  }
}
