internal import ProtocolStyle

/// What screens have asked of the bars: the last answer to each of the three questions.
struct BarWishes: Equatable {
  var isNavigationBarHidden = false
  var isToolbarHidden = true

  /// The last appearance that a screen answered with; nil while none has.
  var appearance: ScreenAppearance?

  func isHidden(_ bar: ScreenBar) -> Bool {
    switch bar {
    case .navigationBar: isNavigationBarHidden
    case .toolbar: isToolbarHidden
    }
  }

  /// How a bar is to look; nil while no screen has said.
  func look(of bar: ScreenBar) -> BarLook? {
    appearance.map { appearance in
      switch bar {
      case .navigationBar:
        BarLook(
          appearance: appearance.navigationBar, statusBarStyle: appearance.statusBarStyle)
      case .toolbar: BarLook(appearance: appearance.toolbar)
      }
    }
  }

  /// Reads what a screen prefers; where it has no appearance, the default one, or else the current.
  mutating func read(_ screen: any StyleNode, default: ScreenAppearance?) {
    let context = screen as? any ScreenAppearanceContext
    if let context {
      isNavigationBarHidden = context.prefersNavigationBarHidden
      isToolbarHidden = context.prefersToolbarHidden
    }
    appearance = context?.preferredAppearance ?? `default` ?? appearance
  }
}
