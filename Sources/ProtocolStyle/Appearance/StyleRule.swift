/// A rule, which writes values for the nodes that match a target, containers and a condition.
///
/// ```swift
/// StyleRule(for: .navigationBar, containedIn: [ContactScreen.self], when: .colorScheme(.dark)) {
///   $0.barTintColor = .green
/// }
/// ```
///
/// A rule corresponds to UIKit's `UIAppearance` and to a rule of CSS, with the target as the
/// selector. A node's own conformances override rules.
///
/// If two rules write the same attribute of a node, the one with the higher origin wins: packs are
/// below themes, themes are below the tree's own sheet, and that is below scopes, from the root
/// inwards. Within one origin, style classes beat concrete types, those beat traits, and those beat
/// kinds; a later style class beats an earlier one, a subclass its superclass, and a child kind its
/// parent. After that, a rule with containers beats one without, and an outermost container nearer
/// to the root beats another. The last criteria, in this order, are more containers, more
/// conditions, and later registration.
///
/// The closure is stored and run whenever its nodes are styled, so that its tokens and adaptive
/// colors are always current. It runs once for all nodes of a type in the same context.
public struct StyleRule: Sendable {
  package let target: Target

  /// The types of ancestors that the nodes must have, the innermost first.
  package let containers: [TypePattern]

  package private(set) var condition: StyleCondition?

  /// The types of nodes that the rule excludes.
  package private(set) var excluded: [TypePattern]

  /// The types of nodes that the rule excludes together with their descendants.
  package private(set) var excludedSubtrees: [TypePattern]

  /// Whether the rule overrides conformances and custom closures.
  package private(set) var overridesConformances = false

  package let location: RuleLocation

  /// The place of a rule that was read from a file; nil for a rule in source code.
  package var dataLocation: DataLocation?

  package let apply: @Sendable (inout ViewModel) -> Void

  /// Creates a rule for the nodes of a target.
  ///
  /// - Parameters:
  ///   - target: The nodes that the rule is for: a kind such as `.button`, `.kind(.gauge)` for a
  ///     custom one, or `.styleClass("Large")`.
  ///   - containers: The types or protocols of ancestors that the nodes must have, the innermost
  ///     first; none by default. `[A.self, B.self]` selects nodes in an `A` that is in a `B`.
  ///     Ancestors needn't be parents.
  ///   - condition: The condition that must hold; nil, the default, is no condition.
  ///   - excluded: Types of nodes that the rule excludes; none by default.
  ///   - excludedSubtrees: Types of nodes that the rule excludes with their descendants; none by
  ///     default.
  ///   - fileID: The file of the rule, for explanations.
  ///   - line: The line of the rule, for explanations.
  ///   - apply: A closure that writes the values; `nil` means none.
  public init(
    for target: Target, containedIn containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil, excluding excluded: [any Any.Type] = [],
    excludingSubtreesOf excludedSubtrees: [any Any.Type] = [], fileID: StaticString = #fileID,
    line: UInt = #line, _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.target = target
    self.containers = containers.map(TypePattern.init)
    self.condition = condition
    self.excluded = excluded.map(TypePattern.init)
    self.excludedSubtrees = excludedSubtrees.map(TypePattern.init)
    location = RuleLocation(fileID: fileID, line: line)
    self.apply = apply
  }

