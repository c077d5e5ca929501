/// The position of a consumer in a tree's record of changes.
///
/// ```swift
/// let page = ChangeCursor(of: tree)
/// let view = ChangeCursor(of: tree)
/// let report = tree.changes(since: page)
/// ```
///
/// Each consumer of a tree has its own cursor, so that all of them get every change at a time of
/// their choice. `StyleTree.refresh()` has one as well. The tree keeps a change until each
/// cursor is past it, or released.
public final class ChangeCursor {
  /// The serial number of the tree.
  let tree: UInt32

  /// The first change that the consumer hasn't seen; nil before the first report.
  var position: ChangePosition?

  /// Makes a cursor at the beginning: the first report has all nodes as attached.
  ///
  /// - Parameter tree: The tree.
  public init(of tree: StyleTree) {
    self.tree = tree.serial
    tree.tracker.add(self)
  }

  /// Makes a cursor at a position in the record of a tree with a serial number.
  init(tree: UInt32, position: ChangePosition) {
    (self.tree, self.position) = (tree, position)
  }
}
