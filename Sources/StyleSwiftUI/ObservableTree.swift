#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
public import StyleBinding
internal import SwiftUI

/// A tree whose nodes SwiftUI observes one by one.
///
/// ```swift
/// let observable = ObservableTree.observing(tree)
/// print(observable.node(buy)?.viewModel.backgroundColor as Any)
/// ```
///
/// `View.styled(_:in:)` uses it; an app needs it for findings, scopes and custom views. It
/// retains the tree, and views that use it retain it. Changes of the tree are shown once per turn
/// of the main actor, and those that are flagged as animated by `withAnimation`.
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
  /// - Parameter tree: The tree, which lives on the main actor.
  /// - Returns: The one that's there, or else a new one.
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

  /// Sets the control state that a view of SwiftUI reports, together with the states that the model
  /// has itself, most of which SwiftUI doesn't have.
  func report(_ state: ControlState, of node: ObservableNode) {
    binding.setControlState(state.union(ownState(of: node)), of: node)
  }

  /// The state that a node's model has itself.
  func ownState(of node: ObservableNode) -> ControlState {
    guard let handle = binding.node(of: node) else { return .normal }
    return (tree.node(of: handle) as? any ControlStateContent)?.controlState ?? .normal
  }
}
#endif
