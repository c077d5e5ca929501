internal import CStyleRuntime

extension AttributeID {
  /// A node of each struct without stored properties that adopts the attribute's style protocol.
  ///
  /// Conformance records list the types, so generic types aren't included. The cost is a pass over
  /// all records. The array is empty if records can't be read.
  package var emptyAdopters: [any StyleNode] {
    guard let proto = definition.protocolType.flatMap(ConformanceRecords.descriptor(ofProtocol:))
    else { return [] }
    let adopters = ConformanceRecords.shared.withContents { contents in
      contents.types(ofProtocol: proto).sorted()
    }
    return (adopters ?? []).compactMap(Self.emptyNode)
  }

  private static func emptyNode(ofDescriptor address: UInt) -> (any StyleNode)? {
    // Sound because descriptors and metadata of nongeneric types are in images, which are never
    // unloaded.
    guard let descriptor = UnsafeRawPointer(bitPattern: address),
      let metadata = protocol_style_struct_metadata(descriptor),
      let type = unsafeBitCast(metadata, to: Any.Type.self) as? any StyleNode.Type
    else { return nil }
    return emptyNode(of: type)
  }

  private static func emptyNode<Node: StyleNode>(of type: Node.Type) -> (any StyleNode)? {
    // Sound because a struct of size 0 has nothing to initialize.
    MemoryLayout<Node>.size == 0 ? unsafeBitCast((), to: type) : nil
  }
}
