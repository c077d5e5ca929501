#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
internal import StyleBinding
public import SwiftUI

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
#endif
