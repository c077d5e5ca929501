import ProtocolStyle

/// The target of a rule, as data.
enum ReferenceTarget: Hashable, Sendable {
  /// The number of a pattern.
  case pattern(Int)
  case styleClass(String)
}

/// A rule as data.
struct ReferenceRule: Sendable {
  var target: ReferenceTarget

  /// The numbers of patterns, the innermost container first.
  var containers: [Int] = []
  var condition: ReferenceCondition?
  var excluded: [Int] = []
  var subtrees: [Int] = []
  var writes: [ReferenceWrite]
  var overridesConformances = false

  var styleSheet: StyleRule { overridesConformances ? plain.overridingConformances() : plain }

  private var plain: StyleRule {
    let writes = writes
    let apply: @Sendable (inout ViewModel) -> Void = { model in
      for write in writes { write.apply(to: &model) }
    }
    return switch target {
    case .pattern(let number):
      StyleRule(
        for: ReferencePattern.all[number].type, containedIn: Self.types(containers),
        when: condition?.condition, excluding: Self.types(excluded),
        excludingSubtreesOf: Self.types(subtrees), apply)
    case .styleClass(let name):
      StyleRule(
        forClass: name, containedIn: Self.types(containers), when: condition?.condition,
        excluding: Self.types(excluded), excludingSubtreesOf: Self.types(subtrees), apply)
    }
  }

  static func types(_ numbers: [Int]) -> [any Any.Type] {
    numbers.map { ReferencePattern.all[$0].type }
  }
}
