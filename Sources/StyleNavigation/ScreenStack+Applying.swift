internal import ProtocolStyle

/// How screens are asked, and how bars receive what they answered.
extension ScreenStack {
  /// Asks the screen on top, or another one that is about to show.
  func ask(_ screen: AnyNodeHandle?) {
    guard let screen, tree.contains(screen) else { return }
    requests.remove(screen)
    let model = tree.node(of: screen)
    // Other screens have no say, unless there is a default to return to.
    guard model is any ScreenAppearanceContext || defaultAppearance != nil else { return }
    isBusy = true
    (wishes, evaluation) = tree.evaluate(at: screen) {
      var wishes = wishes
      wishes.read(model, default: defaultAppearance)
      return wishes
    }
    isBusy = false
  }

  /// Gives the bars that show what they do not have yet, and hides what doesn't show; reports mark an
  /// animated change.
  func applyAppearance(isAnimated: Bool) {
    if isAnimated {
      tree.animated { changeBars(isAnimated: true) }
    } else {
      changeBars(isAnimated: false)
    }
  }

  private func changeBars(isAnimated: Bool) {
    updateHidden()
    for index in bars.indices where !wishes.isHidden(bars[index].bar) {
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

  /// Applies anew what bars have received by another strategy; hidden ones when they show.
  func reapplyAppearance() {
    for index in bars.indices where bars[index].received != nil { bars[index].isOutdated = true }
    if phase != .dismissed { applyAppearance(isAnimated: false) }
  }

  /// How a bar is to look now: during an interactive pop, a blend where it shows before and after.
  private func look(of bar: ScreenBar) -> BarLook? {
    let look = wishes.look(of: bar)
    guard case .popping(let progress) = phase, let before = wishesBeforePop, !before.isHidden(bar)
    else { return look }
    return before.look(of: bar).interpolated(to: look, at: progress)
  }
}
