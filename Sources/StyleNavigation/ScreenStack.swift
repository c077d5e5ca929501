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
