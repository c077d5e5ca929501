/// How to read an attribute from the nodes of one type.
///
/// Made once per type, when its first node is styled, from the type's metatype opened as one that
/// adopts the attribute's style protocol.
public struct AttributeReader<Value: Hashable & Sendable & Codable> {
  let makeStep: AttributeStep.Maker

  /// Makes a reader.
  ///
  /// A style protocol that does not refine `SendableMetatype` is refused here: a conformance to it
  /// could be isolated, and its getter would run on whatever thread styles.
  ///
  /// - Parameters:
  ///   - type: The type of the nodes.
  ///   - read: Writes the value of a node into the slot and returns what that returned.
  public init<Node: SendableMetatype>(
    _ type: Node.Type,
    _ read: @escaping @Sendable (borrowing Node, borrowing AttributeSlot<Value>) -> AttributeWrite
  ) {
    makeStep = { offset, index in ReadingStep(offset: offset, index: index, read: read) }
  }
}
