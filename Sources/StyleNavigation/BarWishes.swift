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

  /// Asks a screen; an appearance that it does not give stays as it is.
  mutating func ask(_ screen: any ScreenAppearanceContext) {
    isNavigationBarHidden = screen.prefersNavigationBarHidden
    isToolbarHidden = screen.prefersToolbarHidden
    if let preferred = screen.preferredAppearance { appearance = preferred }
  }
}
