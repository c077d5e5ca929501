/// A visible node, like UIKit's `UIView`.
///
/// ```swift
/// struct Card: ViewNode, BackgroundColor, CornerRadius, ShadowOpacity {
///   var backgroundColor: Color { .secondarySystemBackground }
///   var cornerRadius: Double { 12 }
/// }
/// ```
public protocol ViewNode: StyleNode {}

extension ViewNode {
  /// The kind: `.view`.
  public static var nodeKind: NodeKind { .view }
}

extension NodeKind {
  /// The kind of a `ViewNode`.
  ///
  /// It uses the attributes of layers and views, and an accessibility label.
  public static let view = NodeKind(
    "view", of: (any ViewNode).self,
    // By identifiers: a list of attributes would have the runtime make the type of each.
    uses: AttributeList(
      ids: [
        Attribute.borderWidth.id, Attribute.borderColor.id, Attribute.cornerRadius.id,
        Attribute.shadowColor.id, Attribute.shadowOpacity.id, Attribute.shadowOffset.id,
        Attribute.shadowRadius.id, Attribute.masksToBounds.id, Attribute.shouldRasterize.id,
        Attribute.backgroundColor.id, Attribute.backgroundGradient.id, Attribute.tintColor.id,
        Attribute.alpha.id, Attribute.contentMode.id, Attribute.isOpaque.id, Attribute.padding.id,
        Attribute.spacing.id, Attribute.width.id, Attribute.height.id, Attribute.isHidden.id,
        Attribute.accessibilityLabel.id,
      ]))
}
