public import ProtocolStyle

/// Pushing and popping: the screen about to show is asked, and the bars follow.
extension ScreenStack {
  /// Puts a screen on top.
  ///
  /// - Parameters:
  ///   - screen: The screen; attached to the container.
  ///   - animated: Whether an animation begins, which lasts until `finishAnimation()`; false by
  ///     default.
  /// - Returns: What refers to the screen's node from now on.
  /// - Throws: `ScreenStackError` during an interactive pop, when the container was detached through
  ///   the tree, and when the stack was dismissed.
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

  /// Takes the screen on top away, and its node out of the tree.
  ///
  /// - Parameter animated: Whether an animation begins, until whose end the node stays attached;
  ///   false by default.
  /// - Throws: `ScreenStackError` when there is no screen below it, when a screen was detached
  ///   through the tree, during an interactive pop, and when the stack was dismissed.
  public func pop(animated: Bool = false) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    try requireScreenBelow()
    show(screens.dropLast(), next)
  }

  /// Takes all screens away but the lowest; nothing happens when that is on top.
  ///
  /// - Parameter animated: Whether an animation begins; false by default.
  /// - Throws: `ScreenStackError` when there is no screen, when one was detached through the tree,
  ///   during an interactive pop, and when the stack was dismissed.
  public func popToRoot(animated: Bool = false) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    guard let root = screens.first else { throw .nothingBelow(count: 0) }
    try requireAttached(screens)
    if root != top { show([root], next) }
  }

  /// Takes all screens away that are over one of them; nothing happens when that is on top.
  ///
  /// - Parameters:
  ///   - screen: The screen that will be on top.
  ///   - animated: Whether an animation begins; false by default.
  /// - Throws: `ScreenStackError` when the screen is not on the stack, when one that is was detached
  ///   through the tree, during an interactive pop, and when the stack was dismissed.
  public func pop(
    to screen: some NodeReference, animated: Bool = false
  ) throws(ScreenStackError) {
    let next = try phase(after: .change(isAnimated: animated))
    guard let index = screens.firstIndex(of: screen.erased) else { throw .notOnStack("\(screen)") }
    try requireAttached(screens)
    if screen.erased != top { show(Array(screens[...index]), next) }
  }

  /// Puts other screens in place of those that are there.
  ///
  /// A screen that stays on top is not asked again. The nodes of the screens take the same order
  /// among the container's children. A screen that was detached through the tree can only go.
  ///
  /// - Parameters:
  ///   - kept: Screens of the stack that stay, in their new order from below; none by default.
  ///   - added: New screens over these, the top one last; none by default.
  ///   - animated: Whether an animation begins; false by default.
  /// - Returns: What refers to the nodes of the new screens.
  /// - Throws: `ScreenStackError` when a screen that is to stay is not on the stack, named twice or
  ///   was detached through the tree, during an interactive pop, and when the stack was dismissed.
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

  /// Notes that the animation is over that a change began: what it took away leaves the tree.
  ///
  /// - Throws: `ScreenStackError` when none is under way.
  public func finishAnimation() throws(ScreenStackError) {
    phase = try phase(after: .finishAnimation)
    settle()
  }

  /// Throws unless the top screen can be popped.
  func requireScreenBelow() throws(ScreenStackError) {
    if screens.count < 2 { throw .nothingBelow(count: screens.count) }
    try requireAttached(screens)
  }

  /// Throws when one of some nodes was detached through the tree.
  private func requireAttached(_ nodes: [AnyNodeHandle]) throws(ScreenStackError) {
    if let gone = nodes.first(where: { !tree.contains($0) }) { throw .detached("\(gone)") }
  }

  /// Takes screens over, and lets the bars follow if another one is on top.
  private func show(_ shown: [AnyNodeHandle], _ next: Phase) {
    let isOtherTop = shown.last != top
    detachLeaving()
    topBefore = top
    leaving = screens.filter { !shown.contains($0) }
    screens = shown
    arrange()
    phase = next
    if isOtherTop {
      ask(top)
      applyAppearance(isAnimated: next == .animating)
    }
    settle()
  }

  /// Gives the screens among the container's children the order of the stack.
  ///
  /// A screen moves to where another one stands in its place; what is in order stays.
  private func arrange() {
    guard tree.contains(container) else { return }
    var children = tree.children(of: container)
    let places = Set(screens)
    var next = screens.filter { children.contains($0) }[...]
    for index in children.indices where places.contains(children[index]) {
      guard let screen = next.popFirst(), children[index] != screen else { continue }
      children.removeAll { $0 == screen }
      children.insert(screen, at: index)
      // It never throws: the screen is in the container already.
      try? tree.move(screen, to: container, at: index)
    }
  }

  /// Ends what has waited for the stack to rest, if it rests.
  func settle() {
    guard phase == .resting else { return }
    detachLeaving()
    topBefore = nil
    updateHidden()
    let isUpdateDue = top.map(requests.contains) == true
    requests = []
    if isUpdateDue { updateAppearance() }
  }

  /// Detaches what is gone from the stack.
  func detachLeaving() {
    for node in leaving { tree.detach(node) }
    leaving = []
  }
}
