internal import Synchronization

/// The typed key of one value in a view model.
///
/// An attribute consists of a style protocol, its default and its key. An accessor on `ViewModel`
/// adds dot syntax:
///
/// ```swift
/// protocol LeftColor: SendableMetatype {
///   var leftColor: Color { get }
/// }
///
/// extension LeftColor {
///   var leftColor: Color { .red }
/// }
///
/// extension AnyAttribute where Self == Attribute<Color> {
///   static var leftColor: Self {
///     @Sendable func read(
///       _ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>
///     ) -> AttributeWrite {
///       slot.write(node.leftColor)
///     }
///     return Attribute("leftColor", of: (any LeftColor).self) {
///       ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }
///     }
///   }
/// }
///
/// extension ViewModel {
///   var leftColor: Color? {
///     get { self[.leftColor] }
///     set { self[.leftColor] = newValue }
///   }
/// }
/// ```
///
/// Pass the attributes that an applier writes to its initializer: `StyleApplier(attributes:
/// .standard + [.leftColor])`.
///
/// Values that are equal by `==` are drawn alike: nodes with equal values share them, and replacing
/// a value by an equal one isn't a change. Texts are equal only if their bytes are.
public struct Attribute<Value: Hashable & Sendable & Codable>: AnyAttribute, Hashable {
  /// The identity of the attribute.
  public let id: AttributeID

  /// Creates an attribute with an identity; its values must have this type.
  package init(id: AttributeID) {
    self.id = id
  }

  /// Returns the attribute of a declaration, and declares it at the first call.
  ///
  /// A key is a computed property that calls this each time. After the first call this costs a few
  /// nanoseconds and evaluates neither `kinds` nor `reader`. Styling doesn't use the key, so its
  /// cost only matters for reading view models.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase, unique among the attributes of one applier. It can't be
  ///     `kind`, which encoded view models use.
  ///   - protocolType: The style protocol of the attribute, such as `(any LeftColor).self`.
  ///   - kinds: The kinds that use the attribute, together with their children. `nil`, the default,
  ///     means every kind; an empty array means only kinds that list the attribute.
  ///   - isContent: Whether the attribute is content, such as a title, instead of style. Content is
  ///     stored separately, so that nodes which differ only in content share their style; false by
  ///     default.
  ///   - isInherited: Whether a node in a tree has its parent's value if it has no other, like
  ///     UIKit's tint color and the inherited properties of CSS; false by default. Content can't be
  ///     inherited.
  ///   - drawingStates: The control states in any of which the value is drawn, such as `.selected`,
  ///     like UIKit's `selectedBackgroundView` and a CSS rule with `:checked`; `.normal`, the default,
  ///     stands for every state. Tools that compare states, such as certificates, then know them.
  ///   - fileID: The declaring file; two modules can declare the same name.
  ///   - reader: Returns a reader for a type of nodes, or nil if the type doesn't adopt the style
  ///     protocol. Without this closure the attribute isn't read from nodes, but derived or written
  ///     by closures.
  public init(
    _ name: StaticString, of protocolType: (any Any.Type)? = nil,
    kinds: @autoclosure @escaping @Sendable () -> [NodeKind]? = nil, isContent: Bool = false,
    isInherited: Bool = false, drawnIn drawingStates: ControlState = .normal,
    fileID: StaticString = #fileID,
    reader: @escaping @Sendable (any StyleNode.Type) -> AttributeReader<Value>? = { _ in nil }
  ) {
    if let known = InternedAttributes.shared.find(
      name, ObjectIdentifier(Value.self), fileID)
    {
      id = AttributeID(definition: known.object)
    } else {
      id = AttributeID(
        definition: InternedAttributes.shared.add(
          name, ObjectIdentifier(Value.self), fileID, { Value.self }, protocolType: protocolType,
          kinds: kinds, isContent: isContent, isInherited: isInherited,
          drawingStates: drawingStates,
          makeStep: { node in reader(node)?.makeStep }, makeTyped: Self.init(id:)))
    }
  }

