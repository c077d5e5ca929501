public import ProtocolStyle

/// Pushing and popping screens.
extension ScreenStack {
  /// Pushes a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen; attached to the container.
  ///   - animated: Whether the change begins an animation, which lasts until `finishAnimation()`;
  ///     false by default.
  /// - Returns: The handle of the screen's node.
  /// - Throws: A `ScreenStackError` during an interactive pop, if the container was detached
  ///   through the tree, or if the stack was dismissed.
  @discardableResult
  public func push<Screen: ScreenNode>(
    _ screen: Screen, animated: Bool = false
  ) throws(ScreenStackError) -> NodeHandle<Screen> {
    let next = try phase(after: .change(isAnimated: animated))
    try requireAttached([container])
    let handle = tree.attach(screen, to: container)
    show(screens + [handle.erased], next)
    return handle
  }

  /// Pops the top screen and detaches its node.
  ///
  /// - Parameter animated: Whether the change begins an animation, during which the node stays
  ///   attached; false by default.
  /// - Throws: A `ScreenStackError` if there is no screen below, if a screen was detached through
  ///   the tree, during an interactive pop, or if the stack was dismissed.
  public func pop(animated: Bool = false) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    try requireScreenBelow()
    show(screens.dropLast(), next)
  }

  /// Pops all screens except the lowest; does nothing if that is on top.
  ///
  /// - Parameter animated: Whether the change begins an animation; false by default.
  /// - Throws: A `ScreenStackError` if there is no screen, if one was detached through the tree,
  ///   during an interactive pop, or if the stack was dismissed.
  public func popToRoot(animated: Bool = false) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    guard let root = screens.first else { throw .noScreenBelow(count: 0) }
    try requireAttached(screens)
    if root != top { show([root], next) }
  }

  /// Pops all screens above a screen; does nothing if that is on top.
  ///
  /// - Parameters:
  ///   - screen: The screen that becomes the top screen.
  ///   - animated: Whether the change begins an animation; false by default.
  /// - Throws: A `ScreenStackError` if the screen isn't on the stack, if a screen of the stack was
  ///   detached through the tree, during an interactive pop, or if the stack was dismissed.
  public func pop(
    to screen: some NodeReference, animated: Bool = false
  ) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    guard let index = screens.firstIndex(of: screen.erased) else { throw .notOnStack("\(screen)") }
    try requireAttached(screens)
    if screen.erased != top { show(Array(screens[...index]), next) }
  }

  /// Replaces the screens of the stack.
  ///
  /// If the top screen stays the same, the stack doesn't read it again. The nodes of the screens
  /// get the same order among the container's children. A screen that was detached through the tree
  /// can only be removed.
  ///
  /// - Parameters:
  ///   - kept: The screens that stay, in their new order from the bottom; none by default.
  ///   - added: New screens above these, from the bottom; none by default.
  ///   - animated: Whether the change begins an animation; false by default.
  /// - Returns: The handles of the new screens' nodes.
  /// - Throws: A `ScreenStackError` if a screen to keep isn't on the stack, is listed twice or was
  ///   detached through the tree, during an interactive pop, or if the stack was dismissed.
  @discardableResult
  public func replaceScreens(
    keeping kept: [AnyNodeHandle] = [], with added: [any ScreenNode] = [], animated: Bool = false
  ) throws(ScreenStackError) -> [AnyNodeHandle] {
    let next = try phase(after: .change(isAnimated: animated))
    for (index, screen) in kept.enumerated() {
      let isNew = screens.contains(screen) && !kept[..<index].contains(screen)
      guard isNew else { throw .notOnStack("\(screen)") }
    }
    try requireAttached(kept + (added.isEmpty ? [] : [container]))
    let handles = added.map { tree.attach(erased: $0, to: container) }
    show(kept + handles, next)
    return handles
  }

  /// Ends the animation that a change began, and detaches the removed nodes.
  ///
  /// - Throws: A `ScreenStackError` if no animation is in progress.
  public func finishAnimation() throws(ScreenStackError) {
    phase = try phase(after: .finishAnimation)
    settle()
  }

  /// Throws an error unless the top screen can be popped.
  func requireScreenBelow() throws(ScreenStackError) {
    if screens.count < 2 { throw .noScreenBelow(count: screens.count) }
    try requireAttached(screens)
  }

  /// Throws an error if one of some nodes was detached through the tree.
  private func requireAttached(_ nodes: [AnyNodeHandle]) throws(ScreenStackError) {
    if let gone = nodes.first(where: { !tree.contains($0) }) { throw .detached("\(gone)") }
  }

  /// Sets the screens, and updates the bars if the top screen has changed.
  private func show(_ shown: [AnyNodeHandle], _ next: Phase) {
    let isOtherTop = shown.last != top
    detachLeaving()
    topBefore = top
    leaving = screens.filter { !shown.contains($0) }
    screens = shown
    arrange()
    phase = next
    if isOtherTop {
      readPreferences(of: top)
      applyAppearance(isAnimated: next == .animating)
    }
    settle()
  }

  /// Moves the screens among the container's children into the order of the stack.
  ///
  /// Only moves screens that aren't in place yet.
  private func arrange() {
    guard tree.contains(container) else { return }
    var children = tree.children(of: container)
    let places = Set(screens)
    var next = screens.filter { children.contains($0) }[...]
    for index in children.indices where places.contains(children[index]) {
      guard let screen = next.popFirst(), children[index] != screen else { continue }
      children.removeAll { $0 == screen }
      children.insert(screen, at: index)
      // Never throws, because the screen is already in the container.
      try? tree.move(screen, to: container, at: index)
    }
  }

  /// Performs the pending work if no transition is in progress.
  func settle() {
    guard phase == .resting else { return }
    detachLeaving()
    topBefore = nil
    updateHidden()
    let isUpdateDue = top.map(requests.contains) == true
    requests = []
    if isUpdateDue { updateAppearance() }
  }

  /// Detaches the nodes that were removed from the stack.
  func detachLeaving() {
    for node in leaving { tree.detach(node) }
    leaving = []
  }
}
