internal import CStyleRuntime
internal import Synchronization

/// What the loaded images say of which types conform to which protocols, read from their records.
///
/// It is a filter in front of `as?`, which is what decides: a look-up that fails costs the runtime
/// a walk through all records, and most of a plan's look-ups would fail. A protocol is ruled out
/// only when no record names it with the type; whatever is not understood rules nothing out. Beside
/// that it tells the inspector what a type's declaration names. Styling is right without it.
///
/// Why that is sound: each protocol that a type conforms to has a record of its own for the type's
/// declaration, also one that follows from another, is retroactive, local or conditional. Generic
/// types are found by their declaration, and classes with all of their superclasses. Records are
/// read anew when there are more images than before; images of Swift code are never unloaded. A type
/// that no record makes a node was made by something that leaves no records, such as the
/// interpreter: nothing is ruled out for it.
///
/// Why the raw reads are: all that lies in images is read through `ImageMemory`, which refuses what
/// is not inside one. Metadata is read from types that the program holds, and only in so far as its
/// kind is one of those named here, whose first words are part of the stable ABI.
package final class ConformanceRecords: Sendable {
  package static let shared = ConformanceRecords()

  /// The address of a type's or a protocol's descriptor, which is unique to its declaration.
  package typealias Descriptor = UInt

  /// What was read of all images.
  package struct Contents {
    package var imageCount = 0
    package var recordCount = 0

    /// How many of the records say nothing to us: their protocol or their type is in a form that is
    /// not known here, or was missing when the image was loaded.
    package var skippedCount = 0

    /// The types of the records that are understood, and their protocols in the same order.
    ///
    /// Flat, because few types are looked up before the first node is styled: to walk through the
    /// types costs less than a table of them.
    private var types: [Descriptor] = []
    private var protocols: [Descriptor] = []

    /// The protocols of records whose type is not understood: these are never ruled out.
    package var open: Set<Descriptor> = []

    /// Whether a record's protocol is not understood, so that nothing can be ruled out.
    package var isAnythingPossible = false

    fileprivate(set) var memory = ImageMemory(segments: [])

    /// The protocols that the records of a type's declaration name.
    func protocols(ofType type: Descriptor) -> Set<Descriptor> {
      var found: Set<Descriptor> = []
      for (index, other) in types.enumerated() where other == type {
        found.insert(protocols[index])
      }
      return found
    }

    /// The declarations of the types whose records name a protocol.
    func types(ofProtocol proto: Descriptor) -> Set<Descriptor> {
      var found: Set<Descriptor> = []
      for (index, other) in protocols.enumerated() where other == proto {
        found.insert(types[index])
      }
      return found
    }

    /// Whether a record of any type names a protocol.
    package func contains(protocol proto: Descriptor) -> Bool { protocols.contains(proto) }

    fileprivate mutating func add(_ types: [Descriptor], _ protocols: [Descriptor]) {
      self.types += types
      self.protocols += protocols
    }
  }

  private let contents = Mutex(Contents())

  /// Whether records can be read here; elsewhere nothing is ruled out.
  package var areReadable: Bool { withContents { _ in true } ?? false }

  /// Asks what the records say; nil where they cannot be read.
  package func withContents<Result: Sendable>(_ body: (borrowing Contents) -> Result?) -> Result? {
    contents.withLock { contents in
      let count = protocol_style_conformance_sections(nil, 0)
      if count != contents.imageCount, let fresh = Self.read() { contents = fresh }
      return count > 0 && contents.imageCount > 0 ? body(contents) : nil
    }
  }

  /// Reads the records of all images; nil where they cannot be read.
  package static func read() -> Contents? {
    let count = protocol_style_conformance_sections(nil, 0)
    guard count > 0 else { return nil }
    var sections = Array(repeating: protocol_style_section(), count: count)
    let found = protocol_style_conformance_sections(&sections, count)
    guard found > 0 else { return nil }
    var contents = Contents()
    (contents.imageCount, contents.memory) = (min(found, count), .ofLoadedImages())
    for section in sections.prefix(contents.imageCount) { read(section, into: &contents) }
    return contents
  }

  private static func read(_ section: protocol_style_section, into contents: inout Contents) {
    guard let start = section.start.map({ UInt(bitPattern: $0) }) else { return }
    let count = section.length / 4
    let memory = contents.memory
    var near: Range<UInt> = 0..<0
    var (types, protocols): ([Descriptor], [Descriptor]) = ([], [])
    types.reserveCapacity(count)
    protocols.reserveCapacity(count)
    for number in 0..<UInt(bitPattern: count) {
      // An entry of the section, which the runtime reads as well, is a reference to a record of
      // four words of four bytes: the protocol, the type, the witnesses and flags.
      guard let record = memory.target(of: start &+ number &* 4, near: &near),
        let proto = memory.indirectableTarget(of: record, near: &near),
        let flags = memory.load(UInt32.self, at: proto, near: &near), flags & 0x1F == 3
      else {
        contents.skippedCount += 1
        contents.isAnythingPossible = true
        continue
      }
      if let type = type(of: record, in: memory, near: &near) {
        types.append(type)
        protocols.append(proto)
      } else {
        contents.skippedCount += 1
        contents.open.insert(proto)
      }
    }
    contents.recordCount += count
    contents.add(types, protocols)
  }

  /// The declaration of a record's type; nil where it is missing or not understood.
  @inline(__always)
  private static func type(
    of record: UInt, in memory: ImageMemory, near: inout Range<UInt>
  ) -> Descriptor? {
    guard let flags = memory.load(UInt32.self, at: record &+ 12, near: &near),
      let target = memory.target(of: record &+ 4, near: &near)
    else { return nil }
    // Bits 3 to 5 of the flags: the type is referred to by its declaration (0), by a pointer to
    // that (1), or by the name of an Objective-C class.
    switch flags >> 3 & 7 {
    case 0: return target
    case 1: return memory.load(UInt.self, at: target, near: &near).flatMap { $0 == 0 ? nil : $0 }
    default: return nil
    }
  }

  /// The declaration of a type and of its superclasses; nil when its metadata is not understood.
  static func descriptors(ofType type: any Any.Type) -> [Descriptor]? {
    // The metadata of a type that the program holds is there for good, wherever it lies: that of
    // generic types is made at run time, outside of images.
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
    // Metadata names a descriptor or nothing, and its first word are flags.
    guard let descriptor = UnsafeRawPointer(bitPattern: address) else { return nil }
    return descriptor.load(as: UInt32.self) & 0x40 == 0 ? nil : address
  }

  /// The descriptor of an existential's one protocol; nil for anything else.
  package static func descriptor(ofProtocol existential: any Any.Type) -> Descriptor? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // Kind 0x303 is an existential. Bit 30 of its flags says that it requires a superclass; then
    // come the number of protocols and the protocols.
    guard metadata.load(as: UInt.self) == 0x303,
      metadata.load(fromByteOffset: 8, as: UInt32.self) & 0x4000_0000 == 0,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UInt.self)
  }

  /// Whether a type conforms to a protocol of a record, conditions considered.
  package static func conforms(_ type: any Any.Type, to proto: Descriptor) -> Bool {
    // The runtime takes the descriptors that it has put into the records itself.
    guard let descriptor = UnsafeRawPointer(bitPattern: proto) else { return false }
    return protocol_style_conforms(unsafeBitCast(type, to: UnsafeRawPointer.self), descriptor)
  }
}

