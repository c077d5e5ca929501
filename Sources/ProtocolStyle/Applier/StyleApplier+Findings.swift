extension StyleApplier {
  /// Returns probable mistakes in the styling of a type.
  ///
  /// ```swift
  /// #expect(StyleApplier().findings(for: BuyButton.self).isEmpty)
  /// ```
  ///
  /// Only the type is examined, without any node, so there is each finding once per type. The cost
  /// is about that of styling a type's first node.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: The findings, grouped by kind, and in each group in the order of the applier's
  ///   attributes; empty if there are none.
  public func findings(for type: any StyleNode.Type) -> [Finding] {
    findings(for: type, ConformanceRecords.shared.candidates(for: type))
  }

  /// Returns the findings, given the protocols that aren't ruled out.
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
  /// Returns whether nodes of a type have the attribute, using the protocols that aren't ruled out.
  package func isAdopted(
    by type: any StyleNode.Type, _ candidates: ConformanceRecords.Candidates
  ) -> Bool {
    if let proto = definition.protocolType, !candidates.mayInclude(proto) { return false }
    return definition.makeStep(type) != nil
  }
}
