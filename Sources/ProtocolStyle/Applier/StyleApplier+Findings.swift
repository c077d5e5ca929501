extension StyleApplier {
  /// Looks for what is probably not meant in the styling of a type.
  ///
  /// ```swift
  /// #expect(StyleApplier().findings(for: BuyButton.self).isEmpty)
  /// ```
  ///
  /// The type alone is looked at, no node: each finding comes once per type. Costs about as much as
  /// styling a type's first node.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: What was found, grouped by sort and within each in the order of the applier's
  ///   attributes; empty when nothing was.
  public func findings(for type: any StyleNode.Type) -> [Finding] {
    findings(for: type, ConformanceRecords.shared.candidates(for: type))
  }

  /// The same where it is known already which protocols records rule out.
  package func findings(
    for type: any StyleNode.Type, _ candidates: ConformanceRecords.Candidates
  ) -> [Finding] {
    let adopted = attributes.map(\.id).filter { $0.isAdopted(by: type, candidates) }
    return Finding.unusedAttributes(of: type, adopting: adopted)
      + Finding.barTintConflicts(of: type, adopting: adopted)
      + Finding.ignoredTraits(of: type, adopting: adopted)
  }
}

extension AttributeID {
  /// Whether nodes of a type carry the attribute, of which records may know that they do not.
  package func isAdopted(
    by type: any StyleNode.Type, _ candidates: ConformanceRecords.Candidates
  ) -> Bool {
    if let proto = definition.protocolType, !candidates.mayInclude(proto) { return false }
    return definition.makeStep(type) != nil
  }
}
