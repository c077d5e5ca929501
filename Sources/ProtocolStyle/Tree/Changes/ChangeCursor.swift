/// The position of a consumer in a tree's record of changes.
///
/// ```swift
/// let page = ChangeCursor(of: tree)
/// let view = ChangeCursor(of: tree)
/// let report = tree.changes(since: page)
/// ```
///
/// Each consumer that shows a tree has a cursor of its own, so that all of them get every change at a
/// time of their choice. `StyleTree.refresh()` has one as well. The tree keeps a change until each
/// cursor is past it, or released.
public final class ChangeCursor {
  /// The serial number of the tree.
  let tree: UInt32

  /// The number of the first segment that the consumer hasn't seen; nil before the first report.
  var position: Int?

  /// Makes a cursor at the beginning: the first report has all nodes as attached.
  ///
  /// - Parameter tree: The tree.
  public init(of tree: StyleTree) {
    self.tree = tree.serial
    tree.tracker.add(self)
  }
}
