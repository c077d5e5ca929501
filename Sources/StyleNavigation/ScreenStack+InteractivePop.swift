internal import ProtocolStyle

/// A pop by a gesture, which may be cancelled, as by swiping from the edge of the screen.
extension ScreenStack {
  /// Begins to pop the screen on top by a gesture: the screen below is asked.
  ///
  /// The bars are hidden or shown as that wants. A bar that showed before passes to its appearance
  /// with the progress; one that did not receives it at once.
  ///
  /// - Throws: `ScreenStackError` when there is no screen below, when a screen was detached through
  ///   the tree, when anything is under way, and when the stack was dismissed.
  public func beginInteractivePop() throws(ScreenStackError) {
    let next = try phase(after: .beginPop)
    try requireScreenBelow()
    wishesBeforePop = wishes
    phase = next
    ask(screens[screens.count - 2])
    applyAppearance(isAnimated: false)
  }

  /// Blends the bars' appearances, of the screen on top and the one below.
  ///
  /// Colors go through OKLab; the rest changes at 0.5. What is applied is not animated.
  ///
  /// - Parameter progress: How far the gesture has come, clamped to 0…1; infinite or NaN counts as
  ///   0.
  /// - Throws: `ScreenStackError` when no interactive pop is under way.
  public func updateInteractivePop(progress: Double) throws(ScreenStackError) {
    phase = try phase(after: .updatePop(progress))
    applyAppearance(isAnimated: false)
  }

  /// Pops the screen: the bars receive the whole appearance of the one below.
  ///
  /// - Parameter animated: Whether the rest of the way is an animation, which lasts until
  ///   `finishAnimation()`; false by default.
  /// - Throws: `ScreenStackError` when no interactive pop is under way.
  public func finishInteractivePop(animated: Bool = false) throws(ScreenStackError) {
    phase = try phase(after: .finishPop(isAnimated: animated))
    wishesBeforePop = nil
    topBefore = top
    leaving = [screens.removeLast()]
    applyAppearance(isAnimated: animated)
    settle()
  }

  /// Keeps the screen: the bars are as they were before, hidden or shown, and in appearance.
  ///
  /// The screen shows again and so is asked again, in case it has changed its mind meanwhile.
  ///
  /// - Parameter animated: Whether the way back is an animation, which lasts until
  ///   `finishAnimation()`; false by default.
  /// - Throws: `ScreenStackError` when no interactive pop is under way.
  public func cancelInteractivePop(animated: Bool = false) throws(ScreenStackError) {
    phase = try phase(after: .cancelPop(isAnimated: animated))
    if let before = wishesBeforePop { wishes = before }
    wishesBeforePop = nil
    topBefore = screens.dropLast().last
    ask(top)
    applyAppearance(isAnimated: animated)
    settle()
  }
}
