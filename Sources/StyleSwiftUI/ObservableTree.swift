#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import Observation
public import ProtocolStyle
public import StyleBinding
public import SwiftUI

/// A tree whose nodes SwiftUI observes one by one.
///
/// ```swift
/// let observable = ObservableTree.observing(tree)
/// print(observable.node(buy)?.viewModel.backgroundColor as Any)
/// ```
///
/// `View.styled(_:in:)` uses it; an app needs it for findings, scopes and custom views. It
/// retains the tree, and views that use it retain it. Changes of the tree are shown once per turn
/// of the main actor, and those that are flagged as animated by `withAnimation`. Changes of nodes
/// with a motion are animated by its curves.
@MainActor
public final class ObservableTree {
  /// The binding that keeps the observable nodes up to date; edits can be added to it.
  public let binding: StyleBinding<ObservableNode>

  /// The tree.
  public var tree: StyleTree { binding.tree }

  private struct WeakTree {
    weak var tree: ObservableTree?
  }

  private static var trees: [ObjectIdentifier: WeakTree] = [:]

  /// Returns the observable tree of a tree, which all views that show it share.
  ///
  /// - Parameter tree: The tree, which belongs to the main actor.
  /// - Returns: The existing one, or else a new one.
  public static func observing(_ tree: StyleTree) -> ObservableTree {
    let key = ObjectIdentifier(tree)
    if let known = trees[key]?.tree { return known }
    trees = trees.filter { $0.value.tree != nil }
    let observable = ObservableTree(tree)
    trees[key] = WeakTree(tree: observable)
    return observable
  }

  private init(_ tree: StyleTree) {
    binding = StyleBinding(tree) { kind in
      ObservableNode(kind: kind)
    } insert: { _, _, _ in
    } remove: { _ in
    }
    // No view waits for the end, because the app inserts and removes SwiftUI's views.
    binding.animation = .toolkit { changes, _ in withAnimation { changes() } }
    binding.motionAnimation = { curve, changes in withAnimation(Animation(curve)) { changes() } }
    binding.didShow = { node, model in node.viewModel = model }
    binding.follow()
  }

  /// Returns the observable node of a node.
  ///
  /// - Parameter node: The node.
  /// - Returns: The observable node; nil if the node isn't attached.
  public func node(_ node: some NodeReference) -> ObservableNode? {
    if let known = binding.view(of: node) { return known }
    guard tree.contains(node) else { return nil }
    // It was attached in this turn.
    binding.refresh()
    let observable = binding.view(of: node)
    return observable
  }

  /// Sets a scope at a node, and gives SwiftUI's environment in the node's view the same values.
  ///
  /// - Parameters:
  ///   - scope: What changes; nil removes the scope.
  ///   - node: The node; traps if it isn't attached.
  public func setScope(_ scope: StyleScope?, at node: some NodeReference) {
    tree.setScope(scope, at: node)
    self.node(node)?.scope = scope
    binding.refresh()
  }

  /// Sets the control state that a view of SwiftUI reports, together with the states that the model or
  /// the app has set, most of which SwiftUI doesn't have.
  func report(_ state: ControlState, of node: ObservableNode) {
    binding.setControlState(
      state.union(ownState(of: node)),
      among: [.highlighted, .disabled, .focused, .hovered], of: node)
  }

  /// Sets the width of the container that a view of SwiftUI shows.
  ///
  /// Only the app knows the width of the window. So that of an outermost container isn't taken for one
  /// that depends on itself; SwiftUI ends such a layout.
  func report(width: Double, of node: ObservableNode) {
    guard let handle = binding.node(of: node) else { return }
    let padding = node.viewModel.padding ?? .zero
    let isOutermost = tree.enclosingContainer(of: handle) == nil
    binding.setContainerWidth(
      max(width - padding.left - padding.right, 0), of: node, in: isOutermost ? width : 0)
    binding.refresh()
  }

  /// Whether a node is a container.
  func isContainer(_ node: ObservableNode) -> Bool {
    binding.node(of: node).map { tree.isSizeContainer($0) } ?? false
  }

