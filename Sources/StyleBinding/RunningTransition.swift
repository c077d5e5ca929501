/// A view that appears or disappears.
struct RunningTransition {
  let view: AnyObject
  let transition: ViewTransition

  /// The value that the view has without the transition.
  var resting: Any

  /// The presences at the beginning and the end, from 0 to 1.
  let start: Double
  let end: Double

  let duration: Duration
  let timing: (Double) -> Double
  var elapsed = Duration.zero

  var isOver: Bool { elapsed >= duration }

  /// The presence to show now.
  var presence: Double {
    isOver ? end : start + (end - start) * timing(elapsed / duration)
  }

  /// Shows the present state in the view.
  func show() {
    if isOver, end == 1 {
      transition.restore(view, resting)
    } else {
      transition.show(view, resting, presence)
    }
  }
}
