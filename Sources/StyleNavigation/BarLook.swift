internal import ProtocolStyle

/// The complete appearance of a bar at one time, compared so that equal ones aren't applied twice.
struct BarLook: Hashable, Interpolatable {
  var appearance: BarAppearance

  /// The style of the status bar over a navigation bar; nil for a toolbar.
  var statusBarStyle: StatusBarStyleValue?

  func interpolated(to other: BarLook, at fraction: Double) -> BarLook {
    BarLook(
      appearance: appearance.interpolated(to: other.appearance, at: fraction),
      statusBarStyle: fraction.isSecondHalf ? other.statusBarStyle : statusBarStyle)
  }
}

/// A bar of a stack and its last applied appearance.
struct BarState {
  let bar: ScreenBar
  let node: AnyNodeHandle

  /// The last applied appearance; nil if there is none or it was removed.
  var received: BarLook?

  /// Whether the strategy was replaced after it applied the appearance.
  var isOutdated = false
}
