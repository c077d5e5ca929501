/// What nodes of one kind list and derive, ancestors included.
final class KindRules: Sendable {
  let derivations: [Derivation]
  private let listed: Set<AttributeID>

  init(parent: KindRules?, uses: AttributeList, derivations: [Derivation]) {
    self.derivations = (parent?.derivations ?? []) + derivations
    // A kind uses what it derives and what it derives that from.
    let derived = derivations.flatMap { $0.inputs.ids + [$0.output.id] }
    self.listed = (parent?.listed ?? []).union(uses.ids + derived)
  }

  /// Whether the kind or an ancestor lists an attribute.
  func list(_ attribute: AttributeID) -> Bool { listed.contains(attribute) }

  /// The derivations that can come into play where only those attributes were written.
  func derivations(from attributes: some Sequence<AttributeID>) -> [Derivation] {
    var present = Set(attributes)
    return derivations.filter { derivation in
      guard derivation.inputs.contains(where: { present.contains($0.id) }) else { return false }
      present.insert(derivation.output.id)
      return true
    }
  }
}
