internal import ProtocolStyle

/// Views that appear and disappear in animations.
extension BindingCore {
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

  /// Notes that the view of an inserted node appears.
  func noteEntering(_ node: BoundNode, isAnimated: Bool) {
    guard let view = node.view else { return }
    if let parent = node.parent, shapeAnimations.isEntering(parent) {
      shapeAnimations.enter(node, nil)
    } else if isAnimated, let transition = transition(for: view) {
      shapeAnimations.enter(node, transition)
    }
  }

  /// Notes that the view of a detached node disappears.
  ///
  /// - Returns: Whether the view stays until its animation ends.
  func noteLeaving(_ node: BoundNode, _ view: AnyObject) -> Bool {
    guard let transition = transition(for: view) else { return false }
    let entering = node.handle.flatMap { running.entering[$0] }
    shapeAnimations.leave(
      ShapeAnimations.Leaving(
        view: view, transition: entering?.transition ?? transition,
        resting: entering?.resting ?? transition.read(view), presence: entering?.presence ?? 1))
    return true
  }

  /// Shows a view model, and then the transition of the view again, if it has one.
  func showKeepingPresence(_ model: ViewModel, in node: BoundNode, _ handle: AnyNodeHandle) {
    guard let entering = running.entering[handle] else { return show(model, in: node, handle) }
    entering.transition.restore(entering.view, entering.resting)
    show(model, in: node, handle)
    // The entries may have refreshed the binding.
    guard running.entering[handle]?.view === entering.view else { return }
    let resting = entering.transition.read(entering.view)
    running.entering[handle]?.resting = resting
    running.entering[handle]?.show()
  }

  /// Shows views that appear as present.
  func finishEntering() {
    let entering = running.entering
    running.entering = [:]
    for transition in entering.values {
      transition.transition.restore(transition.view, transition.resting)
    }
  }

  /// Shows the next state of views that appear and disappear.
  func advanceTransitions(by interval: Duration) {
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
      if transition.isOver { removeView(transition.view) }
    }
  }
}
