internal import ProtocolStyle

/// Gathers the steps of a patch.
struct PatchBuilder {
  private let page: HTMLPage
  private var tree: StyleTree { page.tree }
  private(set) var operations: [HTMLPatch.Operation] = []

  /// Nodes whose elements are written anew as a whole, with what is in them.
  private var written = Set<AnyNodeHandle>()

  init(page: HTMLPage) {
    self.page = page
  }

  mutating func remove(_ nodes: [AnyNodeHandle]) {
    operations += nodes.map { .remove(element: ElementWriter.identifier(of: $0)) }
  }

  /// Puts nodes where they hang now.
  mutating func place(attached newNodes: [AnyNodeHandle], moved movedNodes: [AnyNodeHandle]) {
    let attached = Set(newNodes)
    let moved = Set(movedNodes)
    var isRootConcerned = false
    var parents: [AnyNodeHandle] = []
    var known = Set<AnyNodeHandle>()
    for node in newNodes + movedNodes {
      if let parent = tree.parent(of: node) {
        if known.insert(parent).inserted { parents.append(parent) }
      } else {
        isRootConcerned = true
      }
    }
    // Elements that are written anew take what is in them along, wherever it was before.
    for node in movedNodes where isIn(attached, node) { remove([node]) }
    parents.sort { ($0.index, $0.generation) < ($1.index, $1.generation) }
    for parent in parents where !attached.contains(parent) && !isIn(attached, parent) {
      place(tree.children(of: parent), in: parent, attached, moved)
    }
    if isRootConcerned { place(tree.roots, in: nil, attached, moved) }
  }

  /// Puts the children of a node in their order, the last first, for each stands before the next.
  private mutating func place(
    _ children: [AnyNodeHandle], in parent: AnyNodeHandle?, _ attached: Set<AnyNodeHandle>,
    _ moved: Set<AnyNodeHandle>
  ) {
    if let parent, form(of: parent) != .container {
      // Its element depends on whether there are children.
      remove(children)
      replaceWhole(parent)
      return
    }
    let parentName = parent.map(ElementWriter.identifier(of:))
    var before: String?
    for child in children.reversed() {
      let name = ElementWriter.identifier(of: child)
      let isScattered = form(of: child) != .container && !tree.children(of: child).isEmpty
      if attached.contains(child) || (moved.contains(child) && isScattered) {
        if !attached.contains(child) { remove([child] + tree.children(of: child)) }
        operations.append(.insert(html: page.html(of: [child]), parent: parentName, before: before))
        written.insert(child)
      } else if moved.contains(child) {
        operations.append(.move(element: name, parent: parentName, before: before))
      }
      // Of a group, its own element is not a child of the parent's: what follows goes before the first.
      before = isScattered && form(of: child) != .button ? before : name
    }
  }

  /// Changes the elements of nodes that look otherwise.
  mutating func change(_ changes: NodeChanges) {
    let changes = changes.filter { !isWritten($0.node) }
    let nodes = changes.map(\.node)
    let classes = StyleCollector(tree: tree, table: page.table).classes(of: nodes)
    for (change, number) in zip(changes, classes) {
      let hasChildren = !tree.children(of: change.node).isEmpty
      if change.hasContentChange, form(of: change.node) == .container || !hasChildren {
        replaceWhole(change.node)
      } else if change.hasContentChange {
        remove(tree.children(of: change.node))
        replaceWhole(change.node)
      } else if !page.hasLooks {
        setClass(of: change.node, to: number)
      }
    }
  }

  /// Gives each element its class that has another now, in any look.
  mutating func setChangedClasses() {
    for node in page.noteClasses() where !isWritten(node.node) {
      setClass(of: node.node, to: node.number)
    }
  }

  private mutating func setClass(of node: AnyNodeHandle, to number: UInt32) {
    operations.append(
      .setClass(
        element: ElementWriter.identifier(of: node),
        name: page.table.classes[Int(number)].name ?? ""))
  }

  private mutating func replaceWhole(_ node: AnyNodeHandle) {
    guard !isWritten(node) else { return }
    operations.append(
      .replace(element: ElementWriter.identifier(of: node), html: page.html(of: [node])))
    written.insert(node)
  }

  private func form(of node: AnyNodeHandle) -> ElementShape.Form {
    page.table.shape(of: tree.style(of: node).kind).form
  }

  private func isWritten(_ node: AnyNodeHandle) -> Bool {
    !written.isEmpty && (written.contains(node) || isIn(written, node))
  }

  private func isIn(_ nodes: Set<AnyNodeHandle>, _ node: AnyNodeHandle) -> Bool {
    !nodes.isEmpty && tree.ancestors(of: node).contains(where: nodes.contains)
  }
}

extension NodeChange {
  /// Whether content is among what has changed.
  fileprivate var hasContentChange: Bool {
    !previous.hasSameContent(as: current)
  }
}

extension ViewModel {
  /// Whether another view model has the same content.
  fileprivate func hasSameContent(as other: ViewModel) -> Bool {
    self[.text] == other[.text] && self[.placeholder] == other[.placeholder]
      && self[.image] == other[.image] && self[.value] == other[.value]
      && self[.isOn] == other[.isOn] && self[.items] == other[.items]
      && self[.page] == other[.page] && self[.controlState] == other[.controlState]
      && self[.accessibilityLabel] == other[.accessibilityLabel]
  }
}
