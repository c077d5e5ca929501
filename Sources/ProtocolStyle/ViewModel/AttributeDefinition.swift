internal import Synchronization

/// What is known of one attribute, once per process; lives as long as the process.
package final class AttributeDefinition: Sendable {
  let name: String

  /// The module and the file that declare it, as `#fileID` has them.
  let declaration: StaticString

  /// Counts the attributes of the process from 0; the order depends on who came first.
  let index: Int
  let valueType: any (Hashable & Sendable & Codable).Type

  /// The identity of the value type, which compares without looking up its conformances.
  let typeID: ObjectIdentifier

  /// The style protocol that carries the attribute; nil when it is only derived or written.
  package let protocolType: (any Any.Type)?

  /// The kinds that use the attribute besides those that list it; nil means every kind.
  let kinds: @Sendable () -> [NodeKind]?

  /// Whether it is content, which is kept apart from style.
  let isContent: Bool

  /// Whether a node that says nothing has its parent's value.
  package let isInherited: Bool

  /// How to read the value from nodes of a type; nil when the type does not carry it.
  let makeStep: @Sendable (any StyleNode.Type) -> AttributeStep.Maker?

  /// Makes the attribute with the type of its values; nothing but a caller's request needs that.
  let makeTyped: @Sendable (AttributeID) -> any AnyAttribute

  private let lazyProtocols = AtomicLazyReference<ValueProtocols>()

  init(
    name: String, declaration: StaticString, index: Int,
    valueType: any (Hashable & Sendable & Codable).Type, protocolType: (any Any.Type)?,
    kinds: @escaping @Sendable () -> [NodeKind]?, isContent: Bool,
    isInherited: Bool, makeStep: @escaping @Sendable (any StyleNode.Type) -> AttributeStep.Maker?,
    makeTyped: @escaping @Sendable (AttributeID) -> any AnyAttribute
  ) {
    self.name = name
    self.declaration = declaration
    self.index = index
    self.valueType = valueType
    typeID = ObjectIdentifier(valueType)
    self.protocolType = protocolType
    self.kinds = kinds
    self.isContent = isContent
    self.isInherited = isInherited
    self.makeStep = makeStep
    self.makeTyped = makeTyped
  }

  /// What the type of the values conforms to, found when it's first needed: each look-up walks
  /// through all conformances of the process, and most attributes are never written by a closure.
  private var protocols: ValueProtocols {
    lazyProtocols.load() ?? lazyProtocols.storeIfNil(ValueProtocols(of: valueType))
  }

  /// Whether values are set place by place.
  package var hasAxis: Bool { protocols.axisType != nil }

  /// Whether there is something between two values; content is the one or the other.
  var isInterpolatable: Bool { protocols.interpolatableType != nil && !isContent }

  /// Decides what is open in a value, by the current context.
  func resolved<Value>(_ value: Value) -> Value {
    guard protocols.resolvableType != nil, let open = value as? any ContextResolvable else {
      return value
    }
    return open.resolved() as! Value
  }

  /// The value that results where `upper` is written over `lower`: axis values merge one by one.
  func merged<Value>(_ upper: Value, over lower: Value) -> Value {
    func merge<Axis: AxisMerging>(_ upper: Axis) -> Value {
      upper.merged(over: lower as! Axis) as! Value
    }
    guard protocols.axisType != nil, let upper = upper as? any AxisMerging else { return upper }
    return merge(upper)
  }

  /// The value at a fraction of the way from one to another, of an interpolatable attribute.
  func interpolated<Value>(_ start: Value, to end: Value, at fraction: Double) -> Value {
    // The type of the attribute is opened, not that of a value: of a class, both may be subclasses.
    func interpolate<Static: Interpolatable>(_ type: Static.Type) -> Value {
      (start as! Static).interpolated(to: end as! Static, at: fraction) as! Value
    }
    guard let interpolatableType = protocols.interpolatableType else {
      return fraction.isSecondHalf ? end : start
    }
    return interpolate(interpolatableType)
  }

  /// The places of a value's axis that are set; nil alone for a value without one.
  func places<Value>(of value: Value) -> Set<AnyHashable?> {
    guard protocols.axisType != nil, let value = value as? any AxisMerging else { return [nil] }
    return Set(value.places.map(Optional.some))
  }

  /// A value at a place of its axis, be it nil for an attribute without one.
  func value<Value: Hashable & Sendable & Codable>(
    of value: Value, at place: AnyHashable?
  ) -> (any Hashable & Sendable & Codable)? {
    guard let place, let value = value as? any AxisMerging else { return value }
    return value.value(at: place)
  }

  /// What is left of a value where only some places of its axis are open; nil for nothing.
  ///
  /// A value without an axis is one place, nil.
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

/// The protocols that a type of values conforms to, of those that decide how values are written.
private final class ValueProtocols: Sendable {
  let resolvableType: (any ContextResolvable.Type)?
  let axisType: (any AxisMerging.Type)?
  let interpolatableType: (any Interpolatable.Type)?

  init(of type: any Any.Type) {
    resolvableType = type as? any ContextResolvable.Type
    axisType = type as? any AxisMerging.Type
    interpolatableType = type as? any Interpolatable.Type
  }
}
