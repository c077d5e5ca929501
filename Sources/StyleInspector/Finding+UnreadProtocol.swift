public import ProtocolStyle

extension Finding.Identifier {
  /// A type adopts a style protocol whose attribute its applier doesn't read.
  public static let unreadProtocol = Finding.Identifier(rawValue: "unread-protocol")
}

extension Finding {
  /// Returns the attributes whose protocols the applier doesn't read, one for each protocol, by
  /// name.
  ///
  /// - Parameters:
  ///   - applier: The applier.
  ///   - known: The custom attributes to check, in addition to the standard ones.
  /// - Returns: The attributes.
  static func unreadAttributes(
    by applier: StyleApplier, among known: AttributeList
  ) -> [AttributeID] {
    func proto(of attribute: AttributeID) -> ConformanceRecords.Descriptor? {
      // Nothing is certain for a composition of protocols.
      attribute.definition.protocolType.flatMap(ConformanceRecords.descriptor(ofProtocol:))
    }
    let candidates = Set(AttributeList.standard.map(\.id) + known.map(\.id))
    var read = Set(applier.attributes.compactMap { proto(of: $0.id) })
    return candidates.sorted().filter { attribute in
      // A reader that accepts any node doesn't show which protocols nodes adopt.
      guard let proto = proto(of: attribute), !attribute.isAdopted(by: BareNode.self) else {
        return false
      }
      return read.insert(proto).inserted
    }
  }

  /// The style protocols of unread attributes that a type adopts.
  static func unreadProtocols(
    of type: any StyleNode.Type, among unread: [AttributeID],
    _ candidates: ConformanceRecords.Candidates
  ) -> [Finding] {
    unread.filter { $0.isAdopted(by: type, candidates) }.map { attribute in
      let proto = attribute.definition.protocolType.map { TypePattern($0).name } ?? "a protocol"
      return Finding(
        .warning, .unreadProtocol,
        summary: "\(type) adopts \(proto), but the applier does not read '\(attribute)'.",
        explanation:
          "An applier only reads the attributes it was created with, so the value is never "
          + "shown.",
        remedy: "Pass it to the applier: 'StyleApplier(attributes: .standard + [.\(attribute)])'.")
    }
  }
}

/// A node without conformances.
private struct BareNode: ViewNode {}
