internal import CStyleRuntime
package import ProtocolStyle

/// The protocols that declarations name, and those that these refine, read from the conformance
/// records and from the descriptors of protocols in the loaded images.
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

  /// A protocol that a type conforms to, and the protocols that it refines directly.
  struct DeclaredProtocol: Sendable {
    let descriptor: Descriptor
    let name: String
    let refined: [Descriptor]
  }

  /// Returns the protocols that a type's own declaration names, and all that these refine.
  ///
  /// The superclass of a class isn't included. The result is nil if records can't be read or the
  /// layout of the type's metadata is unknown.
  func protocols(
    declaredBy type: any Any.Type
  ) -> (named: Set<Descriptor>, all: [Descriptor: DeclaredProtocol])? {
    guard let declaration = Self.descriptors(ofType: type)?.first,
      let (known, memory) = withContents({ ($0.protocols(ofType: declaration), $0.memory) })
    else { return nil }
    let named = Set(known.filter { Self.conforms(type, to: $0) })
    var all: [Descriptor: DeclaredProtocol] = [:]
    var rest = Array(named)
    while let proto = rest.popLast() {
      guard all[proto] == nil else { continue }
      let refined = memory.protocols(refinedBy: proto)
      all[proto] = DeclaredProtocol(
        descriptor: proto, name: memory.name(ofProtocol: proto), refined: refined)
      rest += refined
    }
    return (named, all)
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

  /// Returns whether a type conforms to a protocol in a record, including conditions.
  static func conforms(_ type: any Any.Type, to proto: Descriptor) -> Bool {
    // Sound because the descriptor is from a record, and the runtime accepts descriptors from
    // records.
    guard let descriptor = UnsafeRawPointer(bitPattern: proto) else { return false }
    return protocol_style_conforms(unsafeBitCast(type, to: UnsafeRawPointer.self), descriptor)
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

// MARK: - Protocols in Memory

extension ImageMemory {
  /// Returns whether an address is that of a protocol's descriptor, which has kind 3 in its low
  /// five bits.
  func isProtocol(_ descriptor: UInt) -> Bool {
    word(at: descriptor).map { $0 & 0x1F == 3 } ?? false
  }

  /// Returns the protocols that a protocol refines directly; none if its descriptor can't be
  /// interpreted.
  func protocols(refinedBy proto: UInt) -> [UInt] {
    // A protocol's descriptor has six 32-bit words and then its requirements on Self, with three
    // words each: the flags, whose low five bits are 0 for a conformance; the subject, a mangled
    // name that is "x" for Self; and the protocol, through a pointer if the lowest bit is set, or
    // from Objective-C if the next bit is set.
    guard isProtocol(proto), let count = word(at: proto &+ 12),
      byteCount(from: proto) >= 24 + 12 * Int(count)
    else { return [] }
    return (0..<UInt(count)).compactMap { index in
      let requirement = proto &+ 24 &+ 12 * index
      guard let flags = word(at: requirement), flags & 0x1F == 0,
        let subject = target(of: requirement &+ 4), text(at: subject) == "x",
        let reference = word(at: requirement &+ 8), reference & 2 == 0,
        let refined = indirectableTarget(of: requirement &+ 8), isProtocol(refined)
      else { return nil }
      return refined
    }
  }

  /// Returns the unqualified name of a protocol; empty if its descriptor can't be interpreted.
  func name(ofProtocol proto: UInt) -> String {
    guard isProtocol(proto), let name = target(of: proto &+ 8) else { return "" }
    return text(at: name) ?? ""
  }

  /// Returns the text up to a zero byte; nil if there is none within the segment or 4,096 bytes.
  private func text(at address: UInt) -> String? {
    let longest = 4_096
    let count = min(byteCount(from: address), longest)
    guard count > 0, let start = UnsafeRawPointer(bitPattern: address) else { return nil }
    // Sound because the range was just limited to the segment.
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    return bytes.firstIndex(of: 0).map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
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
