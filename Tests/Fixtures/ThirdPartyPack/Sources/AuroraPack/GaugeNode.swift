import ProtocolStyle

/// A dial that shows a quantity: a custom kind of this pack.
public protocol GaugeNode: ControlNode {}

extension GaugeNode {
  /// The kind `gauge`.
  public static var nodeKind: NodeKind { .gauge }
}

extension NodeKind {
  /// A dial, which has the colors of a progress bar.
  public static let gauge = NodeKind(
    "gauge", of: (any GaugeNode).self, parent: .control,
    uses: [.progressTintColor, .trackTintColor])
}
