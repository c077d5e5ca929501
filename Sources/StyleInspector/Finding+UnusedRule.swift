public import ProtocolStyle

extension Finding.Identifier {
  /// A rule only writes attributes that the kind of its target doesn't use.
  public static let unusedRule = Finding.Identifier(rawValue: "unused-rule")
}

extension Finding {
  /// Finds a rule whose values never take effect because its nodes' kinds don't use the attributes.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - contexts: The contexts to evaluate the closure in.
  /// - Returns: The finding; nil for a rule that may take effect.
  static func unusedRule(_ rule: StyleRule, in contexts: [StyleContext]) -> Finding? {
    guard case .type(let target) = rule.target.form else { return nil }
    let written = rule.attributes(writtenIn: contexts)
    let kinds = target.kinds
    guard !written.isEmpty, !kinds.isEmpty,
      // An inherited value takes effect in children of other kinds.
      !written.contains(where: { $0.definition.isInherited }),
      !kinds.contains(where: { kind in written.contains(where: kind.uses) })
    else { return nil }
    let list = written.map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      .warning, .unusedRule,
      summary:
        "The rule at \(rule.location) may have no effect: kind '\(kinds[0])' does not use \(list).",
      explanation:
        "A view model does not contain attributes that its kind does not use. Only a custom kind "
        + "below '\(kinds[0])' could use them.",
      remedy: "Write an attribute that the kind uses, or target the kind that uses \(list).")
  }
}

extension TypePattern {
  /// The kind of all nodes of the pattern, with the library's child kinds of it; empty for a trait
  /// or a custom kind.
  fileprivate var kinds: [NodeKind] {
    if let node = type as? any StyleNode.Type { return [node.nodeKind] }
    guard let kind = [NodeKind].standard.first(where: { $0.protocolType == type }) else {
      return []
    }
    return [kind] + [NodeKind].standard.filter { $0 != kind && $0.isKind(of: kind) }
  }
}
