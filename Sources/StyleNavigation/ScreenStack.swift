public import ProtocolStyle

/// A stack of screens, with a navigation bar and a toolbar whose appearance the top screen
/// determines.
///
/// ```swift
/// let stack = ScreenStack(
///   ProductScreen(), navigationBar: ProductBar(), toolbar: ProductToolbar(), in: tree)
/// let offer = try stack.push(OfferScreen())
/// tree.viewModel(of: stack.navigationBar).tintColor  // that of the offer's appearance
/// tree[offer].isEditing = true
/// stack.setNeedsAppearanceUpdate(from: offer)
/// ```
///
/// The container, the bars and the screens are nodes of a tree. The stack reads the preferences of
/// a screen that is a ``ScreenAppearanceContext`` when the screen is about to appear. The bars keep
/// the appearance until another screen returns one. A visible bar receives it once, as an override
/// of its node, and a hidden bar receives it when it's shown. Rules and traits determine the
/// attributes that the appearance doesn't set. Covered screens and hidden bars are `Hidden`, so
/// renderers only show the top screen.
///
/// The stack runs no timers. An animated change is in progress until ``finishAnimation()``, and an
/// interactive pop until it's finished or canceled; popped screens stay attached until then.
/// Operations that aren't possible in the meantime throw an error and change nothing. The stack
/// belongs to the same actor as its tree. When it's released, its nodes stay attached. It owns all
/// overrides of its bars.
///
/// Corresponds to UIKit's `UINavigationController` with AppearanceNavigationController.
///
/// ![A swipe halfway: the bars have colors between those of two screens.](swipe)
public final class ScreenStack {
  /// The tree that all nodes are attached to.
  public let tree: StyleTree

  /// The root that contains the bars and the screens.
  public let container: AnyNodeHandle

  /// The node of the navigation bar.
  public let navigationBar: AnyNodeHandle

  /// The node of the toolbar; nil for a stack without one.
  public let toolbar: AnyNodeHandle?

  /// The appearance of the bars for screens that return nil or aren't an appearance context; nil,
  /// the default, keeps the current appearance for these.
  ///
  /// The bars follow a change immediately, without an animation, or at the end of the current
  /// transition.
  public var defaultAppearance: ScreenAppearance? {
    willSet { requireIdle("defaultAppearance") }
    didSet { follow() }
  }

  /// The screens, from the bottom to the top; during an interactive pop, including the popped one.
  public internal(set) var screens: [AnyNodeHandle] = []

  /// The transition that is in progress; none at first.
  public internal(set) var phase = Phase.resting

  /// The presented stack; nil if there is none.
  public internal(set) var presented: ScreenStack?

  /// The presenting stack; nil if this one isn't presented.
  public internal(set) weak var presenting: ScreenStack?

  /// The strategy that applies appearances; a new one immediately applies those of visible bars
  /// again.
  public var strategy: any AppearanceApplyingStrategy {
    willSet { requireIdle("strategy") }
    didSet { reapplyAppearance() }
  }

  /// The preferences that screens returned; during an interactive pop, including the screen below.
  var preferences = BarPreferences()

  /// The inputs of what the screen that was read last prefers; nil while none was read.
  var evaluation: NodeEvaluation?

  /// The preferences before the interactive pop that is in progress; nil if there is none.
  var preferencesBeforePop: BarPreferences?

  var bars: [BarState]

  /// The nodes that were removed from the stack but stay visible until an animation ends.
  var leaving: [AnyNodeHandle] = []

  /// The screen that was on top before the current animation.
  var topBefore: AnyNodeHandle?

  /// The nodes hidden by the stack: covered screens and hidden bars.
  var hiddenNodes: Set<AnyNodeHandle> = []

  /// The screens that requested an update during a transition.
  var requests: Set<AnyNodeHandle> = []

  /// Whether user code of a screen or a strategy is running, which must not change the stack.
  var isBusy = false