  /// Declares an attribute of this module, whose name has one type of values.
  ///
  /// The runtime searches all conformances of the process to make a type such as that of values per
  /// state, so the type isn't made before a value is written.
  init(
    builtIn name: StaticString, of protocolType: any Any.Type, isContent: Bool = false,
    isInherited: Bool = false, drawnIn drawingStates: ControlState = .normal,
    fileID: StaticString = #fileID,
    reader: @escaping @Sendable (any StyleNode.Type) -> AttributeReader<Value>?
  ) {
    id = AttributeID(
      definition: InternedAttributes.shared.add(
        name, nil, fileID, { Value.self }, protocolType: protocolType, kinds: { [] },
        isContent: isContent, isInherited: isInherited, drawingStates: drawingStates,
        makeStep: { node in reader(node)?.makeStep }, makeTyped: Self.init(id:)))
  }
}

// MARK: - AnyAttribute

/// An attribute with any type of values, as the element of lists of attributes.
///
/// Only `Attribute` and `AttributeID` conform. Keys are declared as extensions of this protocol, so
/// that both `Attribute<Color>.leftColor` and `[.leftColor]` compile.
///
/// ```swift
/// let colors: [any AnyAttribute] = [.backgroundColor, .leftColor]
/// let names = colors.map(\.name)  // "backgroundColor", "leftColor"
/// ```
public protocol AnyAttribute: Sendable, CustomStringConvertible {
  /// The identity of the attribute.
  var id: AttributeID { get }
}

extension AnyAttribute {
  /// The name, which is also that of the property on `ViewModel`, such as `backgroundColor`.
  public var name: String { id.definition.name }

  /// Whether changes of the value can be animated; if not, the value changes at once.
  ///
  /// True if the type of the values is ``Interpolatable``, except for content, which is never
  /// animated.
  public var isInterpolatable: Bool { id.definition.isInterpolatable }

  /// The name.
  public var description: String { name }
}

// MARK: - AttributeID

/// The identity of an attribute: its name, its value type and the module that declares it.
///
/// Comparing and hashing cost as much as for a pointer.
public struct AttributeID: Sendable {
  /// Interned for the life of the process.
  private let reference: Unretained<AttributeDefinition>

  package var definition: AttributeDefinition { reference.object }

  package init(definition: AttributeDefinition) { reference = Unretained(definition) }

  /// The type of the attribute's values, such as `Color.self`.
  public var valueType: any (Hashable & Sendable & Codable).Type { definition.valueType }

  /// Whether the attribute is content, such as a title, instead of style.
  package var isContent: Bool { definition.isContent }

  /// Returns whether nodes of a type adopt the attribute's style protocol.
  package func isAdopted(by type: any StyleNode.Type) -> Bool { definition.makeStep(type) != nil }
}

extension AttributeID: Hashable {
  /// Returns whether two identifiers identify the same attribute.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether they identify the same attribute.
  public static func == (left: AttributeID, right: AttributeID) -> Bool {
    left.definition === right.definition
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(definition.index)
  }
}

extension AttributeID: Comparable {
  /// Returns whether an identifier comes before another by name, so the order is the same in every
  /// run.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier.
  /// - Returns: Whether `left` comes before `right`.
  public static func < (left: AttributeID, right: AttributeID) -> Bool {
    (left.name, left.definition.index) < (right.name, right.definition.index)
  }
}

extension AttributeID: AnyAttribute {
  /// The identifier itself, which can stand in lists of attributes.
  public var id: AttributeID { self }
}

// MARK: - AttributeDefinition

