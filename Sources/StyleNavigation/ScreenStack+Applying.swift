public import ProtocolStyle

/// Reading the preferences of screens, and applying them to bars.
extension ScreenStack {
  /// Reads the preferences of the top screen, or of another one that is about to appear.
  func readPreferences(of screen: AnyNodeHandle?) {
    guard let screen, tree.contains(screen) else { return }
    requests.remove(screen)
    let model = tree.node(of: screen)
    // Other screens don't affect the bars unless there is a default appearance to return to.
    guard model is any ScreenAppearanceContext || defaultAppearance != nil else { return }
    isBusy = true
    (preferences, evaluation) = tree.evaluate(at: screen) {
      var preferences = preferences
      preferences.read(model, default: defaultAppearance)
      return preferences
    }
    isBusy = false
  }

  /// Applies the wanted appearance to visible bars, and hides the others; the tree marks animated
  /// changes in its reports.
  func applyAppearance(isAnimated: Bool) {
    if isAnimated {
      tree.animated { changeBars(isAnimated: true) }
    } else {
      changeBars(isAnimated: false)
    }
  }

  private func changeBars(isAnimated: Bool) {
    updateHidden()
    let isInteractive = if case .popping = phase { true } else { false }
    for index in bars.indices where !preferences.isHidden(bars[index].bar) {
      let state = bars[index]
      guard tree.contains(state.node) else { continue }
      let appearance = appearance(of: state.bar)
      // After an interactive pop, changes have their motion again.
      let regainsMotion =
        state.isInteractive && !isInteractive
        && tree.viewModel(of: state.node, includingContent: false).motion != nil
      guard appearance != state.received || state.isOutdated || regainsMotion else { continue }
      bars[index].received = appearance
      bars[index].isOutdated = false
      bars[index].isInteractive = isInteractive
      isBusy = true
      tree.clearOverrides(of: state.node)
      strategy.apply(
        BarChange(
          bar: state.bar, node: state.node, appearance: appearance?.bar,
          statusBarStyle: appearance?.statusBarStyle, isAnimated: isAnimated,
          isInteractive: isInteractive),
        in: tree)
      isBusy = false
    }
  }

  /// Applies appearances again that were applied by a former strategy; hidden bars follow when
  /// shown.
  func reapplyAppearance() {
    for index in bars.indices where bars[index].received != nil { bars[index].isOutdated = true }
    if phase != .dismissed { applyAppearance(isAnimated: false) }
  }

  /// The current appearance of a bar, interpolated during an interactive pop if it's visible before
  /// and after.
  private func appearance(of bar: ScreenBar) -> AppliedAppearance? {
    let appearance = preferences.appearance(of: bar)
    guard case .popping(let progress) = phase, let before = preferencesBeforePop,
      !before.isHidden(bar)
    else { return appearance }
    return before.appearance(of: bar).interpolated(to: appearance, at: progress)
  }
}

// MARK: - Hiding

/// The hidden nodes of a stack: covered screens, hidden bars, and the container under a presented
/// stack.
extension ScreenStack {
  /// Hides and shows nodes as needed.
  ///
  /// A screen that an animation or an interactive pop covers or uncovers stays visible during the
  /// transition.
  func updateHidden() {
    var hidden = Set((screens + leaving).filter { !shownScreens.contains($0) })
    for state in bars where preferences.isHidden(state.bar) { hidden.insert(state.node) }
    if presented != nil, phase == .resting { hidden.insert(container) }
    for node in hiddenNodes.union(hidden) where tree.contains(node) {
      let isHidden = hidden.contains(node)
      if isHidden != hiddenNodes.contains(node) { tree.setHidden(isHidden, of: node) }
    }
    hiddenNodes = hidden
  }

  /// The screens that are at least partly visible.
  private var shownScreens: Set<AnyNodeHandle> {
    var shown = Set([top].compactMap(\.self))
    switch phase {
    case .animating: if let topBefore { shown.insert(topBefore) }
    case .popping: if screens.count > 1 { shown.insert(screens[screens.count - 2]) }
    case .resting, .dismissed: break
    }
    return shown
  }
}

// MARK: - Updating

