/// The specificity of a rule's target for a node; the more specific target wins.
///
/// A style class beats a concrete type, which beats a trait, which beats a kind. Among style
/// classes the later one wins, among types the subclass, and among kinds the child; traits don't
/// outrank each other.
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
  /// Returns the depth of the kind with a protocol, among this kind and its ancestors.
  ///
  /// The root's depth is 1. The result is 0 for `StyleNode` itself and nil if no kind has the
  /// protocol.
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
