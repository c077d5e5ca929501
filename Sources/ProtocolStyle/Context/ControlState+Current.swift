/// An object that returns the control states and container widths of nodes by their numbers.
///
/// A class, because contexts refer to it without counting. Subclasses override all methods.
class ControlStateSource {
  /// Returns the state of a node, which may run a getter of its model.
  func controlState(ofNode node: UInt32) -> ControlState { abstract() }

  /// Returns the state of the enclosing control of a node, which may run a getter of its model.
  func enclosingControlState(ofNode node: UInt32) -> ControlState { abstract() }

  /// Returns the states of all descendants of a node, which may run getters of their models.
  func descendantControlState(ofNode node: UInt32) -> ControlState { abstract() }

  /// Returns whether a node has a position among its siblings.
  func hasPosition(_ position: ReadStates, node: UInt32) -> Bool { abstract() }

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

  /// The control states of all descendants of the node that is being styled on this thread, united.
  ///
  /// So a card shows that a field in it is focused or invalid, and a row that something in it is
  /// selected, as with `:focus-within` and `:has()` in CSS:
  ///
  /// ```swift
  /// protocol FormCardAppearance: BorderColor {}
  /// extension FormCardAppearance {
  ///   var borderColor: Color {
  ///     ControlState.ofDescendants.contains(.focused) ? .systemBlue : .separator
  ///   }
  /// }
  /// ```
  ///
  /// Read it wherever ``current`` can be read, and test it with `contains` or `isDisjoint(with:)`. It's
  /// normal if there are no descendants, if no node is being styled in a tree, and in the getter for a
  /// model's own control state. A state that a descendant's model returns is the one in the environment
  /// around the node. A tree tracks the read: the node is styled again when the united states change.
  /// A read takes time in proportion to the number of descendants.
  public static var ofDescendants: ControlState { StyleContext.readDescendantState() }

  /// Returns whether the state includes another one.
  ///
  /// Renderers and checks that examine every state of a node include a custom state, and one that comes
  /// in addition to UIKit's, such as ``hovered``, if a getter tests ``current``,
  /// ``ofEnclosingControl`` or ``ofDescendants`` for it with this method or ``isDisjoint(with:)``.
  ///
  /// - Parameter member: The other state, or several that must all be included.
  /// - Returns: Whether all bits of `member` are set; true for the normal state.
  public func contains(_ member: ControlState) -> Bool {
    StyleContext.note(tested: member, of: self)
    return isSuperset(of: member)
  }

  /// Returns whether the state includes none of several others.
  ///
  /// - Parameter other: The other states.
  /// - Returns: Whether no bit of `other` is set; true for the normal state.
  public func isDisjoint(with other: ControlState) -> Bool {
    StyleContext.note(tested: other, of: self)
    return rawValue & other.rawValue == 0
  }
}

extension StyleContext {
  /// Starts styling a node.
  ///
  /// - Parameters:
  ///   - node: The number of the node.
  ///   - source: The object that returns the control state of the node and its surroundings.
  ///   - state: The state to style the node in; nil for its own.
  ///   - surroundings: The known surroundings; by default, nothing is known, and the source returns
  ///     what is read.
  @inline(__always)
  mutating func enter(
    _ node: UInt32, of source: ControlStateSource, in state: ControlState?,
    _ surroundings: Surroundings = Surroundings()
  ) {
    self.node = node
    stateSource = BackReference(source)
    controlState = state
    self.surroundings = surroundings
  }

  /// Stops styling a node.
  mutating func leave() {
    (controlState, surroundings, node) = (.normal, .normal, Self.noNode)
  }

  /// The number of no node.
  static let noNode = UInt32.max

  /// Returns the control state of the node that is being styled, and records it as read.
  static func readControlState() -> ControlState {
    note(.controlState)
    reference?.value.tested.lastRead = .controlState
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
    reference?.value.tested.lastRead = .enclosingState
    return findEnclosingState()
  }

  /// Returns the state of the enclosing control of the node that is being styled, without recording
  /// it as read.
  static func findEnclosingState() -> ControlState {
    guard let context = reference else { return .normal }
    if let known = context.value.surroundings.knownEnclosingState { return known }
    let node = context.value.node
    let state = context.value.stateSource?.object.enclosingControlState(ofNode: node) ?? .normal
    context.value.surroundings.setEnclosingState(state)
    return state
  }

  /// Returns the states of the descendants of the node that is being styled, and records them as
  /// read.
  static func readDescendantState() -> ControlState {
    note(StyleEnvironment.Fields(.descendantState))
    reference?.value.tested.lastRead = .descendantState
    return findSurroundings(.descendantState).descendantState
  }

  /// Returns whether the node that is being styled has a position, and records that as read.
  static func readPosition(_ position: ReadStates) -> Bool {
    note(StyleEnvironment.Fields(position))
    return findSurroundings(position).positions.contains(position)
  }

  /// Returns parts of the surroundings of the node that is being styled, without recording them as
  /// read.
  static func findSurroundings(_ parts: ReadStates) -> Surroundings {
    guard let context = reference else { return .normal.intersection(parts) }
    for part in parts.subtracting(context.value.surroundings.known).elements {
      let (source, node) = (context.value.stateSource?.object, context.value.node)
      switch part {
      case .enclosingState: _ = findEnclosingState()
      case .descendantState:
        let state = source?.descendantControlState(ofNode: node) ?? .normal
        context.value.surroundings.setDescendantState(state)
      default:
        let isHeld = source?.hasPosition(part, node: node) ?? false
        context.value.surroundings.set(part, to: isHeld)
      }
    }
    return context.value.surroundings.intersection(parts)
  }

  /// Records that a getter has tested a control state for others.
  ///
  /// A value doesn't tell whose state it is. It's that of the descendants if these were read last and have
  /// it, and not theirs if the other state that was read last has it; else it may be any.
  static func note(tested states: ControlState, of value: ControlState) {
    guard let context = reference, context.value.reads.readsControlStates else { return }
    let surroundings = context.value.surroundings
    let isOfDescendants = surroundings.descendantState == value
    switch context.value.tested.lastRead {
    case .descendantState where isOfDescendants:
      return context.value.tested.descendants.formUnion(states)
    case .controlState where context.value.controlState == value,
      .enclosingState where surroundings.enclosingState == value:
      break
    default:
      if ReadStates(context.value.reads).contains(.descendantState) {
        context.value.tested.descendants.formUnion(states)
      }
    }
    context.value.tested.others.formUnion(states)
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
    return withStates(.normal, .normal, at: context) {
      context.value.controlState = find() ?? .normal
      return body()
    }
  }

  /// Runs the getter for a model's own control state, which reads normal states.
  static func inNormalState<Result>(_ body: () -> Result) -> Result {
    guard let context = reference else { return body() }
    return withStates(.normal, .normal, at: context, body)
  }

  /// Runs a closure in a control state, nil for that of the node that is being styled, and in
  /// surroundings, as far as they're known.
  static func withStates<Result>(
    _ state: ControlState?, _ surroundings: Surroundings,
    at context: ValueReference<StyleContext>,
    _ body: () -> Result
  ) -> Result {
    let outer = (context.value.controlState, context.value.surroundings)
    if let state { context.value.controlState = state }
    context.value.surroundings.merge(surroundings)
    defer {
      if state != nil { context.value.controlState = outer.0 }
      // What the closure found out about the node itself stays known.
      let others = ReadStates.surroundings.subtracting(surroundings.known)
      let found = context.value.surroundings.intersection(others)
      context.value.surroundings = outer.1.merging(found)
    }
    return body()
  }
}
