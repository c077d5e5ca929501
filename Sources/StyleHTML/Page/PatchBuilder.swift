internal import ProtocolStyle

/// Collects the operations of a patch, by the ordered steps of a report.
///
/// Some elements are written again with all of their descendants: those of new nodes, of nodes
/// whose content has changed, and of nodes whose element depends on whether they have children, once
/// they have their first child or lose their last one. All other elements are kept, moved and given
/// classes and attributes. A kept element may be inside a removed one, so it's first moved out.
///
/// Former positions come from `ShownNodes`, because a removed node's parent may be gone as well.
/// The report's insertions are in an order in which each parent and all preceding siblings are in
/// place, so elements are inserted one by one as in any copy of the tree. All styles are found
/// before the first element is written, because each look is a rendition of the tree.
struct PatchBuilder {
  private let page: HTMLPage
  private var tree: StyleTree { page.tree }
  private var shown: ShownNodes { page.shown }
  private(set) var operations: [HTMLPatch.Operation] = []

  /// Nodes whose elements are written, because they're new or no longer as shown.
  private var written: Set<AnyNodeHandle>

  /// Whether nodes or their ancestors are in `written`, as far as it was found.
  private var isInWritten: [AnyNodeHandle: Bool] = [:]

  init(page: HTMLPage) {
    self.page = page
    written = []
  }

  /// Updates the elements to match the tree.
  ///
  /// - Parameters:
  ///   - report: The changes since the nodes were shown.
  ///   - compared: The nodes whose class or attributes may have changed.
  mutating func apply(_ report: RefreshReport, comparing compared: StateChanges) {
    let new = report.attached
    written = Set(new)
    findWritten(report)
    findHeading()
    let isComplete: Bool
    let nodes: [AnyNodeHandle]
    switch compared {
    case .all: (isComplete, nodes) = (true, Array(tree.nodes))
    case .some(let some): (isComplete, nodes) = (false, some)
    }
    // New nodes have nothing to be compared with.
    let known = nodes.filter { shown[$0] != nil }
    let candidates = new + written.subtracting(new)
    let classes = page.collector.classes(
      of: known, preparingFor: topmost(candidates), isComplete: isComplete)
    let moving = zip(known, classes).filter { movesTitle($0, $1) }.map(\.0)
    if !moving.isEmpty {
      // The title needs a separate element either before or after the change, but not both.
      written.formUnion(moving)
      isInWritten = [:]
      page.collector.prepare(for: topmost(new + written.subtracting(new)))
    }
    applySteps(report)
    for (node, number) in zip(known, classes) {
      setClass(number, of: node)
      setEnvironment(of: node)
    }
    setPageEnvironment()
  }

  // MARK: Elements that are written again

