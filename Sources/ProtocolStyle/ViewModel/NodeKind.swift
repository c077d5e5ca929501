/// A model that can be styled: a struct (preferred), an enumeration or a final class.
///
/// ```swift
/// protocol Prominent: BackgroundColor {}
/// extension Prominent { var backgroundColor: Color { .systemBlue } }
///
/// struct SendButton: ButtonNode, Prominent {}
///
/// StyleApplier().viewModel(for: SendButton()).backgroundColor  // #007aff
/// ```
///
/// A node adopts one of the kinds that refine this protocol (`ButtonNode`, `LabelNode` …) and the
/// traits that style it. It's a model, never a view: a view owns one.
///
/// Conformances of nodes and traits can't be isolated to an actor, because styling can run on any
/// thread; `SendableMetatype` lets the compiler refuse isolated ones.
public protocol StyleNode: SendableMetatype {
  /// The kind of the node, which determines the attributes that it uses and derives.
  static var nodeKind: NodeKind { get }
}

/// A closure that writes into a view model, for styles that attributes alone can't express.
///
/// ```swift
/// struct SaleButton: ButtonNode, CustomClosure {
///   var isSoldOut = false
///
///   var customClosure: StyleClosure {
///     { model in
///       model.backgroundColor = isSoldOut ? nil : .systemRed
///       model[.titleColorForState, .highlighted] = .white
///     }
///   }
/// }
/// ```
public typealias StyleClosure = (inout ViewModel) -> Void

