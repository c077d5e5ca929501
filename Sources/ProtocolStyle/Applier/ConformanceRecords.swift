internal import CStyleRuntime
internal import Synchronization

/// What the loaded images say of which types conform to which protocols, read from their records.
///
/// It is a filter in front of `as?`, which is what decides: a look-up that fails costs the runtime
/// a walk through all records, and most of a plan's look-ups would fail. A protocol is ruled out
/// only when no record names it with the type; whatever is not understood rules nothing out.
///
/// Why that is sound: each protocol that a type conforms to has a record of its own for the type's
/// declaration, also one that follows from another, is retroactive, local or conditional. Generic
/// types are found by their declaration, and classes with all of their superclasses. Records are
/// read anew when there are more images than before; images of Swift code are never unloaded. A type
/// that no record makes a node was made by something that leaves no records, such as the
/// interpreter: nothing is ruled out for it.
///
/// Why the raw reads are: records lie in the sections that the runtime names, a relative reference
/// leads to where the compiler put what it refers to, and all of it lives as long as its image.
/// Metadata is read in so far as its kind is one of those named here.
final class ConformanceRecords: Sendable {
  static let shared = ConformanceRecords()

  /// The address of a type's or a protocol's descriptor, which is unique to its declaration.
  fileprivate typealias Descriptor = UInt

  private struct State {
    var imageCount = 0
    var protocols: [Descriptor: Set<Descriptor>] = [:]

    /// The protocols of records whose type is not understood: these are never ruled out.
    var open: Set<Descriptor> = []
  }

  private let state = Mutex(State())

  /// The protocols that a type may conform to.
  struct Candidates {
    /// Nil when nothing is ruled out.
    fileprivate let protocols: Set<UInt>?

    /// Whether the protocol of an existential such as `(any Font).self` is not ruled out.
    func mayInclude(_ existential: any Any.Type) -> Bool {
      guard let protocols, let proto = ConformanceRecords.descriptor(ofProtocol: existential) else {
        return true
      }
      return protocols.contains(proto)
    }
  }

  /// The protocols that are not ruled out for a type.
  func candidates(for type: any Any.Type) -> Candidates {
    guard let declarations = Self.descriptors(ofType: type) else {
      return Candidates(protocols: nil)
    }
    return state.withLock { state in
      guard Self.refresh(&state) else { return Candidates(protocols: nil) }
      let known = declarations.compactMap { state.protocols[$0] }
      let protocols = known.reduce(state.open) { $0.union($1) }
      guard let node = Self.descriptor(ofProtocol: (any StyleNode).self), protocols.contains(node)
      else { return Candidates(protocols: nil) }
      return Candidates(protocols: protocols)
    }
  }

  /// What the protocols refine that a class declares to conform to itself, in so far as it has these
  /// from there alone.
  struct Refinements {
    /// The names of the traits that refine a protocol, directly or not.
    fileprivate let traits: [UInt: Set<String>]

    /// The names of the traits that refine the protocol of an existential such as `(any Font).self`.
    func traits(refining existential: any Any.Type) -> [String] {
      let proto = ConformanceRecords.descriptor(ofProtocol: existential)
      return proto.flatMap { traits[$0] }?.sorted() ?? []
    }
  }

  /// What the protocols that a type's own declaration names refine, and it does not name itself.
  ///
  /// Nil where records cannot be read or the type's metadata is not understood.
  func refinements(declaredBy type: any Any.Type) -> Refinements? {
    guard let declaration = Self.descriptors(ofType: type)?.first,
      let named = state.withLock({ Self.refresh(&$0) ? $0.protocols[declaration] ?? [] : nil })
    else { return nil }
    var traits: [Descriptor: Set<String>] = [:]
    for trait in named where Self.conforms(type, to: trait) {
      var rest = Self.refined(by: trait)
      while let proto = rest.popLast() {
        let isNew = traits[proto, default: []].insert(Self.name(of: trait)).inserted
        if isNew { rest.append(contentsOf: Self.refined(by: proto)) }
      }
    }
    return Refinements(traits: traits.filter { !named.contains($0.key) })
  }

  /// Whether records can be read here; elsewhere nothing is ruled out.
  var areReadable: Bool { state.withLock { Self.refresh(&$0) } }

  /// Reads the records if images came; false where they cannot be read.
  private static func refresh(_ state: inout State) -> Bool {
    let count = protocol_style_conformance_sections(nil, 0)
    guard count > 0 else { return false }
    guard count != state.imageCount else { return true }
    var sections = Array(repeating: protocol_style_section(), count: count)
    let found = protocol_style_conformance_sections(&sections, count)
    guard found > 0 else { return false }
    state = State(imageCount: min(found, count))
    for section in sections.prefix(state.imageCount) { read(section, into: &state) }
    return true
  }

