public import ProtocolStyle

extension ScreenStack {
  /// Asks a screen again, which has changed its mind; the bars follow, animated.
  ///
  /// Changes of the theme, the environment and the screen's model are followed by `StyleTree.refresh()`,
  /// not animated; this is for everything else, and for changes that are to be animated.
  ///
  /// Only when it is on top and nothing is under way. Else nothing happens until it shows: then it
  /// is asked anyway, and when what is under way leaves it on top, it is asked at the end of that.
  ///
  /// - Parameter screen: The screen; nothing happens when it is not on the stack.
  public func setNeedsAppearanceUpdate(from screen: some NodeReference) {
    requireIdle("setNeedsAppearanceUpdate(from:)")
    guard screens.contains(screen.erased) else { return }
    switch phase {
    case .resting:
      guard screen.erased == top else { return }
      ask(top)
      applyAppearance(isAnimated: true)
    case .animating, .popping: requests.insert(screen.erased)
    case .dismissed: break
    }
  }

  /// Asks the screen on top again, as ``setNeedsAppearanceUpdate(from:)`` does.
  ///
  /// For what a screen reads outside of its model, tokens and the environment, which `StyleTree.refresh()`
  /// follows.
  public func updateAppearance() {
    if let top { setNeedsAppearanceUpdate(from: top) }
  }

  /// Reads what the top screen prefers again before a refresh, if it may prefer something else.
  func followIfNeeded() {
    if let evaluation, evaluation.node == top, !isBusy, !tree.mayHaveChanged(evaluation) { return }
    follow()
  }

  /// Reads what the top screen prefers again: now, or at the end of an animation.
  ///
  /// The bars aren't animated: what they follow, such as a theme, changes everywhere at once.
  func follow() {
    guard !isBusy, let top, tree.contains(top) else { return }
    switch phase {
    case .resting:
      ask(top)
      applyAppearance(isAnimated: false)
    case .animating, .popping: requests.insert(top)
    case .dismissed: break
    }
  }
}
