/// The steps of a plan, to be run one after the other without counting a reference.
final class StepSequence: @unchecked Sendable {
  /// Owned here: retained in `init`, released in `deinit`, never changed in between.
  private let steps: UnsafeMutableBufferPointer<Unmanaged<AttributeStep>>

  init(_ steps: [AttributeStep]) {
    self.steps = .allocate(capacity: steps.count)
    _ = self.steps.initialize(from: steps.map(Unmanaged.passRetained))
  }

  deinit {
    for step in steps { step.release() }
    steps.deallocate()
  }

  /// Runs the steps, which must be of this type of node.
  @inline(__always)
  func run<Node>(on node: Node, _ writer: UnsafeMutablePointer<BlockWriter>) {
    for index in 0..<steps.count {
      steps[index]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: NodeStep<Node>.self).run(node, writer)
      }
    }
  }
}
