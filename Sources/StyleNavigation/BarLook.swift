internal import ProtocolStyle

/// All that a bar receives at a time: equal looks are not applied twice.
struct BarLook: Hashable, Interpolatable {
  var appearance: BarAppearance

  /// The style of the status bar on a navigation bar; nil for a toolbar.
  var statusBarStyle: StatusBarStyleValue?

  func interpolated(to other: BarLook, at fraction: Double) -> BarLook {
    BarLook(
      appearance: appearance.interpolated(to: other.appearance, at: fraction),
      statusBarStyle: fraction.isSecondHalf ? other.statusBarStyle : statusBarStyle)
  }
}
