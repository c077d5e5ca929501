/// The kind of a node, such as a button, a label or a custom kind.
///
/// A kind includes its protocol, so that `.button` and `(any ButtonNode).self` are the same target.
/// It uses the attributes of its parent and derives those that its parent derives, in addition to
/// its own:
///
/// ```swift
/// protocol GaugeNode: ViewNode {}
/// extension GaugeNode { static var nodeKind: NodeKind { .gauge } }
///
/// extension NodeKind {
///   static let gauge = NodeKind(
///     "gauge", of: (any GaugeNode).self, parent: .view, uses: [.progressTintColor])
/// }
/// ```
///
/// The target of a rule for it is `.kind(.gauge)`.
///
/// ![A screen of all kinds, with the traits of ModernPack.](kinds)
public struct NodeKind: Sendable {
  private let definition: Definition

  /// Creates a kind; store it in a `static let`.
  ///
  /// `uses` and `derivations` are evaluated when the first node of the kind is styled, so kinds and
  /// attributes can refer to each other.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase.
  ///   - protocolType: The protocol that nodes of this kind adopt, such as `(any GaugeNode).self`.
  ///   - parent: The kind whose attributes and derivations this one inherits; nil by default.
  ///   - uses: The additional attributes that nodes of this kind use; none by default.
  ///   - derivations: The additional derivations, in order; none by default.
  public init(
    _ name: String, of protocolType: any Any.Type, parent: NodeKind? = nil,
    uses: @autoclosure @escaping @Sendable () -> AttributeList = [],
    derivations: @autoclosure @escaping @Sendable () -> [Derivation] = []
  ) {
    definition = Definition(
      name: name, protocolType: protocolType, parent: parent, uses: uses, derivations: derivations)
  }

  /// The name in descriptions, such as `button`.
  public var name: String { definition.name }

  /// The protocol that nodes of this kind adopt, such as `(any ButtonNode).self`.
  public var protocolType: any Any.Type { definition.protocolType }

  /// The kind whose attributes and derivations this one inherits, if any.
  public var parent: NodeKind? { definition.parent }

  /// The derivations for nodes of this kind, in order, the parent's first.
  public var derivations: [Derivation] { rules.derivations }

  /// Returns whether this kind is another one or descends from it.
  ///
  /// - Parameter other: The kind to look for among this one and its ancestors.
  /// - Returns: Whether it's found: `NodeKind.button.isKind(of: .view)` is true.
  public func isKind(of other: NodeKind) -> Bool {
    var kind: NodeKind? = self
    while let current = kind {
      if current == other { return true }
      kind = current.parent
    }
    return false
  }

  /// Returns whether nodes of this kind use an attribute; attributes that aren't used are dropped.
  ///
  /// - Parameter attribute: The attribute to look for.
  /// - Returns: Whether this kind or an ancestor lists it, or the attribute names one of them.
  public func uses(_ attribute: any AnyAttribute) -> Bool {
    uses(attribute.id)
  }

  /// Returns whether nodes of this kind use an attribute; an attribute without kinds is used by
  /// all.
  func uses(_ attribute: AttributeID) -> Bool {
    guard let claimed = attribute.definition.kinds() else { return true }
    return rules.list(attribute) || claimed.contains(where: isKind(of:))
  }

  /// The attributes that the kind lists and derives, including those of its ancestors; computed
  /// once.
  var rules: KindRules {
    if let rules = definition.rules.load() { return rules }
    return definition.rules.storeIfNil(
      KindRules(
        parent: parent?.rules, uses: definition.uses(), derivations: definition.derivations()))
  }

  private final class Definition: Sendable {
    let name: String
    let protocolType: any Any.Type
    let parent: NodeKind?
    let uses: @Sendable () -> AttributeList
    let derivations: @Sendable () -> [Derivation]
    let rules = LazyReference<KindRules>()

    init(
      name: String, protocolType: any Any.Type, parent: NodeKind?,
      uses: @escaping @Sendable () -> AttributeList,
      derivations: @escaping @Sendable () -> [Derivation]
    ) {
      self.name = name
      self.protocolType = protocolType
      self.parent = parent
      self.uses = uses
      self.derivations = derivations
    }
  }
}

extension NodeKind: Hashable {
  /// Returns whether two kinds have the same protocol and the same name.
  ///
  /// - Parameters:
  ///   - left: A kind.
  ///   - right: Another kind.
  /// - Returns: Whether they are the same kind.
  public static func == (left: NodeKind, right: NodeKind) -> Bool {
    left.definition === right.definition
      || (left.protocolType == right.protocolType && left.name == right.name)
  }

  /// Hashes the name, which is the same for equal kinds.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension NodeKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
