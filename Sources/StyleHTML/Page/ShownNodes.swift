internal import ProtocolStyle

/// The nodes as last shown by a patchable page: what a patch compares with the tree.
///
/// Nodes may be gone when a patch is made, so all that is known of former elements is kept here.
final class ShownNodes {
  /// The class numbers, by node index; `.max` for nodes that weren't shown.
  @safe @exclusivity(unchecked) private(set) var classes: [UInt32] = []
  @safe @exclusivity(unchecked) private var generations: [UInt32] = []

  /// The indices of the parents, by node index; `.max` for roots.
  @safe @exclusivity(unchecked) private var parents: [UInt32] = []

  /// The nodes whose element depends on whether they have children, and that were shown with some.
  @safe @exclusivity(unchecked) private var withChildren: Set<AnyNodeHandle> = []

  /// The nodes that were shown as several elements with their class.
  @safe @exclusivity(unchecked) private var composed: Set<AnyNodeHandle> = []

  /// The written states of nodes whose content has no state.
  @safe @exclusivity(unchecked) private(set) var states: [AnyNodeHandle: ControlState] = [:]

  /// The style classes of nodes that have some.
  @safe @exclusivity(unchecked) var styleClasses: [AnyNodeHandle: [String]] = [:]

  /// Whether elements that scroll are stops of the keyboard.
  @safe @exclusivity(unchecked) private(set) var tabStops: [AnyNodeHandle: TabStop] = [:]

  struct TabStop {
    let isStop: Bool
    let isSettled: Bool
  }

  /// The changes of the environment by nodes with scopes, as attributes.
  @safe @exclusivity(unchecked) private var environments: [AnyNodeHandle: EnvironmentAttributes] =
    [:]

  /// Notes what is shown of a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The parent; nil for a root.
  ///   - dependsOnChildren: Whether the element depends on whether the node has children.
  ///   - isComposed: Whether several elements have the class of the node.
  func show(
    _ node: DrawnNode, in parent: AnyNodeHandle?, dependsOnChildren: Bool, isComposed: Bool
  ) {
    let handle = node.handle
    if isComposed {
      composed.insert(handle)
    } else if !composed.isEmpty {
      composed.remove(handle)
    }
    if !tabStops.isEmpty { tabStops[handle] = nil }
    self[handle] = node.number
    parents[Int(handle.index)] = parent?.index ?? .max
    if dependsOnChildren, node.hasChildren {
      withChildren.insert(handle)
    } else if !withChildren.isEmpty {
      withChildren.remove(handle)
    }
    if node.controlState != nil || !states.isEmpty { states[handle] = node.controlState }
    if node.styleClasses != nil || !styleClasses.isEmpty {
      styleClasses[handle] = node.styleClasses
    }
    if node.environment != nil || !environments.isEmpty {
      setEnvironment(EnvironmentAttributes(node.environment), of: handle)
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
        parents.append(.max)
      }
      (classes[index], generations[index]) = (newValue ?? .max, node.generation)
    }
  }

  /// The parent in which a shown node was last shown; nil for a root.
  func parent(of node: AnyNodeHandle) -> AnyNodeHandle? {
    let parent = parents[Int(node.index)]
    guard parent != .max else { return nil }
    return node.other(at: parent, generation: generations[Int(parent)])
  }

  /// Notes that a shown node is now shown in another parent.
  func move(_ node: AnyNodeHandle, to parent: AnyNodeHandle?) {
    parents[Int(node.index)] = parent?.index ?? .max
  }

  /// Whether the element of a node depends on its children, and was shown with some.
  func isWithChildren(_ node: AnyNodeHandle) -> Bool { withChildren.contains(node) }

  /// Whether a node was shown as several elements with its class.
  func isComposed(_ node: AnyNodeHandle) -> Bool { composed.contains(node) }

  /// Notes whether the element of a node that scrolls is a stop of the keyboard.
  ///
  /// - Parameters:
  ///   - isStop: Whether it is one.
  ///   - isSettled: Whether it must be what it is; false for an element that was sent before all of
  ///     its content was known.
  ///   - node: The node.
  func setTabStop(_ isStop: Bool, isSettled: Bool = true, of node: AnyNodeHandle) {
    tabStops[node] = TabStop(isStop: isStop, isSettled: isSettled)
  }

  /// The attributes for the scopes of a node.
  func environment(of node: AnyNodeHandle) -> EnvironmentAttributes {
    environments[node] ?? EnvironmentAttributes()
  }

  /// Notes the attributes for the scopes of a node.
  func setEnvironment(_ attributes: EnvironmentAttributes, of node: AnyNodeHandle) {
    environments[node] = attributes.isEmpty ? nil : attributes
  }

  /// Removes a node that isn't shown anymore.
  func remove(_ node: AnyNodeHandle) {
    if self[node] != nil { self[node] = nil }
    withChildren.remove(node)
    composed.remove(node)
    tabStops[node] = nil
    states[node] = nil
    styleClasses[node] = nil
    environments[node] = nil
  }

  /// Removes all nodes.
  func removeAll() {
    (classes, generations, parents, composed) = ([], [], [], [])
    (withChildren, states, styleClasses, environments) = ([], [:], [:], [:])
    tabStops = [:]
  }

  /// Replaces the class numbers.
  func renumber(_ numbers: [UInt32]) {
    for index in classes.indices where classes[index] != .max {
      classes[index] = numbers[Int(classes[index])]
    }
  }
}
