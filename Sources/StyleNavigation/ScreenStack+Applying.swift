internal import ProtocolStyle

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
    for index in bars.indices where !preferences.isHidden(bars[index].bar) {
      let state = bars[index]
      guard tree.contains(state.node) else { continue }
      let look = look(of: state.bar)
      guard look != state.received || state.isOutdated else { continue }
      bars[index].received = look
      bars[index].isOutdated = false
      isBusy = true
      tree.clearOverrides(of: state.node)
      strategy.apply(
        BarChange(
          bar: state.bar, node: state.node, appearance: look?.appearance,
          statusBarStyle: look?.statusBarStyle, isAnimated: isAnimated),
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
  private func look(of bar: ScreenBar) -> BarLook? {
    let look = preferences.look(of: bar)
    guard case .popping(let progress) = phase, let before = preferencesBeforePop,
      !before.isHidden(bar)
    else { return look }
    return before.look(of: bar).interpolated(to: look, at: progress)
  }
}
