import ProtocolStyle

/// A custom kind.
nonisolated protocol GaugeNode: ViewNode {}

nonisolated extension GaugeNode {
  static var nodeKind: NodeKind { .gauge }
}

nonisolated extension NodeKind {
  static let gauge = NodeKind("gauge", of: (any GaugeNode).self, parent: .view)
}
