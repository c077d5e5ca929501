/// The attributes that nodes of a kind list and derive, including those of its ancestors.
final class KindRules: Sendable {
  let derivations: [Derivation]
  private let listed: Set<AttributeID>

  init(parent: KindRules?, uses: AttributeList, derivations: [Derivation]) {
    self.derivations = (parent?.derivations ?? []) + derivations
    // A kind uses the attributes that it derives and the inputs of these derivations.
    let derived = derivations.flatMap { $0.inputs.ids + [$0.output.id] }
    self.listed = (parent?.listed ?? []).union(uses.ids + derived)
  }

  /// Returns whether the kind or an ancestor lists an attribute.
  func list(_ attribute: AttributeID) -> Bool { listed.contains(attribute) }

  /// Returns the derivations that can have an effect if only some attributes were written.
  func derivations(from attributes: some Sequence<AttributeID>) -> [Derivation] {
    var present = Set(attributes)
    return derivations.filter { derivation in
      guard derivation.inputs.contains(where: { present.contains($0.id) }) else { return false }
      present.insert(derivation.output.id)
      return true
    }
  }
}
