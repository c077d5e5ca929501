internal import ProtocolStyle

/// Shows animated changes: values, and views that appear and disappear.
///
/// A frame is shown from the mirror alone, because nodes may be gone from the tree. Callbacks may
/// show other values of any node in between, so each step reads the running animations
/// again.
extension BindingCore {
  // MARK: Frames

  /// Shows the interpolated values and presences after an interval.
  func showFrame(after interval: Duration) {
    for handle in advanceRepetitions(by: interval) where running.values[handle] == nil {
      showRepetition(of: handle)
    }
    for handle in running.values.keys {
      guard let node = nodes[handle], var value = running.values[handle] else {
        running.values[handle] = nil
        continue
      }
      value.elapsed += interval
      running.values[handle] = value.isOver ? nil : value
      showKeepingPresence(value.current, value.state, in: node, handle)
      node.table?.removeStyles()
    }
    for handle in running.entering.keys {
      running.entering[handle]?.elapsed += interval
      guard let transition = running.entering[handle] else { continue }
      if transition.isOver { running.entering[handle] = nil }
      transition.show()
    }
    for position in running.leaving.indices { running.leaving[position].elapsed += interval }
    let leaving = running.leaving
    running.leaving.removeAll(where: \.isOver)
    for transition in leaving {
      transition.show()
      if transition.isOver {
        transition.transition.discard()
        removeView(transition.view)
      }
    }
  }

  /// Shows the final values, and removes views that would disappear.
  ///
  /// - Returns: One of the nodes; nil if no view of a node has changed.
  @discardableResult
  func showLastFrame(includingRepeating includesRepeating: Bool) -> AnyNodeHandle? {
    var latest = running.values.keys.first ?? running.entering.keys.first
    for handle in running.values.keys {
      guard let value = running.values.removeValue(forKey: handle), let node = nodes[handle]
      else { continue }
      showKeepingPresence(value.end, value.state, in: node, handle)
      node.table?.removeStyles()
    }
    for handle in running.repetitions.keys
    where includesRepeating && running.repetitions[handle]?.needsFrames == true {
      running.repetitions[handle]?.finish()
      showRepetition(of: handle)
      latest = handle
    }
    finishEntering()
    for leaving in exchange(&running.leaving, with: []) {
      leaving.transition.discard()
      removeView(leaving.view)
    }
    return latest
  }

  /// Shows views that appear as present.
  func finishEntering() {
    for handle in running.entering.keys {
      guard let entering = running.entering.removeValue(forKey: handle) else { continue }
      entering.transition.restore(entering.view, entering.resting)
    }
  }

  // MARK: Beginnings

  /// Begins to show changes that are flagged as animated, with the insertions and removals of the
  /// pass.
  func animate(_ changes: [AnimatedChange]) {
    let shape = shapeAnimations.take()
    // The view of a node that appears has its new values from the beginning.
    for change in changes where shapeAnimations.isEntering(change.node) { show(change) }
    let others = changes.filter { !shapeAnimations.isEntering($0.node) }
    switch animation {
    case .toolkit(let run):
      let plain = others.filter { $0.motion == nil }
      if !plain.isEmpty || !shape.entering.isEmpty || !shape.leaving.isEmpty {
        self.run(run, plain, shape.entering, shape.leaving)
      }
      for change in others {
        if let motion = change.motion { move(change, motion) }
      }
    case .interpolated(let duration, let timing):
      for change in others where change.node.view != nil {
        if let motion = change.motion {
          move(change, motion)
        } else {
          running.values[change.handle] = RunningAnimation(
            end: change.model, state: change.state,
            movement: .whole(start: change.node.shown, duration: duration, timing: timing))
        }
      }
      for entering in shape.entering {
        let (duration, timing) = entering.transition.timing ?? (duration, timing)
        enter(entering.node, entering.transition, to: 1, duration, timing)
      }
      for leaving in shape.leaving {
        let (duration, timing) = leaving.transition.timing ?? (duration, timing)
        running.leaving.append(
          RunningTransition(
            view: leaving.view, transition: leaving.transition, resting: leaving.resting,
            start: leaving.presence, end: 0, duration: duration, timing: timing))
      }
    case nil:
      // A callback has removed it meanwhile.
      for change in others { show(change) }
      for leaving in shape.leaving { removeView(leaving.view) }
    }
  }

  /// Whether motions of nodes are shown: if the host advances animations, or the toolkit runs curves.
  var showsMotions: Bool {
    switch animation {
    case .interpolated: true
    case .toolkit: motionAnimation != nil
    case nil: false
    }
  }

  /// Begins to show a change by the motion of its node.
  ///
  /// It goes on from the values and velocities that are shown. Content and attributes without a
  /// curve change at once.
  func move(_ change: AnimatedChange, _ motion: MotionValues) {
    if case .toolkit = animation { return run(motion, change) }
    let moving = RunningAnimation(
      motion, from: change.node.shown, interrupting: running.values[change.handle],
      to: change.model, in: change.state)
    running.values[change.handle] = moving
    showKeepingPresence(
      moving?.current ?? change.model, change.state, in: change.node, change.handle)
  }

