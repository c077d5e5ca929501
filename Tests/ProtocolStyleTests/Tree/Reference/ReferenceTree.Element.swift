import ProtocolStyle

extension ReferenceTree {
  /// An attached node with all of its settings.
  final class Element {
    var node: any ReferenceNode
    unowned(unsafe) var parent: Element?
    var children: [Element] = []
    let handle: AnyNodeHandle
    var state: ControlState?
    var overrides: [(writes: [ReferenceWrite], cleared: Set<AttributeID>)] = []
    var scope: ReferenceScope?

    /// The resets that were held when it was attached.
    let resets: [ReferenceReset]

    /// The patterns that the node matches, one bit each, because casts are slow.
    private let matched: UInt64

    init(_ node: any ReferenceNode, _ handle: AnyNodeHandle, resets: [ReferenceReset]) {
      self.node = node
      self.handle = handle
      self.resets = resets
      matched = ReferencePattern.all.indices.reduce(0) { bits, number in
        ReferencePattern.all[number].matches(node) ? bits | 1 << number : bits
      }
    }

    var kind: ReferenceKind { type(of: node).referenceKind }

    /// The ancestors from the root down, followed by the element.
    var path: [Element] { (parent?.path ?? []) + [self] }

    /// The element and its descendants, each before its children.
    var subtree: [Element] { [self] + children.flatMap(\.subtree) }

    /// Returns whether the node matches a pattern with a number.
    func matches(_ pattern: Int) -> Bool { matched & 1 << pattern != 0 }
  }
}
