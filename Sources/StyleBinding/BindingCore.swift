internal import ProtocolStyle

/// The state and the work of a binding, without the type of its views, because generic code would
/// look up metadata for each node.
///
/// Invariants: only a pass changes the mirror (`nodes`), which has the shape of the last report,
/// and passes don't run within other operations. So a callback finds the mirror and the views of a
/// report that is being shown, whatever it does to the tree: the next pass shows that. Nodes of the
/// mirror may be gone from the tree.
final class BindingCore {
  let tree: StyleTree
  var onProblem: (BindingProblem) -> Void = { _ in }

  // Exclusive access to what is read for each change isn't checked, because a binding is used on
  // one actor, and no access lasts while code of the user's runs.
  @safe @exclusivity(unchecked) var animation: ViewAnimation?

  /// Runs changes by a curve in an animation of the toolkit.
  @safe @exclusivity(unchecked) var motionAnimation: ((MotionCurve, @escaping () -> Void) -> Void)?

  /// Begins or ends a repeating motion of a view in an animation of the toolkit.
  var repeatingAnimation: ((AnyObject, RepeatingAnimation?) -> Void)?

  /// Called with a view after any of its node's view model was shown.
  @safe @exclusivity(unchecked) var didShow: ((AnyObject, ViewModel) -> Void)?

  let makeView: (NodeKind) throws -> AnyObject?
  let insertView: (_ view: AnyObject, _ parent: AnyObject?, _ next: AnyObject?) throws -> Void
  let removeView: (AnyObject) -> Void

  /// The view model of the node whose view is being created.
  var modelOfNewView: ViewModel?

  var entries: [BindingEntry] = []

  /// Why the toolkit has no counterpart of an attribute.
  var reasons: [AttributeID: String] = [:]

  var edits: [AttributeID: [any EditHandler]] = [:]
  var tables: [ViewTable.Key: ViewTable] = [:]
  let pairs = ViewTable.PairCounter()
  @safe @exclusivity(unchecked) var nodes = BoundNodes()
  @safe @exclusivity(unchecked) var running = RunningAnimations()

  /// The transitions, in the order in which they were added.
  var transitions: [ViewTransition] = []

  /// The number of transitions by the presence of a motion so far.
  var presenceCount: UInt32 = 0

  /// The animated insertions and removals of the present pass.
  var shapeAnimations = ShapeAnimations()

  /// The widths of containers that styles follow.
  var widths = ContainerWidths()

  /// Whether entries were added since views were styled.
  var hasNewEntries = false

  let reader: TreeReader

  private var isPerforming = false
  private var requests = Requests()

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
    for handle in running.repetitions.keys { endRepetition(of: handle, in: nodes[handle]?.view) }
  }

  /// Adds an entry to the table, which applies from the next pass on.
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

// MARK: - Operations and their callbacks

extension BindingCore {
  /// The requests of callbacks during an operation, which are fulfilled after it.
  private struct Requests {
    var refreshes = false
    var finishesAnimations = false
    var finishesRepeating = false

    /// The nodes whose control state or motion has changed while their values were being shown.
    var outdated: [AnyNodeHandle] = []

    var isEmpty: Bool { !refreshes && !finishesAnimations && outdated.isEmpty }
  }

  /// The number of passes after which callbacks that still change the tree are a problem.
  static let maximumPasses = 100

  func refresh() {
    if isPerforming {
      requests.refreshes = true
    } else if hasNewEntries || reader.isPending {
      perform { requests.refreshes = true }
    }
  }

  func advanceAnimations(by interval: Duration) -> Bool {
    // A callback isn't a frame.
    if !isPerforming, isAnimating { perform { showFrame(after: interval) } }
    return isAnimating
  }

  var isAnimating: Bool { !running.isEmpty || running.isRepeating }

  func finishAnimations(_ includesRepeating: Bool = true) {
    if isPerforming {
      requests.finishesAnimations = true
      requests.finishesRepeating = requests.finishesRepeating || includesRepeating
    } else if isAnimating {
      perform { showLastFrame(includingRepeating: includesRepeating) }
    }
  }

  /// Shows the changes of an earlier report.
  func apply(_ changes: NodeChanges) {
    perform { show(changes) }
  }

