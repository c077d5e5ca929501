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
  package struct DeclaredProtocol: Sendable {
    package let descriptor: Descriptor
    package let name: String
    package let refined: [Descriptor]
  }

  /// Returns the protocols that a type's own declaration names, and all that these refine.
  ///
  /// The superclass of a class isn't included. The result is nil if records can't be read or the
  /// layout of the type's metadata is unknown.
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
}

extension ConformanceRecords {
  /// Returns whether the protocol of an existential is another one or refines it, directly or
  /// indirectly.
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
