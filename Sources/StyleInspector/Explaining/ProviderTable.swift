internal import CStyleSymbols
internal import ProtocolStyle
internal import Synchronization

/// The providers of the values of types, each found once.
///
/// A witness table has a function for each getter of a protocol. In a build without optimization, it
/// only calls the getter of the trait or of the type, so the call in its code names the
/// provider. Only a call whose target is the getter of the same property counts, so bytes that only
/// look like a call aren't taken for one. Optimization replaces the call by the body of the getter,
/// which may call the same getter of another type. So the target also has to belong to the type, or to
/// a protocol that it adopts. Otherwise, and where functions have no names, the provider may be any
/// trait that refines the style protocol.
///
/// Code is only read through `ImageMemory`. The first lookup reads the names of the executable's
/// functions.
final class ProviderTable: Sendable {
  static let shared = ProviderTable()

  /// The provider of a value, or the traits that may provide it.
  struct Answer: Sendable {
    fileprivate(set) var provider: ValueProvider?
    fileprivate(set) var candidates: [ValueProvider] = []
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let proto: ConformanceRecords.Descriptor
  }

  /// Whether the code of witnesses is read.
  private let readsCode: Bool

  private let known = Mutex<[Key: Answer]>([:])

  /// Makes an empty table.
  ///
  /// - Parameter readsCode: Whether the code of witnesses is read; by default, if this library was
  ///   built without optimization, because then the program was, too.
  init(readsCode: Bool = _isDebugAssertConfiguration()) { self.readsCode = readsCode }

  /// Returns the provider of the values that a type has for the style protocol of an existential
  /// such as `(any Font).self`.
  func answer(for type: any Any.Type, _ existential: any Any.Type) -> Answer {
    guard let proto = ConformanceRecords.descriptor(ofProtocol: existential) else {
      return Answer()
    }
    // Locked throughout, because reading the names of functions is not safe on several threads.
    return known.withLock { known in
      let key = Key(type: ObjectIdentifier(type), proto: proto)
      if let answer = known[key] { return answer }
      let answer = find(type, proto)
      known[key] = answer
      return answer
    }
  }

  private func find(
    _ type: any Any.Type, _ proto: ConformanceRecords.Descriptor
  ) -> Answer {
    guard let memory = ConformanceRecords.shared.withContents({ $0.memory }) else {
      return Answer()
    }
    if readsCode,
      let table = unsafe ConformanceRecords.witnessTable(of: type, for: proto)
    {
      // Sound because a witness table has a word for each requirement.
      let possible = Owners(of: type, and: proto, memory)
      let found = memory.gettersInWitnessTable(ofProtocol: proto).map { place in
        unsafe Self.provider(calledBy: UInt(bitPattern: table[place]), for: proto, memory)
          .flatMap { possible.include($0) ? $0 : nil }
      }
      // The several requirements of a protocol for content can have different providers.
      if let first = found.first, let first, found.allSatisfy({ $0 == first }) {
        return Answer(provider: first)
      }
    }
    return Answer(candidates: Self.candidates(for: type, proto, memory))
  }

  /// The traits of a type's declaration that refine a style protocol, each before those it refines.
  private static func candidates(
    for type: any Any.Type, _ proto: ConformanceRecords.Descriptor, _ memory: ImageMemory
  ) -> [ValueProvider] {
    guard let all = ConformanceRecords.shared.protocols(declaredBy: type)?.all else { return [] }
    /// Returns the protocols that a protocol refines, directly or indirectly.
    func refined(by start: UInt) -> Set<UInt> {
      var (found, rest) = (Set<UInt>(), [start])
      while let next = rest.popLast() {
        rest += (all[next]?.refined ?? []).filter { found.insert($0).inserted }
      }
      return found
    }
    return all.values
      .map { (trait: $0, refined: refined(by: $0.descriptor)) }
      .filter { $0.refined.contains(proto) && !$0.trait.name.isEmpty }
      .sorted { ($1.refined.count, $0.trait.name) < ($0.refined.count, $1.trait.name) }
      .map { trait, _ in
        ValueProvider(
          module: memory.module(ofProtocol: trait.descriptor), name: trait.name, property: nil,
          isDefault: false)
      }
  }

  /// The types and protocols whose getters a type can have: itself, its superclasses, and the protocols
  /// that these adopt.
  private struct Owners {
    private var types: Set<String> = []
    private var protocols: Set<String> = []

