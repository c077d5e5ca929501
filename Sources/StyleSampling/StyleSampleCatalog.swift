public import ProtocolStyle

/// The samples of a program by module, with the packs and themes that they're shown in.
///
/// ```swift
/// import StyleSampling
///
/// if let catalog = StyleSampleCatalog.loaded() {
///   for section in catalog.sections { print(section.module, section.samples.map(\.name)) }
/// }
/// ```
public struct StyleSampleCatalog {
  /// The samples of one module.
  public struct Section {
    /// The name of the module.
    public let module: String

    /// The samples: by the names of the types that list them, and in their order.
    public let samples: [StyleSample]

    /// The packs of the module's samples, each once.
    public let packs: [StylePack]

    /// The themes in which samples are shown besides none: those of the packs, then the module's own.
    public let themes: [Theme]

    /// The node types of the module that no sample shows, by name.
    public let unshownTypes: [any StyleNode.Type]
  }

  /// The modules with samples, or with node types that no sample shows, by name.
  public let sections: [Section]

  /// Lists the samples of types.
  ///
  /// - Parameter types: The types that list samples. A section is that of the listing type's module.
  public init(of types: [any StyleSamples.Type]) {
    self.init(of: types, nodes: [])
  }

  /// Lists samples as a separate section.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - module: The name of the section.
  ///   - packs: The packs of the samples' trees; none by default.
  ///   - themes: The themes in which they're shown besides those of the packs; none by default.
  public init(
    _ samples: [StyleSample], module: String, packs: [StylePack] = [], themes: [Theme] = []
  ) {
    sections = [
      Section(
        module: module, samples: samples, packs: packs, themes: packs.flatMap(\.themes) + themes,
        unshownTypes: [])
    ]
  }

  /// Joins lists of samples.
  ///
  /// - Parameter catalogs: The lists, whose sections follow each other.
  public init(_ catalogs: [StyleSampleCatalog]) {
    sections = catalogs.flatMap(\.sections)
  }

  /// Lists the samples of all types in the running program, which are found by their conformance
  /// records.
  ///
  /// A struct without stored properties is a sample by itself, if it's a node of a module with
  /// samples and neither private nor generic, and if no type lists a sample of it. Generic types
  /// aren't found.
  ///
  /// - Parameter modules: The modules; nil, the default, for those with a type that lists samples.
  /// - Returns: The samples; nil if conformance records can't be read on this platform, where
  ///   ``init(of:)`` takes the types instead.
  public static func loaded(in modules: Set<String>? = nil) -> StyleSampleCatalog? {
    guard ConformanceRecords.shared.areReadable else { return nil }
    let listing = types(conformingTo: (any StyleSamples).self)
      .compactMap { $0 as? any StyleSamples.Type }
    let modules = modules ?? Set(listing.map { module(of: $0) })
    let nodes = types(conformingTo: (any StyleNode).self)
      .compactMap { $0 as? any StyleNode.Type }
      .filter { modules.contains(module(of: $0)) && !String(reflecting: $0).contains("(") }
    return StyleSampleCatalog(
      of: listing.filter { modules.contains(module(of: $0)) }, nodes: nodes)
  }

  private init(of types: [any StyleSamples.Type], nodes: [any StyleNode.Type]) {
    let listing = Dictionary(grouping: types.eachOnce) { Self.module(of: $0) }
    let nodes = nodes.eachOnce
    var samples = listing.mapValues { $0.flatMap { $0.samples } }
    let listed = Set(samples.values.joined().map { ObjectIdentifier($0.nodeType) })
    for node in nodes where !listed.contains(ObjectIdentifier(node)) {
      guard let sample = Self.emptySample(of: node) else { continue }
      samples[Self.module(of: node), default: []].append(sample)
    }
    // The samples of a module may show the nodes of another one.
    let tree = StyleTree(showing: Array(samples.values.joined()))
    let shown = Set(tree.nodes.map { ObjectIdentifier(type(of: tree.node(of: $0))) })
    let unshown = Dictionary(grouping: nodes.filter { !shown.contains(ObjectIdentifier($0)) }) {
      Self.module(of: $0)
    }
    sections = Set(samples.keys).union(unshown.keys).sorted().map { module in
      Self.section(module, listing[module] ?? [], samples[module] ?? [], unshown[module] ?? [])
    }
  }

