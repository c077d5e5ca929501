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
    let adopted = attributes.map(\.id).filter { $0.definition.makeStep(type) != nil }
    return Finding.unusedAttributes(of: type, adopting: adopted)
      + Finding.barTintConflicts(of: type, adopting: adopted)
      + Finding.ignoredTraits(of: type, adopting: adopted)
  }
}
