/// What an attribute is known by: its name, its value type and the module that declares it.
///
/// Comparing and hashing cost as much as for a pointer.
public struct AttributeID: Sendable {
  /// Interned for the life of the process, so it needs no counting of references.
  package unowned(unsafe) let definition: AttributeDefinition

  package init(definition: AttributeDefinition) { self.definition = definition }

  /// The type of the attribute's values: `Color.self`.
  public var valueType: any (Hashable & Sendable & Codable).Type { definition.valueType }

  /// Whether it is content, such as a title, rather than style.
  package var isContent: Bool { definition.isContent }

  /// Whether nodes of a type adopt the attribute's style protocol.
  package func isAdopted(by type: any StyleNode.Type) -> Bool { definition.makeStep(type) != nil }
}

extension AttributeID: Hashable {
  /// Two identifiers are equal when they are of the same declaration.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether they are of the same attribute.
  public static func == (left: AttributeID, right: AttributeID) -> Bool {
    left.definition === right.definition
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition.index)
  }
}

extension AttributeID: Comparable {
  /// Orders by name: the same order in every run.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether the first comes before the second.
  public static func < (left: AttributeID, right: AttributeID) -> Bool {
    (left.name, left.definition.index) < (right.name, right.definition.index)
  }
}

extension AttributeID: AnyAttribute {
  /// The identifier itself, which can stand in lists of attributes.
  public var id: AttributeID { self }
}