  /// The state that a node's model has itself.
  func ownState(of node: ObservableNode) -> ControlState {
    guard let handle = binding.node(of: node) else { return .normal }
    return (tree.node(of: handle) as? any ControlStateContent)?.controlState ?? .normal
  }
}

// MARK: - ObservableNode

/// The view model of one node, which SwiftUI observes.
///
/// A view whose body reads it is evaluated again when this node's view model has changed, and not
/// when only other nodes' have. An ``ObservableTree`` has one for each attached node.
@MainActor
@Observable
public final class ObservableNode {
  /// The view model, as of the tree's latest refresh.
  public internal(set) var viewModel: ViewModel

  /// The scope that was set by ``ObservableTree/setScope(_:at:)``, or that the node had before.
  public internal(set) var scope: StyleScope?

  /// The values that bindings have read last, for views that outlive their node by a moment.
  @ObservationIgnored
  var latestValues: [AnyKeyPath: Any] = [:]

  init(kind: NodeKind) {
    viewModel = ViewModel(kind: kind)
  }
}

// MARK: - Bindings

extension StyleTree {
  /// Returns a binding to a property of an attached model, for SwiftUI's controls.
  ///
  /// ```swift
  /// TextField("Name", text: tree.binding(to: name, \.text))
  ///   .styled(name, in: tree)
  /// ```
  ///
  /// The user's input is written into the model, which is styled again. A change of the model
  /// re-renders the control. After the node was detached, the binding has the last value, and
  /// writes have no effect.
  ///
  /// - Parameters:
  ///   - node: The node; traps if it has never been attached to this tree.
  ///   - property: The property.
  /// - Returns: The binding.
  @MainActor
  public func binding<Node: StyleNode, Value>(
    to node: NodeHandle<Node>, _ property: WritableKeyPath<Node, Value>
  ) -> Binding<Value> {
    let observable = ObservableTree.observing(self)
    guard let observed = observable.node(node) else {
      fatalError(
        "StyleTree: binding(to:_:) was called with \(node), which isn't attached. Attach it before."
      )
    }
    return Binding { @MainActor in
      // Reading it makes the view that reads the binding observe the node.
      _ = observed.viewModel
      guard self.contains(node) else { return observed.latestValues[property] as! Value }
      let value = self[node][keyPath: property]
      observed.latestValues[property] = value
      return value
    } set: { @MainActor value in
      guard self.contains(node) else { return }
      self[node][keyPath: property] = value
      observable.binding.refresh()
    }
  }
}

// MARK: - Findings

extension ObservableTree {
  /// The attributes of attached nodes that SwiftUI has no modifier for, by kind and name.
  ///
  /// Texts, images and values are given to SwiftUI's views by the app, so they aren't among them.
  /// Reads the view model of each node.
  public var unhandledAttributes: [UnhandledAttribute] {
    var unhandled: Set<UnhandledAttribute> = []
    for node in tree.nodes {
      let model = tree.viewModel(of: node, includingContent: false)
      let shown = ShownAttributes(kind: model.kind)
      for element in model where !shown.contains(element.attribute) {
        unhandled.insert(
          UnhandledAttribute(attribute: element.attribute, kind: model.kind, viewClass: "View"))
      }
    }
    return unhandled.sorted()
  }

  /// A finding for each of the ``unhandledAttributes``, with the reason where SwiftUI has one.
  public var findings: [Finding] {
    unhandledAttributes.map { unhandled in
      Finding(
        .note, .unhandledAttribute,
        summary: "SwiftUI has no modifier that shows '\(unhandled.attribute)' of kind "
          + "'\(unhandled.kind)'.",
        explanation: ShownAttributes.reason(unhandled.attribute)
          ?? "The node has the attribute, and a styled view doesn't show it.",
        remedy: "Read it from the node's ObservableNode in a view that draws it, or remove the "
          + "attribute from the node.")
    }
  }
}
#endif
