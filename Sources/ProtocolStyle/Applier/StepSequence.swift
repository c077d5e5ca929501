/// The steps that write one block for nodes of one type, which run without retain and release.
///
/// Sendable because the steps are immutable and never replaced.
final class StepSequence: @unchecked Sendable {
  /// The attributes that the steps write, in their order.
  let layout: Layout

  /// Owned: retained in `init`, released in `deinit`, never changed in between.
  private let steps: UnsafeMutableBufferPointer<Unmanaged<AttributeStep>>

  init(_ makers: [AttributeID: AttributeStep.Maker]) {
    layout = Layout.written(makers.keys)
    let steps = layout.entries.enumerated().compactMap { index, entry in
      makers[entry.attribute]?(entry.offset, index)
    }
    self.steps = .allocate(capacity: steps.count)
    _ = self.steps.initialize(from: steps.map(Unmanaged.passRetained))
  }

  deinit {
    for step in steps { step.release() }
    steps.deallocate()
  }

  var isEmpty: Bool { steps.isEmpty }

  /// Runs the steps, which must be for this type of node; returns nil if every value equals the
  /// known one.
  @inline(__always)
  func run<Node>(
    on node: Node, kind: NodeKind, comparingWith known: Unmanaged<Block>?
  ) -> Block? {
    var writer =
      if let known {
        BlockWriter(comparingWith: known, layout: layout)
      } else {
        BlockWriter(layout: layout, kind: kind)
      }
    withUnsafeMutablePointer(to: &writer) { writer in
      for index in 0..<steps.count {
        // Sound because `steps` owns each step until `deinit`, and the plan creates them for its
        // type.
        steps[index]._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: NodeStep<Node>.self).run(node, writer)
        }
      }
    }
    return writer.fresh
  }

  /// Writes a node's values over those of a uniquely referenced block from an earlier run.
  @inline(__always)
  func run<Node>(on node: Node, over block: Block) {
    // Sound for the same reasons as above.
    var writer = BlockWriter(over: block, layout: layout)
    withUnsafeMutablePointer(to: &writer) { writer in
      for index in 0..<steps.count {
        steps[index]._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: NodeStep<Node>.self).run(node, writer)
        }
      }
    }
  }
}
