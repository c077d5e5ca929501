public import ProtocolStyle

extension TraitGraph {
  /// Puts a graph together from what conformance records say.
  struct Maker {
    private typealias Descriptor = ConformanceRecords.Descriptor

    /// The attributes that protocols carry, by these.
    private var attributes: [Descriptor: [AttributeID]] = [:]
    private var vertices: [Vertex?] = []

    /// The places of protocols; nil for one that leads nowhere.
    private var places: [Descriptor: Int?] = [:]
    private var protocols: [Descriptor: ConformanceRecords.DeclaredProtocol] = [:]

    /// Makes a graph of a type.
    static func graph(
      of type: any StyleNode.Type, _ applier: StyleApplier
    ) throws(InspectionError) -> TraitGraph {
      guard ConformanceRecords.shared.areReadable else { throw .unsupported }
      var maker = Maker()
      maker.attributes = Self.byProtocol(InternedAttributes.shared.all.map(AttributeID.init))
      maker.attributes.merge(byProtocol(applier.attributes.map(\.id))) { _, given in given }
      if let proto = ConformanceRecords.descriptor(ofProtocol: (any CustomClosure).self) {
        maker.attributes[proto] = []
      }
      _ = try maker.add(type, as: .type)
      return TraitGraph(kind: type.nodeKind, vertices: maker.vertices.compactMap(\.self))
    }

    private static func byProtocol(
      _ attributes: [AttributeID]
    ) -> [Descriptor: [AttributeID]] {
      attributes.sorted().reduce(into: [:]) { result, attribute in
        let proto = attribute.definition.protocolType
          .flatMap(ConformanceRecords.descriptor(ofProtocol:))
        if let proto { result[proto, default: []].append(attribute) }
      }
    }

    /// Adds a type and what it adopts; returns its place.
    private mutating func add(
      _ type: any Any.Type, as role: Role
    ) throws(InspectionError) -> Int? {
      guard let (named, all) = ConformanceRecords.shared.protocols(declaredBy: type) else {
        throw .unknownType(type)
      }
      protocols.merge(all) { known, _ in known }
      let place = vertices.count
      vertices.append(nil)
      // What another one of them refines was not named, or need not have been.
      let implied = Set(named.flatMap { proto in all[proto]?.refined ?? [] })
      var adopted = add(named.subtracting(implied))
      if let superclass = (type as? AnyClass).flatMap(_getSuperclass),
        superclass is any StyleNode.Type
      {
        if let base = try add(superclass, as: .superclass) { adopted.append(base) }
      }
      vertices[place] = Vertex(name: "\(type)", role: role, attributes: [], adopted: adopted)
      return place
    }

    /// Adds protocols and what they refine, by name; returns the places of those that lead anywhere.
    private mutating func add(_ some: Set<Descriptor>) -> [Int] {
      some.compactMap { protocols[$0] }.sorted {
        ($0.name, $0.descriptor) < ($1.name, $1.descriptor)
      }
      .compactMap { add($0) }
    }

    private mutating func add(_ proto: ConformanceRecords.DeclaredProtocol) -> Int? {
      if let known = places[proto.descriptor] { return known }
      let own = attributes[proto.descriptor]
      let place = vertices.count
      vertices.append(nil)
      let refined = add(Set(proto.refined))
      guard own != nil || !refined.isEmpty else {
        // Nothing was added for what it refines either.
        vertices.removeLast()
        places[proto.descriptor] = .some(nil)
        return nil
      }
      places[proto.descriptor] = place
      vertices[place] = Vertex(
        name: proto.name, role: own == nil ? .trait : .styleProtocol, attributes: own ?? [],
        adopted: refined)
      return place
    }
  }
}

extension Inspector {
  /// Reads what a type adopts, from its declaration down to the attributes.
  ///
  /// Style protocols are told by the applier's attributes, and by others that were named before.
  /// What a conformance is conditional on is considered.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: The graph.
  /// - Throws: `InspectionError` with the code `unsupported` where conformance records cannot be
  ///   read, and `unknownType` for a type of a make that is not understood, such as one of C.
  public func traits(of type: any StyleNode.Type) throws(InspectionError) -> TraitGraph {
    try TraitGraph.Maker.graph(of: type, applier)
  }
}