  /// Shows a change in an animation of the toolkit for each curve, after what changes at once.
  ///
  /// Each step shows the attributes of one more curve; those with a delay are last, because a toolkit
  /// may show them later.
  private func run(_ motion: MotionValues, _ change: AnimatedChange) {
    let start = change.node.shown
    let moving = change.model.difference(from: start).map(\.attribute)
      .filter { !$0.isContent && motion.curve(named: $0.name) != .immediate }
    var curves: [MotionCurve] = []
    for attribute in moving {
      let curve = motion.curve(named: attribute.name)
      if !curves.contains(curve) { curves.append(curve) }
    }
    curves.sort { $0.delay < $1.delay }
    var step = change.model
    for attribute in moving { step.move(attribute, from: start, at: 0) }
    running.values[change.handle] = nil
    showKeepingPresence(step, change.state, in: change.node, change.handle)
    for index in curves.indices {
      let former = step
      step = change.model
      for attribute in moving
      where !curves[...index].contains(motion.curve(named: attribute.name)) {
        step.move(attribute, from: start, at: 0)
      }
      motionAnimation?(curves[index]) { [weak self, step] in
        // If it runs late, another change may have been shown meanwhile.
        guard let self else { return }
        let shown = running.repetitions[change.handle]?.base ?? change.node.shown
        guard shown.hasSameStyle(as: former) else { return }
        showKeepingPresence(step, change.state, in: change.node, change.handle)
      }
    }
  }

  /// Shows a change at once.
  private func show(_ change: AnimatedChange) {
    running.values[change.handle] = nil
    showKeepingPresence(change.model, change.state, in: change.node, change.handle)
  }

  /// Begins to show the view of an inserted node, from the presence that it has.
  private func enter(
    _ node: BoundNode, _ transition: ViewTransition, to end: Double, _ duration: Duration,
    _ timing: @escaping (Double) -> Double
  ) {
    guard let handle = node.handle, let view = node.view else { return }
    let earlier = running.entering[handle]
    let start = end == 0 ? 0 : earlier?.presence ?? 0
    let resting = earlier?.resting ?? transition.read(view)
    running.entering[handle] = RunningTransition(
      view: view, transition: transition, resting: resting, start: start, end: end,
      duration: duration, timing: timing)
    transition.show(view, resting, start)
  }

  /// Runs changes in an animation of the toolkit, after which views of detached nodes are removed.
  private func run(
    _ run: (@escaping () -> Void, @escaping () -> Void) -> Void, _ changes: [AnimatedChange],
    _ entering: [(node: BoundNode, transition: ViewTransition)],
    _ leaving: [ShapeAnimations.Leaving]
  ) {
    // Views that appear are absent until the toolkit's animation, whatever callbacks show in them.
    for (node, transition) in entering { enter(node, transition, to: 0, .zero) { $0 } }
    // The completion doesn't retain the binding, which may end before the animation.
    var views = leaving.map(\.view)
    run(
      { [weak self] in
        guard let self else { return }
        for change in changes { show(change) }
        for (node, _) in entering {
          guard let handle = node.handle, let view = node.view,
            let entering = running.entering.removeValue(forKey: handle)
          else { continue }
          entering.transition.restore(view, entering.resting)
        }
        for view in leaving {
          view.transition.show(view.view, view.resting, 0)
          view.transition.discard()
        }
      },
      { [removeView] in
        for view in exchange(&views, with: []) { removeView(view) }
      })
  }

  // MARK: Transitions

  /// The transition for a view's class, the most specific and latest one.
  private func transition(for view: AnyObject) -> ViewTransition? {
    guard animation != nil, !transitions.isEmpty else { return nil }
    let viewClass: AnyClass = type(of: view)
    var chosen: ViewTransition?
    for transition in transitions where ViewTable.isClass(viewClass, kindOf: transition.viewClass) {
      if let other = chosen, !ViewTable.isClass(transition.viewClass, kindOf: other.viewClass) {
        continue
      }
      chosen = transition
    }
    return chosen
  }

  /// The transition of a view by the presence of its node's motion, which the entries for its
  /// opacity and transform show; nil if there are none.
  private func presence(of node: BoundNode) -> ViewTransition? {
    guard animation != nil, let table = node.table, let handle = node.handle else { return nil }
    guard let motion = node.shown.motion, let presence = motion.presence else { return nil }
    let curve = motion.presenceCurve
    let entries = table.entries.filter {
      $0.attribute == Attribute.alpha.id || $0.attribute == Attribute.transform.id
    }
    guard curve != .immediate, !entries.isEmpty else { return nil }
    presenceCount += 1
    // A place for the values of the view that no node has.
    let index = UInt32.max - presenceCount
    return ViewTransition(
      type(of: node.view ?? node), presence, curve, shownBy: entries, at: index
    ) { [node] in
      (node.shown, node.state)
    } onFailure: { [weak self] entry, error in
      self?.onProblem(.failedEntry(handle, entry.attribute, "\(entry.viewClass)", error))
    }
  }

  /// Notes that the view of an inserted node appears.
  func noteEntering(_ node: BoundNode, isAnimated: Bool) {
    guard let view = node.view else { return }
    if let parent = node.parent, shapeAnimations.isEntering(parent) {
      shapeAnimations.enter(node, nil)
    } else if isAnimated, let transition = presence(of: node) ?? transition(for: view) {
      shapeAnimations.enter(node, transition)
    }
  }

  /// Notes that the view of a detached node disappears.
  ///
  /// - Returns: Whether the view stays until its animation ends.
  func noteLeaving(_ node: BoundNode, _ view: AnyObject) -> Bool {
    guard let transition = presence(of: node) ?? transition(for: view) else { return false }
    let entering = node.handle.flatMap { running.entering[$0] }
    shapeAnimations.leave(
      ShapeAnimations.Leaving(
        view: view, transition: entering?.transition ?? transition,
        resting: entering?.resting ?? transition.read(view), presence: entering?.presence ?? 1))
    return true
  }
}
