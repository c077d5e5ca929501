/// How closely a rule's target describes a node: the closer description wins.
///
/// A style class beats a concrete type, that beats a trait, and that a kind. Within one of them: the
/// class named later, the derived class and the child kind win; traits do not outrank each other.
struct TargetRank: Comparable {
  private enum Category: Comparable {
    case kind
    case trait
    case type
    case styleClass
  }

  private let category: Category
  private let depth: Int

  static let trait = TargetRank(category: .trait, depth: 0)

  static func kind(depth: Int) -> TargetRank { TargetRank(category: .kind, depth: depth) }

  static func type(depth: Int) -> TargetRank { TargetRank(category: .type, depth: depth) }

  static func styleClass(position: Int) -> TargetRank {
    TargetRank(category: .styleClass, depth: position)
  }

  static func < (left: TargetRank, right: TargetRank) -> Bool {
    (left.category, left.depth) < (right.category, right.depth)
  }
}

extension NodeKind {
  /// How many ancestors the kind has that is named by a protocol, among this one and its ancestors;
  /// nil when it is none of them.
  func depth(ofKindNamedBy protocolType: any Any.Type) -> Int? {
    if protocolType == (any StyleNode).self { return 0 }
    var chain: [NodeKind] = []
    var kind: NodeKind? = self
    while let current = kind {
      chain.append(current)
      kind = current.parent
    }
    return chain.firstIndex { $0.protocolType == protocolType }.map { chain.count - $0 }
  }
}
