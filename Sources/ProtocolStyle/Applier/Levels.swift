/// Which level of the cascade wrote an attribute: a derived value is placed by that.
struct Levels {
  /// The levels that one application tells apart, lowest first.
  enum Level: Comparable {
    case beneath
    case conformances
    case closure
  }

  /// What the conformances wrote.
  let conformances: Layout

  /// What the closure wrote, nil included.
  var closure: Set<AttributeID> = []

  /// The level of what was written for an attribute, be it nil; nil when nothing was.
  func level(of attribute: AttributeID, in block: Block) -> Level? {
    if closure.contains(attribute) { return .closure }
    if conformances.offset(of: attribute) != nil { return .conformances }
    let isBeneath =
      block.layout.entry(of: attribute, .written) != nil || block.cleared.contains(attribute)
    return isBeneath ? .beneath : nil
  }
}
