import ProtocolStyle

/// The target of a rule, as data.
enum ReferenceTarget: Hashable, Sendable {
  /// The number of a pattern.
  case pattern(Int)
  case styleClass(String)

  /// The target in the library's terms.
  var target: StyleRule.Target {
    switch self {
    case .pattern(let number): .type(ReferencePattern.all[number].type)
    case .styleClass(let name): .styleClass(name)
    }
  }
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
    return StyleRule(
      for: target.target, containedIn: Self.types(containers), when: condition?.condition,
      excluding: Self.types(excluded), excludingSubtreesOf: Self.types(subtrees), apply)
  }

  static func types(_ numbers: [Int]) -> [any Any.Type] {
    numbers.map { ReferencePattern.all[$0].type }
  }
}