// MARK: - NodeKind

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
      name: name, protocolType: protocolType, parent: parent, uses: { uses().ids },
      derivations: derivations)
  }

  /// Creates a kind of this module.
  ///
  /// A list of identifiers doesn't have the runtime make the type of each attribute.
  init(
    _ name: String, of protocolType: any Any.Type, parent: NodeKind? = nil,
    uses: @autoclosure @escaping @Sendable () -> [AttributeID],
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
    let isListed = definition.rules.withObject { $0.list(attribute) } ?? rules.list(attribute)
    return isListed || claimed.contains(where: isKind(of:))
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
    let uses: @Sendable () -> [AttributeID]
    let derivations: @Sendable () -> [Derivation]
    let rules = LazyReference<KindRules>()

    init(
      name: String, protocolType: any Any.Type, parent: NodeKind?,
      uses: @escaping @Sendable () -> [AttributeID],
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

// MARK: - KindRules

/// The attributes that nodes of a kind list and derive, including those of its ancestors.
final class KindRules: Sendable {
  let derivations: [Derivation]

  /// The attributes from which values are derived that depend on the context, too.
  private let contextualInputs: [AttributeID]

  /// Whether inherited attributes are among these.
  let deriveByContextFromInherited: Bool

  /// The inputs of all derivations.
  private let inputs: AttributeBits
  private let listed: AttributeBits

  init(parent: KindRules?, uses: [AttributeID], derivations: [Derivation]) {
    self.derivations = (parent?.derivations ?? []) + derivations
    contextualInputs = self.derivations.filter { !$0.readsInputsAlone }.flatMap(\.inputs.ids)
    deriveByContextFromInherited = contextualInputs.contains { $0.definition.isInherited }
    // A kind uses the attributes that it derives and the inputs of these derivations.
    let derived = derivations.flatMap { $0.inputs.ids + $0.outputs.ids }
    listed = (parent?.listed ?? AttributeBits()).union(uses + derived)
    inputs = (parent?.inputs ?? AttributeBits()).union(derivations.flatMap(\.inputs.ids))
  }

  /// Returns whether the kind or an ancestor lists an attribute.
  func list(_ attribute: AttributeID) -> Bool { listed.contains(attribute) }

  /// Returns whether any derivation has an input in a model.
  func mayDerive(from model: ViewModel) -> Bool {
    model.style.layout.entries.contains { inputs.contains($0.attribute) }
      || model.content?.layout.entries.contains { inputs.contains($0.attribute) } == true
  }

  /// Returns whether values are derived from a model that depend on the context, too.
  func deriveByContext(from model: ViewModel) -> Bool {
    contextualInputs.contains(where: model.shows)
  }

  /// Returns the derivations that can have an effect if only some attributes were written.
  func derivations(from attributes: some Sequence<AttributeID>) -> [Derivation] {
    var present = Set(attributes)
    return derivations.filter { derivation in
      guard derivation.inputs.ids.contains(where: present.contains) else { return false }
      present.formUnion(derivation.outputs.ids)
      return true
    }
  }
}

/// A set of attributes, as bits by index.
private struct AttributeBits: Sendable {
  private var words: ContiguousArray<UInt64> = []

  func contains(_ attribute: AttributeID) -> Bool {
    let index = attribute.definition.index
    return index >> 6 < words.count && words[index >> 6] & (1 << (index & 63)) != 0
  }

  /// Returns the set with more attributes.
  func union(_ attributes: some Sequence<AttributeID>) -> AttributeBits {
    var result = self
    for attribute in attributes {
      let index = attribute.definition.index
      while result.words.count <= index >> 6 { result.words.append(0) }
      result.words[index >> 6] |= 1 << (index & 63)
    }
    return result
  }
}

// MARK: - Derivation

/// Fills an unwritten attribute of a kind's nodes from other attributes.
///
/// A navigation bar derives its bar tint from its background, and keeps the background:
///
/// ```swift
/// Derivation(of: .barTintColor, from: .backgroundColor)
/// ```
///
/// A derived value has the level of its highest input: it yields to a value that was written at
/// that level or above, and hides one that was written below. For values along an axis this applies
/// to each place separately.
///
/// Defaults, such as those of a button's variant, are below all levels, and an adjustment is above
/// them.
public struct Derivation: Sendable {
  /// The place of derived values among the levels of the cascade.
  enum Precedence {
    /// Below all levels.
    case defaults

    /// The level of the highest input.
    case inputs

    /// Above all levels.
    case adjustment
  }

  /// The attributes that are filled; a single one unless these are defaults.
  public let outputs: AttributeList

  /// The attributes that it depends on.
  public let inputs: AttributeList

  let precedence: Precedence

  /// Derives the outputs at those places of their axes that are open.
  let apply:
    @Sendable (_ model: inout ViewModel, _ isOpen: (AttributeID, AnyHashable?) -> Bool) -> Void

  /// Whether the derived value depends only on the inputs, and not on the context.
  private(set) var readsInputsAlone = false

  /// Creates a derivation from several attributes.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - inputs: The attributes that `value` reads. Nothing is derived if all of them are absent.
  ///   - value: Returns the value for a model with at least one of the inputs; nil derives nothing.
  public init<Value>(
    of output: Attribute<Value>, from inputs: AttributeList,
    _ value: @escaping @Sendable (ViewModel) -> Value?
  ) {
    self.init(of: output, from: inputs.ids, value)
  }

  /// Creates a derivation from several attributes, without making the type of each.
  init<Value>(
    of output: Attribute<Value>, from inputs: [AttributeID],
    _ value: @escaping @Sendable (ViewModel) -> Value?
  ) {
    outputs = AttributeList(ids: [output.id])
    self.inputs = AttributeList(ids: inputs)
    precedence = .inputs
    apply = { model, isOpen in
      guard let value = value(model) else { return }
      model.derive(value, of: output) { isOpen(output.id, $0) }
    }
  }

  /// Creates a derivation from one attribute.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - input: The attribute that it depends on.
  ///   - value: Returns the value for the input's value; nil derives nothing.
  public init<Input, Value>(
    of output: Attribute<Value>, from input: Attribute<Input>,
    _ value: @escaping @Sendable (Input) -> Value?
  ) {
    self.init(of: output, from: [input.id]) { model in model[input].flatMap(value) }
  }

  /// Creates a derivation that uses the value of another attribute.
  ///
  /// - Parameters:
  ///   - output: The attribute to fill.
  ///   - input: The attribute whose value is used.
  public init<Value>(of output: Attribute<Value>, from input: Attribute<Value>) {
    self.init(of: output, from: input) { $0 }
    readsInputsAlone = true
  }

  /// Creates defaults that depend on other attributes, such as those of a variant.
  ///
  /// A default is used where no level of the cascade writes a value or nil, so any rule overrides
  /// it. The closure is evaluated in the context of the node: it may read the environment, tokens
  /// and the control state.
  ///
  /// - Parameters:
  ///   - outputs: The attributes that `write` may write.
  ///   - inputs: The attributes that select the defaults. There are none if all of them are absent.
  ///   - write: A closure that writes the defaults for a model, which is its first argument.
  public init(
    defaults outputs: AttributeList, from inputs: AttributeList,
    _ write: @escaping @Sendable (_ model: ViewModel, _ defaults: inout ViewModel) -> Void
  ) {
    self.init(defaults: outputs.ids, from: inputs.ids, write)
  }

  /// Creates defaults that depend on other attributes, without making the type of each.
  init(
    defaults outputs: [AttributeID], from inputs: [AttributeID],
    _ write: @escaping @Sendable (_ model: ViewModel, _ defaults: inout ViewModel) -> Void
  ) {
    self.outputs = AttributeList(ids: outputs)
    self.inputs = AttributeList(ids: inputs)
    precedence = .defaults
    apply = { model, isOpen in
      var defaults = ViewModel(kind: model.kind)
      write(model, &defaults)
      for output in outputs { model.derive(output, from: defaults) { isOpen(output, $0) } }
    }
  }

  /// Creates an adjustment of an attribute's value by another attribute, at any level.
  ///
  /// - Parameters:
  ///   - output: The attribute whose value is adjusted.
  ///   - input: The attribute that it's adjusted by.
  ///   - adjust: A closure that returns the adjusted value; nil keeps it.
  public init<Value, Input>(
    adjusting output: Attribute<Value>, by input: Attribute<Input>,
    _ adjust: @escaping @Sendable (Value, Input) -> Value?
  ) {
    outputs = AttributeList(ids: [output.id])
    inputs = AttributeList(ids: [input.id])
    precedence = .adjustment
    apply = { model, isOpen in
      guard let value = model[output], let input = model[input], let new = adjust(value, input)
      else { return }
      model.derive(new, of: output) { isOpen(output.id, $0) }
    }
  }

  /// Returns the same derivation, marked as depending only on its inputs.
  func readingInputsAlone() -> Derivation {
    var derivation = self
    derivation.readsInputsAlone = true
    return derivation
  }
}
