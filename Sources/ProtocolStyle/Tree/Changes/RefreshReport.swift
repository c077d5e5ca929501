/// What has changed in a tree since the last report to the same consumer: enough to update a copy.
///
/// ```swift
/// let report = tree.refresh()
/// print(report)
/// ```
///
/// Handles are of nodes as they are at the report; those of detached nodes refer to nothing anymore.
public struct RefreshReport: Sendable {
  /// The nodes whose view models have changed.
  ///
  /// A node that was attached since the last report is here when it has changed since that.
  public let changes: NodeChanges

  /// The steps that detach, attach and move nodes, to be made one after the other.
  ///
  /// Make them before you apply `changes`. The first report of a tree, and of a cursor, attaches all
  /// nodes in this form.
  public let shapeChanges: ShapeChanges

  /// The nodes that were attached since the last report, and still are: each after its parent.
  ///
  /// Made at each call.
  public var attached: [AnyNodeHandle] { shapeChanges.inserted(areMoved: false) }

  /// The nodes that were there at the last report, and are not anymore: each after everything that
  /// was in it.
  public var detached: [AnyNodeHandle] { shapeChanges.detached }

  /// The nodes that were there at the last report and were moved since, not those in them.
  ///
  /// Made at each call.
  public var moved: [AnyNodeHandle] { shapeChanges.inserted(areMoved: true) }

  /// The nodes that were written to, or have other surroundings, and come out as before in their own
  /// control state; in another state they may not.
  package let unchanged: [AnyNodeHandle]

  /// How many nodes the refresh had to look at: to style anew, or to find that they are right.
  public let examinedCount: Int

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    changes.isEmpty && shapeChanges.isEmpty
  }
}

extension RefreshReport: CustomStringConvertible {
  /// How many nodes changed, and each with its changes, a line for every attribute.
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
