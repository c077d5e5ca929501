public import ProtocolStyle

/// Keeps a hierarchy of views in sync with a tree, for any toolkit.
///
/// ```swift
/// let binding = StyleBinding<Widget>(tree) { kind in
///   kind == .label ? Label() : Box()
/// } insert: { widget, parent, next in
///   (parent ?? window).insert(widget, before: next)
/// } remove: { widget in
///   widget.removeFromParent()
/// }
/// binding.on(.textColor, Label.self, restoring: \.color) { label, color in
///   label.color = color
/// }
/// binding.refresh()
/// ```
///
/// The first refresh creates a view for each node of the tree, and later ones apply the changes
/// since the last one; both run the same code. Several bindings can follow one tree. The binding
/// doesn't change views inside a bound view that it didn't create.
///
/// A binding isn't `Sendable`: it belongs to the same actor as its tree. It retains the tree and
/// the views of attached nodes. Closures that a view retains should reference the binding weakly.
///
/// ### Callbacks
///
/// The closures of a binding, its entries, edits, transitions and animations, and code that views
/// run when their properties are set, may change the tree and call the binding:
///
/// - A change of the tree is shown by another pass of the same refresh. The present pass continues
///   with its own changes; a node that it can't show anymore gets no view.
/// - `refresh()` does nothing else: within a refresh, the next pass follows anyway; after a frame,
///   an edit or a control state, a refresh follows that.
/// - Edits and control states are written at once, and shown in their views.
/// - `advanceAnimations(by:)` advances nothing, and `finishAnimations()` takes effect after the
///   present pass or frame.
/// - `view(of:)` returns the views that have been created so far, of nodes that are still attached.
///
/// If callbacks change the tree in each of 100 passes, the refresh ends with the problem
/// `endless-changes`, and the next refresh shows the rest.
public final class StyleBinding<View: AnyObject> {
  /// The tree that the views show.
  public let tree: StyleTree

  /// Called for each problem; does nothing by default.
  ///
  /// The refresh continues after the call.
  public var onProblem: (BindingProblem) -> Void {
    get { core.onProblem }
    set { core.onProblem = newValue }
  }

  /// The way in which changes that the tree flags as animated are shown; immediately by default.
  public var animation: ViewAnimation? {
    get { core.animation }
    set { core.animation = newValue }
  }

  let core: BindingCore
  var following: Task<Void, Never>?

  /// Creates a binding without entries or views.
  ///
  /// - Parameters:
  ///   - tree: The tree to show.
  ///   - makeView: Creates the view of a node, given its kind. If it returns nil or throws, the
  ///     node and its descendants have no view, and the problem is reported.
  ///   - insert: Inserts a view into the view of its parent, before another view of the binding or,
  ///     for nil, after the last one. The parent is nil for roots. A view that is moved may still
  ///     be at its former position.
  ///   - remove: Removes the view of a detached node from its superview, along with the views
  ///     inside it. A view that couldn't be inserted may have no superview.
  public init(
    _ tree: StyleTree, makeView: @escaping (NodeKind) throws -> View?,
    insert: @escaping (_ view: View, _ parent: View?, _ next: View?) throws -> Void,
    remove: @escaping (View) -> Void
  ) {
    self.tree = tree
    core = BindingCore(tree) {
      try makeView($0)
    } insertView: {
      // The core only has views of the binding's type.
      try insert(
        downcast($0, to: View.self), $1.map { downcast($0, to: View.self) },
        $2.map { downcast($0, to: View.self) })
    } removeView: {
      remove(downcast($0, to: View.self))
    }
  }

  deinit {
    following?.cancel()
  }

  /// Returns the view of a node.
  ///
  /// - Parameter node: The node.
  /// - Returns: The view; nil if the node isn't attached, even if its view is only removed by the
  ///   next refresh, was attached after the last refresh, or has no view.
  public func view(of node: some NodeReference) -> View? {
    guard tree.contains(node) else { return nil }
    return core.nodes[node.erased]?.view.map { downcast($0, to: View.self) }
  }

  /// Returns the view model that a view shows.
  ///
  /// Use it in entries that combine several attributes. While values are being shown, it's the new
  /// view model.
  ///
  /// - Parameter view: The view.
  /// - Returns: The view model; nil for views that the binding doesn't own.
  public func viewModel(shownBy view: View) -> ViewModel? {
    core.nodes[view]?.shown
  }

  /// Returns the node that a view shows.
  ///
  /// - Parameter view: The view.
  /// - Returns: The node; nil for views that the binding didn't create, and for those of nodes that
  ///   were detached.
  public func node(of view: View) -> AnyNodeHandle? {
    guard let node = core.nodes[view]?.handle, tree.contains(node) else { return nil }
    return node
  }
}

extension StyleBinding {
  /// Brings the views up to date with the tree.
  ///
  /// The binding creates views for attached nodes, moves and removes views of moved and detached
  /// nodes, and shows changed attributes. If nothing has changed, it allocates nothing and returns
  /// at once. Problems are reported to ``onProblem``, and the refresh continues.
  ///
  /// Changes that callbacks make are shown, too, before it returns. In a callback of the binding, a
  /// call is deferred until the present pass, frame or edit has ended.
  public func refresh() {
    core.refresh()
  }

  /// Shows the changes of an earlier report.
  package func apply(_ changes: NodeChanges) {
    core.apply(changes)
  }
}

extension StyleBinding {
  /// The view model of the node whose view is being created; nil at any other time.
  ///
  /// For adapters whose views have properties that only an initializer sets.
  package var modelOfNewView: ViewModel? { core.modelOfNewView }

  /// Called with a view and the view model that it shows, after entries have shown what differs.
  ///
  /// For adapters whose views read view models as a whole; nil by default.
  package var didShow: ((_ view: View, _ model: ViewModel) -> Void)? {
    get { core.didShow }
    set {
      core.didShow = newValue.map { didShow in
        // The core has views of the binding's type alone.
        { didShow(downcast($0, to: View.self), $1) }
      }
    }
  }
}

extension StyleBinding {
  /// Sets the control state of a view, and immediately shows the style of that state.
  ///
  /// Call it when the toolkit reports the state. If the model returns a state itself, that takes
  /// precedence. Only this node is styled; nodes that depend on it follow at the next refresh. Does
  /// nothing for views that the binding doesn't own.
  ///
  /// - Parameters:
  ///   - state: The state; nil restores that of the model, or the one that the app has set by
  ///     `StyleTree.setControlState(_:of:)`.
  ///   - known: The states that the toolkit can tell, such as whether a pointer is over the view. The
  ///     others stay as the model returns them, or as the app has set them. By default, these are all.
  ///   - view: The view.
  public func setControlState(
    _ state: ControlState?, among known: ControlState = ControlState(rawValue: .max),
    of view: View
  ) {
    core.setControlState(state, among: known, of: view)
  }
}
