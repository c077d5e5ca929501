internal import Synchronization

/// The definition of an attribute, which exists once and for the life of the process.
package final class AttributeDefinition: Sendable {
  let name: String

  /// The declaring module and file, in the form of `#fileID`.
  let declaration: StaticString

  /// A number counted from 0 in the order of first use, which may differ between runs.
  let index: Int
  let valueType: any (Hashable & Sendable & Codable).Type

  /// The identity of the value type, which can be compared without a conformance lookup.
  let typeID: ObjectIdentifier

  /// The style protocol of the attribute; nil if the attribute is only derived or written by
  /// closures.
  package let protocolType: (any Any.Type)?

  /// The kinds that use the attribute in addition to those that list it; nil means every kind.
  let kinds: @Sendable () -> [NodeKind]?

  /// Whether the attribute is content, which is stored separately from style.
  let isContent: Bool

  /// Whether a node without a value has its parent's value.
  package let isInherited: Bool

  /// Returns a maker of steps that read nodes of a type; nil if the type doesn't adopt the
  /// protocol.
  let makeStep: @Sendable (any StyleNode.Type) -> AttributeStep.Maker?

  /// Returns the attribute with its value type; called only for API that returns typed attributes.
  let makeTyped: @Sendable (AttributeID) -> any AnyAttribute

  private let lazyProtocols = LazyReference<ValueProtocols>()

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

  /// The conformances of the value type, found at the first use.
  ///
  /// A lookup searches all conformances of the process, and closures write only few attributes.
  private var protocols: ValueProtocols {
    lazyProtocols.load() ?? lazyProtocols.storeIfNil(ValueProtocols(of: valueType))
  }

  /// Whether values are set place by place.
  package var hasAxis: Bool { protocols.axisType != nil }

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
  let interpolatableType: (any Interpolatable.Type)?

  init(of type: any Any.Type) {
    resolvableType = type as? any ContextResolvable.Type
    axisType = type as? any AxisMerging.Type
    interpolatableType = type as? any Interpolatable.Type
  }
}