  /// Creates a stack without screens, with a visible navigation bar and a hidden toolbar.
  ///
  /// - Parameters:
  ///   - container: The screen that contains the bars and screens; attached as a root.
  ///   - navigationBar: The navigation bar; attached to the container.
  ///   - toolbar: The toolbar; attached to the container. None by default.
  ///   - tree: The tree to attach to.
  ///   - strategy: The strategy that applies appearances; an ``OverridingStrategy`` by default.
  public init(
    _ container: some ScreenNode, navigationBar: some NavigationBarNode,
    toolbar: (any ToolbarNode)? = nil, in tree: StyleTree,
    strategy: any AppearanceApplyingStrategy = OverridingStrategy()
  ) {
    self.tree = tree
    self.strategy = strategy
    self.container = tree.attach(container).erased
    self.navigationBar = tree.attach(navigationBar, to: self.container).erased
    let container = self.container
    self.toolbar = toolbar.map { tree.attach(erased: $0, to: container) }
    bars = [BarState(bar: .navigationBar, node: self.navigationBar)]
    if let toolbar = self.toolbar { bars.append(BarState(bar: .toolbar, node: toolbar)) }
    updateHidden()
    tree.refreshParticipants.append { [weak self] in
      self?.followIfNeeded()
      return self != nil
    }
  }

  /// The top screen; nil if there is none.
  public var top: AnyNodeHandle? { screens.last }

  /// Whether the navigation bar is hidden; during an interactive pop, the state after it.
  public var isNavigationBarHidden: Bool { preferences.isNavigationBarHidden }

  /// Whether the toolbar is hidden or missing; during an interactive pop, the state after it.
  public var isToolbarHidden: Bool { toolbar == nil || preferences.isToolbarHidden }

  /// The last appearance that a screen returned; nil if there is none yet.
  ///
  /// During an interactive pop, that of the screen below.
  public var appearance: ScreenAppearance? { preferences.appearance }

  /// The style of the status bar: that of the frontmost stack that this one presents, or its own.
  ///
  /// It's the style that the navigation bar received or, without one, the style from its rules and
  /// traits, or `.default`. While the navigation bar is hidden, it's the style of the current
  /// appearance. It fades if the change is animated.
  public var statusBarStyle: StatusBarStyleValue {
    if let presented { return presented.statusBarStyle }
    if phase == .dismissed || !tree.contains(navigationBar) {
      return appearance?.statusBarStyle ?? .default
    }
    if isNavigationBarHidden, let appearance = nearerPreferences.appearance {
      return appearance.statusBarStyle
    }
    return tree.viewModel(of: navigationBar).statusBarStyle ?? .default
  }

  /// The nearer of the preferences before and after an interactive pop.
  private var nearerPreferences: BarPreferences {
    guard case .popping(let progress) = phase, !progress.isSecondHalf else { return preferences }
    return preferencesBeforePop ?? preferences
  }

  /// Returns the phase after an operation; traps if user code called by the stack changes the
  /// stack.
  func phase(after event: Event, _ call: String = #function) throws(ScreenStackError) -> Phase {
    requireIdle(call)
    return try phase.after(event)
  }

  func requireIdle(_ call: String) {
    if isBusy {
      fatalError(
        "ScreenStack: \(call) was called while the stack was reading a screen's preferences or a "
          + "strategy was applying them. Call it before or after.")
    }
  }
}

// MARK: - Phases

extension ScreenStack {
  /// The transition that is in progress.
  public enum Phase: Hashable, Sendable {
    /// No transition: the top screen is shown.
    case resting

    /// An animated change, until `finishAnimation()`; another change ends it early.
    case animating

    /// An interactive pop, with a progress from 0 to 1.
    case popping(progress: Double)

    /// The stack was dismissed and can't be used anymore.
    case dismissed
  }

  /// An operation of a stack.
  enum Event {
    case change(isAnimated: Bool)
    case finishAnimation
    case beginPop
    case updatePop(Double)
    case finishPop(isAnimated: Bool)
    case cancelPop(isAnimated: Bool)
    case dismissal
  }
}