/// The memory that loaded images take up: what lies elsewhere is not read.
struct ImageMemory: Sendable {
  /// By their addresses; they do not overlap.
  private let segments: [Range<UInt>]

  init(segments: [Range<UInt>]) {
    self.segments = segments.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// What is loaded now; nothing where that is not known.
  static func ofLoadedImages() -> ImageMemory {
    var segments = Array(
      repeating: protocol_style_segment(), count: protocol_style_segments(nil, 0))
    // An image may come in between; its records are not read either before the next time.
    let found = protocol_style_segments(&segments, segments.count)
    return ImageMemory(
      segments: segments.prefix(found).filter { $0.start < $0.end }.map { $0.start..<$0.end })
  }

  /// The bytes from an address to the end of its segment; 0 outside of images.
  func byteCount(from address: UInt) -> Int {
    segment(of: address).map { Int(clamping: $0.upperBound - address) } ?? 0
  }

  @inline(never)
  private func segment(of address: UInt) -> Range<UInt>? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].upperBound <= address { low = middle + 1 } else { high = middle }
    }
    return low < segments.count && segments[low].contains(address) ? segments[low] : nil
  }

  /// The value at an address; nil unless all of it lies inside an image.
  func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt) -> Value? {
    var near: Range<UInt> = 0..<0
    return load(type, at: address, near: &near)
  }

  /// The same, where most of what is read lies in one segment.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - address: Where it lies.
  ///   - near: The segment that was read last, which is looked at first; empty for none.
  /// - Returns: The value; nil unless all of it lies inside an image.
  @inline(__always)
  func load<Value: BitwiseCopyable>(
    _ type: Value.Type, at address: UInt, near: inout Range<UInt>
  ) -> Value? {
    if !near.contains(address) {
      guard let segment = segment(of: address) else { return nil }
      near = segment
    }
    guard near.upperBound &- address >= UInt(bitPattern: MemoryLayout<Value>.size) else {
      return nil
    }
    // Checked just now; unaligned, for an address may be any number if what led to it was not what
    // it was taken for.
    return UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: type)
  }

  /// What a relative reference of four bytes leads to; nil for none.
  func target(of reference: UInt) -> UInt? {
    var near: Range<UInt> = 0..<0
    return target(of: reference, near: &near)
  }

  @inline(__always)
  func target(of reference: UInt, near: inout Range<UInt>) -> UInt? {
    guard let distance = load(Int32.self, at: reference, near: &near), distance != 0 else {
      return nil
    }
    return reference &+ UInt(bitPattern: Int(distance))
  }

  /// The same where the lowest bit says that the reference leads to a pointer.
  func indirectableTarget(of reference: UInt) -> UInt? {
    var near: Range<UInt> = 0..<0
    return indirectableTarget(of: reference, near: &near)
  }

  @inline(__always)
  func indirectableTarget(of reference: UInt, near: inout Range<UInt>) -> UInt? {
    guard let distance = load(Int32.self, at: reference, near: &near), distance != 0 else {
      return nil
    }
    let target = reference &+ UInt(bitPattern: Int(distance & ~1))
    let address = distance & 1 == 0 ? target : load(UInt.self, at: target, near: &near)
    return address == 0 ? nil : address
  }

  /// Whether there is the descriptor of a protocol, whose kind is 3 in the low five bits.
  func isProtocol(_ descriptor: UInt) -> Bool {
    load(UInt32.self, at: descriptor).map { $0 & 0x1F == 3 } ?? false
  }

  /// The protocols that a protocol refines itself; none where its descriptor is not understood.
  func protocols(refinedBy proto: UInt) -> [UInt] {
    // After the six words of four bytes that every protocol has come the requirements on it, of
    // three each: flags, whose low five bits are 0 for a conformance; the subject, the mangled name
    // "x" for the protocol's Self; the protocol, through a pointer when the lowest bit is set, or
    // one of Objective-C when the next is.
    guard isProtocol(proto), let count = load(UInt32.self, at: proto &+ 12),
      byteCount(from: proto) >= 24 + 12 * Int(count)
    else { return [] }
    return (0..<UInt(count)).compactMap { index in
      let requirement = proto &+ 24 &+ 12 * index
      guard let flags = load(UInt32.self, at: requirement), flags & 0x1F == 0,
        let subject = target(of: requirement &+ 4), text(at: subject) == "x",
        let reference = load(Int32.self, at: requirement &+ 8), reference & 2 == 0,
        let refined = indirectableTarget(of: requirement &+ 8), isProtocol(refined)
      else { return nil }
      return refined
    }
  }

  /// The name of a protocol, without those of what it lies in; empty where it is not understood.
  func name(ofProtocol proto: UInt) -> String {
    guard isProtocol(proto), let name = target(of: proto &+ 8) else { return "" }
    return text(at: name) ?? ""
  }

  /// The text up to a zero; nil where none comes before the end of the segment or soon.
  private func text(at address: UInt) -> String? {
    let longest = 4_096
    let count = min(byteCount(from: address), longest)
    guard count > 0, let start = UnsafeRawPointer(bitPattern: address) else { return nil }
    // Within the segment, as was checked just now.
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    return bytes.firstIndex(of: 0).map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
}
