/// An editable line of text, like UIKit's `UITextField`.
///
/// ```swift
/// struct EmailField: TextFieldNode, TextContent, PlaceholderContent, BorderStyle {
///   var text = ""
///   let placeholder = "name@example.com"
/// }
/// ```
public protocol TextFieldNode: ControlNode {}

extension TextFieldNode {
  /// The kind: `.textField`.
  public static var nodeKind: NodeKind { .textField }
}

extension NodeKind {
  /// The kind of a `TextFieldNode`.
  ///
  /// Uses the attributes of text, the border style, a text, a placeholder and whether it hides the
  /// text besides.
  public static let textField = NodeKind(
    "textField", of: (any TextFieldNode).self, parent: .control,
    uses: [
      .textColor, .font, .textAlignment, .adjustsFontSizeToFitWidth, .borderStyle,
      .placeholderColor, .letterSpacing, .textTransform, .text, .placeholder,
      .isSecureTextEntry,
    ])
}