  private mutating func findWritten(_ report: RefreshReport) {
    for step in report.shapeChanges {
      switch step {
      case .remove(let removal):
        guard shown[removal.node] != nil, let parent = shown.parent(of: removal.node),
          shown.isWithChildren(parent), tree.contains(parent),
          tree.firstChild(of: parent) == nil
        else { continue }
        written.insert(parent)
      case .insert(let placement):
        guard let parent = placement.parent, !written.contains(parent),
          form(of: parent) != .container, !shown.isWithChildren(parent)
        else { continue }
        written.insert(parent)
      }
    }
    for (position, node) in report.changes.nodes.enumerated()
    where shown[node] != nil
      && (!report.changes.isContentSame(at: position) || hasOtherState(node))
    {
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
    shown[node] != nil && tree.contains(node)
      && shown.states[node] != tree.controlStateBesideContent(of: node)
  }

  private func movesTitle(_ node: AnyNodeHandle, _ number: UInt32) -> Bool {
    guard let former = shown[node], former != number else { return false }
    let templates = page.table.templates
    return templates[Int(former)].movesTitle != templates[Int(number)].movesTitle
  }

  /// The nodes that aren't written together with an ancestor.
  private mutating func topmost(_ nodes: [AnyNodeHandle]) -> [AnyNodeHandle] {
    nodes.filter { !isWritten(tree.parent(of: $0)) }
  }

  /// Whether a node is written, alone or with an ancestor.
  private mutating func isWritten(_ node: AnyNodeHandle?) -> Bool {
    guard !written.isEmpty else { return false }
    var path: [AnyNodeHandle] = []
    var (current, result) = (node, false)
    while let node = current {
      if let known = isInWritten[node] {
        result = known
        break
      }
      path.append(node)
      if written.contains(node) {
        result = true
        break
      }
      current = tree.parent(of: node)
    }
    for node in path { isInWritten[node] = result }
    return result
  }

  // MARK: Steps

  private mutating func applySteps(_ report: RefreshReport) {
    let new = Set(report.attached)
    let moved = report.moved.filter { shown[$0] != nil }
    let kept = moved.filter { !isWritten($0) }
    let absorbed = moved.filter { isWritten($0) }
    let replaced = written.filter { !new.contains($0) && !isWritten(tree.parent(of: $0)) }
      .subtracting(absorbed).sorted { ($0.index, $0.generation) < ($1.index, $1.generation) }
    if !report.detached.isEmpty || !absorbed.isEmpty || !replaced.isEmpty {
      operations += kept.map { .move(element: shownName(of: $0), parent: nil, before: nil) }
    }
    operations += (report.detached + absorbed).map { .remove(element: shownName(of: $0)) }
    for node in report.detached { page.remove(node) }
    for node in replaced {
      let name = shownName(of: node)
      operations.append(.replace(element: name, html: page.html(ofPrepared: node)))
    }
    for case .insert(let placement) in report.shapeChanges where !isWritten(placement.parent) {
      insert(placement)
    }
  }

  /// Inserts or moves a node to its position.
  private mutating func insert(_ placement: NodePlacement) {
    let node = placement.node
    let parent = placement.parent.map(innerName) ?? page.rootName
    let before = placement.next.map(shownName(of:))
    if written.contains(node) {
      operations.append(
        .insert(html: page.html(ofPrepared: node), parent: parent, before: before))
    } else {
      operations.append(.move(element: shownName(of: node), parent: parent, before: before))
      shown.move(node, to: placement.parent)
    }
  }

  // MARK: Attributes

  /// Sets the class of a node if it has changed and the node wasn't written.
  private mutating func setClass(_ number: UInt32, of node: AnyNodeHandle) {
    guard let former = shown[node] else { return }
    let styleClasses = tree.styleClasses(of: node)
    let hasOtherNames = hasOther(styleClasses, than: shown.styleClasses[node])
    guard former != number || hasOtherNames else { return }
    let (old, new) = (page.table.templates[Int(former)], page.table.templates[Int(number)])
    shown[node] = number
    if hasOtherNames { shown.styleClasses[node] = styleClasses }
    guard old.className != new.className || hasOtherNames else { return }
    operations.append(
      .setClass(
        element: ElementWriter.identifier(of: node),
        name: ClassNames.text(new.className, with: styleClasses ?? [])))
  }

  /// Whether the style classes of a node aren't those that it had before; nil means none.
  private func hasOther(_ styleClasses: [String]?, than former: [String]?) -> Bool {
    if styleClasses == nil, former == nil { return false }
    return !(styleClasses ?? []).isExactlyEqual(to: former ?? [])
  }

  /// Sets the attributes of a node whose scopes have changed.
  private mutating func setEnvironment(of node: AnyNodeHandle) {
    let (former, new) = (
      shown.environment(of: node), EnvironmentAttributes(tree.ownEnvironment(of: node))
    )
    guard former != new else { return }
    set(new, from: former, of: shownName(of: node))
    shown.setEnvironment(new, of: node)
  }

  /// Sets the attributes of the page's own element.
  private mutating func setPageEnvironment() {
    let new = page.environment
    set(new, from: page.shownEnvironment, of: nil)
    page.shownEnvironment = new
  }

  private mutating func set(
    _ attributes: EnvironmentAttributes, from former: EnvironmentAttributes, of element: String?
  ) {
    for (old, new) in zip(former.list, attributes.list) where old.value != new.value {
      operations.append(.setAttribute(element: element, name: new.name, value: new.value))
    }
  }

  // MARK: Names

  /// The identifier of a node's outermost element as shown: its own element, or the group around
  /// it.
  private func shownName(of node: AnyNodeHandle) -> String {
    shown.isWithChildren(node) ? innerName(of: node) : ElementWriter.identifier(of: node)
  }

  /// The identifier of the element that contains those of a node's children.
  private func innerName(of node: AnyNodeHandle) -> String {
    guard let number = shown[node], page.table.templates[Int(number)].isGroupWithChildren else {
      return ElementWriter.identifier(of: node)
    }
    return ElementWriter.groupIdentifier(of: node)
  }

  private func form(of node: AnyNodeHandle) -> ElementShape.Form {
    page.table.shape(of: tree.viewModel(of: node, includingContent: false).kind).form
  }
}
