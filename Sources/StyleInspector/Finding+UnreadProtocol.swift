public import ProtocolStyle

extension Finding.Identifier {
  /// A type adopts a style protocol whose attribute its applier was not given.
  public static let unreadProtocol = Finding.Identifier(rawValue: "unread-protocol")
}

extension Finding {
  /// The attributes of protocols that an applier reads nothing of, one for each, by name.
  ///
  /// - Parameters:
  ///   - applier: The applier.
  ///   - known: The attributes to look for; the standard ones are added.
  /// - Returns: The attributes.
  static func unreadAttributes(
    by applier: StyleApplier, among known: AttributeList
  ) -> [AttributeID] {
    func proto(of attribute: AttributeID) -> ConformanceRecords.Descriptor? {
      // Of what is no single protocol nothing is sure.
      attribute.definition.protocolType.flatMap(ConformanceRecords.descriptor(ofProtocol:))
    }
    let candidates = Set(AttributeList.standard.map(\.id) + known.map(\.id))
    var read = Set(applier.attributes.compactMap { proto(of: $0.id) })
    return candidates.sorted().filter { attribute in
      // One whose reader takes any node says nothing of what they adopt.
      guard let proto = proto(of: attribute), !attribute.isAdopted(by: BareNode.self) else {
        return false
      }
      return read.insert(proto).inserted
    }
  }

  /// The style protocols that a type adopts among those of attributes that are not read.
  static func unreadProtocols(
    of type: any StyleNode.Type, among unread: [AttributeID],
    _ candidates: ConformanceRecords.Candidates
  ) -> [Finding] {
    unread.filter { $0.isAdopted(by: type, candidates) }.map { attribute in
      let proto = attribute.definition.protocolType.map { TypePattern($0).name } ?? "a protocol"
      return Finding(
        .warning, .unreadProtocol,
        summary: "\(type) adopts \(proto), but the applier was not given '\(attribute)'.",
        explanation:
          "An applier reads the attributes that it was given and no others, so the value "
          + "is never shown.",
        remedy: "Give it to the applier: 'StyleApplier(attributes: .standard + [.\(attribute)])'.")
    }
  }
}

/// A node that adopts nothing.
private struct BareNode: ViewNode {}
