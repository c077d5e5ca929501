extension ConformanceRecords {
  /// What the protocols refine that a type's own declaration names, and it does not name itself.
  struct Refinements: Sendable {
    /// The names of the traits that refine a protocol, directly or not.
    fileprivate let traits: [Descriptor: Set<String>]

    /// The names of the traits that refine the protocol of an existential such as `(any Font).self`.
    func traits(refining existential: any Any.Type) -> [String] {
      let proto = ConformanceRecords.descriptor(ofProtocol: existential)
      return proto.flatMap { traits[$0] }?.sorted() ?? []
    }
  }

  /// A protocol that a type conforms to, and what it refines itself.
  package struct DeclaredProtocol: Sendable {
    package let descriptor: Descriptor
    package let name: String
    package let refined: [Descriptor]
  }

  /// What a type's own declaration names, and all that this refines, by their descriptors.
  ///
  /// A class's superclass is not looked at. Nil where records cannot be read or the type's metadata is not
  /// understood.
  package func protocols(
    declaredBy type: any Any.Type
  ) -> (named: Set<Descriptor>, all: [Descriptor: DeclaredProtocol])? {
    guard let declaration = Self.descriptors(ofType: type)?.first,
      let (known, memory) = withContents({ ($0.protocols(ofType: declaration), $0.memory) })
    else { return nil }
    let named = known.filter { Self.conforms(type, to: $0) }
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

  /// What the protocols that a type's own declaration names refine, and it does not name itself.
  ///
  /// Nil where records cannot be read or the type's metadata is not understood.
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
}

extension ConformanceRecords {
  /// Whether the protocol of an existential is another one or refines it, directly or not.
  package func refines(_ existential: any Any.Type, _ other: any Any.Type) -> Bool {
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
