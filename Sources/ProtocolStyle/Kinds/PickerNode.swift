/// Wheels to choose values from.
///
/// UIKit's `UIPickerView`.
public protocol PickerNode: ViewNode {}

extension PickerNode {
  /// The kind: `.picker`.
  public static var nodeKind: NodeKind { .picker }
}

extension NodeKind {
  /// The kind of a `PickerNode`.
  ///
  /// Uses its items besides.
  public static let picker = NodeKind(
    "picker", of: (any PickerNode).self, parent: .view, uses: [.items])
}
