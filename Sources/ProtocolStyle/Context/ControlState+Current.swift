/// Knows the control states of nodes by their numbers.
protocol ControlStateSource: AnyObject {
  /// Returns the state of a node, which may run a getter of its model.
  func controlState(ofNode node: UInt32) -> ControlState
}

extension ControlState {
  /// The control state of the node that is being styled on this thread.
  ///
  /// It is to the state of a node what ``StyleEnvironment/current`` is to its surroundings. Read it in
  /// getters, custom closures, closures of rules and defaults of tokens:
  ///
  /// ```swift
  /// extension FieldAppearance {
  ///   var borderColor: Color {
  ///     ControlState.current.contains(.focused) ? .systemBlue : .separator
  ///   }
  /// }
  /// ```
  ///
  /// The state is the one that was set on the attached node, else the one that its model returns, else
  /// normal. It is normal where no node is being styled: outside of an applier or a tree, in closures of
  /// themes, and in the getter for the model's own control state. A tree tracks the read: when the state
  /// of a node changes, the node is styled again only if something read its state. A read costs a few
  /// nanoseconds.
  public static var current: ControlState { StyleContext.readControlState() }

  /// Whether the state includes another one.
  ///
  /// Renderers and checks that consider every state of a node consider a custom state if a getter tests
  /// ``current`` for it by this method.
  ///
  /// - Parameter member: The other state, or several that must all be included.
  /// - Returns: Whether all bits of `member` are set; true for the normal state.
  public func contains(_ member: ControlState) -> Bool {
    StyleContext.note(tested: member)
    return isSuperset(of: member)
  }
}

extension StyleContext {
  /// Begins to style a node.
  ///
  /// - Parameters:
  ///   - node: The number of the node.
  ///   - source: Knows its control state.
  ///   - state: The state to style it in; nil for its own.
  @inline(__always)
  mutating func enter(_ node: UInt32, of source: any ControlStateSource, in state: ControlState?) {
    self.node = node
    stateSource = source
    controlState = state
  }

  /// Ends styling a node.
  @inline(__always)
  mutating func leave() { controlState = .normal }

  /// The control state of the node that is being styled, which counts as read.
  static func readControlState() -> ControlState {
    note(.controlState)
    return findControlState()
  }

  /// The control state of the node that is being styled, which doesn't count as read.
  static func findControlState() -> ControlState {
    guard let context = pointer else { return .normal }
    if let known = context.pointee.controlState { return known }
    // The getter for the model's own state finds the normal one.
    context.pointee.controlState = .normal
    let state = context.pointee.stateSource?.controlState(ofNode: context.pointee.node) ?? .normal
    context.pointee.controlState = state
    return state
  }

  /// Notes that a getter has tested a state.
  static func note(tested state: ControlState) {
    guard let context = pointer, context.pointee.reads.readsControlState else { return }
    context.pointee.testedStates.formUnion(state)
  }

  /// Runs a closure for a node that no tree styles.
  ///
  /// - Parameters:
  ///   - find: Returns the node's own control state, if it has one; runs in the normal state.
  ///   - body: The closure.
  /// - Returns: What `body` returned.
  static func withControlState<Result>(
    of find: () -> ControlState?, _ body: () -> Result
  ) -> Result {
    guard let context = pointer else {
      var context = StyleContext()
      return context.run { withControlState(of: find, body) }
    }
    let outer = context.pointee.controlState
    defer { context.pointee.controlState = outer }
    context.pointee.controlState = .normal
    context.pointee.controlState = find() ?? .normal
    return body()
  }

  /// Runs a closure in a control state, or in the node's own for nil.
  static func withControlState<Result>(
    _ state: ControlState?, at context: UnsafeMutablePointer<StyleContext>, _ body: () -> Result
  ) -> Result {
    guard let state else { return body() }
    let outer = context.pointee.controlState
    context.pointee.controlState = state
    defer { context.pointee.controlState = outer }
    return body()
  }
}
