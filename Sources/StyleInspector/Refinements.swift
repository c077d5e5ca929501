internal import CStyleRuntime
package import ProtocolStyle

/// The protocols that traits in declarations refine, and the types that adopt a protocol.
extension ConformanceRecords {
  /// The protocols that a type conforms to only because traits in its declaration refine them.
  struct Refinements: Sendable {
    /// The names of the traits that refine a protocol, directly or indirectly.
    fileprivate let traits: [Descriptor: Set<String>]

    /// Returns the names of the traits that refine the protocol of an existential such as `(any
    /// Font).self`.
    func traits(refining existential: any Any.Type) -> [String] {
      let proto = ConformanceRecords.descriptor(ofProtocol: existential)
      return proto.flatMap { traits[$0] }?.sorted() ?? []
    }
  }

  /// Returns the protocols that traits in a type's own declaration refine, without those it names
  /// itself.
  ///
  /// The result is nil if records can't be read or the layout of the type's metadata is unknown.
  func refinements(declaredBy type: any Any.Type) -> Refinements? {
    guard let (named, all) = protocols(declaredBy: type) else { return nil }
    var traits: [Descriptor: Set<String>] = [:]
    for trait in named {
      guard let name = all[trait]?.name else { continue }
      var rest = all[trait]?.refined ?? []
      while let proto = rest.popLast() {
        let isNew = traits[proto, default: []].insert(name).inserted
        if isNew { rest += all[proto]?.refined ?? [] }
      }
    }
    return Refinements(traits: traits.filter { !named.contains($0.key) })
  }

  /// Returns whether the protocol of an existential is another one or refines it, directly or
  /// indirectly.
  func refines(_ existential: any Any.Type, _ other: any Any.Type) -> Bool {
    guard let proto = Self.descriptor(ofProtocol: existential),
      let other = Self.descriptor(ofProtocol: other), let memory = withContents({ $0.memory })
    else { return false }
    var (known, rest) = (Set([proto]), [proto])
    while let proto = rest.popLast() {
      if proto == other { return true }
      rest += memory.protocols(refinedBy: proto).filter { known.insert($0).inserted }
    }
    return false
  }
}

extension ConformanceRecords.Contents {
  /// Returns the declarations of the types in a protocol's records.
  func types(
    ofProtocol proto: ConformanceRecords.Descriptor
  ) -> Set<ConformanceRecords.Descriptor> {
    Set(zip(types, protocols).lazy.filter { $1 == proto }.map { $0.0 })
  }

  /// Returns whether a record of any type has a protocol.
  func contains(protocol proto: ConformanceRecords.Descriptor) -> Bool { protocols.contains(proto) }
}

// MARK: - Adopters

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
    guard let descriptor = unsafe UnsafeRawPointer(bitPattern: address),
      let metadata = unsafe protocol_style_struct_metadata(descriptor),
      let type = unsafe unsafeBitCast(metadata, to: Any.Type.self) as? any StyleNode.Type
    else { return nil }
    return emptyNode(of: type)
  }

  private static func emptyNode<Node: StyleNode>(of type: Node.Type) -> (any StyleNode)? {
    // Sound because a struct of size 0 has nothing to initialize.
    unsafe MemoryLayout<Node>.size == 0 ? unsafeBitCast((), to: type) : nil
  }
}