extension ScreenStack {
  /// Reads the preferences of a screen again, and animates the bars to the new appearance.
  ///
  /// `StyleTree.refresh()` already follows changes of the theme, the environment and the screen's
  /// model, without an animation. Call this method for other changes, and to animate a change.
  ///
  /// The screen is read immediately if it's on top and no transition is in progress. If it isn't on
  /// top, it's read when it appears; if it's on top after the current transition, it's read then.
  ///
  /// - Parameter screen: The screen; does nothing if it isn't on the stack.
  public func setNeedsAppearanceUpdate(from screen: some NodeReference) {
    requireIdle("setNeedsAppearanceUpdate(from:)")
    guard screens.contains(screen.erased) else { return }
    switch phase {
    case .resting:
      guard screen.erased == top else { return }
      readPreferences(of: top)
      applyAppearance(isAnimated: true)
    case .animating, .popping: requests.insert(screen.erased)
    case .dismissed: break
    }
  }

  /// Reads the preferences of the top screen again, like ``setNeedsAppearanceUpdate(from:)``.
  ///
  /// Call this method after a change to something that the screen reads other than its model,
  /// tokens and the environment, which `StyleTree.refresh()` follows.
  public func updateAppearance() {
    if let top { setNeedsAppearanceUpdate(from: top) }
  }

  /// Reads what the top screen prefers again before a refresh, if it may prefer something else.
  func followIfNeeded() {
    if let evaluation, evaluation.node == top, !isBusy, !tree.mayHaveChanged(evaluation) { return }
    follow()
  }

  /// Reads what the top screen prefers again: now, or at the end of a transition, for the screen that
  /// is on top then.
  ///
  /// The change isn't animated because its cause, such as a new theme, takes effect everywhere at
  /// once.
  func follow() {
    guard !isBusy, let top, tree.contains(top) else { return }
    switch phase {
    case .resting:
      readPreferences(of: top)
      applyAppearance(isAnimated: false)
    // When an interactive pop is finished, the screen below is on top.
    case .animating, .popping: requests.formUnion(screens.suffix(2))
    case .dismissed: break
    }
  }
}

// MARK: - AppearanceApplyingStrategy

/// Applies the appearance of a screen to the bars of a screen stack.
///
/// ```swift
/// struct ShadowedBars: AppearanceApplyingStrategy {
///   func apply(_ change: BarChange, in tree: StyleTree) {
///     guard change.appearance != nil else { return }
///     tree.override(change.node) { model in
///       change.write(to: &model)
///       model.shadowOpacity = 0.5
///     }
///   }
/// }
/// ```
///
/// Set ``ScreenStack/strategy`` to replace ``OverridingStrategy``. From
/// AppearanceNavigationController's `AppearanceApplyingStrategy`.
public protocol AppearanceApplyingStrategy {
  /// Applies an appearance to a bar, usually as an override of its node.
  ///
  /// The stack clears all overrides of the node first, so that rules and traits determine
  /// attributes that the strategy doesn't set. It calls this method once for each appearance that
  /// differs from the one the bar last received. The method must not change the stack.
  ///
  /// - Parameters:
  ///   - change: The bar and its new appearance.
  ///   - tree: The tree that the bar's node is attached to.
  func apply(_ change: BarChange, in tree: StyleTree)
}

/// Applies an appearance as an override, and leaves other attributes to rules and traits.
public struct OverridingStrategy: AppearanceApplyingStrategy {
  /// Creates the default strategy of a stack.
  public init() {}

  /// Overrides the attributes of the bar that the appearance sets.
  ///
  /// - Parameters:
  ///   - change: The bar and its new appearance.
  ///   - tree: The tree that the bar's node is attached to.
  public func apply(_ change: BarChange, in tree: StyleTree) {
    if change.appearance != nil { tree.override(change.node) { change.write(to: &$0) } }
  }
}

// MARK: - BarChange

/// A change of a bar's appearance, which a strategy applies.
public struct BarChange: Hashable, Sendable {
  /// The bar.
  public let bar: ScreenBar

  /// The bar's node.
  public let node: AnyNodeHandle

  /// The new appearance of the bar; nil removes the previous one.
  ///
  /// During an interactive pop, it's interpolated between two appearances.
  public let appearance: BarAppearance?

  /// The style of the status bar above; nil for a toolbar, and if the appearance is nil.
  public let statusBarStyle: StatusBarStyleValue?

  /// Whether the change is animated; the status bar then fades.
  public let isAnimated: Bool

  /// Whether the change follows the finger of an interactive pop, so that it has no motion.
  public let isInteractive: Bool

