internal import CStyleRuntime
internal import Synchronization

/// The trait whose getter provides a value, or the type of the node if it declares the property
/// itself.
///
/// Prints as `Shop.Prominent`, as `Shop.Prominent (Traits.swift:12)` if the line is known, and as
/// `default of ProtocolStyle.BackgroundColor` if no trait sets the value.
public struct ValueProvider: Hashable, Sendable {
  /// The module that declares the trait or the type.
  public let module: String

  /// The name, with the types that contain it: `Prominent`.
  public let name: String

  /// The property: `backgroundColor`; nil if it isn't known.
  public let property: String?

  /// Whether the value is the default of the style protocol, because no trait sets it.
  public let isDefault: Bool

  /// The place of the getter, as `Shop/Traits.swift:12`; nil unless ``GetterLocations`` has it.
  public internal(set) var location: String?
}

extension ValueProvider: CustomStringConvertible {
  /// The module, the name, and the place without its folders.
  public var description: String {
    "\(isDefault ? "default of " : "")\(module).\(name)\(SourcePlace.suffix(location))"
  }
}

/// Places in files, as explanations print them.
enum SourcePlace {
  /// Returns a place in parentheses, without the module or the folders: ` (Rules.swift:12)`.
  static func suffix(_ location: String?) -> String {
    location.map { " (\(shortened($0)))" } ?? ""
  }

  /// Returns a place without the module or the folders; a pointer into a file is kept whole.
  static func shortened(_ location: String) -> String {
    let bytes = location.utf8
    let file = bytes.prefix { $0 != UInt8(ascii: "#") }
    guard let slash = file.lastIndex(of: UInt8(ascii: "/")) else { return location }
    return String(location[bytes.index(after: slash)...])
  }
}

// MARK: - GetterLocations

/// The files and lines of getters, which `swift package check-styles` writes.
///
/// The runtime doesn't know where a getter is declared, but the compiler's symbol graphs do:
///
/// ```swift
/// let data = try Data(contentsOf: URL(filePath: ".build/plugins/CheckStyles/outputs/getters.json"))
/// let places = try JSONDecoder().decode(GetterLocations.self, from: data)
/// print(tree.explain(buy).locating(places))
/// ```
public struct GetterLocations: Sendable {
  private let places: [String: String]

  /// The place of a getter.
  ///
  /// - Parameter provider: The trait or the type.
  /// - Returns: The place, as `Shop/Traits.swift:12`; nil if there is none, or if there are several.
  public subscript(provider: ValueProvider) -> String? {
    provider.property.flatMap { places["\(provider.module).\(provider.name).\($0)"] }
  }
}

extension GetterLocations: Decodable {
  /// Decodes an object of places by the modules, names and properties of getters.
  ///
  /// ```json
  /// {"Shop.Prominent.backgroundColor": "Shop/Traits.swift:12"}
  /// ```
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if there is no object of texts.
  public init(from decoder: any Decoder) throws {
    places = try decoder.singleValueContainer().decode([String: String].self)
  }
}

// MARK: - ProviderTable

/// The providers of the values of types, each found once.
///
/// A witness table has a function for each getter of a protocol. In a build without optimization, it
/// only calls the getter of the trait or of the type, so the call in its code names the
/// provider. Only a call whose target is the getter of the same property counts, so bytes that only
/// look like a call aren't taken for one. Optimization replaces the call by the body of the getter,
/// whose own calls prove nothing. Then, and where functions have no names, the provider may be any
/// trait that refines the style protocol.
///
/// Code is only read through `ImageMemory`. The first lookup reads the names of the executable's
/// functions.
package final class ProviderTable: Sendable {
  static let shared = ProviderTable()

  /// The provider of a value, or the traits that may provide it.
  package struct Answer: Sendable {
    package fileprivate(set) var provider: ValueProvider?
    package fileprivate(set) var candidates: [ValueProvider] = []
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
  package init(readsCode: Bool = _isDebugAssertConfiguration()) {
    self.readsCode = readsCode
  }

  /// Returns the provider of the values that a type has for the style protocol of an existential
  /// such as `(any Font).self`.
  package func answer(for type: any Any.Type, _ existential: any Any.Type) -> Answer {
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
      let table = ConformanceRecords.witnessTable(of: type, for: proto)
    {
      // Sound because a witness table has a word for each requirement.
      let found = memory.gettersInWitnessTable(ofProtocol: proto).map { place in
        Self.provider(calledBy: UInt(bitPattern: table[place]), for: proto, memory)
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

  // MARK: Code

  /// The owner of the getter that a witness calls; nil unless all such calls have the same target.
  private static func provider(
    calledBy witness: UInt, for proto: ConformanceRecords.Descriptor, _ memory: ImageMemory
  ) -> ValueProvider? {
    let function = protocol_style_function_at(witness)
    guard let property = Getter(function.name)?.property else { return nil }
    let owners = Set(
      targets(ofCallsIn: witness, function.size, memory)
        .compactMap { Getter(protocol_style_function_at($0).name) }
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
      guard let mangled else { return nil }
      let longest = 4_096
      let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: longest) { text in
        // Sound because the text gets a zero at its end if the function returns true.
        text.baseAddress.flatMap { start in
          protocol_style_demangle(mangled, start, longest) ? String(cString: start) : nil
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
