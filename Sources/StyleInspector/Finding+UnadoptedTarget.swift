public import ProtocolStyle

extension Finding.Identifier {
  /// A rule targets a trait that no type adopts.
  public static let unadoptedTarget = Finding.Identifier(rawValue: "unadopted-target")
}

extension Finding {
  /// Finds a rule whose target or container is a trait without adopters.
  ///
  /// All types of the program count, even if no nodes of them were attached. Without readable
  /// conformance records, there are no such findings.
  static func unadoptedTarget(_ rule: StyleRule) -> Finding? {
    var patterns = rule.containers
    if case .type(let target) = rule.target.form { patterns.insert(target, at: 0) }
    guard let trait = patterns.first(where: { $0.isTrait && !$0.hasAdopters }) else { return nil }
    return Finding(
      .warning, .unadoptedTarget,
      summary: "The rule at \(rule.location) can never match: no type adopts \(trait.name).",
      explanation: "'\(rule)' doesn't match any node, whatever is attached, so it has no effect.",
      remedy: "Adopt \(trait.name), or remove the rule.")
  }
}

extension TypePattern {
  /// Whether any type of the program adopts the protocol; true if that isn't known.
  fileprivate var hasAdopters: Bool {
    guard let proto = ConformanceRecords.descriptor(ofProtocol: type) else { return true }
    return ConformanceRecords.shared.withContents { contents in
      contents.isAnythingPossible || contents.open.contains(proto)
        || contents.contains(protocol: proto)
    } ?? true
  }
}
