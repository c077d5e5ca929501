extension ConformanceRecords {
  /// The protocols that a type can conform to.
  package struct Candidates: Sendable {
    /// The protocols; nil if none is ruled out.
    fileprivate let protocols: Set<Descriptor>?

    /// Returns whether the protocol of an existential such as `(any Font).self` isn't ruled out.
    func mayInclude(_ existential: any Any.Type) -> Bool {
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
    let protocols = withContents { contents -> Set<Descriptor>? in
      guard !contents.isAnythingPossible else { return nil }
      let protocols = declarations.reduce(contents.open) {
        $0.union(contents.protocols(ofType: $1))
      }
      return protocols.contains(node) ? protocols : nil
    }
    return Candidates(protocols: protocols)
  }
}
