/// The steps that write one block for nodes of one type, run without counting a reference.
final class StepSequence: @unchecked Sendable {
  /// What the steps write, in their order.
  let layout: Layout

  /// Owned here: retained in `init`, released in `deinit`, never changed in between.
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

  /// Runs the steps, which must be of this type of node; nil when every value equals the known.
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
        steps[index]._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: NodeStep<Node>.self).run(node, writer)
        }
      }
    }
    return writer.fresh
  }

  /// Writes a node's values over those of a block that an earlier run made and nobody else has.
  @inline(__always)
  func run<Node>(on node: Node, over block: Block) {
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
