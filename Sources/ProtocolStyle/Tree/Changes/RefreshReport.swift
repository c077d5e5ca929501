/// The changes of a tree since the last report to the same consumer: enough to update a copy.
///
/// ```swift
/// let report = tree.refresh()
/// print(report)
/// ```
///
/// Handles refer to nodes as they are at the report; those of detached nodes no longer refer to a
/// node.
public struct RefreshReport: Sendable {
  /// The nodes whose view models have changed.
  ///
  /// A node that was attached since the last report is included if it has changed since it was
  /// attached.
  public let changes: NodeChanges

  /// The steps that detach, attach and move nodes, to be applied in order.
  ///
  /// Apply them before `changes`. The first report of a tree, and of a cursor, contains all nodes
  /// as attached.
  public let shapeChanges: ShapeChanges

  /// The nodes that were attached since the last report and still are, each after its parent.
  ///
  /// Computed at each access.
  public var attached: [AnyNodeHandle] { shapeChanges.inserted(areMoved: false) }

  /// The nodes that were attached at the last report and no longer are, each after all its
  /// descendants.
  public var detached: [AnyNodeHandle] { shapeChanges.detached }

  /// The nodes that were attached at the last report and were moved since, without their
  /// descendants.
  ///
  /// Computed at each access.
  public var moved: [AnyNodeHandle] { shapeChanges.inserted(areMoved: true) }

  /// The nodes that may have changed, but have the same view model in their own control state.
  ///
  /// They were written to, or their inherited context has changed. In other states, the view model
  /// may have changed.
  package let unchanged: [AnyNodeHandle]

  /// The number of nodes that the refresh examined, both restyled ones and those found up to date.
  public let examinedCount: Int

  /// Whether there are no changes.
  public var isEmpty: Bool {
    changes.isEmpty && shapeChanges.isEmpty
  }
}

extension RefreshReport: CustomStringConvertible {
  /// The number of changed nodes, and each node with its changes, one line per attribute.
  public var description: String {
    let others = [("attached", attached), ("detached", detached), ("moved", moved)]
      .filter { !$0.1.isEmpty }.map { ", \($0.1.count) \($0.0)" }.joined()
    var lines = ["\(changes.count) changed\(others), \(examinedCount) looked at"]
    for change in changes {
      lines.append("\(change.nodeType), \(change.node)")
      lines += change.attributes.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

/// A node whose view model has changed from one report of its tree to the next.
public struct NodeChange: Sendable {
  /// The node.
  public let node: AnyNodeHandle

  /// The type of the node.
  public let nodeType: any StyleNode.Type

  /// The complete view model at the last report, or at attachment if the node was attached since.
  public let previous: ViewModel

  /// The complete present view model: the one that `viewModel(of:)` returns.
  public let current: ViewModel

  /// Whether the change, or one of several, was made in `StyleTree.animated(_:)`.
  public let isAnimated: Bool

  /// The motion with which the change is shown, which is that of the present view model; nil if it
  /// has none.
  ///
  /// It applies to each change of the node, whether or not it was made in `StyleTree.animated(_:)`.
  public var motion: MotionValues? { current.motion }

  /// The attributes that differ, by name, with their values before and after.
  ///
  /// Computed at each access.
  public var attributes: [AttributeChange] { current.difference(from: previous) }
}

extension NodeChange: CustomStringConvertible {
  /// The node with its changes: `BuyButton, node 12: borderWidth: nil → 2`.
  public var description: String {
    "\(nodeType), \(node): " + attributes.map(\.description).joined(separator: ", ")
  }
}

/// The nodes whose view models have changed, in no particular order, each once.
///
/// A report stores 12 bytes per change, and each pair of styles once; an element is created when
/// it's read.
public struct NodeChanges: Sendable {
  /// The styles of some nodes of one type before and after, which differ.
  struct Pair: Sendable {
    /// Shared between threads safely: blocks that more than one owner can reach are never changed.
    @safe nonisolated(unsafe) let old: Block
    @safe nonisolated(unsafe) let new: Block

    let column: ColumnNumber
  }

  /// The former and the present content of a node: one block if it hasn't changed.
  struct Contents: Sendable {
    @safe nonisolated(unsafe) var old: Block?
    @safe nonisolated(unsafe) var new: Block?
  }

  /// The serial number of the tree.
  let tree: UInt32

  /// The changes, each with its pair.
  var entries: [ChangeEntry] = []
  var pairs: [Pair] = []

  /// The contents in the order of the entries, up to the last node with content.
  var contents: [Contents] = []

  /// The types of nodes, by the numbers of columns.
  var nodeTypes: [any StyleNode.Type] = []
}

extension NodeChanges {
  /// The changed nodes in order, without their styles.
  package var nodes: [AnyNodeHandle] { entries.map { $0.node(in: tree) } }

  /// Returns the node of a change, without the styles that an element has.
  ///
  /// - Parameter position: The position of the change.
  /// - Returns: The node.
  package func node(at position: Int) -> AnyNodeHandle { entries[position].node(in: tree) }

  /// Returns the present view model of a changed node, without the former one, which an element
  /// would retain as well.
  ///
  /// - Parameter position: The position of the change.
  /// - Returns: The view model.
  package func current(at position: Int) -> ViewModel {
    ViewModel(
      style: pairs[entries[position].pair].new,
      content: position < contents.count ? contents[position].new : nil)
  }

  /// Returns whether the content of a changed node is the same object as before.
  ///
  /// - Parameter position: The position of the change.
  /// - Returns: Whether it's the same; two objects may be equal.
  package func isContentSame(at position: Int) -> Bool {
    position >= contents.count
      || Block.areIdentical(contents[position].old, contents[position].new)
  }
}

extension NodeChanges: RandomAccessCollection {
  /// The position of the first change: 0.
  public var startIndex: Int { 0 }

  /// The position after the last change.
  public var endIndex: Int { entries.count }

  /// The change at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> NodeChange {
    let entry = entries[position]
    let pair = pairs[entry.pair]
    let content = position < contents.count ? contents[position] : nil
    return NodeChange(
      node: entry.node(in: tree), nodeType: nodeTypes[pair.column.index],
      previous: ViewModel(style: pair.old, content: content?.old),
      current: ViewModel(style: pair.new, content: content?.new), isAnimated: entry.isAnimated)
  }
}
