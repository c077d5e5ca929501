internal import CStyleRuntime
internal import Synchronization

/// The conformances in the loaded images, read from their conformance records.
///
/// They are a filter in front of `as?`, which decides: a failing lookup costs the runtime a search
/// of all records, and most lookups of a plan would fail. Styling gives the same results without
/// the filter. `StyleInspector` also uses the records, to find the protocols that a declaration
/// names.
///
/// Invariant: a protocol is ruled out only if no record connects it with the type, and records that
/// can't be interpreted rule nothing out. This is sound because each protocol that a type conforms
/// to has its own record for the type's declaration, even if the conformance is implied,
/// retroactive, local or conditional. Generic types are found by their declaration, and classes
/// with all of their superclasses. Records are read again if there are more images than before;
/// images with Swift code are never unloaded. If no record makes a type a node, the type comes from
/// a source without records, such as the interpreter, and nothing is ruled out.
///
/// Raw reads are sound for two reasons. Memory in images is only read through `ImageMemory`, which
/// refuses addresses outside the images. Metadata is only read from types that the program has
/// references to, and only if it's of a kind listed here, whose first words are part of the stable
/// ABI.
///
/// Reading all records costs about a millisecond, once; a lookup costs a pass over the flat list of
/// types.
package final class ConformanceRecords: Sendable {
  package static let shared = ConformanceRecords()

  /// The address of a type's or a protocol's descriptor, which is unique to its declaration.
  package typealias Descriptor = UInt

  /// The records of all images.
  package struct Contents {
    package var imageCount = 0
    package var recordCount = 0

    /// The number of records that can't be interpreted: their protocol or type has an unknown form,
    /// or was missing when the image was loaded.
    package var skippedCount = 0

    /// The types of the interpreted records, and their protocols in the same order.
    ///
    /// The lists are flat because few types are looked up before the first node is styled, and a
    /// pass over the types costs less than building a table.
    package private(set) var types: [Descriptor] = []
    package private(set) var protocols: [Descriptor] = []

    /// A byte of each type's address, in the same order.
    ///
    /// The C library finds a byte among 32 at a time. In a program with 20,000 conformances,
    /// comparing the addresses would be 40 % of a type's first styling.
    private var marks: [UInt8] = []

    /// The protocols of records with an unknown type, which are never ruled out.
    package var open: Set<Descriptor> = []

    /// Whether a record has an unknown protocol, so that nothing can be ruled out.
    package var isAnythingPossible = false

    package fileprivate(set) var memory = ImageMemory(segments: [])

    /// Returns the protocols in the records of a type's declaration.
    package func protocols(ofType type: Descriptor) -> [Descriptor] {
      var found: [Descriptor] = []
      var place = 0
      // Sound because the search stays within the marks.
      unsafe marks.withUnsafeBufferPointer { marks in
        while true {
          place = unsafe protocol_style_next_place(
            Self.mark(type), marks.baseAddress, place, marks.count)
          guard place < marks.count else { return }
          if types[place] == type { found.append(protocols[place]) }
          place += 1
        }
      }
      return found
    }

    fileprivate mutating func add(_ types: [Descriptor], _ protocols: [Descriptor]) {
      self.types += types
      self.protocols += protocols
      marks += types.map(Self.mark)
    }

    /// Returns a byte of an address that differs between neighbors.
    private static func mark(_ type: Descriptor) -> UInt8 {
      UInt8(truncatingIfNeeded: type >> 2 ^ type >> 10)
    }
  }

  private let contents = Mutex(Contents())

  /// Whether records can be read on this platform; if not, nothing is ruled out.
  package var areReadable: Bool { withContents { _ in true } ?? false }

  /// The version of the runtime's records where it's newer than those that can be read; nil if it
  /// isn't, or if this platform's records have none.
  package static var unknownVersion: Int? {
    let version = protocol_style_unknown_version()
    return version < 0 ? nil : version
  }

  /// Calls a closure with the current records; returns nil if they can't be read.
  package func withContents<Result: Sendable>(_ body: (borrowing Contents) -> Result?) -> Result? {
    contents.withLock { contents in
      let count = protocol_style_conformance_sections(nil, 0)
      if count != contents.imageCount, let fresh = Self.read() { contents = fresh }
      return count > 0 && contents.imageCount > 0 ? body(contents) : nil
    }
  }

  /// Reads the records of all images; returns nil if they can't be read.
  package static func read() -> Contents? {
    let count = protocol_style_conformance_sections(nil, 0)
    guard count > 0 else { return nil }
    var sections = unsafe Array(repeating: protocol_style_section(), count: count)
    let found = unsafe protocol_style_conformance_sections(&sections, count)
    guard found > 0 else { return nil }
    var contents = Contents()
    (contents.imageCount, contents.memory) = (min(found, count), .ofLoadedImages())
    for index in 0..<contents.imageCount { unsafe read(sections[index], into: &contents) }
    return contents
  }

  private static func read(_ section: protocol_style_section, into contents: inout Contents) {
    guard let start = unsafe section.start.map({ UInt(bitPattern: $0) }) else { return }
    let count = unsafe section.length / 4
    let memory = contents.memory
    var near: Range<UInt> = 0..<0
    var (types, protocols): ([Descriptor], [Descriptor]) = ([], [])
    types.reserveCapacity(count)
    protocols.reserveCapacity(count)
    for number in 0..<UInt(bitPattern: count) {
      // An entry of the section is a relative reference to a record of four 32-bit words: the
      // protocol, the type, the witnesses and flags. The runtime reads it as well.
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

  /// Returns the declaration of a record's type; nil if it's missing or has an unknown form.
  private static func type(
    of record: UInt, in memory: ImageMemory, near: inout Range<UInt>
  ) -> Descriptor? {
    guard let flags = memory.load(UInt32.self, at: record &+ 12, near: &near),
      let target = memory.target(of: record &+ 4, near: &near)
    else { return nil }
    // Bits 3 to 5 of the flags: the record refers to the type by its declaration (0), by a pointer
    // to it (1), or by the name of an Objective-C class.
    switch flags >> 3 & 7 {
    case 0: return target
    case 1: return memory.load(UInt.self, at: target, near: &near).flatMap { $0 == 0 ? nil : $0 }
    default: return nil
    }
  }

  /// Returns the type with an identity.
  static func type(of identity: ObjectIdentifier) -> Any.Type {
    // Sound because the identity of a type is the address of its metadata, as a metatype is.
    unsafe unsafeBitCast(identity, to: Any.Type.self)
  }

  /// Returns the declarations of a type and its superclasses; nil if the metadata's layout is
  /// unknown.
  package static func descriptors(ofType type: any Any.Type) -> [Descriptor]? {
    // Sound because the metadata of a type that the program has a reference to is never freed. That
    // of generic types is created at run time, outside images.
    var metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch unsafe metadata.load(as: UInt.self) {
    case 0x200, 0x201:
      // A struct or an enumeration, whose descriptor follows the kind.
      return unsafe unique(metadata.load(fromByteOffset: 8, as: UInt.self)).map { [$0] }
    case 0:
      // A Swift class, whose superclass follows the kind, and whose descriptor is the sixth word.
      var found: [Descriptor] = []
      while true {
        guard let own = unsafe unique(metadata.load(fromByteOffset: 40, as: UInt.self)) else {
          return nil
        }
        found.append(own)
        guard let superclass = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        else {
          return found
        }
        unsafe metadata = superclass
      }
    default:
      return nil
    }
  }

  /// Returns a descriptor if it's the only one of its declaration; imported C types can have
  /// several.
  private static func unique(_ address: UInt) -> Descriptor? {
    // Sound because metadata refers to a descriptor or is zero, and a descriptor begins with its
    // flags.
    guard let descriptor = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe descriptor.load(as: UInt32.self) & 0x40 == 0 ? nil : address
  }

  /// Returns the descriptor of an existential's single protocol; nil for anything else.
  package static func descriptor(ofProtocol existential: any Any.Type) -> Descriptor? {
    let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // Sound because a type that the program has a reference to has metadata. Kind 0x303 is an
    // existential. Bit 30 of its flags means that it requires a superclass; the number of protocols
    // and the protocols follow.
    guard unsafe metadata.load(as: UInt.self) == 0x303,
      unsafe metadata.load(fromByteOffset: 8, as: UInt32.self) & 0x4000_0000 == 0,
      unsafe metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return unsafe metadata.load(fromByteOffset: 16, as: UInt.self)
  }
}

/// The memory of loaded images; addresses outside aren't read.
///
/// Finding an address costs a binary search of the segments, or nothing in the segment of the last
/// read.
package struct ImageMemory: Sendable {
  /// The segments, sorted by address, which don't overlap.
  private let segments: [Range<UInt>]

  package init(segments: [Range<UInt>]) {
    self.segments = segments.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the images that are loaded now, or none if they aren't known.
  static func ofLoadedImages() -> ImageMemory {
    var segments = Array(
      repeating: protocol_style_segment(), count: protocol_style_segments(nil, 0))
    // An image may be loaded between the two calls; its records aren't read until the next time
    // either.
    let found = unsafe protocol_style_segments(&segments, segments.count)
    return ImageMemory(
      segments: segments.prefix(found).filter { $0.start < $0.end }.map { $0.start..<$0.end })
  }

  /// Returns the number of bytes from an address to the end of its segment; 0 outside images.
  package func byteCount(from address: UInt) -> Int {
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

  /// Returns the value at an address; nil unless all of it is inside an image.
  package func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt) -> Value? {
    var near: Range<UInt> = 0..<0
    return load(type, at: address, near: &near)
  }

  /// Returns the 32 bits at an address; nil unless all of them are inside an image.
  package func word(at address: UInt) -> UInt32? { load(UInt32.self, at: address) }

  /// Returns the value at an address, looking in the segment of the last read first.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - address: The address of the value.
  ///   - near: The segment of the last read, which is checked first; empty for none.
  /// - Returns: The value; nil unless all of it is inside an image.
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
    // Sound because the bounds were just checked. Unaligned, because the address can be any number
    // if a record was misinterpreted.
    return unsafe UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: type)
  }

  /// Returns the target of a 32-bit relative reference; nil if it's zero.
  package func target(of reference: UInt) -> UInt? {
    var near: Range<UInt> = 0..<0
    return target(of: reference, near: &near)
  }

  func target(of reference: UInt, near: inout Range<UInt>) -> UInt? {
    guard let distance = load(Int32.self, at: reference, near: &near), distance != 0 else {
      return nil
    }
    return reference &+ UInt(bitPattern: Int(distance))
  }

  /// Returns the target of a relative reference whose lowest bit indicates a pointer to the target.
  package func indirectableTarget(of reference: UInt) -> UInt? {
    var near: Range<UInt> = 0..<0
    return indirectableTarget(of: reference, near: &near)
  }

  func indirectableTarget(of reference: UInt, near: inout Range<UInt>) -> UInt? {
    guard let distance = load(Int32.self, at: reference, near: &near), distance != 0 else {
      return nil
    }
    let target = reference &+ UInt(bitPattern: Int(distance & ~1))
    let address = distance & 1 == 0 ? target : load(UInt.self, at: target, near: &near)
    return address == 0 ? nil : address
  }
}

// MARK: - Candidates

extension ConformanceRecords {
  /// The protocols that a type can conform to.
  package struct Candidates: Sendable {
    /// The protocols; nil if none is ruled out.
    ///
    /// A list, because comparing all of a type's few addresses costs less than hashing one.
    fileprivate let protocols: [Descriptor]?

    /// Returns whether the protocol of an existential such as `(any Font).self` isn't ruled out.
    package func mayInclude(_ existential: any Any.Type) -> Bool {
      guard let protocols, let proto = ConformanceRecords.descriptor(ofProtocol: existential) else {
        return true
      }
      return protocols.contains(proto)
    }
  }

  /// Returns the protocols that aren't ruled out for a type.
  package func candidates(for type: any Any.Type) -> Candidates {
    guard let declarations = Self.descriptors(ofType: type),
      let node = Self.descriptor(ofProtocol: (any StyleNode).self)
    else { return Candidates(protocols: nil) }
    let protocols = withContents { contents -> [Descriptor]? in
      guard !contents.isAnythingPossible else { return nil }
      var protocols = Array(contents.open)
      for declaration in declarations { protocols += contents.protocols(ofType: declaration) }
      return protocols.contains(node) ? protocols : nil
    }
    return Candidates(protocols: protocols)
  }
}