  /// Writes the attributes that the appearance sets, and leaves the others unchanged.
  ///
  /// In a navigation bar, the tint is also the text color, and thereby the color of titles. Title
  /// text attributes from lower levels keep their other values.
  ///
  /// - Parameter model: The view model of the bar, as written by all lower levels.
  public func write(to model: inout ViewModel) {
    guard let appearance else { return }
    if let motion = appearance.motion { model.motion = motion }
    if isInteractive, model.motion != nil { model.motion = .immediate }
    if let style = appearance.style { model.barStyle = style }
    if let color = appearance.backgroundColor { model.backgroundColor = color }
    if let color = appearance.barTintColor { model.barTintColor = color }
    if let style = statusBarStyle { model.statusBarStyle = style }
    guard let color = appearance.tintColor else { return }
    model.tintColor = color
    guard bar == .navigationBar else { return }
    model.textColor = color
    // Optional chaining alone would write nil back, which prevents deriving the attribute.
    if model.titleTextAttributes != nil { model.titleTextAttributes?.foregroundColor = color }
    if model.largeTitleTextAttributes != nil {
      model.largeTitleTextAttributes?.foregroundColor = color
    }
  }
}

/// One of the two bars of a screen stack.
public enum ScreenBar: String, CaseIterable, Hashable, Sendable {
  /// The navigation bar above the screen, with the title; shown by default.
  case navigationBar

  /// The toolbar below the screen, with buttons; hidden by default.
  case toolbar
}

// MARK: - BarPreferences

/// The last appearance and visibility of the bars that screens returned.
struct BarPreferences: Equatable {
  var isNavigationBarHidden = false
  var isToolbarHidden = true

  /// The last appearance that a screen returned; nil if there is none yet.
  var appearance: ScreenAppearance?

  func isHidden(_ bar: ScreenBar) -> Bool {
    switch bar {
    case .navigationBar: isNavigationBarHidden
    case .toolbar: isToolbarHidden
    }
  }

  /// The appearance of a bar; nil if no screen has returned one yet.
  func appearance(of bar: ScreenBar) -> AppliedAppearance? {
    appearance.map { appearance in
      switch bar {
      case .navigationBar:
        AppliedAppearance(
          bar: appearance.navigationBar, statusBarStyle: appearance.statusBarStyle)
      case .toolbar: AppliedAppearance(bar: appearance.toolbar)
      }
    }
  }

  /// Reads the preferences of a screen, with the default or current appearance if it returns nil.
  mutating func read(_ screen: any StyleNode, default: ScreenAppearance?) {
    let context = screen as? any ScreenAppearanceContext
    if let context {
      isNavigationBarHidden = context.prefersNavigationBarHidden
      isToolbarHidden = context.prefersToolbarHidden
    }
    appearance = context?.preferredAppearance ?? `default` ?? appearance
  }
}

// MARK: - ScreenAppearanceContext

/// A screen that determines the appearance of the bars around it.
///
/// ```swift
/// struct OfferScreen: ScreenAppearanceContext {
///   var isEditing = false
///   var prefersToolbarHidden: Bool { isEditing }
///   var preferredAppearance: ScreenAppearance? {
///     let appearance = ScreenAppearance(barColor: .orange)
///     return isEditing ? appearance.inverse() : appearance
///   }
/// }
/// ```
///
/// A ``ScreenStack`` reads these properties when the screen is about to show, on a
/// `StyleTree.refresh()` after something that they read has changed, and on
/// ``ScreenStack/setNeedsAppearanceUpdate(from:)``. They are read in the screen's own context, so
/// tokens and the environment have the values that nodes in it read. Changes of these, of the
/// screen's model and of `@Observable` objects are tracked, as they are for getters of style.
///
/// A screen that doesn't conform doesn't change the bars' visibility. From
/// AppearanceNavigationController's `NavigationControllerAppearanceContext`.
public protocol ScreenAppearanceContext: ScreenNode {
  /// Whether the navigation bar is hidden while the screen is on top.
  var prefersNavigationBarHidden: Bool { get }

  /// Whether the toolbar is hidden while the screen is on top.
  var prefersToolbarHidden: Bool { get }

  /// The appearance of both bars; nil for the stack's default appearance.
  ///
  /// A stack has no default appearance unless you set ``ScreenStack/defaultAppearance``. Without
  /// one, nil keeps the current appearance, as in AppearanceNavigationController: after a screen
  /// with blue bars is pushed and popped, the bars of a root screen that returns nil are still
  /// blue.
  var preferredAppearance: ScreenAppearance? { get }
}

extension ScreenAppearanceContext {
  /// The default: false.
  public var prefersNavigationBarHidden: Bool { false }

  /// The default: true.
  public var prefersToolbarHidden: Bool { true }

  /// The default: nil.
  ///
  /// The stack's default appearance applies or, without one, the current appearance.
  public var preferredAppearance: ScreenAppearance? { nil }
}
