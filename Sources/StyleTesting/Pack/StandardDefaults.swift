internal import ProtocolStyle

/// A node that adopts every style protocol of the library and fills none, so it has the defaults that
/// traits replace.
struct StandardDefaults: BareNode, StandardStyle {}

/// A node whose kind uses every attribute and derives none.
protocol BareNode: StyleNode {}

extension BareNode {
  static var nodeKind: NodeKind { .bare }
}

extension NodeKind {
  fileprivate static let bare = NodeKind("bare", of: (any BareNode).self, uses: .standard)
}