  /// Creates a rule for the nodes with a type, its subclasses, or a trait.
  ///
  /// It's a short form for the target `.type(PayButton.self)`.
  ///
  /// - Parameters:
  ///   - type: The type, or a protocol such as `(any CallToActionAppearance).self`.
  ///   - containers: The types or protocols of ancestors that the nodes must have, the innermost
  ///     first; none by default.
  ///   - condition: The condition that must hold; nil, the default, is no condition.
  ///   - excluded: Types of nodes that the rule excludes; none by default.
  ///   - excludedSubtrees: Types of nodes that the rule excludes with their descendants; none by
  ///     default.
  ///   - fileID: The file of the rule, for explanations.
  ///   - line: The line of the rule, for explanations.
  ///   - apply: A closure that writes the values; `nil` means none.
  public init(
    for type: any Any.Type, containedIn containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil, excluding excluded: [any Any.Type] = [],
    excludingSubtreesOf excludedSubtrees: [any Any.Type] = [], fileID: StaticString = #fileID,
    line: UInt = #line, _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.init(
      for: .type(type), containedIn: containers, when: condition, excluding: excluded,
      excludingSubtreesOf: excludedSubtrees, fileID: fileID, line: line, apply)
  }

  /// Not available: containers are a list, so a single one is `[Card.self]`.
  ///
  /// - Parameters:
  ///   - target: The nodes that the rule is for.
  ///   - container: The type or protocol of an ancestor.
  ///   - condition: The condition that must hold.
  ///   - apply: A closure that writes the values.
  @available(
    *, unavailable, message: "Containers are a list: write 'containedIn: [Card.self]'."
  )
  public init(
    for target: Target, containedIn container: any Any.Type,
    when condition: StyleCondition? = nil, _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.init(for: target, containedIn: [container], when: condition, apply)
  }

  /// Not available: containers are a list, so a single one is `[Card.self]`.
  ///
  /// - Parameters:
  ///   - type: The type, or a protocol.
  ///   - container: The type or protocol of an ancestor.
  ///   - condition: The condition that must hold.
  ///   - apply: A closure that writes the values.
  @available(
    *, unavailable, message: "Containers are a list: write 'containedIn: [Card.self]'."
  )
  public init(
    for type: any Any.Type, containedIn container: any Any.Type,
    when condition: StyleCondition? = nil, _ apply: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.init(for: .type(type), containedIn: [container], when: condition, apply)
  }

  /// Returns a copy of the rule that overrides conformances and custom closures.
  ///
  /// Other rules are defaults, which a node's own conformances override. The level of the returned
  /// rule is above these, and below local overrides. With it, an app restyles the nodes of a pack
  /// in one place:
  ///
  /// ```swift
  /// StyleRule(for: PayButton.self, containedIn: [Sheet.self]) { $0.cornerRadius = 0 }
  ///   .overridingConformances()
  /// ```
  ///
  /// The closure sees the values of the lower levels. These rules have the same order among each
  /// other as other rules, and they can be reset. The closure runs for each node that is styled
  /// instead of once for all nodes of a type, and the tree keeps the content of these nodes. The
  /// method corresponds to `!important` in CSS.
  ///
  /// - Returns: The rule.
  public func overridingConformances() -> StyleRule {
    var rule = self
    rule.overridesConformances = true
    return rule
  }

  /// Returns a copy of the rule that only applies where another condition holds, too.
  func limited(to condition: StyleCondition) -> StyleRule {
    var rule = self
    rule.condition = self.condition.map { $0 && condition } ?? condition
    return rule
  }

  /// Returns a copy of the rule with more exclusions.
  func excluding(_ types: [TypePattern], subtreesOf subtrees: [TypePattern]) -> StyleRule {
    var rule = self
    rule.excluded += types
    rule.excludedSubtrees += subtrees
    return rule
  }
}

extension StyleRule: CustomStringConvertible {
  /// The rule as a phrase, such as `NavigationBarNode in ContactScreen when colorScheme(.dark)`.
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

extension StyleRule {
  /// Returns the attributes that the closure writes to an empty view model in any of some contexts.
  package func attributes(writtenIn contexts: [StyleContext]) -> [AttributeID] {
    Set(contexts.flatMap { writes(in: $0).map(\.attribute) }).sorted()
  }

  /// Returns the writes of the closure, including nil, to an empty view model.
  package func writes(in context: StyleContext) -> WriteSet {
    var (context, model) = (context, emptyModel)
    return context.run { model.recordingWrites(apply) }
  }

  /// An empty view model with the kind of the target, if it's known.
  package var emptyModel: ViewModel {
    guard case .type(let pattern) = target.form, let node = pattern.type as? any StyleNode.Type
    else {
      return ViewModel(kind: .view)
    }
    return ViewModel(kind: node.nodeKind)
  }
}

extension StyleRule {
  /// The place of the rule, as `App/Rules.swift:12` or `Blue.nss:3`.
  package var place: String { dataLocation?.description ?? location.description }
}

/// The location of a rule in source code.
package struct RuleLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  /// The module, the file and the line, such as `App/Rules.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}

// MARK: - Targets

extension StyleRule {
  /// The nodes that a rule or a reset is for: those of a type, a trait, a kind or a style class.
  ///
  /// ```swift
  /// StyleRule(for: .navigationBar) { $0.barTintColor = .green }
  /// StyleRule(for: .styleClass("Large")) { $0.font = .system(size: 24) }
  /// StyleRule(for: PayButton.self) { $0.cornerRadius = 4 }  // the same as .type(PayButton.self)
  /// ```
  ///
  /// It corresponds to a simple selector in CSS. Each kind of this module has a property of the
  /// same name; a custom kind is `.kind(.gauge)`.
  public struct Target: Hashable, Sendable {
    /// The targets that matching distinguishes; a kind is its protocol.
    package enum Form: Hashable, Sendable {
      case type(TypePattern)
      case styleClass(String)
    }

