internal import ProtocolStyle

/// The interpolated animations of a binding.
struct RunningAnimations {
  /// The changes of values.
  var values: [AnyNodeHandle: RunningAnimation] = [:]

  /// The views that appear.
  var entering: [AnyNodeHandle: RunningTransition] = [:]

  /// The views that disappear, whose nodes were detached.
  var leaving: [RunningTransition] = []

  /// The repeating motions, also those that are over.
  var repetitions: [AnyNodeHandle: Repetition] = [:]

  /// The nodes and numbers of repeating motions that the toolkit has yet to begin.
  var beginning: [(node: AnyNodeHandle, number: Int)] = []

  /// The number of repeating motions so far.
  var repetitionCount = 0

  /// Whether nothing changes that is shown once.
  var isEmpty: Bool { values.isEmpty && entering.isEmpty && leaving.isEmpty }

  /// Whether a repeating motion needs frames of the binding.
  var isRepeating: Bool { repetitions.values.contains(where: \.needsFrames) }

  /// Ends the animations of a node whose view is released.
  mutating func end(_ node: AnyNodeHandle) {
    if !values.isEmpty { values[node] = nil }
    if !entering.isEmpty { entering[node] = nil }
  }
}

/// An animated change of a view.
struct RunningAnimation {
  let end: ViewModel

  /// The control state that is shown with each of the view models.
  let state: ControlState
  let movement: Movement
  var elapsed = Duration.zero

  /// The way from one view model to another.
  enum Movement {
    /// All values together, by the timing of the binding.
    case whole(start: ViewModel, duration: Duration, timing: (Double) -> Double)

    /// Each attribute on its own track, by the motion of the node.
    case tracks([MotionTrack])
  }

  var isOver: Bool {
    switch movement {
    case .whole(_, let duration, _): elapsed >= duration
    case .tracks(let tracks): tracks.allSatisfy { $0.isOver(at: elapsed.inSeconds) }
    }
  }

  /// The view model to show now.
  var current: ViewModel {
    if isOver { return end }
    switch movement {
    case .whole(let start, let duration, let timing):
      return start.interpolated(to: end, at: timing(elapsed / duration))
    case .tracks(let tracks): return Self.model(tracks, to: end, at: elapsed.inSeconds)
    }
  }
}

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

/// The animated insertions and removals of a pass, which begin when values have been shown.
struct ShapeAnimations {
  /// A view that disappears.
  struct Leaving {
    let view: AnyObject
    let transition: ViewTransition

    /// The value and the presence that the view has now.
    let resting: Any
    let presence: Double
  }

  /// The nodes whose views appear.
  private(set) var entering: [(node: BoundNode, transition: ViewTransition)] = []
  private(set) var leaving: [Leaving] = []

  /// The number of the present pass, from 1.
  private var pass = 0

  var isEmpty: Bool { entering.isEmpty && leaving.isEmpty }

  mutating func beginPass() {
    pass += 1
  }

  /// Whether the view of a node appears in this pass, by itself or inside another one.
  func isEntering(_ node: BoundNode) -> Bool {
    node.entering == pass && pass > 0
  }

  /// Adds a node whose view appears; nil for one inside another one that does.
  mutating func enter(_ node: BoundNode, _ transition: ViewTransition?) {
    node.entering = pass
    if let transition { entering.append((node, transition)) }
  }

  mutating func leave(_ view: Leaving) {
    leaving.append(view)
  }

  /// Removes and returns the insertions and removals.
  mutating func take() -> (
    entering: [(node: BoundNode, transition: ViewTransition)], leaving: [Leaving]
  ) {
    defer { (entering, leaving) = ([], []) }
    return (entering, leaving)
  }
}

/// An animated change of a node's values.
struct AnimatedChange {
  let node: BoundNode
  let handle: AnyNodeHandle
  let model: ViewModel
  let state: ControlState

  /// The motion that replaces the binding's animation; nil for a node without one.
  var motion: MotionValues?
}
