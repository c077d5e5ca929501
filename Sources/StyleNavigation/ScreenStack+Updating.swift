public import ProtocolStyle

extension ScreenStack {
  /// Asks a screen again, which has changed its mind; the bars follow, animated.
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
  /// For what screens do not notice themselves, such as a theme whose tokens their answers read.
  public func updateAppearance() {
    if let top { setNeedsAppearanceUpdate(from: top) }
  }
}
