internal import ProtocolStyle

/// A bar of a stack and its last applied appearance.
struct BarState {
  let bar: ScreenBar
  let node: AnyNodeHandle

  /// The last applied appearance; nil if there is none or it was removed.
  var received: BarLook?

  /// Whether the strategy was replaced after it applied the appearance.
  var isOutdated = false
}
