/// The rules of one sheet, prepared for matching with nodes.
///
/// Invariants:
/// - Each type that a rule names as a container or excluded subtree has one number, its index in
///   `patterns`.
/// - There is one `Match` per type and one state per meaning, so both are compared by identity.
///
/// Matching a type costs a check of each rule, once per type; later nodes of it cost a dictionary
/// lookup.
package final class CompiledSheet {
  /// A rule with the numbers of its patterns.
  package final class Rule {
    package let source: StyleRule
    package let identity: StyleSheet.Identity

    /// The position in the order of registration.
    let number: Int

    /// The containers, the outermost first.
    let containers: [Int]

    /// The position among the rules with containers; nil if there are none.
    let place: Int?

    /// The types whose subtrees the rule excludes.
    let excludedSubtrees: [Int]

    /// The group of rules that can apply with equal rank, so that their order depends on which of
    /// them met its outermost container first.
    let group: Group

    fileprivate init(
      _ source: StyleRule, _ identity: StyleSheet.Identity, number: Int, place: Int?,
      patterns: (TypePattern) -> Int
    ) {
      self.source = source
      self.identity = identity
      self.number = number
      self.place = place
      group = Group(source.target)
      containers = source.containers.reversed().map(patterns)
      excludedSubtrees = source.excludedSubtrees.map(patterns)
    }
  }

  /// A group of targets; rules with targets of different groups never have the same rank for a
  /// node.
  enum Group: Hashable {
    /// A style class; its position among a node's classes is part of the rank.
    case styleClass(String)

    /// A struct or an enumeration, which is the only such type of its nodes.
    case value(TypePattern)

    /// Classes or protocols.
    case types(areClasses: Bool)

    init(_ target: StyleRule.Target) {
      switch target.form {
      case .styleClass(let name): self = .styleClass(name)
      case .type(let pattern):
        let isClass = pattern.type is AnyClass
        self =
          pattern.type is any StyleNode.Type && !isClass
          ? .value(pattern) : .types(areClasses: isClass)
      }
    }
  }

  let rules: [Rule]

  /// The types that are containers or excluded subtrees of any rule, each once.
  let patterns: [TypePattern]

  /// The rules with containers.
  let contained: [Rule]

  /// The positions of the rules that have a type as a container, by the number of the type.
  let containedRules: [[Int]]

  /// The numbers of types whose subtrees any rule excludes.
  let subtreePatterns: Set<Int>

  /// The state without ancestors.
  let rootState = ContainmentState(ContainmentState.Meaning())

  /// The states that were reached, by their meanings.
  private var states: [ContainmentState.Meaning: ContainmentState] = [:]

  init(_ sheet: StyleSheet) {
    var patterns: [TypePattern] = []
    var numbers: [TypePattern: Int] = [:]
    func number(of pattern: TypePattern) -> Int {
      if let number = numbers[pattern] { return number }
      numbers[pattern] = patterns.count
      patterns.append(pattern)
      return patterns.count - 1
    }
    var contained: [Rule] = []
    rules = sheet.enumerated().map { index, source in
      let rule = Rule(
        source, sheet.identity(at: index), number: index,
        place: source.containers.isEmpty ? nil : contained.count, patterns: number(of:))
      if rule.place != nil { contained.append(rule) }
      return rule
    }
    self.patterns = patterns
    self.contained = contained
    subtreePatterns = Set(rules.flatMap(\.excludedSubtrees))
    containedRules = contained.enumerated()
      .reduce(into: Array(repeating: [], count: patterns.count)) { rules, entry in
        for pattern in Set(entry.element.containers) { rules[pattern].append(entry.offset) }
      }
  }

  /// Returns the state with a meaning.
  func state(_ meaning: ContainmentState.Meaning) -> ContainmentState {
    if meaning == rootState.meaning { return rootState }
    if let known = states[meaning] { return known }
    let state = ContainmentState(meaning)
    states[meaning] = state
    return state
  }

  /// Removes the states that aren't used.
  ///
  /// - Parameter used: The states that are used.
  func collectStates(_ used: Set<ObjectIdentifier>) {
    states = states.filter { used.contains(ObjectIdentifier($0.value)) }
    for state in [rootState] + states.values { state.removeInner() }
  }

  /// The rules and patterns that match the nodes of a type, independent of their ancestors.
  final class Match {
    /// The rules whose target matches, with their rank; style classes depend on the node.
    let targeted: [(rule: Rule, rank: TargetRank)]

    /// The rules for style classes.
    let classed: [(rule: Rule, name: String)]

    /// The numbers of the patterns that the nodes match, which rules of their descendants use.
    let patterns: Set<Int>

    fileprivate init(
      targeted: [(rule: Rule, rank: TargetRank)], classed: [(rule: Rule, name: String)],
      patterns: Set<Int>
    ) {
      self.targeted = targeted
      self.classed = classed
      self.patterns = patterns
    }
  }

  private var matches: [ObjectIdentifier: Match] = [:]

  /// Returns the match of a node's type; computed once per type.
  func match<Node: StyleNode>(_ node: Node) -> Match {
    if let known = matches[ObjectIdentifier(Node.self)] { return known }
    let match = makeMatch(node)
    matches[ObjectIdentifier(Node.self)] = match
    return match
  }

  private func makeMatch<Node: StyleNode>(_ node: Node) -> Match {
    var targeted: [(rule: Rule, target: TypePattern)] = []
    var classed: [(rule: Rule, name: String)] = []
    for rule in rules where !rule.source.excluded.contains(where: { $0.matches(node) }) {
      switch rule.source.target.form {
      case .type(let target): if target.matches(node) { targeted.append((rule, target)) }
      case .styleClass(let name): classed.append((rule, name))
      }
    }
    let types = Set(targeted.map(\.target)).filter { $0.isConcrete(for: Node.self) }
    let ranks = targeted.map { rule, target in
      guard !target.isConcrete(for: Node.self) else {
        return (rule, TargetRank.type(depth: types.count { target.isSubclass(of: $0) }))
      }
      let depth = Node.nodeKind.depth(ofKindNamedBy: target.type)
      return (rule, depth.map(TargetRank.kind(depth:)) ?? .trait)
    }
    let isPattern = patterns.indices.filter { patterns[$0].matches(node) }
    return Match(targeted: ranks, classed: classed, patterns: Set(isPattern))
  }
}

