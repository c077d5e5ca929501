internal import ProtocolStyle

extension BindingCore {
  func advanceAnimations(by interval: Duration) -> Bool {
    for handle in running.values.keys {
      guard let node = nodes[handle], var value = running.values[handle] else {
        running.values[handle] = nil
        continue
      }
      value.elapsed += interval
      running.values[handle] = value.isOver ? nil : value
      showKeepingPresence(value.current, in: node, handle)
      node.table?.removeStyles()
    }
    if !running.isEmpty { advanceTransitions(by: interval) }
    return !running.isEmpty
  }

  func finishAnimations() {
    for handle in running.values.keys {
      guard let value = running.values.removeValue(forKey: handle), let node = nodes[handle]
      else { continue }
      showKeepingPresence(value.end, in: node, handle)
      node.table?.removeStyles()
    }
    finishEntering()
    for leaving in exchange(&running.leaving, with: []) { removeView(leaving.view) }
  }

  /// Begins to show changes that are flagged as animated, with the insertions and removals of the
  /// refresh.
  func animate(_ changes: [(node: AnyNodeHandle, model: ViewModel)]) {
    let shape = shapeAnimations.take()
    // The view of a node that appears has its new values from the beginning.
    var others: [(node: AnyNodeHandle, model: ViewModel)] = []
    for change in changes {
      guard let node = nodes[change.node] else { continue }
      if shapeAnimations.isEntering(node) {
        running.values[change.node] = nil
        showKeepingPresence(change.model, in: node, change.node)
      } else {
        others.append(change)
      }
    }
    switch animation {
    case .toolkit(let run): self.run(run, others, shape.entering, shape.leaving)
    case .interpolated(let duration, let timing):
      for change in others {
        guard let node = nodes[change.node], node.view != nil else { continue }
        running.values[change.node] = RunningAnimation(
          start: node.shown, end: change.model, duration: duration, timing: timing)
      }
      interpolate(shape.entering, shape.leaving, duration, timing)
    case nil:
      // It was removed meanwhile.
      for leaving in shape.leaving { removeView(leaving.view) }
    }
  }

  /// Begins to interpolate the presences of views.
  private func interpolate(
    _ entering: [(node: BoundNode, transition: ViewTransition)],
    _ leaving: [ShapeAnimations.Leaving], _ duration: Duration,
    _ timing: @escaping (Double) -> Double
  ) {
    for (node, transition) in entering {
      guard let handle = node.handle, let view = node.view else { continue }
      let earlier = running.entering[handle]
      let new = RunningTransition(
        view: view, transition: transition, resting: earlier?.resting ?? transition.read(view),
        start: earlier?.presence ?? 0, end: 1, duration: duration, timing: timing)
      running.entering[handle] = new
      transition.show(view, new.resting, new.start)
    }
    for leaving in leaving {
      running.leaving.append(
        RunningTransition(
          view: leaving.view, transition: leaving.transition, resting: leaving.resting,
          start: leaving.presence, end: 0, duration: duration, timing: timing))
    }
  }

  /// Runs changes in an animation of the toolkit, after which views of detached nodes are removed.
  private func run(
    _ run: (@escaping () -> Void, @escaping () -> Void) -> Void,
    _ changes: [(node: AnyNodeHandle, model: ViewModel)],
    _ entering: [(node: BoundNode, transition: ViewTransition)],
    _ leaving: [ShapeAnimations.Leaving]
  ) {
    var appearing: [(view: AnyObject, transition: ViewTransition, resting: Any)] = []
    for (node, transition) in entering {
      guard let handle = node.handle, let view = node.view else { continue }
      let earlier = running.entering.removeValue(forKey: handle)
      appearing.append((view, transition, earlier?.resting ?? transition.read(view)))
    }
    for (view, transition, resting) in appearing { transition.show(view, resting, 0) }
    // The completion doesn't retain the binding, which may end before the animation.
    var views = leaving.map(\.view)
    run(
      { [weak self] in
        guard let self else { return }
        for change in changes {
          guard let node = nodes[change.node] else { continue }
          running.values[change.node] = nil
          showKeepingPresence(change.model, in: node, change.node)
        }
        for (view, transition, resting) in appearing { transition.restore(view, resting) }
        for view in leaving { view.transition.show(view.view, view.resting, 0) }
      },
      { [removeView] in
        for view in exchange(&views, with: []) { removeView(view) }
      })
  }
}
