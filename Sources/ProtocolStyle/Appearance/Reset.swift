/// Rules of one target that nodes attached while a reset is held do not take.
struct Reset: Hashable {
  let target: StyleRule.Target

  /// The attributes that are hidden; nil hides all.
  let attributes: Set<AttributeID>?

  /// What resets hide of a rule.
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
  /// What the resets hide of a rule: those that name its target do.
  func hiding(_ rule: StyleRule) -> Reset.Extent {
    var hidden: Set<AttributeID> = []
    for reset in self where reset.target == rule.target {
      guard let attributes = reset.attributes else { return .everything }
      hidden.formUnion(attributes)
    }
    return .attributes(hidden)
  }
}
