internal import CStyleRuntime
internal import ProtocolStyle

/// The protocols that declarations name, and those that these refine, read from the conformance
/// records and from the descriptors of protocols in the loaded images.
extension ConformanceRecords {
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

  /// Returns whether a type conforms to a protocol in a record, including conditions.
  static func conforms(_ type: any Any.Type, to proto: Descriptor) -> Bool {
    unsafe witnessTable(of: type, for: proto) != nil
  }

  /// Returns the witness table of a type's conformance to a protocol; nil if it doesn't conform.
  static func witnessTable(
    of type: any Any.Type, for proto: Descriptor
  ) -> UnsafePointer<UnsafeRawPointer?>? {
    // Sound because the descriptor is from a record or an existential, which the runtime accepts.
    guard let descriptor = unsafe UnsafeRawPointer(bitPattern: proto) else { return nil }
    return unsafe protocol_style_witness_table(
      unsafeBitCast(type, to: UnsafeRawPointer.self), descriptor)
  }
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

  /// Returns the module that declares a protocol; empty if its descriptor can't be interpreted.
  func module(ofProtocol proto: UInt) -> String {
    // The contexts around a declaration are found through its second word; a module has kind 0, and
    // its name in the same place as a protocol.
    var context = proto
    for _ in 0..<16 {
      guard let outer = indirectableTarget(of: context &+ 4), let flags = word(at: outer) else {
        return ""
      }
      if flags & 0x1F == 0 { return target(of: outer &+ 8).flatMap(text) ?? "" }
      context = outer
    }
    return ""
  }

  /// Returns the places of a protocol's getters in its witness tables; none if its descriptor can't
  /// be interpreted.
  func gettersInWitnessTable(ofProtocol proto: UInt) -> [Int] {
    // After the requirements on Self, each requirement has two words: the flags, whose low four bits
    // are 3 for a getter, and its default. The first word of a table is the conformance's descriptor.
    guard isProtocol(proto), let first = word(at: proto &+ 12), let count = word(at: proto &+ 16),
      count < 4_096, byteCount(from: proto) >= 24 + 12 * Int(first) + 8 * Int(count)
    else { return [] }
    return (0..<Int(count)).filter { index in
      let flags = word(at: proto &+ 24 &+ 12 * UInt(first) &+ 8 * UInt(index)) ?? 0
      // Bit 4 means that it's an instance member.
      return flags & 0x1F == 0x13
    }.map { $0 + 1 }
  }

  /// Returns the text up to a zero byte; nil if there is none within the segment or 4,096 bytes.
  private func text(at address: UInt) -> String? {
    let longest = 4_096
    let count = min(byteCount(from: address), longest)
    guard count > 0, let start = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    // Sound because the range was just limited to the segment.
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return unsafe bytes.firstIndex(of: 0).map {
      unsafe String(decoding: bytes[..<$0], as: UTF8.self)
    }
  }
}
