internal import Synchronization

/// What sort of thing a node is: a button, a label, or something of your own.
///
/// A kind carries its protocol, so that `.button` and `(any ButtonNode).self` name the same thing.
/// It uses what its parent uses and derives what its parent derives, and then its own:
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
public struct NodeKind: Sendable {
  private let definition: Definition

  /// Makes a kind; keep it in a `static let`.
  ///
  /// What it uses and derives is worked out when the first node of the kind is styled, so kinds
  /// and attributes may name each other.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase.
  ///   - protocolType: The protocol that nodes of this kind adopt: `(any GaugeNode).self`.
  ///   - parent: The kind whose attributes and derivations this one takes over; none by default.
  ///   - uses: The attributes that nodes of this kind use besides; none by default.
  ///   - derivations: What is derived besides, in order; nothing by default.
  public init(
    _ name: String, of protocolType: any Any.Type, parent: NodeKind? = nil,
    uses: @autoclosure @escaping @Sendable () -> AttributeList = [],
    derivations: @autoclosure @escaping @Sendable () -> [Derivation] = []
  ) {
    definition = Definition(
      name: name, protocolType: protocolType, parent: parent, uses: uses, derivations: derivations)
  }

  /// The name, as descriptions show it: `button`.
  public var name: String { definition.name }

  /// The protocol that nodes of this kind adopt: `(any ButtonNode).self`.
  public var protocolType: any Any.Type { definition.protocolType }

  /// The kind whose attributes and derivations this one takes over, if any.
  public var parent: NodeKind? { definition.parent }

  /// What is derived for nodes of this kind, in order, the parent's first.
  public var derivations: [Derivation] { rules.derivations }

  /// Says whether this kind is another one or descends from it.
  ///
  /// - Parameter other: The kind to look for among this one and its ancestors.
  /// - Returns: Whether it is there: `NodeKind.button.isKind(of: .view)` holds.
  public func isKind(of other: NodeKind) -> Bool {
    var kind: NodeKind? = self
    while let current = kind {
      if current == other { return true }
      kind = current.parent
    }
    return false
  }

  /// Says whether nodes of this kind use an attribute; what they do not use is dropped.
  ///
  /// - Parameter attribute: The attribute to look for.
  /// - Returns: Whether this kind or an ancestor lists it, or the attribute claims the kind.
  public func uses(_ attribute: any AnyAttribute) -> Bool {
    uses(attribute.id)
  }

  /// Whether nodes of this kind use an attribute: one that names no kinds is used by all.
  func uses(_ attribute: AttributeID) -> Bool {
    guard let claimed = attribute.definition.kinds() else { return true }
    return rules.list(attribute) || claimed.contains(where: isKind(of:))
  }

  /// What the kind lists and derives, ancestors included; worked out once.
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
    let rules = AtomicLazyReference<KindRules>()

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
  /// Two kinds are equal when they have one protocol and one name.
  ///
  /// - Parameters:
  ///   - left: A kind.
  ///   - right: Another kind.
  /// - Returns: Whether they are the same kind.
  public static func == (left: NodeKind, right: NodeKind) -> Bool {
    left.definition === right.definition
      || (left.protocolType == right.protocolType && left.name == right.name)
  }

  /// Hashes the name, which equal kinds share.
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
