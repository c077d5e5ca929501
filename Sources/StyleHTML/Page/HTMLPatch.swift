public import ProtocolStyle

/// The changes that update a page after a refresh of its tree: new rules, and operations on
/// elements.
///
/// The client that shows the page applies it, such as a script that isn't part of the page: append
/// ``css`` to the style element, then apply each operation in order. An element that doesn't exist
/// anymore need not be removed. Before an element is removed or replaced, operations move the
/// elements to keep to the end of the body, and later to their new positions. The elements of roots
/// are in the page's `main` element, whose identifier is `main`; if an element of the author is the
/// `main` element, they're in the body.
public struct HTMLPatch: Hashable, Sendable, Codable {
  /// One operation; elements are referred to by their identifiers.
  public enum Operation: Hashable, Sendable, Codable {
    /// Sets the class of an element; empty for none.
    case setClass(element: String, name: String)

    /// Replaces an element, including its descendants, with its new outer HTML.
    case replace(element: String, html: String)

    /// Inserts elements into a parent before one of its children, or at the end for nil. A nil
    /// parent is the body.
    case insert(html: String, parent: String?, before: String?)

    /// Removes an element and its descendants.
    ///
    /// If it has the attribute `data-leaves`, it may first disappear in its animation `leave`. Its
    /// identifiers are those of other elements from then on, so remove them at once:
    ///
    /// ```js
    /// for (const part of [found, ...found.querySelectorAll('[id]')]) part.removeAttribute('id')
    /// const ends = found.getAnimations({ subtree: true })
    ///   .filter(animation => animation.animationName == 'leave')
    ///   .map(animation => animation.finished)
    /// Promise.allSettled(ends).then(() => found.remove())
    /// ```
    case remove(element: String)

    /// Moves an element with its descendants.
    case move(element: String, parent: String?, before: String?)

    /// Sets an attribute of an element, or removes it for nil. A nil element is the page's `html`
    /// element.
    case setAttribute(element: String?, name: String, value: String?)
  }

  /// The rules of classes that the page doesn't have yet.
  public var css: String

  /// The operations, in order.
  public var operations: [Operation]

  /// Whether the patch has no rules and no operations.
  public var isEmpty: Bool { css.isEmpty && operations.isEmpty }
}

// MARK: - HTMLPage: Patching

extension HTMLPage {
  /// Returns the operations that update the page after a refresh, for changed, new, removed and
  /// moved elements.
  ///
  /// ```swift
  /// import StyleHTML
  ///
  /// let page = HTMLPage(of: tree, isPatchable: true)
  /// tree.refresh()
  /// page.write { print($0.count) }
  /// tree.themes = [night]
  /// let patch = page.patch(for: tree.refresh())
  /// ```
  ///
  /// Refresh before you write the page, and then call this method for each report in order. The
  /// patch includes changes that are only visible in a control state, or in a look other than the
  /// tree's current state.
  ///
  /// For a page without looks, the method compares the nodes of the report, and other nodes only
  /// after a change of rules or of values read by rules for states. For a page with looks, it
  /// compares the nodes of the report and their descendants in each look and color scheme, which
  /// computes their styles and those of their ancestors from scratch. It compares all nodes after a
  /// change of rules, tokens, themes or environments, of an object that was read in a look, or of a
  /// model that is an object, and where models hold objects, after as many single changes as there
  /// are nodes; that costs as much as computing the styles of the whole page. Changes of the tree's
  /// own themes don't affect such a page.
  ///
  /// The color scheme and the direction of the tree, and those of scopes, are attributes. So is
  /// `data-enters`, with which an element appears by the presence of its node's motion, if the node
  /// was attached in `StyleTree.animated(_:)`, and `data-leaves`, with which it disappears before
  /// ``HTMLPatch/Operation/remove(element:)``, if it was detached there.
  ///
  /// A node whose content has changed is written again with all of its descendants.
  ///
  /// - Parameter report: What the tree's `refresh()` returned.
  /// - Returns: The patch; traps for a page that isn't patchable.
  public func patch(for report: RefreshReport) -> HTMLPatch {
    if !isPatchable {
      fatalError("HTMLPage: the page can't be patched. Create it with isPatchable: true.")
    }
    // What changes meanwhile is compared by the next patch.
    let revision = tree.renderingRevision
    var builder = PatchBuilder(page: self)
    builder.apply(report, comparing: nodesToCompare(after: report))
    renderingRevision = revision
    // The numbers of all nodes take space.
    if table.hasLooks { table.known = StyleNumbers() }
    let css = table.takeUnwritten()
    if table.isOvergrown(), let numbers = table.removeClasses(except: shown.classes) {
      shown.renumber(numbers)
    }
    return HTMLPatch(css: css, operations: builder.operations)
  }

