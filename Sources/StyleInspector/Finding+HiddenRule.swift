public import ProtocolStyle

extension Finding.Identifier {
  /// A rule only writes attributes that its target always provides itself.
  public static let hiddenRule = Finding.Identifier(rawValue: "hidden-rule")
}

extension Finding {
  /// Finds a rule whose values never take effect because all of its nodes provide the attributes.
  ///
  /// Conformances override rules in every control state, except rules that override conformances.
  /// Values along an axis are merged, so a rule that writes one of them isn't reported.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - applier: The applier that reads the nodes.
  ///   - contexts: The contexts to evaluate the closure in.
  /// - Returns: The finding; nil for a rule that may take effect.
  static func hiddenRule(
    _ rule: StyleRule, _ applier: StyleApplier, in contexts: [StyleContext]
  ) -> Finding? {
    guard !rule.overridesConformances, case .type(let target) = rule.target.form else { return nil }
    let written = rule.attributes(writtenIn: contexts)
    let read = Set(applier.attributes.map(\.id))
    guard !written.isEmpty,
      written.allSatisfy({
        read.contains($0) && !$0.definition.hasAxis && target.provides($0)
      })
    else { return nil }
    let list = written.map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      .warning, .hiddenRule,
      summary:
        "The rule at \(rule.location) may have no effect: every \(target.name) provides \(list) itself.",
      explanation: "Conformances override rules in every control state.",
      remedy:
        "Move the condition into the getter, append '.overridingConformances()' to the rule, "
        + "override the attribute of individual nodes, or remove the rule.")
  }
}

extension TypePattern {
  /// Whether all nodes of the pattern adopt an attribute's style protocol.
  fileprivate func provides(_ attribute: AttributeID) -> Bool {
    if let node = type as? any StyleNode.Type { return attribute.isAdopted(by: node) }
    return isProtocol
      && attribute.definition.protocolType.map { isCovered(by: TypePattern($0)) } ?? false
  }
}
