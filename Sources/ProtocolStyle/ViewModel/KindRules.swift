/// What nodes of one kind use and derive, ancestors included.
final class KindRules: Sendable {
  let derivations: [Derivation]
  private let kind: NodeKind
  private let listed: Set<AttributeID>

  init(kind: NodeKind, uses: AttributeList, derivations: [Derivation]) {
    let parent = kind.parent?.rules
    self.kind = kind
    self.derivations = (parent?.derivations ?? []) + derivations
    // A kind uses what it derives and what it derives that from.
    let derived = derivations.flatMap { $0.inputs.map(\.id) + [$0.output.id] }
    self.listed = (parent?.listed ?? []).union(uses.map(\.id) + derived)
  }

  /// The derivations that can come into play where only those attributes were written.
  func derivations(from attributes: some Sequence<AttributeID>) -> [Derivation] {
    var present = Set(attributes)
    return derivations.filter { derivation in
      guard derivation.inputs.contains(where: { present.contains($0.id) }) else { return false }
      present.insert(derivation.output.id)
      return true
    }
  }

  /// Whether nodes of the kind use an attribute: one that names no kinds is used by all.
  func use(_ attribute: AttributeID) -> Bool {
    guard let kinds = attribute.definition.kinds() else { return true }
    return listed.contains(attribute) || kinds.contains { kind.isKind(of: $0) }
  }
}
