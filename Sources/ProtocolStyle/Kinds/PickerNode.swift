/// Wheels for choosing values, like UIKit's `UIPickerView`.
public protocol PickerNode: ViewNode {}

extension PickerNode {
  /// The kind: `.picker`.
  public static var nodeKind: NodeKind { .picker }
}

extension NodeKind {
  /// The kind of a `PickerNode`.
  ///
  /// It uses the attributes of a view and a list of items.
  public static let picker = NodeKind(
    "picker", of: (any PickerNode).self, parent: .view, uses: [.items])
}
