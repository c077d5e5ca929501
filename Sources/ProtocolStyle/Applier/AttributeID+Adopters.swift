internal import CStyleRuntime

extension AttributeID {
  /// Nodes of all structs without stored properties that adopt the attribute's style protocol.
  ///
  /// One of each type of the process, as conformance records know them: generic types are left out.
  /// Costs a walk through all records. None where records can't be read.
  package var emptyAdopters: [any StyleNode] {
    guard let proto = definition.protocolType.flatMap(ConformanceRecords.descriptor(ofProtocol:))
    else { return [] }
    let adopters = ConformanceRecords.shared.withContents { contents in
      contents.types(ofProtocol: proto).sorted()
    }
    return (adopters ?? []).compactMap(Self.emptyNode)
  }

  private static func emptyNode(ofDescriptor address: UInt) -> (any StyleNode)? {
    // Descriptors of records lie in images, which are never unloaded, and so does metadata.
    guard let descriptor = UnsafeRawPointer(bitPattern: address),
      let metadata = protocol_style_struct_metadata(descriptor),
      let type = unsafeBitCast(metadata, to: Any.Type.self) as? any StyleNode.Type
    else { return nil }
    return emptyNode(of: type)
  }

  private static func emptyNode<Node: StyleNode>(of type: Node.Type) -> (any StyleNode)? {
    // A struct of no bytes has nothing to initialize.
    MemoryLayout<Node>.size == 0 ? unsafeBitCast((), to: type) : nil
  }
}
