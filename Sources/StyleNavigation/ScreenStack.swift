public import ProtocolStyle

/// Screens one over the other, with a bar above and one below that look as the top screen wants.
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
/// The container, the bars and the screens are nodes of a tree. A screen that is a
/// ``ScreenAppearanceContext`` is asked when it is about to show. What it answers belongs to the
/// bars: it stays until another answers. A bar that shows receives it once, as the override of its
/// node, over rules and traits, which show where it says nothing; a hidden bar receives it when it
/// shows. Covered screens and hidden bars are `Hidden`, so that renderers show the top screen alone.
///
/// Nothing runs by itself. A change that is animated is under way until ``finishAnimation()``, and
/// an interactive pop until it is finished or cancelled; screens that are popped stay attached as
/// long. What is not possible meanwhile throws, and changes nothing. It lives where its tree does.
/// Its nodes stay attached when it ends, and all overrides of its bars are its own.
///
/// UIKit's `UINavigationController`, as AppearanceNavigationController refines it.
public final class ScreenStack {
  /// The tree that all nodes are attached to.
  public let tree: StyleTree

  /// The root that the bars and the screens are in.
  public let container: AnyNodeHandle

  /// The node of the bar above the screens.
  public let navigationBar: AnyNodeHandle

  /// The node of the bar below the screens; nil for a stack without one.
  public let toolbar: AnyNodeHandle?

  /// How the bars look for screens that return nil or have no say; nil, the default, keeps the current
  /// appearance for these.
  ///
  /// The bars follow a change at once, not animated, or when what is under way ends.
  public var defaultAppearance: ScreenAppearance? {
    willSet { requireIdle("defaultAppearance") }
    didSet { follow() }
  }

  /// The screens, the top one last; during an interactive pop, with the one that may go.
  public internal(set) var screens: [AnyNodeHandle] = []

  /// What is under way; nothing at first.
  public internal(set) var phase = Phase.resting

  /// The stack that lies over this one; nil while there is none.
  public internal(set) var presented: ScreenStack?

  /// The stack that this one lies over; nil while it is not presented.
  public internal(set) weak var presenting: ScreenStack?

  /// How appearances are applied; another one applies at once, not animated, what shown bars have.
  public var strategy: any AppearanceApplyingStrategy {
    willSet { requireIdle("strategy") }
    didSet { reapplyAppearance() }
  }

  /// What screens have asked of the bars; during an interactive pop, with the one that may show.
  var wishes = BarWishes()

  /// The inputs of what the screen that was read last prefers; nil while none was read.
  var evaluation: NodeEvaluation?

  /// What they had asked before the interactive pop that is under way.
  var wishesBeforePop: BarWishes?

  var bars: [BarState]

  /// What is gone from the stack, but seen until an animation ends.
  var leaving: [AnyNodeHandle] = []

  /// The screen that was on top before the animation that is under way.
  var topBefore: AnyNodeHandle?

  /// What the stack has hidden: covered screens and hidden bars.
  var hiddenNodes: Set<AnyNodeHandle> = []

  /// The screens that asked for an update while something was under way.
  var requests: Set<AnyNodeHandle> = []

  /// Whether a screen is being asked or a strategy applies, when the stack must not be changed.
  var isBusy = false

  /// Makes a stack without screens, with the bar above shown and the one below hidden.
  ///
  /// - Parameters:
  ///   - container: The screen that all of it is in; attached as a root.
  ///   - navigationBar: The bar above the screens; attached to the container.
  ///   - toolbar: The bar below the screens; attached to the container. None by default.
  ///   - tree: The tree to attach to.
  ///   - strategy: How appearances are applied; as overrides by default.
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

  /// The screen on top; nil while there is none.
  public var top: AnyNodeHandle? { screens.last }

  /// Whether the bar above is hidden; during an interactive pop, as it will be.
  public var isNavigationBarHidden: Bool { wishes.isNavigationBarHidden }

  /// Whether the bar below is hidden, or missing; during an interactive pop, as it will be.
  public var isToolbarHidden: Bool { toolbar == nil || wishes.isToolbarHidden }

  /// The last appearance that a screen answered with; nil while none has.
  ///
  /// During an interactive pop, that of the screen about to show.
  public var appearance: ScreenAppearance? { wishes.appearance }

  /// The style of the status bar: that of the frontmost stack which this one presents, or its own.
  ///
  /// It travels with the navigation bar: what that received, else what its rules and traits say,
  /// else `.default`. Over a hidden bar it is that of the current appearance. It fades when what
  /// changed it is animated.
  public var statusBarStyle: StatusBarStyleValue {
    if let presented { return presented.statusBarStyle }
    if phase == .dismissed || !tree.contains(navigationBar) {
      return appearance?.statusBarStyle ?? .default
    }
    if isNavigationBarHidden, let appearance = nearerWishes.appearance {
      return appearance.statusBarStyle
    }
    return tree.viewModel(of: navigationBar).statusBarStyle ?? .default
  }

  /// The wishes that an interactive pop is nearer to, of those before and after.
  private var nearerWishes: BarWishes {
    guard case .popping(let progress) = phase, !progress.isSecondHalf else { return wishes }
    return wishesBeforePop ?? wishes
  }

  /// The phase that an event leads to; stops when user code that the stack runs reaches back.
  func phase(after event: Event, _ call: String = #function) throws(ScreenStackError) -> Phase {
    requireIdle(call)
    return try phase.after(event)
  }

  func requireIdle(_ call: String) {
    if isBusy {
      fatalError(
        "ScreenStack: \(call) was used while a screen was being asked or a strategy was applying. "
          + "Do it before or after.")
    }
  }
}
