/// A button with a title and images.
///
/// UIKit's `UIButton`.
public protocol ButtonNode: ControlNode {}

extension ButtonNode {
  /// The kind: `.button`.
  public static var nodeKind: NodeKind { .button }
}

extension NodeKind {
  /// The kind of a `ButtonNode`.
  ///
  /// Uses text color, font, alignment, typography, insets, the values per state, a text and an
  /// image besides.
  ///
  /// Its text color is the title color of the normal state, and a text alignment of left,
  /// center or right its horizontal content alignment, where these are not written.
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