  private static func read(_ section: protocol_style_section, into state: inout State) {
    guard let start = section.start else { return }
    for offset in stride(from: 0, to: section.length & ~3, by: 4) {
      guard let record = target(of: start + offset), let proto = indirectableTarget(of: record)
      else { continue }
      // Bits 3 to 5 of the flags: the type is referred to by its declaration (0), by a pointer to
      // that (1), or by the name of an Objective-C class.
      let type: Descriptor? =
        switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
        case 0: target(of: record + 4).map { UInt(bitPattern: $0) }
        case 1: target(of: record + 4)?.load(as: UInt.self)
        default: nil
        }
      if let type, type != 0 {
        state.protocols[type, default: []].insert(proto)
      } else {
        state.open.insert(proto)
      }
    }
  }

  /// The protocols that a protocol refines itself.
  private static func refined(by proto: Descriptor) -> [Descriptor] {
    guard let descriptor = UnsafeRawPointer(bitPattern: proto) else { return [] }
    // After the six words of four bytes that every protocol has come the requirements on it, of
    // three each: flags, whose low five bits are 0 for a conformance; the subject, the mangled name
    // "x" for the protocol's Self; the protocol, through a pointer when the lowest bit is set, or
    // one of Objective-C when the next is.
    let count = Int(descriptor.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).compactMap { index in
      let requirement = descriptor + 24 + 12 * index
      guard requirement.load(as: UInt32.self) & 0x1F == 0,
        let subject = target(of: requirement + 4),
        subject.load(as: UInt8.self) == UInt8(ascii: "x"),
        subject.load(fromByteOffset: 1, as: UInt8.self) == 0,
        (requirement + 8).load(as: Int32.self) & 2 == 0
      else { return nil }
      return indirectableTarget(of: requirement + 8)
    }
  }

  /// The name of a protocol, without those of what it lies in.
  private static func name(of proto: Descriptor) -> String {
    guard let descriptor = UnsafeRawPointer(bitPattern: proto),
      let name = target(of: descriptor + 8)
    else { return "" }
    return String(cString: name.assumingMemoryBound(to: CChar.self))
  }

  /// Whether a type conforms to a protocol, conditions considered.
  private static func conforms(_ type: any Any.Type, to proto: Descriptor) -> Bool {
    guard let descriptor = UnsafeRawPointer(bitPattern: proto) else { return false }
    return protocol_style_conforms(unsafeBitCast(type, to: UnsafeRawPointer.self), descriptor)
  }

  /// What a relative reference of four bytes leads to; nil for none.
  private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = reference.load(as: Int32.self)
    return distance == 0 ? nil : reference + Int(distance)
  }

  /// The same where the lowest bit says that the reference leads to a pointer.
  private static func indirectableTarget(of reference: UnsafeRawPointer) -> UInt? {
    let distance = reference.load(as: Int32.self)
    let target = reference + Int(distance & ~1)
    let address = distance & 1 == 0 ? UInt(bitPattern: target) : target.load(as: UInt.self)
    return distance == 0 || address == 0 ? nil : address
  }

  /// The declaration of a type and of its superclasses; nil when its metadata is not understood.
  private static func descriptors(ofType type: any Any.Type) -> [Descriptor]? {
    var metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: UInt.self) {
    case 0x200, 0x201:
      // A struct or an enumeration: the descriptor follows the kind.
      return unique(metadata.load(fromByteOffset: 8, as: UInt.self)).map { [$0] }
    case 0:
      // A class of Swift's: its superclass follows the kind, the descriptor is the sixth word.
      var found: [Descriptor] = []
      while true {
        guard let own = unique(metadata.load(fromByteOffset: 40, as: UInt.self)) else { return nil }
        found.append(own)
        guard let superclass = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self) else {
          return found
        }
        metadata = superclass
      }
    default:
      return nil
    }
  }

  /// A descriptor when it is its declaration's only one: imported C types may have several.
  private static func unique(_ address: UInt) -> Descriptor? {
    guard let descriptor = UnsafeRawPointer(bitPattern: address) else { return nil }
    return descriptor.load(as: UInt32.self) & 0x40 == 0 ? nil : address
  }

  /// The descriptor of an existential's one protocol; nil for anything else.
  fileprivate static func descriptor(ofProtocol existential: any Any.Type) -> Descriptor? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // Kind 0x303 is an existential. Bit 30 of its flags says that it requires a superclass; then
    // come the number of protocols and the protocols.
    guard metadata.load(as: UInt.self) == 0x303,
      metadata.load(fromByteOffset: 8, as: UInt32.self) & 0x4000_0000 == 0,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UInt.self)
  }
}
