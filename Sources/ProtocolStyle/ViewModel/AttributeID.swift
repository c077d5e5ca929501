/// The identity of an attribute: its name, its value type and the module that declares it.
///
/// Comparing and hashing cost as much as for a pointer.
public struct AttributeID: Sendable {
  /// Unretained: interned for the life of the process.
  package unowned(unsafe) let definition: AttributeDefinition

  package init(definition: AttributeDefinition) { self.definition = definition }

  /// The type of the attribute's values, such as `Color.self`.
  public var valueType: any (Hashable & Sendable & Codable).Type { definition.valueType }

  /// Whether the attribute is content, such as a title, instead of style.
  package var isContent: Bool { definition.isContent }

  /// Returns whether nodes of a type adopt the attribute's style protocol.
  package func isAdopted(by type: any StyleNode.Type) -> Bool { definition.makeStep(type) != nil }
}

extension AttributeID: Hashable {
  /// Returns whether two identifiers identify the same attribute.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether they identify the same attribute.
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
  /// Returns whether an identifier comes before another by name, so the order is the same in every
  /// run.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether `left` comes before `right`.
  public static func < (left: AttributeID, right: AttributeID) -> Bool {
    (left.name, left.definition.index) < (right.name, right.definition.index)
  }
}

extension AttributeID: AnyAttribute {
  /// The identifier itself, which can stand in lists of attributes.
  public var id: AttributeID { self }
}
