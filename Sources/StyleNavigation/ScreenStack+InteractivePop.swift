internal import ProtocolStyle

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
