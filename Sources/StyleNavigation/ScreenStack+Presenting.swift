internal import ProtocolStyle

extension ScreenStack {
  /// Puts another stack over this one, with bars of its own; those of this stack stay as they are.
  ///
  /// The container of this stack is hidden as long as the other is presented, but for animations.
  ///
  /// - Parameters:
  ///   - stack: The other stack, of the same tree, with its screens already on it.
  ///   - animated: Whether an animation begins here, which lasts until `finishAnimation()`; false
  ///     by default.
  /// - Throws: `ScreenStackError` when this stack presents another one, when the other is of
  ///   another tree, presented or dismissed, or presents this one, during an interactive pop, and
  ///   when this stack was dismissed.
  public func present(
    _ stack: ScreenStack, animated: Bool = false
  ) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    if presented != nil { throw .alreadyPresents }
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

  /// Takes the stack away that lies over this one, with all that lie over that.
  ///
  /// Their nodes leave the tree. The status bar is that of this stack again.
  ///
  /// - Parameter animated: Whether an animation begins here, until whose end the nodes stay
  ///   attached; false by default.
  /// - Throws: `ScreenStackError` when this stack presents nothing, during an interactive pop of
  ///   it, and when it was dismissed.
  public func dismiss(animated: Bool = false) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    guard let dismissed = presented else { throw .presentsNothing }
    detachLeaving()
    presented = nil
    phase = next
    leaving = dismissed.end()
    updateHidden()
    settle()
  }

  /// The stack that all the others lie over, of those that lead to this one.
  private var backmost: ScreenStack { presenting?.backmost ?? self }

  /// Ends this stack and all over it, and says which nodes are left.
  private func end() -> [AnyNodeHandle] {
    let nodes = [container] + leaving + (presented?.end() ?? [])
    leaving = []
    presented = nil
    presenting = nil
    wishesBeforePop = nil
    phase = .dismissed
    return nodes
  }
}
