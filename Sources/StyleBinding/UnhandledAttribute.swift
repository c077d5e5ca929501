public import ProtocolStyle

/// An attribute of nodes of a kind that no entry shows in their views.
public struct UnhandledAttribute: Hashable, Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The kind of the nodes.
  public let kind: NodeKind

  /// The name of the views' class.
  public let viewClass: String

  package init(attribute: AttributeID, kind: NodeKind, viewClass: String) {
    self.attribute = attribute
    self.kind = kind
    self.viewClass = viewClass
  }
}

extension UnhandledAttribute: Comparable {
  /// Compares two attributes by kind, attribute and view class.
  ///
  /// - Parameters:
  ///   - left: An attribute.
  ///   - right: Another attribute.
  /// - Returns: Whether the first comes before the second.
  public static func < (left: UnhandledAttribute, right: UnhandledAttribute) -> Bool {
    (left.kind.name, left.attribute, left.viewClass)
      < (right.kind.name, right.attribute, right.viewClass)
  }
}

extension UnhandledAttribute: CustomStringConvertible {
  /// The kind, the attribute and the class: `label.shadowColor in Label`.
  public var description: String { "\(kind).\(attribute) in \(viewClass)" }
}
