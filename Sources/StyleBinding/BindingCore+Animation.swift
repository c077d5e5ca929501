internal import ProtocolStyle

extension BindingCore {
  func advanceAnimations(by interval: Duration) -> Bool {
    for handle in animations.keys {
      guard let node = nodes[handle], var running = animations[handle] else {
        animations[handle] = nil
        continue
      }
      running.elapsed += interval
      animations[handle] = running.isOver ? nil : running
      show(running.current, in: node, handle)
      node.table?.removeStyles()
    }
    return !animations.isEmpty
  }

  /// Begins to show changes that are flagged as animated.
  func animate(_ changes: [(node: AnyNodeHandle, model: ViewModel)]) {
    switch animation {
    case .toolkit(let run):
      run {
        for change in changes {
          if let node = nodes[change.node] { show(change.model, in: node, change.node) }
        }
      }
    case .interpolated(let duration, let timing):
      for change in changes {
        guard let node = nodes[change.node], node.view != nil else { continue }
        animations[change.node] = RunningAnimation(
          start: node.shown, end: change.model, duration: duration, timing: timing)
      }
    case nil: break
    }
  }
}
