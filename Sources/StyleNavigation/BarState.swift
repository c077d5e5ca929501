internal import ProtocolStyle

/// A bar of a stack, and what was last applied to it.
struct BarState {
  let bar: ScreenBar
  let node: AnyNodeHandle

  /// What the bar last received; nil for nothing, or when that was taken back.
  var received: BarLook?

  /// Whether it received that by a strategy which was replaced since.
  var isOutdated = false
}
