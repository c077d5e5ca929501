/// A function that reads an attribute from the nodes of one type.
///
/// It's created once per type, when its first node is styled, from the type's metatype, opened as
/// one that adopts the attribute's style protocol.
public struct AttributeReader<Value: Hashable & Sendable & Codable> {
  let makeStep: AttributeStep.Maker

  /// Creates a reader.
  ///
  /// A style protocol that doesn't refine `SendableMetatype` doesn't compile here: a conformance to
  /// it could be isolated, and its getter would run on the wrong thread.
  ///
  /// - Parameters:
  ///   - type: The type of the nodes.
  ///   - read: A closure that writes the value of a node into the slot and returns the slot's
  ///     result.
  public init<Node: SendableMetatype>(
    _ type: Node.Type,
    _ read: @escaping @Sendable (borrowing Node, borrowing AttributeSlot<Value>) -> AttributeWrite
  ) {
    makeStep = { offset, index in ReadingStep(offset: offset, index: index, read: read) }
  }
}