    init(of type: any Any.Type, and proto: ConformanceRecords.Descriptor, _ memory: ImageMemory) {
      func insert(_ proto: UInt) {
        protocols.insert("\(memory.module(ofProtocol: proto)).\(memory.name(ofProtocol: proto))")
      }
      insert(proto)
      var next: (any Any.Type)? = type
      while let type = next {
        types.insert(Self.unqualified("\(type)"))
        ConformanceRecords.shared.protocols(declaredBy: type)?.all.keys.forEach(insert)
        next = (type as? AnyClass).flatMap(_getSuperclass)
      }
    }

    func include(_ provider: ValueProvider) -> Bool {
      types.contains(Self.unqualified(provider.name))
        || protocols.contains("\(provider.module).\(provider.name)")
    }

    /// The name without generic arguments and the types that contain it.
    private static func unqualified(_ name: String) -> String {
      String(name.prefix { $0 != "<" }.split(separator: ".").last ?? "")
    }
  }

  // MARK: Code

  /// The owner of the getter that a witness calls; nil unless all such calls have the same target.
  private static func provider(
    calledBy witness: UInt, for proto: ConformanceRecords.Descriptor, _ memory: ImageMemory
  ) -> ValueProvider? {
    let function = unsafe protocol_style_function_at(witness)
    guard let property = unsafe Getter(function.name)?.property else { return nil }
    let owners = unsafe Set(
      targets(ofCallsIn: witness, function.size, memory)
        .compactMap { unsafe Getter(protocol_style_function_at($0).name) }
        .filter { $0.property == property && !$0.isWitness })
    guard owners.count == 1, let owner = owners.first else { return nil }
    return ValueProvider(
      module: owner.module, name: owner.owner, property: property,
      isDefault: owner.owner == memory.name(ofProtocol: proto)
        && owner.module == memory.module(ofProtocol: proto))
  }

  /// The possible targets of direct calls in the code of a function.
  private static func targets(
    ofCallsIn start: UInt, _ size: Int, _ memory: ImageMemory
  ) -> [UInt] {
    let end = start &+ UInt(size)
    #if arch(x86_64)
    // The opcode E8 is followed by the distance from the next instruction.
    return (start..<end).compactMap { address in
      guard memory.load(UInt8.self, at: address) == 0xE8,
        let distance = memory.load(Int32.self, at: address &+ 1)
      else { return nil }
      return address &+ 5 &+ UInt(bitPattern: Int(distance))
    }
    #elseif arch(arm64)
    // The upper six bits of BL are 100101, the lower ones the distance in words.
    return stride(from: start, to: end, by: 4).compactMap { address in
      guard let word = memory.word(at: address), word >> 26 == 0b100101 else { return nil }
      let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
      return address &+ UInt(bitPattern: distance)
    }
    #else
    return []
    #endif
  }

  /// A getter, by its demangled name.
  private struct Getter: Hashable {
    let module: String
    let owner: String
    let property: String

    /// Whether it's the function in a witness table, which calls the getter.
    let isWitness: Bool

    /// Demangles the name of a function; nil if it's no getter.
    init?(_ mangled: UnsafePointer<CChar>?) {
      guard let mangled = unsafe mangled else { return nil }
      let longest = 4_096
      let name = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: longest) { text in
        // Sound because the text gets a zero at its end if the function returns true.
        unsafe text.baseAddress.flatMap { start in
          unsafe protocol_style_demangle(mangled, start, longest) ? String(cString: start) : nil
        }
      }
      guard let name else { return nil }
      self.init(demangled: name)
    }

    /// Parses a name such as `(extension in Shop):Shop.Prominent.backgroundColor.getter : Shop.Ink`,
    /// in which a private name is `(Prominent in _3D0F)`; nil for local declarations.
    private init?(demangled name: String) {
      let witness = "protocol witness for "
      isWitness = name.hasPrefix(witness)
      var rest = isWitness ? name.dropFirst(witness.count) : name[...]
      if rest.hasPrefix("(extension in ") {
        rest = rest.drop { $0 != ":" }.dropFirst()
      }
      guard let end = rest.firstRange(of: ".getter : ")?.lowerBound else { return nil }
      var depth = 0
      let path = String(
        rest[..<end].filter { character in
          if character == "<" { depth += 1 }
          defer { if character == ">" { depth -= 1 } }
          return depth == 0
        })
      let names = path.split(separator: ".").map { name in
        name.first == "(" && name.last == ")" ? name.dropFirst().prefix { $0 != " " } : name
      }
      guard names.count > 2, !names.contains(where: { $0.contains(" ") }) else { return nil }
      (module, property) = (String(names[0]), String(names[names.count - 1]))
      owner = names[1..<(names.count - 1)].joined(separator: ".")
    }
  }
}
