/// A rule: what to write for the nodes that match a target, containers and conditions.
///
/// ```swift
/// StyleRule(for: .navigationBar, containedIn: [ContactScreen.self], when: .colorScheme(.dark)) {
///   $0.barTintColor = .green
/// }
/// ```
///
/// The counterpart of UIKit's `UIAppearance`, which is CSS's rule: the target is the selector. A
/// rule lies beneath what a node's own conformances say.
///
/// Of two rules that write to one attribute of a node, the one of the higher origin wins: packs are
/// lower than themes, these than the tree's own sheet, and this than the scopes from the root
/// inwards. Within one origin, a style class beats a concrete type, that a trait, that a kind; a
/// later-named class an earlier one, a subclass its superclass, a child kind its parent. Then a rule
/// with containers beats one without, the one whose outermost container is nearer to the root, the
/// longer list of containers, more conditions, and last the later one.
///
/// The closure is kept and run whenever its nodes are styled anew, so that tokens and adaptive
/// colors in it are never out of date. It runs once for all nodes of a type in like surroundings.
public struct StyleRule: Sendable {
  /// Which nodes a rule is for.
  package enum Target: Hashable, Sendable {
    case type(TypePattern)
    case styleClass(String)
  }

  package let target: Target

  /// What the nodes must be in, the innermost first.
  package let containers: [TypePattern]

  package let condition: StyleCondition?

  /// The nodes that the rule leaves alone.
  package private(set) var excluded: [TypePattern]

  /// The nodes that the rule leaves alone with everything in them.
  package private(set) var excludedSubtrees: [TypePattern]

  /// Whether the rule wins over conformances and custom closures.
  package private(set) var overridesConformances = false

  package let location: RuleLocation
  package let apply: @Sendable (inout ViewModel) -> Void

  /// Makes a rule for the nodes of a type, its subclasses, or a trait.
  ///
  /// - Parameters:
  ///   - type: The type, or a protocol as `(any CallToActionAppearance).self`.
  ///   - containers: What the nodes must be in: types or protocols of any nodes up to the root, not
  ///     only of parents. `[A.self, B.self]` means in an `A` that is in a `B`. None by default.
  ///   - condition: What must hold; nil, the default, asks for nothing.
  ///   - excluded: Types whose nodes the rule leaves alone; none by default.
  ///   - excludedSubtrees: Types whose nodes the rule leaves alone with everything in them; none by
  ///     default.
  ///   - fileID: Where the rule is written, for explanations.
  ///   - line: Where the rule is written, for explanations.
  ///   - apply: What to write; `nil` means none.
  public init(
    for type: any Any.Type, containedIn containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil, excluding excluded: [any Any.Type] = [],
    excludingSubtreesOf excludedSubtrees: [any Any.Type] = [], fileID: StaticString = #fileID,
    line: UInt = #line, _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.init(
      .type(TypePattern(type)), containers, condition, excluded, excludedSubtrees,
      RuleLocation(fileID: fileID, line: line), apply)
  }

  /// Makes a rule for the nodes of a kind: the same as one for the kind's protocol.
  ///
  /// - Parameters:
  ///   - kind: The kind: `.button` and `(any ButtonNode).self` are one target.
  ///   - containers: What the nodes must be in, the innermost first; nothing by default.
  ///   - condition: What must hold; nil, the default, asks for nothing.
  ///   - excluded: Types whose nodes the rule leaves alone; none by default.
  ///   - excludedSubtrees: Types whose nodes the rule leaves alone with everything in them; none by
  ///     default.
  ///   - fileID: Where the rule is written, for explanations.
  ///   - line: Where the rule is written, for explanations.
  ///   - apply: What to write; `nil` means none.
  public init(
    for kind: NodeKind, containedIn containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil, excluding excluded: [any Any.Type] = [],
    excludingSubtreesOf excludedSubtrees: [any Any.Type] = [], fileID: StaticString = #fileID,
    line: UInt = #line, _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.init(
      .type(TypePattern(kind.protocolType)), containers, condition, excluded, excludedSubtrees,
      RuleLocation(fileID: fileID, line: line), apply)
  }

  /// Makes a rule for the nodes that have a style class.
  ///
  /// - Parameters:
  ///   - styleClass: The class: nodes that are `StyleClassed` name theirs.
  ///   - containers: What the nodes must be in, the innermost first; nothing by default.
  ///   - condition: What must hold; nil, the default, asks for nothing.
  ///   - excluded: Types whose nodes the rule leaves alone; none by default.
  ///   - excludedSubtrees: Types whose nodes the rule leaves alone with everything in them; none by
  ///     default.
  ///   - fileID: Where the rule is written, for explanations.
  ///   - line: Where the rule is written, for explanations.
  ///   - apply: What to write; `nil` means none.
  public init(
    forClass styleClass: String, containedIn containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil, excluding excluded: [any Any.Type] = [],
    excludingSubtreesOf excludedSubtrees: [any Any.Type] = [], fileID: StaticString = #fileID,
    line: UInt = #line, _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.init(
      .styleClass(styleClass), containers, condition, excluded, excludedSubtrees,
      RuleLocation(fileID: fileID, line: line), apply)
  }

  private init(
    _ target: Target, _ containers: [any Any.Type], _ condition: StyleCondition?,
    _ excluded: [any Any.Type], _ excludedSubtrees: [any Any.Type], _ location: RuleLocation,
    _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.target = target
    self.containers = containers.map(TypePattern.init)
    self.condition = condition
    self.excluded = excluded.map(TypePattern.init)
    self.excludedSubtrees = excludedSubtrees.map(TypePattern.init)
    self.location = location
    self.apply = apply
  }

  /// Returns the same rule at a level above conformances and custom closures, below the overrides that
  /// were set on single nodes.
  ///
  /// Other rules are defaults: a node's own conformances win over them. With this, an app restyles the
  /// nodes of a pack in one place:
  ///
  /// ```swift
  /// StyleRule(for: PayButton.self, containedIn: [Sheet.self]) { $0.cornerRadius = 0 }
  ///   .overridingConformances()
  /// ```
  ///
  /// The closure finds what the lower levels wrote. Among themselves, such rules are in the same order
  /// as other rules; they can be reset as these can. The closure runs for each node that is styled, not
  /// once for all nodes of a type, and the tree keeps the content of these nodes. CSS's counterpart is
  /// `!important`.
  ///
  /// - Returns: The rule.
  public func overridingConformances() -> StyleRule {
    var rule = self
    rule.overridesConformances = true
    return rule
  }

  /// The same rule, which leaves more nodes alone.
  func excluding(_ types: [TypePattern], subtreesOf subtrees: [TypePattern]) -> StyleRule {
    var rule = self
    rule.excluded += types
    rule.excludedSubtrees += subtrees
    return rule
  }
}

extension StyleRule.Target: CustomStringConvertible {
  /// The target as a person names it: `NavigationBarNode`, `.Large`.
  package var description: String {
    switch self {
    case .type(let pattern): pattern.name
    case .styleClass(let name): "." + name
    }
  }
}

extension StyleRule: CustomStringConvertible {
  /// The rule as a person would say it: `NavigationBarNode in ContactScreen when colorScheme(.dark)`.
  public var description: String {
    let parts =
      ["\(target)"] + containers.map { "in \($0.name)" }
      + (condition.map { ["when \($0)"] } ?? [])
      + excluded.map { "without \($0.name)" }
      + excludedSubtrees.map { "outside of \($0.name)" }
      + (overridesConformances ? ["overriding conformances"] : [])
    return parts.joined(separator: " ")
  }
}