/// The definition of an attribute, which exists once and for the life of the process.
package final class AttributeDefinition: Sendable {
  let name: String

  /// The declaring module and file, in the form of `#fileID`.
  package let declaration: StaticString

  /// A number counted from 0 in the order of first use, which may differ between runs.
  let index: Int

  /// The identity of the value type, which can be compared without a conformance lookup; nil if the
  /// name has one type of values in its module.
  let typeID: ObjectIdentifier?

  /// Returns the value type, which the runtime may have to make.
  let makeValueType: @Sendable () -> any (Hashable & Sendable & Codable).Type

  /// The style protocol of the attribute; nil if the attribute is only derived or written by
  /// closures.
  package let protocolType: (any Any.Type)?

  /// The kinds that use the attribute in addition to those that list it; nil means every kind.
  let kinds: @Sendable () -> [NodeKind]?

  /// Whether the attribute is content, which is stored separately from style.
  let isContent: Bool

  /// Whether a node without a value has its parent's value.
  package let isInherited: Bool

  /// The control states in any of which a value is drawn; normal for every state.
  package let drawingStates: ControlState

  /// Returns a maker of steps that read nodes of a type; nil if the type doesn't adopt the
  /// protocol.
  let makeStep: @Sendable (any StyleNode.Type) -> AttributeStep.Maker?

  /// Returns the attribute with its value type; called only for API that returns typed attributes.
  let makeTyped: @Sendable (AttributeID) -> any AnyAttribute

  private let lazyProtocols = LazyReference<ValueProtocols>()

  init(
    name: String, declaration: StaticString, index: Int, typeID: ObjectIdentifier?,
    makeValueType: @escaping @Sendable () -> any (Hashable & Sendable & Codable).Type,
    protocolType: (any Any.Type)?, kinds: @escaping @Sendable () -> [NodeKind]?, isContent: Bool,
    isInherited: Bool, drawingStates: ControlState,
    makeStep: @escaping @Sendable (any StyleNode.Type) -> AttributeStep.Maker?,
    makeTyped: @escaping @Sendable (AttributeID) -> any AnyAttribute
  ) {
    self.name = name
    self.declaration = declaration
    self.index = index
    self.typeID = typeID
    self.makeValueType = makeValueType
    self.protocolType = protocolType
    self.kinds = kinds
    self.isContent = isContent
    self.isInherited = isInherited
    self.drawingStates = drawingStates
    self.makeStep = makeStep
    self.makeTyped = makeTyped
  }

  /// The type of the attribute's values.
  var valueType: any (Hashable & Sendable & Codable).Type { makeValueType() }

  /// The conformances of the value type, found at the first use.
  ///
  /// A lookup searches all conformances of the process, and closures write only few attributes.
  private var protocols: ValueProtocols {
    lazyProtocols.load() ?? lazyProtocols.storeIfNil(ValueProtocols(of: valueType))
  }

  /// Whether values are set place by place.
  package var hasAxis: Bool { protocols.axisType != nil }

  /// The type of the values if these are set for each control state.
  var stateType: (any StateKeyed.Type)? { protocols.stateType }

  /// Whether a value is drawn in a control state.
  func isDrawn(in state: ControlState) -> Bool {
    drawingStates == .normal || !drawingStates.isDisjoint(with: state)
  }

  /// Whether values can be interpolated, which is never the case for content.
  var isInterpolatable: Bool { protocols.interpolatableType != nil && !isContent }

  /// Resolves a value by the current context.
  func resolved<Value>(_ value: Value) -> Value {
    guard protocols.resolvableType != nil, let open = value as? any ContextResolvable else {
      return value
    }
    return open.resolved() as! Value
  }

  /// Returns the result of writing `upper` over `lower`: values along an axis are merged place by
  /// place.
  func merged<Value>(_ upper: Value, over lower: Value) -> Value {
    func merge<Axis: AxisMerging>(_ upper: Axis) -> Value {
      upper.merged(over: lower as! Axis) as! Value
    }
    guard protocols.axisType != nil, let upper = upper as? any AxisMerging else { return upper }
    return merge(upper)
  }

  /// Returns the value at a fraction of the way from one to another.
  func interpolated<Value>(_ start: Value, to end: Value, at fraction: Double) -> Value {
    // The attribute's type is opened instead of a value's, because two objects can have different
    // classes.
    func interpolate<Static: Interpolatable>(_ type: Static.Type) -> Value {
      (start as! Static).interpolated(to: end as! Static, at: fraction) as! Value
    }
    guard let interpolatableType = protocols.interpolatableType else {
      return fraction.isSecondHalf ? end : start
    }
    return interpolate(interpolatableType)
  }

  /// Returns the places of a value's axis that are set, or a set with nil for a value without an
  /// axis.
  func places<Value>(of value: Value) -> Set<AnyHashable?> {
    guard protocols.axisType != nil, let value = value as? any AxisMerging else { return [nil] }
    return Set(value.places.map(Optional.some))
  }

  /// Returns the part of a value at a place of its axis; nil is the place of a value without an
  /// axis.
  func value<Value: Hashable & Sendable & Codable>(
    of value: Value, at place: AnyHashable?
  ) -> (any Hashable & Sendable & Codable)? {
    guard let place, let value = value as? any AxisMerging else { return value }
    return value.value(at: place)
  }

  /// Returns the part of a value at those places of its axis that are open; nil if there is none.
  ///
  /// A value without an axis has one place, nil.
  func keeping<Value>(_ value: Value, _ isOpen: (AnyHashable?) -> Bool) -> Value? {
    func keep<Axis: AxisMerging>(_ value: Axis) -> Value? {
      value.keeping(isOpen).map { $0 as! Value }
    }
    guard protocols.axisType != nil, let value = value as? any AxisMerging else {
      return isOpen(nil) ? value : nil
    }
    return keep(value)
  }
}

