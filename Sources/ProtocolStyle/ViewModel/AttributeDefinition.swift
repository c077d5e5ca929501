/// What is known of one attribute, once per process; lives as long as the process.
final class AttributeDefinition: Sendable {
  let name: String

  /// The module and the file that declare it, as `#fileID` has them.
  let declaration: StaticString

  /// Counts the attributes of the process from 0; the order depends on who came first.
  let index: Int
  let valueType: any (Hashable & Sendable & Codable).Type

  /// The style protocol that carries the attribute; nil when it is only derived or written.
  let protocolType: (any Any.Type)?

  /// The kinds that use the attribute besides those that list it; nil means every kind.
  let kinds: @Sendable () -> [NodeKind]?

  /// How to read the value from nodes of a type; nil when the type does not carry it.
  let makeStep: @Sendable (any StyleNode.Type) -> AttributeStep.Maker?

  private let resolvableType: (any ContextResolvable.Type)?
  private let axisType: (any AxisValues.Type)?

  init(
    name: String, declaration: StaticString, index: Int,
    valueType: any (Hashable & Sendable & Codable).Type, protocolType: (any Any.Type)?,
    kinds: @escaping @Sendable () -> [NodeKind]?,
    makeStep: @escaping @Sendable (any StyleNode.Type) -> AttributeStep.Maker?
  ) {
    self.name = name
    self.declaration = declaration
    self.index = index
    self.valueType = valueType
    self.protocolType = protocolType
    self.kinds = kinds
    self.makeStep = makeStep
    resolvableType = valueType as? any ContextResolvable.Type
    axisType = valueType as? any AxisValues.Type
  }

  /// Decides what is open in a value, by the current context.
  func resolved<Value>(_ value: Value) -> Value {
    guard resolvableType != nil, let open = value as? any ContextResolvable else { return value }
    return open.resolved() as! Value
  }

  /// The value that results where `upper` is written over `lower`: axis values merge one by one.
  func merged<Value>(_ upper: Value, over lower: Value) -> Value {
    func merge<Axis: AxisValues>(_ upper: Axis) -> Value {
      upper.merged(over: lower as! Axis) as! Value
    }
    guard axisType != nil, let upper = upper as? any AxisValues else { return upper }
    return merge(upper)
  }

  /// Whether the values along an axis are set one by one.
  var hasAxis: Bool { axisType != nil }
}
