internal import ProtocolStyle

/// The interpolated animations of a binding.
struct RunningAnimations {
  /// The changes of values.
  var values: [AnyNodeHandle: RunningAnimation] = [:]

  /// The views that appear.
  var entering: [AnyNodeHandle: RunningTransition] = [:]

  /// The views that disappear, whose nodes were detached.
  var leaving: [RunningTransition] = []

  var isEmpty: Bool { values.isEmpty && entering.isEmpty && leaving.isEmpty }

  /// Ends the animations of a node whose view is released.
  mutating func end(_ node: AnyNodeHandle) {
    if !values.isEmpty { values[node] = nil }
    if !entering.isEmpty { entering[node] = nil }
  }
}