  func edit<Value>(_ attribute: Attribute<Value>, to value: Value, of view: AnyObject) {
    guard let node = nodes[view], let handle = node.handle, tree.contains(handle) else { return }
    guard !node.isShowing, node.shown[attribute] != value else { return }
    node.shown[attribute] = value
    perform {
      do {
        let handlers = (edits[attribute.id] ?? []).reversed()
        if try handlers.contains(where: { try write(value, $0, to: handle) }) {
          return showNow(node, handle)
        }
        guard let type = node.type else { return }
        onProblem(.unhandledEdit(handle, type, attribute.id))
      } catch {
        onProblem(.failedEntry(handle, attribute.id, "\(type(of: view))", error))
        showNow(node, handle)
      }
    }
  }

  /// Handlers of an attribute have its value type.
  private func write<Handler: EditHandler>(
    _ value: some Any, _ handler: Handler, to node: AnyNodeHandle
  ) throws -> Bool {
    guard let value = value as? Handler.Value else { return false }
    return try handler.write(value, to: node, in: tree)
  }

  func setControlState(
    _ state: ControlState?, among known: ControlState, of view: AnyObject
  ) {
    guard let node = nodes[view], let handle = node.handle, tree.contains(handle) else { return }
    // A view also reports states that the binding has set.
    let shown = node.shown.controlState ?? tree.controlState(of: handle)
    guard state.map({ $0.isSame(as: shown, among: known) }) != true else { return }
    // The app may have set another state since the last report.
    let present = tree.controlStateThatWasSet(of: handle)
    if present != node.reportedState { node.stateOfApp = present }
    tree.setControlState(node.stateOfApp, of: handle)
    if let state {
      let others = tree.controlState(of: handle)
      if !state.isSame(as: others, among: known) {
        tree.setControlState(others.subtracting(known).union(state), of: handle)
      }
    }
    node.reportedState = tree.controlStateThatWasSet(of: handle)
    perform(on: node, handle) { showNow(node, handle) }
  }

  /// Runs an operation that calls the user's closures, and then what these have requested.
  ///
  /// Edits and control states that callbacks report are operations within the present one.
  func perform(_ operation: () -> Void) {
    if isPerforming { return operation() }
    isPerforming = true
    defer { isPerforming = false }
    operation()
    beginRepetitions()
    var (passes, isRefreshing) = (0, false)
    var latest: AnyNodeHandle?
    while !requests.isEmpty {
      if passes == Self.maximumPasses {
        if let latest { onProblem(.endlessChanges(latest, passes: passes)) }
        requests = Requests()
        return
      }
      passes += 1
      isRefreshing = isRefreshing || requests.refreshes
      // Views of nodes that are gone may be removed.
      let removesViews = requests.finishesAnimations
      let shown = fulfillRequests()
      beginRepetitions()
      latest = shown ?? latest
      // Without callbacks, changes are those of getters and of other threads.
      let hadCallbacks = shown != nil || removesViews
      if isRefreshing, hadCallbacks, hasNewEntries || reader.isPending {
        requests.refreshes = true
      }
    }
  }

  /// Runs an operation that shows a node; while the node's values are being shown, requests to show them
  /// again.
  func perform(on node: BoundNode, _ handle: AnyNodeHandle, _ operation: () -> Void) {
    if node.isShowing {
      requests.outdated.append(handle)
    } else {
      perform(operation)
    }
  }

  /// Does what callbacks have requested so far.
  ///
  /// - Returns: One of the nodes for which callbacks may have been called; nil if there is none.
  private func fulfillRequests() -> AnyNodeHandle? {
    let present = exchange(&requests, with: Requests())
    var latest = present.outdated.last
    for handle in present.outdated {
      if let node = nodes[handle] { showNow(node, handle) }
    }
    if present.finishesAnimations {
      latest = showLastFrame(includingRepeating: present.finishesRepeating) ?? latest
    }
    guard present.refreshes else { return latest }
    if hasNewEntries { latest = restyle() ?? latest }
    if let report = reader.read() {
      widths.noteReport()
      latest = show(report) ?? latest
    }
    for table in tables.values { table.removeStyles() }
    return latest
  }
}

extension ControlState {
  /// Whether two states are equal, apart from those that aren't among some.
  fileprivate func isSame(as other: ControlState, among states: ControlState) -> Bool {
    intersection(states) == other.intersection(states)
  }
}
