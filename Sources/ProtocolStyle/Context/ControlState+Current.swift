/// An object that returns the control states and container widths of nodes by their numbers.
///
/// A class, because contexts refer to it without counting. Subclasses override all methods.
class ControlStateSource {
  /// Returns the state of a node, which may run a getter of its model.
  func controlState(ofNode node: UInt32) -> ControlState { abstract() }

  /// Returns the state of the enclosing control of a node, which may run a getter of its model.
  func enclosingControlState(ofNode node: UInt32) -> ControlState { abstract() }

  /// Returns whether the width of the container of a node is known, and at least a threshold; the
  /// source notes a threshold that it hasn't met before.
  func isContainerWidth(atLeast threshold: Double, ofNode node: UInt32) -> Bool { abstract() }

  private func abstract(_ member: StaticString = #function) -> Never {
    preconditionFailure("A source overrides \(member).")
  }
}

extension ControlState {
  /// The control state of the node that is being styled on this thread.
  ///
  /// It corresponds to ``StyleEnvironment/current``, but belongs to the node itself. Read it in
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
  /// The state is the one that was set on the attached node, or else the one that its model
  /// returns, or else normal. It's normal if no node is being styled: outside an applier or a tree,
  /// in closures of themes, and in the getter for the model's own control state. A tree tracks the
  /// read: when the state of a node changes, the node is styled again only if something read its
  /// state. A read costs a few nanoseconds.
  public static var current: ControlState { StyleContext.readControlState() }

  /// The control state of the enclosing control of the node that is being styled on this thread.
  ///
  /// The enclosing control of a node is its nearest ancestor whose kind is a control or a table
  /// cell. So an icon follows the button that it's in, as `.button:active .icon` does in CSS:
  ///
  /// ```swift
  /// protocol IconAppearance: TintColor {}
  /// extension IconAppearance {
  ///   var tintColor: Color {
  ///     ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .systemBlue
  ///   }
  /// }
  /// ```
  ///
  /// Read it wherever ``current`` can be read. It's normal if there is no such ancestor, if no node
  /// is being styled, and in the getter for a model's own control state. A tree tracks the read:
  /// when the state of a control changes, only those descendants are styled again that read it.
  public static var ofEnclosingControl: ControlState { StyleContext.readEnclosingState() }

  /// Returns whether the state includes another one.
  ///
  /// Renderers and checks that examine every state of a node include a custom state, and one that comes
  /// in addition to UIKit's, such as ``hovered``, if a getter tests ``current`` or
  /// ``ofEnclosingControl`` for it with this method or ``isDisjoint(with:)``.
  ///
  /// - Parameter member: The other state, or several that must all be included.
  /// - Returns: Whether all bits of `member` are set; true for the normal state.
  public func contains(_ member: ControlState) -> Bool {
    StyleContext.note(tested: member)
    return isSuperset(of: member)
  }

  /// Returns whether the state includes none of several others.
  ///
  /// - Parameter other: The other states.
  /// - Returns: Whether no bit of `other` is set; true for the normal state.
  public func isDisjoint(with other: ControlState) -> Bool {
    StyleContext.note(tested: other)
    return rawValue & other.rawValue == 0
  }
}

extension StyleContext {
  /// Starts styling a node.
  ///
  /// - Parameters:
  ///   - node: The number of the node.
  ///   - source: The object that returns the control states of the node and its enclosing control.
  ///   - state: The state to style the node in; nil for its own.
  ///   - enclosing: The state of its enclosing control; nil, the default, for the present one.
  @inline(__always)
  mutating func enter(
    _ node: UInt32, of source: ControlStateSource, in state: ControlState?,
    enclosing: ControlState? = nil
  ) {
    self.node = node
    stateSource = BackReference(source)
    controlState = state
    enclosingState = enclosing
  }

  /// Stops styling a node.
  mutating func leave() {
    (controlState, enclosingState, node) = (.normal, .normal, Self.noNode)
  }

  /// The number of no node.
  static let noNode = UInt32.max

  /// Returns the control state of the node that is being styled, and records it as read.
  static func readControlState() -> ControlState {
    note(.controlState)
    return findControlState()
  }

  /// Returns the control state of the node that is being styled, without recording it as read.
  static func findControlState() -> ControlState {
    guard let context = reference else { return .normal }
    if let known = context.value.controlState { return known }
    // The getter for the model's own state reads the normal state.
    context.value.controlState = .normal
    let state =
      context.value.stateSource?.object.controlState(ofNode: context.value.node) ?? .normal
    context.value.controlState = state
    return state
  }

  /// Returns the state of the enclosing control of the node that is being styled, and records it as
  /// read.
  static func readEnclosingState() -> ControlState {
    note(.enclosingControlState)
    return findEnclosingState()
  }

  /// Returns the state of the enclosing control of the node that is being styled, without recording
  /// it as read.
  static func findEnclosingState() -> ControlState {
    guard let context = reference else { return .normal }
    if let known = context.value.enclosingState { return known }
    let node = context.value.node
    let state = context.value.stateSource?.object.enclosingControlState(ofNode: node) ?? .normal
    context.value.enclosingState = state
    return state
  }

  /// Records that a getter has tested a state.
  static func note(tested state: ControlState) {
    guard let context = reference, context.value.reads.readsStates else { return }
    context.value.testedStates.formUnion(state)
  }

  /// Runs a closure for a node that isn't in a tree, and therefore has no enclosing control.
  ///
  /// - Parameters:
  ///   - find: Returns the node's own control state, if it has one; runs in the normal state.
  ///   - body: The closure.
  /// - Returns: The result of `body`.
  static func withControlState<Result>(
    of find: () -> ControlState?, _ body: () -> Result
  ) -> Result {
    guard let context = reference else {
      var context = StyleContext()
      return context.run { withControlState(of: find, body) }
    }
    return withStates(.normal, enclosing: .normal, at: context) {
      context.value.controlState = find() ?? .normal
      return body()
    }
  }

  /// Runs the getter for a model's own control state, which reads normal states.
  static func inNormalState<Result>(_ body: () -> Result) -> Result {
    guard let context = reference else { return body() }
    return withStates(.normal, enclosing: .normal, at: context, body)
  }

  /// Runs a closure in a control state and one of the enclosing control; nil for those of the node
  /// that is being styled.
  static func withStates<Result>(
    _ state: ControlState?, enclosing: ControlState?,
    at context: ValueReference<StyleContext>,
    _ body: () -> Result
  ) -> Result {
    let outer = (context.value.controlState, context.value.enclosingState)
    if let state { context.value.controlState = state }
    if let enclosing { context.value.enclosingState = enclosing }
    defer {
      if state != nil { context.value.controlState = outer.0 }
      if enclosing != nil { context.value.enclosingState = outer.1 }
    }
    return body()
  }
}
