import ProtocolStyle

/// A kind of this module's own.
nonisolated protocol GaugeNode: ViewNode {}

nonisolated extension GaugeNode {
  static var nodeKind: NodeKind { .gauge }
}

nonisolated extension NodeKind {
  static let gauge = NodeKind("gauge", of: (any GaugeNode).self, parent: .view)
}
