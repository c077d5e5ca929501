internal import ProtocolStyle

/// The classes and control states of nodes as last shown by a patchable page.
final class ShownNodes {
  /// The class numbers, by node index; `.max` for nodes that weren't shown.
  @exclusivity(unchecked) private(set) var classes: [UInt32] = []
  @exclusivity(unchecked) private var generations: [UInt32] = []

  /// The written states of nodes whose content has no state.
  @exclusivity(unchecked) private(set) var states: [AnyNodeHandle: ControlState] = [:]

  /// Stores the class and the state of a node as shown.
  func show(_ node: AnyNodeHandle, _ number: UInt32, _ state: ControlState?) {
    self[node] = number
    if state != nil || !states.isEmpty { states[node] = state }
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
  func forget(_ node: AnyNodeHandle) {
    if self[node] != nil { self[node] = nil }
    states[node] = nil
  }

  /// Removes all nodes.
  func removeAll() {
    (classes, generations, states) = ([], [], [:])
  }

  /// Replaces the class numbers.
  func renumber(_ numbers: [UInt32]) {
    for index in classes.indices where classes[index] != .max {
      classes[index] = numbers[Int(classes[index])]
    }
  }
}
