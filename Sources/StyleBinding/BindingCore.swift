internal import ProtocolStyle

/// The state and the work of a binding, without the type of its views, because generic code would
/// look up metadata for each node.
final class BindingCore {
  let tree: StyleTree
  var onProblem: (BindingProblem) -> Void = { _ in }

  // Exclusive access to what is read for each change isn't checked, because a binding is used on
  // one actor, and no access lasts while code of the user's runs.
  @exclusivity(unchecked) var animation: ViewAnimation?

  /// Called with a view after any of its node's view model was shown.
  @exclusivity(unchecked) var didShow: ((AnyObject, ViewModel) -> Void)?

  let makeView: (NodeKind) throws -> AnyObject?
  let insertView: (_ view: AnyObject, _ parent: AnyObject?, _ next: AnyObject?) throws -> Void
  let removeView: (AnyObject) -> Void

  var entries: [BindingEntry] = []
  var edits: [AttributeID: [any EditHandler]] = [:]
  var tables: [ViewTable.Key: ViewTable] = [:]
  let pairs = ViewTable.PairCounter()
  @exclusivity(unchecked) var nodes = BoundNodes()
  @exclusivity(unchecked) var running = RunningAnimations()

  /// The transitions, in the order in which they were added.
  var transitions: [ViewTransition] = []

  /// The animated insertions and removals of the present refresh.
  var shapeAnimations = ShapeAnimations()

  /// Whether entries were added since views were styled.
  var hasNewEntries = false

  let reader: TreeReader

  init(
    _ tree: StyleTree, makeView: @escaping (NodeKind) throws -> AnyObject?,
    insertView: @escaping (AnyObject, AnyObject?, AnyObject?) throws -> Void,
    removeView: @escaping (AnyObject) -> Void
  ) {
    self.tree = tree
    self.makeView = makeView
    self.insertView = insertView
    self.removeView = removeView
    reader = TreeReader(tree)
  }

  deinit {
    // Nothing advances the animations anymore. Those of the toolkit end by themselves.
    for transition in running.leaving { removeView(transition.view) }
    for transition in running.entering.values {
      transition.transition.restore(transition.view, transition.resting)
    }
  }

  /// Adds an entry to the table, which applies from the next refresh on.
  func add(_ entry: BindingEntry) {
    entries.append(entry)
    hasNewEntries = true
  }

  /// The table for views of a class that show nodes of a kind.
  func table(for view: AnyObject, _ kind: NodeKind) -> ViewTable {
    let viewClass: AnyClass = type(of: view)
    let key = ViewTable.Key(viewClass: ObjectIdentifier(viewClass), kind: kind)
    if let table = tables[key] { return table }
    let table = ViewTable(viewClass, kind, choosingFrom: entries, counting: pairs)
    tables[key] = table
    return table
  }
}

extension BindingCore {
  func edit<Value>(_ attribute: Attribute<Value>, to value: Value, of view: AnyObject) {
    guard let node = nodes[view], let handle = node.handle, tree.contains(handle) else { return }
    guard !node.isShowing, node.shown[attribute] != value else { return }
    node.shown[attribute] = value
    do {
      let handlers = (edits[attribute.id] ?? []).reversed()
      if try handlers.contains(where: { try write(value, $0, to: handle) }) {
        return showNow(node, handle)
      }
      onProblem(.unhandledEdit(handle, type(of: tree.node(of: handle)), attribute.id))
    } catch {
      onProblem(.failedEntry(handle, attribute.id, "\(type(of: view))", error))
      showNow(node, handle)
    }
  }

  /// Handlers of an attribute have its value type.
  private func write<Handler: EditHandler>(
    _ value: some Any, _ handler: Handler, to node: AnyNodeHandle
  ) throws -> Bool {
    guard let value = value as? Handler.Value else { return false }
    return try handler.write(value, to: node, in: tree)
  }
}

extension BindingCore {
  func setControlState(_ state: ControlState?, of view: AnyObject) {
    guard let node = nodes[view], let handle = node.handle, tree.contains(handle) else { return }
    // A view also reports states that the binding has set.
    guard state != (node.shown.controlState ?? tree.controlState(of: handle)) else { return }
    tree.setControlState(nil, of: handle)
    if let state, state != tree.controlState(of: handle) {
      tree.setControlState(state, of: handle)
    }
    if node.isShowing { node.isOutdated = true } else { showNow(node, handle) }
  }

  /// Shows the current view model of one node, without visiting the rest of the tree.
  func showNow(_ node: BoundNode, _ handle: AnyNodeHandle) {
    running.values[handle] = nil
    showKeepingPresence(tree.viewModel(of: handle), in: node, handle)
    node.table?.removeStyles()
  }
}
