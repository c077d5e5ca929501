internal import ProtocolStyle

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
