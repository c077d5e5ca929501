extension StyleTree {
  /// Whether a node is attached to this tree.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether it is; a handle of another tree is not.
  public func contains(_ node: some NodeReference) -> Bool {
    store.contains(node.erased)
  }

  /// The model of an attached node; writing restyles it.
  ///
  /// Traps when the node is not attached: `contains(_:)` asks, `update(_:_:)` throws. While the
  /// model is being changed in place, the tree must not be used.
  ///
  /// - Parameter handle: The node.
  public subscript<Node: StyleNode>(handle: NodeHandle<Node>) -> Node {
    get { node(of: handle) }
    _modify {
      let index = Int(self.index(of: handle))
      requireIdle("\(handle) was changed")
      touch(index)
      activity = .changing(Node.self)
      let column = store.column(of: index).takeUnretainedValue()
      if column.nodeType == Node.self {
        // A column is of the type it says.
        let models = unsafeDowncast(column, to: Column<Node>.self).models
        // Also when the change throws.
        defer { finishChange(of: handle, at: index) }
        yield &models[Int(store.records[index].row)]
      } else {
        var object: Node = model(at: index)
        defer {
          requireSameObject(object, at: index, handle)
          finishChange(of: handle, at: index)
        }
        yield &object
      }
    }
  }

  /// Marks what was changed in place; stops when a class node became one of a subclass, which does
  /// not belong in its column.
  private func finishChange<Node: StyleNode>(of handle: NodeHandle<Node>, at index: Int) {
    activity = nil
    modelChanged(index)
    let column = store.column(of: index).takeUnretainedValue()
    guard column.plan.isOfClass else { return }
    let dynamicType = type(of: column.node(row: Int(store.records[index].row)))
    if dynamicType != column.nodeType {
      fatalError(
        "StyleTree: \(handle) was replaced by an object of \(dynamicType). Detach it and attach the "
          + "other.")
    }
  }

  /// Stops when a class node of a subclass, which lies in that one's column, became another object.
  private func requireSameObject<Node: StyleNode>(
    _ object: Node, at index: Int, _ handle: NodeHandle<Node>
  ) {
    if object as AnyObject !== model(at: index) as Node as AnyObject {
      fatalError(
        "StyleTree: \(handle) was replaced by another object. Detach it and attach the other.")
    }
  }

  /// The model of an attached class node, which counts as changed from then on.
  ///
  /// A setter of a class is the object's own business, so handing the object out has to be taken
  /// for a change; `node(of:)` only looks. Traps when the node is not attached.
  ///
  /// - Parameter handle: The node.
  public subscript<Node: StyleNode & AnyObject>(handle: NodeHandle<Node>) -> Node {
    let index = Int(self.index(of: handle))
    requireIdle("\(handle) was handed out")
    touch(index)
    modelChanged(index)
    return model(at: index)
  }

  /// The model of an attached node, to look at.
  ///
  /// Traps when the node is not attached.
  ///
  /// - Parameter handle: The node.
  /// - Returns: The model; a class node does not count as changed.
  public func node<Node: StyleNode>(of handle: NodeHandle<Node>) -> Node {
    requireUnchanging("\(handle) was read")
    return model(at: Int(index(of: handle)))
  }

  /// The model of an attached node of whatever type, to look at.
  ///
  /// Traps when the node is not attached.
  ///
  /// - Parameter handle: The node.
  /// - Returns: The model; a class node does not count as changed.
  public func node(of handle: AnyNodeHandle) -> any StyleNode {
    requireUnchanging("\(handle) was read")
    let index = Int(index(of: handle))
    return store.column(of: index).takeUnretainedValue().node(row: Int(store.records[index].row))
  }

  /// Changes the model of a node, if it is still attached, and restyles it.
  ///
  /// - Parameters:
  ///   - handle: The node.
  ///   - change: Changes the model; the tree must not be used meanwhile.
  /// - Returns: What `change` returned.
  /// - Throws: `StyleTreeError` when the node is not attached, else what `change` throws.
  @discardableResult
  public func update<Node: StyleNode, Result>(
    _ handle: NodeHandle<Node>, _ change: (inout Node) throws -> Result
  ) throws -> Result {
    guard contains(handle) else { throw StyleTreeError.notAttached("\(handle)") }
    return try change(&self[handle])
  }

  /// The handle of a node's own type, if it is of that type.
  ///
  /// - Parameters:
  ///   - handle: The node.
  ///   - type: The type, or a superclass of it.
  /// - Returns: The typed handle; nil when the node is of another type, or not attached.
  public func handle<Node: StyleNode>(
    _ handle: AnyNodeHandle, as type: Node.Type
  ) -> NodeHandle<Node>? {
    guard contains(handle) else { return nil }
    let column = store.column(of: Int(handle.index)).takeUnretainedValue()
    return column.nodeType is Node.Type ? NodeHandle(handle) : nil
  }

  /// Notes that a class node was changed from outside, so that it is styled anew when it is read.
  ///
  /// For other nodes there is no need: they change only through the tree. Traps when the node is
  /// not attached.
  ///
  /// - Parameter node: The node; if its object hangs in several places, all of them are meant.
  public func setNeedsStyle(of node: some NodeReference) {
    requireIdle("setNeedsStyle(of:) was called")
    let index = Int(self.index(of: node))
    touch(index)
    modelChanged(index)
  }

  /// The index of an attached node's record; traps when it is not attached.
  @inline(__always)
  func index(of node: some NodeReference) -> UInt32 {
    let handle = node.erased
    if !store.contains(handle) { stop(at: "\(node)", isOfThisTree: handle.tree == serial) }
    return handle.index
  }

  @inline(never)
  private func stop(at node: String, isOfThisTree: Bool) -> Never {
    fatalError(
      isOfThisTree
        ? "StyleTree: \(node) is not attached any more. Ask contains(_:) before, or use "
          + "update(_:_:), which throws."
        : "StyleTree: \(node) belongs to another tree.")
  }

  /// The model at an index as a type that it is of.
  private func model<Node: StyleNode>(at index: Int) -> Node {
    let row = Int(store.records[index].row)
    let column = store.column(of: index).takeUnretainedValue()
    if column.nodeType == Node.self {
      // A column is of the type it says.
      return unsafeDowncast(column, to: Column<Node>.self).models[row]
    }
    return column.node(row: row) as! Node
  }

  /// The type and the handle of a record in use, for messages.
  func describe(_ index: UInt32) -> String {
    "\(store.column(of: Int(index)).takeUnretainedValue().nodeType), \(store.handle(index))"
  }
}

extension StyleTree {
  /// Returns the up-to-date view model of an attached node.
  ///
  /// The tree keeps a node's style from one change to the next, and equal nodes share it. Content, such
  /// as a title, is made at each call. A renderer that draws many nodes of few styles can leave it out:
  /// then nothing is made. Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(of node: some NodeReference, includingContent: Bool = true) -> ViewModel {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    bringUpToDate(index)
    return ViewModel(
      style: looks[store.records[index].look].style,
      content: includingContent ? content(of: index) : nil)
  }
}