// MARK: - MatchedRule

/// A rule that is in force for a node, with its position in the cascade.
struct MatchedRule {
  let rule: CompiledSheet.Rule

  /// The position of its sheet among the origins.
  let origin: Int
  let rank: TargetRank

  /// The order in which its outermost container was met.
  let matchOrder: Int

  var source: StyleRule { rule.source }
}

extension MatchedRule: Comparable {
  /// Returns whether a rule is lower in the total order of the cascade.
  ///
  /// The order is by origin, target, containment, conditions and registration.
  static func < (left: MatchedRule, right: MatchedRule) -> Bool {
    if left.origin != right.origin { return left.origin < right.origin }
    if left.rank != right.rank { return left.rank < right.rank }
    // The outermost container wins, so the smaller number is the higher rule.
    if left.matchOrder != right.matchOrder { return left.matchOrder > right.matchOrder }
    return left.lesser < right.lesser
  }

  static func == (left: MatchedRule, right: MatchedRule) -> Bool {
    left.origin == right.origin && left.rule.number == right.rule.number
  }

  private var lesser: (Int, Int, Int) {
    (rule.containers.count, source.condition?.conditionCount ?? 0, rule.number)
  }
}

extension ViewModel {
  /// Writes a rule, except for the attributes that resets hide.
  ///
  /// - Returns: The writes of the rule.
  mutating func apply(
    _ rule: MatchedRule, hiding resets: Set<Reset>, observer: LowerLevels.Observer?
  ) -> WriteSet {
    let hidden = resets.hiding(rule.source)
    if let observer, hidden != .attributes([]) {
      var model = self
      let writes = model.recordingWrites(rule.source.apply)
      observer(rule, writes.filter { hidden.contains($0.attribute) }, model, true)
    }
    guard case .attributes(let attributes) = hidden else { return [] }
    let writes = recordingWrites(hiding: attributes, rule.source.apply)
    observer?(rule, writes, self, false)
    return writes
  }
}

// MARK: - TargetRank

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

// MARK: - Reset

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

// MARK: - LowerLevels: Rules

extension LowerLevels {
  /// A closure that is called with a rule and its writes, or with nil and the inherited values.
  typealias Observer = (
    _ rule: MatchedRule?, _ writes: WriteSet, _ model: ViewModel, _ isHidden: Bool
  ) -> Void

  /// Creates the lower levels by writing rules over inherited values; the context must be the
  /// current one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the node.
  ///   - inherited: A style with the parent's values of inherited attributes; nil for none.
  ///   - rules: The rules in force, the lowest first.
  ///   - resets: The resets that hide rules.
  ///   - observer: A closure that is called with the writes of each rule.
  init(
    kind: NodeKind, inherited: Block?, rules: [MatchedRule], resets: Set<Reset>,
    observer: Observer? = nil
  ) {
    model =
      inherited.flatMap { Block.make(inheriting: $0, by: kind) }.map { ViewModel(style: $0) }
      ?? ViewModel(kind: kind)
    if rules.isEmpty, observer == nil {
      levels.add(valuesOf: model, by: .inherited)
      return
    }
    let writes = model.writes
    observer?(nil, writes, model, false)
    levels.add(writes, by: .inherited)
    var all: WriteSet = []
    for rule in rules {
      let writes = model.apply(rule, hiding: resets, observer: observer)
      if all.isEmpty { all = writes } else { all.formUnion(writes) }
    }
    if !all.isEmpty {
      levels.remove(replacedBy: all)
      levels.add(all, by: .rules)
    }
    model.take(kind: kind)
  }
}
