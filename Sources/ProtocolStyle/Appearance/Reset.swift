/// A reset, which hides rules with a target from nodes that are attached while it's held.
struct Reset: Hashable {
  let target: StyleRule.Target

  /// The attributes to hide; nil hides all.
  let attributes: Set<AttributeID>?

  /// The part of a rule that resets hide.
  enum Extent: Equatable {
    case attributes(Set<AttributeID>)
    case everything

    func contains(_ attribute: AttributeID) -> Bool {
      switch self {
      case .attributes(let attributes): attributes.contains(attribute)
      case .everything: true
      }
    }
  }
}

extension Set<Reset> {
  /// Returns the part of a rule that the resets with its target hide.
  func hiding(_ rule: StyleRule) -> Reset.Extent {
    var hidden: Set<AttributeID> = []
    for reset in self where reset.target == rule.target {
      guard let attributes = reset.attributes else { return .everything }
      hidden.formUnion(attributes)
    }
    return .attributes(hidden)
  }
}

/// A token for a reset, which `StyleTree.restore(_:)` takes to end the reset.
///
/// Resets can be restored in any order. Restoring one again has no effect.
public struct ResetToken: Hashable, Sendable {
  /// The serial number of the tree that returned it.
  let tree: UInt32

  let number: Int
}