  private static func section(
    _ module: String, _ types: [any StyleSamples.Type], _ samples: [StyleSample],
    _ unshownTypes: [any StyleNode.Type]
  ) -> Section {
    var names = Set<String>()
    let packs = types.flatMap { $0.samplePacks }.filter { names.insert($0.name).inserted }
    var known = Set<Theme>()
    let themes = (packs.flatMap(\.themes) + types.flatMap { $0.sampleThemes })
      .filter { known.insert($0).inserted }
    return Section(
      module: module, samples: samples, packs: packs, themes: themes, unshownTypes: unshownTypes)
  }

  /// The sample of a struct without stored properties; nil for another type.
  private static func emptySample<Node: StyleNode>(of type: Node.Type) -> StyleSample? {
    // Sound because a struct of size 0 has nothing to initialize. An enumeration of that size may
    // have no cases.
    guard MemoryLayout<Node>.size == 0, isStruct(type) else { return nil }
    return unsafe StyleSample(nil, unsafeBitCast((), to: type))
  }

  private static func isStruct(_ type: any Any.Type) -> Bool {
    // Sound because metadata of any type begins with its kind, which is 0x200 for a struct.
    unsafe unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) == 0x200
  }

  /// The qualified name of a type, without the address that stands for the file of a private type and
  /// is another one in each run.
  package static func qualifiedName(of type: any Any.Type) -> String {
    var name = String(reflecting: type)
    // Searched by hand, because making a regular expression takes longer than all names of a module.
    let mark = "(unknown context at $".utf8
    var place = name.startIndex
    while let start = name.utf8[place...].firstIndex(of: UInt8(ascii: "(")) {
      place = name.utf8.index(after: start)
      guard name.utf8[start...].starts(with: mark),
        let end = name.utf8[start...].firstIndex(of: UInt8(ascii: ")")),
        name.utf8[end...].starts(with: ").".utf8)
      else { continue }
      name.removeSubrange(start..<name.utf8.index(end, offsetBy: 2))
      place = start
    }
    return name
  }

  /// The module of a type, which its qualified name begins with.
  static func module(of type: any Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

// MARK: - Records

extension StyleSampleCatalog {
  /// The types without generic parameters that a record connects with a protocol.
  private static func types(conformingTo existential: any Any.Type) -> [any Any.Type] {
    guard let proto = ConformanceRecords.descriptor(ofProtocol: existential) else { return [] }
    let descriptors = ConformanceRecords.shared.withContents { contents -> Set<UInt> in
      let all = zip(contents.types, contents.protocols).lazy.filter { $1 == proto }.map { $0.0 }
      return Set(all.filter { isPlain(contents.memory.word(at: $0) ?? 0) })
    }
    return (descriptors ?? []).compactMap(metatype(ofDescriptor:))
  }

  /// Whether a descriptor's flags are those of a class, struct or enumeration, which are kinds 16 to
  /// 18 in the low five bits, and not of a generic one, which have the eighth bit.
  private static func isPlain(_ flags: UInt32) -> Bool {
    (16...18).contains(flags & 0x1F) && flags & 0x80 == 0
  }

  /// Returns the type of a descriptor.
  private static func metatype(ofDescriptor descriptor: UInt) -> (any Any.Type)? {
    // The name of the type for the runtime: the byte 2, and the distance from there to a pointer to
    // the descriptor. Sound because the runtime only reads these five bytes and the pointer, and
    // descriptors in records are never unloaded.
    unsafe withUnsafeTemporaryAllocation(byteCount: 24, alignment: 8) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      unsafe start.storeBytes(of: descriptor, as: UInt.self)
      unsafe start.storeBytes(of: 2, toByteOffset: 11, as: UInt8.self)
      unsafe start.storeBytes(of: -12, toByteOffset: 12, as: Int32.self)
      unsafe start.storeBytes(of: 0, toByteOffset: 16, as: UInt8.self)
      let name = unsafe (start + 11).assumingMemoryBound(to: UInt8.self)
      return unsafe _getTypeByMangledNameInContext(
        name, 5, genericContext: nil, genericArguments: nil)
    }
  }
}

extension Array {
  /// The types, each once, by qualified name.
  fileprivate var eachOnce: Self {
    var known = Set<ObjectIdentifier>()
    return compactMap { $0 as? any Any.Type }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
      .map { ($0, StyleSampleCatalog.qualifiedName(of: $0)) }.sorted { $0.1 < $1.1 }
      .compactMap { $0.0 as? Element }
  }
}