    package let form: Form

    /// Returns the nodes with a type, its subclasses, or a trait.
    ///
    /// - Parameter type: The type, or a protocol such as `(any CallToActionAppearance).self`.
    /// - Returns: The target.
    public static func type(_ type: any Any.Type) -> Target {
      Target(form: .type(TypePattern(type)))
    }

    /// Returns the nodes of a kind and of the kinds that descend from it.
    ///
    /// - Parameter kind: The kind. The target is the same as `.type` with the kind's protocol.
    /// - Returns: The target.
    public static func kind(_ kind: NodeKind) -> Target { .type(kind.protocolType) }

    /// Returns the nodes with a style class.
    ///
    /// - Parameter name: The class, which nodes have if they conform to ``StyleClassed``.
    /// - Returns: The target.
    public static func styleClass(_ name: String) -> Target { Target(form: .styleClass(name)) }
  }
}

extension StyleRule.Target: CustomStringConvertible {
  /// The target without Swift syntax, such as `NavigationBarNode` or `.Large`.
  public var description: String {
    switch form {
    case .type(let pattern): pattern.name
    case .styleClass(let name): "." + name
    }
  }
}

// MARK: - StyleClassed

/// A node with style classes, which rules select by the target `.styleClass(_:)`.
///
/// ```swift
/// struct PriceTag: LabelNode, StyleClassed {
///   var isReduced = false
///   var styleClasses: [String] { isReduced ? ["Price", "Reduced"] : ["Price"] }
/// }
///
/// let prices = StyleSheet {
///   StyleRule(for: .styleClass("Reduced")) { $0.textColor = .systemRed }
/// }
/// ```
///
/// Style classes correspond to CSS's `class` attribute and NUI's `nuiClass`.
public protocol StyleClassed: SendableMetatype {
  /// The classes; a rule for a later class wins over a rule for an earlier one.
  var styleClasses: [String] { get }
}

// MARK: - OverridingRules

/// The rules in force for a node that override its conformances.
struct OverridingRules {
  /// The rules, the lowest first.
  let rules: [MatchedRule]

  /// The resets that hide rules.
  let resets: Set<Reset>

  /// Writes the rules over a model; the context must be the current one.
  ///
  /// - Parameters:
  ///   - model: The model with the lower levels.
  ///   - observer: A closure that is called with the writes of each rule.
  /// - Returns: The writes of all rules.
  func apply(to model: inout ViewModel, observer: LowerLevels.Observer? = nil) -> WriteSet {
    rules.reduce(into: []) { writes, rule in
      writes.formUnion(model.apply(rule, hiding: resets, observer: observer))
    }
  }
}

// MARK: - TypePattern

/// A type in a rule, as a target, a container or an exclusion.
///
/// It's a concrete type, which matches its subclasses as well, or a protocol such as `(any
/// ButtonNode).self`.
package struct TypePattern: Hashable, Sendable {
  package let type: any Any.Type

  package init(_ type: any Any.Type) {
    self.type = type
  }

  /// Returns whether a node has the type.
  func matches(_ node: some Any) -> Bool {
    func isInstance<Pattern>(of type: Pattern.Type) -> Bool { node is Pattern }
    return _openExistential(type, do: isInstance)
  }

  /// Returns whether this is a class that derives from another; a class doesn't derive from itself.
  package func isSubclass(of other: TypePattern) -> Bool {
    func derives<Other>(from other: Other.Type) -> Bool { type is Other.Type }
    return self != other && type is AnyClass && _openExistential(other.type, do: derives)
  }

  /// The name of the type, without `any`.
  package var name: String {
    let name = "\(type)"
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// Returns whether two patterns have the same type.
  package static func == (left: TypePattern, right: TypePattern) -> Bool { left.type == right.type }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

extension TypePattern {
  /// Returns whether this is a concrete type and not a protocol.
  ///
  /// It's called only with types of a matching node, so a class is that type or a superclass of it.
  func isConcrete(for nodeType: any Any.Type) -> Bool { type == nodeType || type is AnyClass }
}
