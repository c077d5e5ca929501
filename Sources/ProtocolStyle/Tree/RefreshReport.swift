/// What has changed in a tree from one refresh to the next: enough to mend what is shown of it.
///
/// ```swift
/// let report = tree.refresh()
/// print(report)
/// ```
///
/// Handles are of nodes as they are at the refresh; those in `detached` refer to nothing any more.
public struct RefreshReport: Sendable {
  /// The nodes that look otherwise than before.
  ///
  /// A node that was attached since the last refresh is here when it has changed since that.
  public let changes: NodeChanges

  /// The nodes that were attached since the last refresh, and still are; in no particular order.
  public let attached: [AnyNodeHandle]

  /// The nodes that were there at the last refresh, and are not any more.
  public let detached: [AnyNodeHandle]

  /// The nodes that were moved since the last refresh, not those in them.
  public let moved: [AnyNodeHandle]

  /// The nodes that were written to, or have other surroundings, and come out as before in their own
  /// control state; in another state they may not.
  package let unchanged: [AnyNodeHandle]

  /// How many nodes the refresh had to look at: to style anew, or to find that they are right.
  public let examinedCount: Int

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    changes.isEmpty && attached.isEmpty && detached.isEmpty && moved.isEmpty
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
