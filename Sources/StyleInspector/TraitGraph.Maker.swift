public import ProtocolStyle

extension TraitGraph {
  /// Builds a graph from conformance records.
  struct Maker {
    private typealias Descriptor = ConformanceRecords.Descriptor

    /// The attributes of style protocols.
    private var attributes: [Descriptor: [AttributeID]] = [:]
    private var vertices: [Vertex?] = []

    /// The indices of protocols; nil for one that leads to no attribute.
    private var places: [Descriptor: Int?] = [:]
    private var protocols: [Descriptor: ConformanceRecords.DeclaredProtocol] = [:]

    /// Builds the graph of a type.
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

    /// Adds a type and its conformances, and returns its index.
    private mutating func add(
      _ type: any Any.Type, as role: Role
    ) throws(InspectionError) -> Int? {
      guard let (named, all) = ConformanceRecords.shared.protocols(declaredBy: type) else {
        throw .unknownType(type)
      }
      protocols.merge(all) { known, _ in known }
      let place = vertices.count
      vertices.append(nil)
      // Protocols refined by another adopted one are implied, so they're omitted here.
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

    /// Adds protocols and those they refine, by name, and returns the indices of those that lead to
    /// an attribute.
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
        // Nothing was added for the refined protocols either.
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
  /// Returns the graph of a type's conformances, from its declaration down to the attributes.
  ///
  /// Style protocols are identified by the applier's attributes and by all attributes that the
  /// process has used. Conditional conformances are evaluated.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: The graph.
  /// - Throws: An `InspectionError` with the code `unsupported` if conformance records can't be
  ///   read, or `unknownType` for a kind of type that can't be read, such as one imported from C.
  public func traits(of type: any StyleNode.Type) throws(InspectionError) -> TraitGraph {
    try TraitGraph.Maker.graph(of: type, applier)
  }
}