/// The conformances of a value type that affect writing.
private final class ValueProtocols: Sendable {
  let resolvableType: (any ContextResolvable.Type)?
  let axisType: (any AxisMerging.Type)?
  let stateType: (any StateKeyed.Type)?
  let interpolatableType: (any Interpolatable.Type)?

  init(of type: any Any.Type) {
    resolvableType = type as? any ContextResolvable.Type
    axisType = type as? any AxisMerging.Type
    stateType = axisType == nil ? nil : type as? any StateKeyed.Type
    interpolatableType = type as? any Interpolatable.Type
  }
}

// MARK: - InternedAttributes

/// All attributes mentioned in the process.
///
/// Interning gives an attribute an identity that compares as a pointer, and a small index, no
/// matter how often its key is computed. It isn't a registration: appliers only apply the
/// attributes they're initialized with.
///
/// Finding a known attribute costs a lookup in a lock-free table and two comparisons of pointers.
package final class InternedAttributes: Sendable {
  package static let shared = InternedAttributes()

  private struct Key: Hashable {
    var name: String
    var type: ObjectIdentifier?
    var module: Substring
  }

  /// By the address of the name's literal, which is the same each time a key is computed.
  private let byLiteral = AddressTable<AttributeDefinition>()
  private let byKey = Mutex<[Key: AttributeDefinition]>([:])

  /// Returns the definition of a declaration if its literal is known; definitions are kept forever.
  @inline(__always)
  func find(
    _ name: StaticString, _ type: ObjectIdentifier, _ fileID: StaticString
  ) -> Unretained<AttributeDefinition>? {
    guard name.hasPointerRepresentation, let known = byLiteral[name.address]
    else { return nil }
    // Several declarations can share one literal, so the rest of the key is compared as well.
    let isSame = known.with { known in
      known.typeID == type && known.declaration.address == fileID.address
    }
    return isSame ? known : nil
  }

  /// All definitions, in no particular order.
  package var all: [AttributeDefinition] { byKey.withLock { Array($0.values) } }

  /// Returns the definition of a declaration, created at the first call.
  ///
  /// Not inlined, because each type of values has a specialized initializer that calls it.
  func add(
    _ name: StaticString, _ typeID: ObjectIdentifier?, _ fileID: StaticString,
    _ makeValueType: @escaping @Sendable () -> any (Hashable & Sendable & Codable).Type,
    protocolType: (any Any.Type)?, kinds: @escaping @Sendable () -> [NodeKind]?,
    isContent: Bool, isInherited: Bool, drawingStates: ControlState,
    makeStep: @escaping @Sendable (any StyleNode.Type) -> AttributeStep.Maker?,
    makeTyped: @escaping @Sendable (AttributeID) -> any AnyAttribute
  ) -> AttributeDefinition {
    if name.description == "kind" {
      fatalError(
        "Attribute(\"kind\"): encoded view models use the name for their kind. Choose another.")
    }
    if isContent, isInherited {
      fatalError(
        "Attribute(\"\(name)\"): content is a node's own and cannot be inherited. Choose one.")
    }
    let module = fileID.description.prefix { $0 != "/" }
    let key = Key(name: name.description, type: typeID, module: module)
    let definition = byKey.withLock { known in
      if let definition = known[key] { return definition }
      let definition = AttributeDefinition(
        name: key.name, declaration: fileID, index: known.count, typeID: typeID,
        makeValueType: makeValueType, protocolType: protocolType, kinds: kinds,
        isContent: isContent, isInherited: isInherited, drawingStates: drawingStates,
        makeStep: makeStep, makeTyped: makeTyped)
      known[key] = definition
      return definition
    }
    if name.hasPointerRepresentation {
      byLiteral.insert(at: name.address) { definition }
    }
    return definition
  }
}
