internal import ProtocolStyle

/// The last appearance and visibility of the bars that screens returned.
struct BarPreferences: Equatable {
  var isNavigationBarHidden = false
  var isToolbarHidden = true

  /// The last appearance that a screen returned; nil if there is none yet.
  var appearance: ScreenAppearance?

  func isHidden(_ bar: ScreenBar) -> Bool {
    switch bar {
    case .navigationBar: isNavigationBarHidden
    case .toolbar: isToolbarHidden
    }
  }

  /// The appearance of a bar; nil if no screen has returned one yet.
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

  /// Reads the preferences of a screen, with the default or current appearance if it returns nil.
  mutating func read(_ screen: any StyleNode, default: ScreenAppearance?) {
    let context = screen as? any ScreenAppearanceContext
    if let context {
      isNavigationBarHidden = context.prefersNavigationBarHidden
      isToolbarHidden = context.prefersToolbarHidden
    }
    appearance = context?.preferredAppearance ?? `default` ?? appearance
  }
}
