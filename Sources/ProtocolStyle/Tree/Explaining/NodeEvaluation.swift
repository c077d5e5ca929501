internal import Synchronization

/// The inputs of a closure evaluated at a node: the model, parts of the context, the control states
/// and `@Observable` objects.
///
/// `StyleTree.mayHaveChanged(_:)` compares them with the present ones, so that a closure runs again
/// only when something that it read has changed. Releasing the evaluation ends the tracking of
/// objects.
package final class NodeEvaluation {
  /// The node.
  package let node: AnyNodeHandle

  /// The context, which is replaced when the node is moved or gets other scopes.
  let shared: SharedContext

  let reads: ContextReads
  let revision: UInt32
  let controlState: ControlState

  /// The surroundings that the closure read.
  let surroundings: Surroundings

  /// The number of writes to the model.
  let modelWrites: UInt32

  private let tracking: TrackingEnd
  private let objects: ChangedFlag

  /// Whether an object has changed, on any thread.
  final class ChangedFlag: Sendable {
    private let flag = Atomic(false)

    var isRaised: Bool { flag.load(ordering: .acquiring) }

    func raise() { flag.store(true, ordering: .releasing) }
  }

  init(
    _ node: AnyNodeHandle, _ shared: SharedContext, _ reads: ContextReads, _ revision: UInt32,
    _ controlState: ControlState, _ surroundings: Surroundings, _ modelWrites: UInt32,
    _ tracking: TrackingEnd, _ objects: ChangedFlag
  ) {
    self.node = node
    self.shared = shared
    self.reads = reads
    self.revision = revision
    self.controlState = controlState
    self.surroundings = surroundings
    self.modelWrites = modelWrites
    self.tracking = tracking
    self.objects = objects
  }

  deinit { tracking.end() }

  /// Whether an object that was read has changed.
  var hasObjectChanged: Bool { objects.isRaised }
}
