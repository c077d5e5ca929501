internal import ProtocolStyle

extension ScreenStack {
  /// Presents another stack, with separate bars, over this one.
  ///
  /// The container of this stack is hidden while the other one is presented, except during
  /// animations.
  ///
  /// - Parameters:
  ///   - stack: The other stack, in the same tree, with its initial screens.
  ///   - animated: Whether this stack begins an animation, which lasts until `finishAnimation()`;
  ///     false by default.
  /// - Throws: A `ScreenStackError` if this stack already presents another one, if the other is in
  ///   a different tree, presented, dismissed, or presents this one, during an interactive pop, or
  ///   if this stack was dismissed.
  public func present(
    _ stack: ScreenStack, animated: Bool = false
  ) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    if presented != nil { throw .alreadyPresenting }
    guard stack.tree === tree, stack.phase != .dismissed, stack.presenting == nil,
      stack !== backmost
    else { throw .notPresentable }
    detachLeaving()
    presented = stack
    stack.presenting = self
    phase = next
    updateHidden()
    settle()
  }

  /// Dismisses the presented stack along with the stacks that it presents.
  ///
  /// Their nodes are detached, and the status bar is that of this stack again.
  ///
  /// - Parameter animated: Whether this stack begins an animation, during which the nodes stay
  ///   attached; false by default.
  /// - Throws: A `ScreenStackError` if this stack presents nothing, during an interactive pop of
  ///   it, or if it was dismissed.
  public func dismiss(animated: Bool = false) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    guard let dismissed = presented else { throw .notPresenting }
    detachLeaving()
    presented = nil
    phase = next
    leaving = dismissed.end()
    updateHidden()
    settle()
  }

  /// The lowest stack of the chain of presentations that leads to this one.
  private var backmost: ScreenStack { presenting?.backmost ?? self }

  /// Marks this stack and all that it presents as dismissed, and returns their remaining nodes.
  private func end() -> [AnyNodeHandle] {
    let nodes = [container] + leaving + (presented?.end() ?? [])
    leaving = []
    presented = nil
    presenting = nil
    preferencesBeforePop = nil
    phase = .dismissed
    return nodes
  }
}
