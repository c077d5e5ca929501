/// The rules that may be in force for the nodes of one column in one surroundings.
///
/// What is left open is what nodes of one type differ in: control state, style classes, resets.
final class RuleSelection {
  /// What nodes of one type in one place may differ in.
  struct Variant: Hashable {
    var controlState = ControlState.normal
    var styleClasses: [String] = []
    var resets: Set<Reset> = []

    /// What most nodes have.
    static let plain = Variant()
  }

  unowned(unsafe) let column: AnyColumn
  private unowned(unsafe) let surroundings: Surroundings

  /// Whether a condition asks for the control state, so that it has to be known.
  let mentionsControlState: Bool

  /// Whether a rule asks for a style class, so that the node's have to be known.
  var namesStyleClasses: Bool { !classed.isEmpty }

  private let targeted: [MatchedRule]
  private let classed: [(rule: RuleBook.Rule, origin: Int, name: String, turn: Int)]

  /// The recipe of most nodes; owned by `variants`.
  @exclusivity(unchecked) private var plain: Unmanaged<Recipe>?
  private var variants: [Variant: Recipe] = [:]

  init(column: AnyColumn, row: Int, in surroundings: Surroundings) {
    self.column = column
    self.surroundings = surroundings
    var targeted: [MatchedRule] = []
    var classed: [(rule: RuleBook.Rule, origin: Int, name: String, turn: Int)] = []
    for (origin, entry) in surroundings.key.books.enumerated() {
      let match = column.match(entry.book, row: row)
      // What the node itself begins counts as well: an excluded subtree includes its root.
      func turn(of rule: RuleBook.Rule) -> Int? {
        guard !entry.ancestry.isExcluded(from: rule),
          match.patterns.isDisjoint(with: rule.excludedSubtrees)
        else { return nil }
        return entry.ancestry.turn(of: rule)
      }
      for (rule, rank) in match.targeted {
        guard let turn = turn(of: rule) else { continue }
        targeted.append(MatchedRule(rule: rule, origin: origin, rank: rank, turn: turn))
      }
      for (rule, name) in match.classed where column.styleClasses != nil {
        guard let turn = turn(of: rule) else { continue }
        classed.append((rule, origin, name, turn))
      }
    }
    self.targeted = targeted
    self.classed = classed
    mentionsControlState = (targeted.map(\.appearance) + classed.map(\.rule.appearance)).contains {
      $0.condition?.mentionsControlState == true
    }
  }

  /// Who brings a rule, for people.
  func origin(of rule: MatchedRule) -> String { surroundings.key.books[rule.origin].origin }

  /// Whether a rule asks for a style class of that name.
  func names(_ styleClass: String) -> Bool { classed.contains { $0.name == styleClass } }

  /// Whether there is a rule of a target.
  func names(_ target: Appearance.Target) -> Bool {
    targeted.contains { $0.appearance.target == target }
      || classed.contains { $0.rule.appearance.target == target }
  }

  /// How to style the nodes of a variant, nil standing for most; the surroundings' context must be
  /// the current one.
  @inline(__always)
  func recipe(for variant: Variant?) -> Unmanaged<Recipe> {
    if variant == nil, let plain { return plain }
    return makeRecipe(for: variant ?? .plain)
  }

  @inline(never)
  private func makeRecipe(for variant: Variant) -> Unmanaged<Recipe> {
    let recipe = variants[variant] ?? Recipe(column: column, beneath: beneath(for: variant))
    variants[variant] = recipe
    let owned = Unmanaged.passUnretained(recipe)
    if variant == .plain { plain = owned }
    return owned
  }

  /// What rules and the parent say to a variant; the surroundings' context must be the current one.
  func beneath(for variant: Variant, witness: Beneath.Witness? = nil) -> Beneath {
    Beneath(
      kind: column.kind, inherited: surroundings.key.inherited, rules: rules(for: variant),
      resets: variant.resets, witness: witness)
  }

  /// The rules in force for a variant, resets aside, in the order of the cascade, the lowest first.
  private func rules(for variant: Variant) -> [MatchedRule] {
    let named = classed.compactMap { rule, origin, name, turn in
      variant.styleClasses.lastIndex(of: name).map {
        MatchedRule(rule: rule, origin: origin, rank: .styleClass(position: $0), turn: turn)
      }
    }
    let matched = (targeted + named).filter {
      $0.appearance.condition?.holds(in: variant.controlState) ?? true
    }
    return matched.sorted()
  }
}
