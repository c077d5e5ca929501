internal import ProtocolStyle

/// The animated insertions and removals of a refresh, which begin when values have been shown.
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

  /// The number of the present refresh, from 1.
  private var refresh = 0

  var isEmpty: Bool { entering.isEmpty && leaving.isEmpty }

  mutating func beginRefresh() {
    refresh += 1
  }

  /// Whether the view of a node appears in this refresh, by itself or inside another one.
  func isEntering(_ node: BoundNode) -> Bool {
    node.entering == refresh && refresh > 0
  }

  /// Adds a node whose view appears; nil for one inside another one that does.
  mutating func enter(_ node: BoundNode, _ transition: ViewTransition?) {
    node.entering = refresh
    if let transition { entering.append((node, transition)) }
  }

  mutating func leave(_ view: Leaving) {
    leaving.append(view)
  }

  /// Removes and returns the insertions and removals.
  mutating func take() -> (entering: [(BoundNode, ViewTransition)], leaving: [Leaving]) {
    defer { (entering, leaving) = ([], []) }
    return (entering, leaving)
  }
}
