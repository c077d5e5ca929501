public import ProtocolStyle

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
