/// A button with a title and images, like UIKit's `UIButton`.
///
/// ```swift
/// struct SaveButton: ButtonNode, TextContent, BackgroundColor, CornerRadius {
///   let text = "Save"
///   var backgroundColor: Color { .systemBlue }
/// }
///
/// StyleApplier().viewModel(for: SaveButton()).cornerRadius  // 8, the default of CornerRadius
/// ```
public protocol ButtonNode: ControlNode {}

extension ButtonNode {
  /// The kind: `.button`.
  public static var nodeKind: NodeKind { .button }
}

extension NodeKind {
  /// The kind of a `ButtonNode`.
  ///
  /// It uses the attributes of a control and text color, font, alignment, typography, insets, the
  /// values per control state, a text and an image.
  ///
  /// If they aren't written, the title color of the normal state is the text color, and the
  /// horizontal content alignment is the text alignment if that is left, center or right.
  public static let button = NodeKind(
    "button", of: (any ButtonNode).self, parent: .control,
    // By identifiers: a list of attributes would have the runtime make the type of each.
    uses: .typography
      + AttributeList(
        ids: [
          Attribute.contentEdgeInsets.id, Attribute.titleEdgeInsets.id,
          Attribute.titleColorForState.id, Attribute.titleShadowColorForState.id,
          Attribute.imageForState.id, Attribute.backgroundImageForState.id, Attribute.font.id,
          Attribute.textAlignment.id, Attribute.text.id, Attribute.image.id,
        ]),
    derivations: [.titleColor, .contentAlignment])
}
