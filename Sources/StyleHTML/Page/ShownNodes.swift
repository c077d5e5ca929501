internal import ProtocolStyle

/// The classes and control states of nodes as last shown by a patchable page.
final class ShownNodes {
  /// The class numbers, by node index; `.max` for nodes that weren't shown.
  @exclusivity(unchecked) private(set) var classes: [UInt32] = []
  @exclusivity(unchecked) private var generations: [UInt32] = []

  /// The written states of nodes whose content has no state.
  @exclusivity(unchecked) private(set) var states: [AnyNodeHandle: ControlState] = [:]

  /// The style classes of nodes that have some.
  @exclusivity(unchecked) var styleClasses: [AnyNodeHandle: [String]] = [:]

  /// Notes what is shown of a node.
  func show(_ node: DrawnNode, _ number: UInt32) {
    let handle = node.handle
    self[handle] = number
    if node.controlState != nil || !states.isEmpty { states[handle] = node.controlState }
    if node.styleClasses != nil || !styleClasses.isEmpty {
      styleClasses[handle] = node.styleClasses
    }
  }

  /// The class number of a node; nil if the node isn't shown.
  subscript(node: AnyNodeHandle) -> UInt32? {
    get {
      let index = Int(node.index)
      guard index < classes.count, generations[index] == node.generation,
        classes[index] != .max
      else { return nil }
      return classes[index]
    }
    set {
      let index = Int(node.index)
      while classes.count <= index {
        classes.append(.max)
        generations.append(0)
      }
      (classes[index], generations[index]) = (newValue ?? .max, node.generation)
    }
  }

  /// Removes a node that isn't shown anymore.
  func remove(_ node: AnyNodeHandle) {
    if self[node] != nil { self[node] = nil }
    states[node] = nil
    styleClasses[node] = nil
  }

  /// Removes all nodes.
  func removeAll() {
    (classes, generations, states, styleClasses) = ([], [], [:], [:])
  }

  /// Replaces the class numbers.
  func renumber(_ numbers: [UInt32]) {
    for index in classes.indices where classes[index] != .max {
      classes[index] = numbers[Int(classes[index])]
    }
  }
}
