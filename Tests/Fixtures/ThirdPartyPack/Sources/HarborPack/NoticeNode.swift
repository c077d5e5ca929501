import ProtocolStyle

/// A notice above a screen's content: a custom kind of this pack.
public protocol NoticeNode: LabelNode {}

extension NoticeNode {
  /// The kind `notice`.
  public static var nodeKind: NodeKind { .notice }
}

extension NodeKind {
  /// A notice above a screen's content.
  public static let notice = NodeKind("notice", of: (any NoticeNode).self, parent: .label)
}