extension ScreenStack.Phase {
  /// Returns the phase after an operation.
  ///
  /// - Parameter event: The operation.
  /// - Returns: The next phase.
  /// - Throws: An error that names the possible operations in this phase.
  func after(_ event: ScreenStack.Event) throws(ScreenStackError) -> ScreenStack.Phase {
    switch (self, event) {
    case (.dismissed, _): throw .dismissed
    case (_, .dismissal): return .dismissed
    case (.resting, .change(let isAnimated)), (.animating, .change(let isAnimated)),
      (.popping, .finishPop(let isAnimated)), (.popping, .cancelPop(let isAnimated)):
      return isAnimated ? .animating : .resting
    case (.animating, .finishAnimation): return .resting
    case (.resting, .finishAnimation): throw .noAnimationInProgress
    case (.resting, .beginPop): return .popping(progress: 0)
    case (.animating, .beginPop): throw .animationInProgress
    case (.popping, .updatePop(let progress)):
      return .popping(progress: min(max(progress.finite(or: 0), 0), 1))
    case (.resting, .updatePop), (.resting, .finishPop), (.resting, .cancelPop),
      (.animating, .updatePop), (.animating, .finishPop), (.animating, .cancelPop):
      throw .noPopInProgress
    case (.popping, .change), (.popping, .finishAnimation), (.popping, .beginPop):
      throw .popInProgress
    }
  }
}

// MARK: - Changing

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

// MARK: - Interactive Pop

/// Popping a screen with a gesture, such as a swipe from the edge, which can be canceled.
extension ScreenStack {
  /// Begins to pop the top screen with a gesture, and reads the preferences of the screen below.
  ///
  /// The bars are hidden or shown as that screen prefers. A bar that was visible before is
  /// interpolated to its new appearance; other bars receive it immediately.
  ///
  /// - Throws: A `ScreenStackError` if there is no screen below, if a screen was detached through
  ///   the tree, during another transition, or if the stack was dismissed.
  public func beginInteractivePop() throws(ScreenStackError) {
    let next = try phase(after: .beginPop)
    try requireScreenBelow()
    preferencesBeforePop = preferences
    phase = next
    readPreferences(of: screens[screens.count - 2])
    applyAppearance(isAnimated: false)
  }

  /// Interpolates the bars between the appearances of the top screen and the screen below.
  ///
  /// Colors are interpolated in OKLab; other values change at 0.5. The changes are not animated.
  ///
  /// - Parameter progress: The progress of the gesture, clamped to 0…1; infinity and NaN count as
  ///   0.
  /// - Throws: A `ScreenStackError` if no interactive pop is in progress.
  public func updateInteractivePop(progress: Double) throws(ScreenStackError) {
    phase = try phase(after: .updatePop(progress))
    applyAppearance(isAnimated: false)
  }

  /// Completes the pop, and applies the full appearance of the screen below.
  ///
  /// - Parameter animated: Whether the rest of the transition is animated, which lasts until
  ///   `finishAnimation()`; false by default.
  /// - Throws: A `ScreenStackError` if no interactive pop is in progress.
  public func finishInteractivePop(animated: Bool = false) throws(ScreenStackError) {
    phase = try phase(after: .finishPop(isAnimated: animated))
    preferencesBeforePop = nil
    topBefore = top
    leaving = [screens.removeLast()]
    applyAppearance(isAnimated: animated)
    settle()
  }

  /// Cancels the pop, and restores the visibility and appearance of the bars.
  ///
  /// The stack reads the preferences of the screen again, because they may have changed meanwhile.
  ///
  /// - Parameter animated: Whether the transition back is animated, which lasts until
  ///   `finishAnimation()`; false by default.
  /// - Throws: A `ScreenStackError` if no interactive pop is in progress.
  public func cancelInteractivePop(animated: Bool = false) throws(ScreenStackError) {
    phase = try phase(after: .cancelPop(isAnimated: animated))
    if let before = preferencesBeforePop { preferences = before }
    preferencesBeforePop = nil
    topBefore = screens.dropLast().last
    readPreferences(of: top)
    applyAppearance(isAnimated: animated)
    settle()
  }
}

// MARK: - Presenting

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
