/// The nodes that look otherwise than before, in no particular order, each once.
///
/// As large as the nodes are many, and made without looking into them: what has changed of a node is
/// found when its element is asked for.
public struct NodeChanges: Sendable {
  /// A node with its styles; content is kept apart, for few have any that has changed.
  struct Entry: Sendable {
    let node: AnyNodeHandle
    let column: UInt16

    /// Shared between threads safely: blocks that more than one owner can reach are never changed.
    nonisolated(unsafe) let old: Block

    /// Nil until the refresh.
    nonisolated(unsafe) var new: Block?
  }

  /// The content that a node had and has, which are one block where it hasn't changed.
  struct Contents: Sendable {
    nonisolated(unsafe) var old: Block?
    nonisolated(unsafe) var new: Block?
  }

  let entries: [Entry]

  /// In the order of the entries, up to the last node with content.
  let contents: [Contents]

  /// By the numbers of columns.
  let nodeTypes: [any StyleNode.Type]
}

extension NodeChanges: RandomAccessCollection {
  /// The position of the first node: 0.
  public var startIndex: Int { 0 }

  /// The position behind the last node.
  public var endIndex: Int { entries.count }

  /// What has changed of the node at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> NodeChange {
    let entry = entries[position]
    let content = position < contents.count ? contents[position] : nil
    return NodeChange(
      node: entry.node, nodeType: nodeTypes[Int(entry.column)],
      previous: ViewModel(style: entry.old, content: content?.old),
      current: ViewModel(style: entry.new ?? entry.old, content: content?.new))
  }
}