  /// The nodes whose class or attributes may have changed.
  private func nodesToCompare(after report: RefreshReport) -> StateChanges {
    if table.hasLooks {
      // The observations of single patches end when all nodes are compared.
      return observation.partialCost > tree.count
        ? .all : tree.renderingChanges(since: renderingRevision, in: report)
    }
    guard case .some(let others) = tree.stateChanges(since: renderingRevision, in: report) else {
      return .all
    }
    let nodes = report.changes.nodes + report.unchanged
    if others.isEmpty { return .some(nodes) }
    var known = Set(nodes)
    return .some(nodes + others.filter { known.insert($0).inserted })
  }
}

// MARK: - PatchBuilder

/// Collects the operations of a patch, by the ordered steps of a report.
///
/// Some elements are written again with all of their descendants: those of new nodes, of nodes
/// whose content has changed, and of nodes whose element depends on whether they have children,
/// once they have their first child or lose their last one. All other elements are kept, moved and
/// given classes and attributes. A kept element may be inside a removed one, so it's first moved
/// out.
///
/// Former positions come from `ShownNodes`, because a removed node's parent may be gone as well.
/// The report's insertions are in an order in which each parent and all preceding siblings are in
/// place, so elements are inserted one by one as in any copy of the tree. All styles are found
/// before the first element is written, because each look is a situated tree of all these nodes.
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
    findHeading(after: report)
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
    let moving = zip(known, classes).filter { hasOtherMarkup($0, $1) }.map(\.0)
    if !moving.isEmpty {
      // The title, for instance, needs a separate element either before or after the change, but
      // not both. A field that is composed of elements has the class several times.
      written.formUnion(moving)
      isInWritten = [:]
      page.collector.prepare(for: topmost(new + written.subtracting(new)))
    }
    let restyled = zip(known, classes).filter { shown[$0] != $1 }.map(\.0)
    applySteps(report)
    for (node, number) in zip(known, classes) {
      setClass(number, of: node)
      setEnvironment(of: node)
    }
    setTabStops(after: report, restyled)
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
  private mutating func findHeading(after report: RefreshReport) {
    guard page.mayHaveOtherHeading(after: report) else { return }
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

  /// Whether the style of a node changes more of its markup than the class of one element.
  private func hasOtherMarkup(_ node: AnyNodeHandle, _ number: UInt32) -> Bool {
    guard let former = shown[node], former != number else { return false }
    let templates = page.table.templates
    return shown.isComposed(node)
      || !templates[Int(former)].hasSameMarkup(as: templates[Int(number)])
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
    remove(report, absorbed)
    for node in replaced {
      let name = shownName(of: node)
      operations.append(.replace(element: name, html: page.html(ofPrepared: node)))
    }
    for case .insert(let placement) in report.shapeChanges where !isWritten(placement.parent) {
      insert(placement)
    }
  }

  /// Removes the elements of detached nodes, and of those that are written together with an
  /// ancestor.
  ///
  /// What is in an element that disappears goes with it.
  private mutating func remove(_ report: RefreshReport, _ absorbed: [AnyNodeHandle]) {
    let leaving = leaving(of: report)
    let detached = leaving.isEmpty ? [] : Set(report.detached)
    for node in report.detached + absorbed {
      if leaving.contains(node) {
        operations.append(
          .setAttribute(element: shownName(of: node), name: "data-leaves", value: ""))
      } else if !leaving.isEmpty {
        var ancestor = shown.parent(of: node)
        while let current = ancestor, detached.contains(current), !leaving.contains(current) {
          ancestor = shown.parent(of: current)
        }
        if let ancestor, leaving.contains(ancestor) { continue }
      }
      operations.append(.remove(element: shownName(of: node)))
    }
    for node in report.detached { page.remove(node) }
  }

  /// The topmost detached nodes whose elements disappear by the presence of their motion.
  private func leaving(of report: RefreshReport) -> Set<AnyNodeHandle> {
    var leaving: Set<AnyNodeHandle> = []
    var detached: Set<AnyNodeHandle>?
    for case .remove(let removal) in report.shapeChanges where removal.isAnimated {
      guard removal.isDetached, let number = shown[removal.node],
        page.table.classes[Int(number)].hasPresence
      else { continue }
      let removed = detached ?? Set(report.detached)
      detached = removed
      if shown.parent(of: removal.node).map(removed.contains) != true {
        leaving.insert(removal.node)
      }
    }
    return leaving
  }

  /// Inserts or moves a node to its position.
  private mutating func insert(_ placement: NodePlacement) {
    let node = placement.node
    let parent = placement.parent.map(innerName) ?? page.rootName
    let before = placement.next.map(shownName(of:))
    if written.contains(node) {
      operations.append(
        .insert(html: html(entering: placement), parent: parent, before: before))
    } else {
      operations.append(.move(element: shownName(of: node), parent: parent, before: before))
      shown.move(node, to: placement.parent)
    }
  }

  /// The elements of a node that is inserted, of which the first one has an attribute if it appears
  /// by the presence of its motion.
  private func html(entering placement: NodePlacement) -> String {
    var html = page.html(ofPrepared: placement.node)
    guard placement.isAnimated, !placement.isMove,
      let motion = tree.viewModel(of: placement.node, includingContent: false).motion,
      motion.presenceCurve != .immediate,
      let end = html.firstIndex(where: { [" ", ">"].contains($0) })
    else { return html }
    html.insert(contentsOf: " data-enters", at: end)
    return html
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

  /// Makes elements that scroll stops of the keyboard if it no longer reaches anything in them, and
  /// the reverse.
  private mutating func setTabStops(after report: RefreshReport, _ restyled: [AnyNodeHandle]) {
    guard !shown.tabStops.isEmpty else { return }
    let changed = report.attached + report.moved + written + restyled
    let hasRemoval = !report.detached.isEmpty || !report.moved.isEmpty
    for (scroller, stop) in shown.tabStops.sorted(by: { $0.key.index < $1.key.index }) {
      let inside = changed.filter { isInside($0, scroller) }
      guard hasRemoval || !inside.isEmpty || !stop.isSettled else { continue }
      let needsStop: Bool
      if stop.isStop, stop.isSettled, !inside.contains(scroller),
        tree.firstChild(of: scroller) != nil
      {
        // Only what changed can be reached now.
        needsStop = !inside.contains { isReached($0) }
      } else {
        needsStop = isTabStop(scroller)
      }
      shown.setTabStop(needsStop, of: scroller)
      guard needsStop != stop.isStop else { continue }
      operations.append(
        .setAttribute(
          element: ElementWriter.identifier(of: scroller), name: "tabindex",
          value: needsStop ? "0" : nil))
    }
  }

  /// Whether a node is a scroller or in it, and nothing around it there is hidden.
  private func isInside(_ node: AnyNodeHandle, _ scroller: AnyNodeHandle) -> Bool {
    guard tree.contains(node) else { return false }
    if node == scroller { return true }
    var ancestor = tree.parent(of: node)
    while let current = ancestor, current != scroller {
      if template(of: current)?.isHidden == true { return false }
      ancestor = tree.parent(of: current)
    }
    return ancestor == scroller
  }

  /// Whether a node that scrolls must be a stop of the keyboard.
  private func isTabStop(_ scroller: AnyNodeHandle) -> Bool {
    guard let template = template(of: scroller) else { return false }
    let hasChildren = tree.firstChild(of: scroller) != nil
    let isEmpty = tree.viewModel(of: scroller).withContent {
      !template.needsTabStop($0, hasChildren: hasChildren)
    }
    return !isEmpty && !tree.children(of: scroller).contains { isReached($0) }
  }

  /// Whether the keyboard reaches a node or one of its descendants.
  private func isReached(_ node: AnyNodeHandle) -> Bool {
    var remaining = [node]
    while let node = remaining.popLast() {
      guard let template = template(of: node), !template.isHidden else { continue }
      let children = tree.children(of: node)
      let isFocusable = tree.viewModel(of: node).withContent {
        template.isFocusable(
          $0, tree.controlStateBesideContent(of: node), hasChildren: !children.isEmpty)
      }
      if isFocusable { return true }
      remaining += children
    }
    return false
  }

  private func template(of node: AnyNodeHandle) -> ElementTemplate? {
    shown[node].map { page.table.templates[Int($0)] }
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
