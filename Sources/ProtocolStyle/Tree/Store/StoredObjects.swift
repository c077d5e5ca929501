internal import Synchronization

/// Determines whether the models of a type may hold objects, which can change by themselves.
///
/// Only the first model of a type is examined, so the answer must follow from the types of stored
/// properties, which all models share, and not from their values. An existential property could
/// hold a value of any type in another model, so it counts as one that may hold an object, as do
/// closures and payloads of enumerations. If the answer isn't certain, it's yes, which only costs
/// time and memory.
///
/// Objects that a model doesn't own aren't found: those behind `unowned(unsafe)`, `Unmanaged` and
/// pointers, whose types are plain, and globals. Users call `setNeedsStyle(of:)` for these.
enum StoredObjects {
  /// The types of models whose styling has read an observable object, in any tree.
  private static let observedTypes = Mutex<Set<ObjectIdentifier>>([])

  /// Whether the styling of a model of a type has read an observable object.
  static func areObserved(of type: any StyleNode.Type) -> Bool {
    observedTypes.withLock { $0.contains(ObjectIdentifier(type)) }
  }

  /// Notes that the styling of a model of a type has read an observable object.
  static func noteObserved(of type: any StyleNode.Type) {
    _ = observedTypes.withLock { $0.insert(ObjectIdentifier(type)) }
  }

  /// Whether models of a value type may hold objects.
  ///
  /// - Parameter model: A model of the type.
  /// - Returns: False when no model of its type can refer to an object; classes are objects
  ///   themselves.
  static func mayBeHeld<Model>(by model: Model) -> Bool {
    mayBeHeld(by: Model.self, example: model)
  }

  private static func mayBeHeld<Value>(by type: Value.Type, example: Value?) -> Bool {
    if _isPOD(type) || type is any ObjectFree.Type { return false }
    if let container = type as? any ElementContainer.Type {
      return container.elementTypes.contains { mayBeHeld(byAny: $0) }
    }
    guard let example, Swift.type(of: example as Any) == type, !(example is any CustomReflectable)
    else { return true }
    let mirror = Mirror(reflecting: example)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return true }
    return mirror.children.isEmpty || mirror.children.contains { mayBeHeld(byProperty: $0.value) }
  }

  private static func mayBeHeld(byAny type: Any.Type) -> Bool {
    func mayBeHeld<Value>(by type: Value.Type) -> Bool { Self.mayBeHeld(by: type, example: nil) }
    return _openExistential(type, do: mayBeHeld)
  }

  /// Whether a property may hold objects.
  ///
  /// A mirror reflects the value with the property's declared type, so an existential is
  /// recognized.
  private static func mayBeHeld(byProperty value: Any) -> Bool {
    func mayBeHeld<Value>(by value: Value) -> Bool {
      Self.mayBeHeld(by: Value.self, example: value)
    }
    return _openExistential(value, do: mayBeHeld)
  }
}

/// A type whose values don't refer to objects that can change.
protocol ObjectFree {}

extension String: ObjectFree {}
extension Substring: ObjectFree {}
extension Character: ObjectFree {}
extension FontDescriptor: ObjectFree {}
extension ImageReference: ObjectFree {}
extension TextAttributes: ObjectFree {}
extension Gradient: ObjectFree {}
extension Shadow: ObjectFree {}
extension OutlineValue: ObjectFree {}
extension BordersValue: ObjectFree {}
extension ItemList: ObjectFree {}
extension Token: ObjectFree {}

/// A type whose values refer to objects only through their elements.
private protocol ElementContainer {
  static var elementTypes: [Any.Type] { get }
}

extension Optional: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension AxisValues: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Value.self] }
}

extension ArraySlice: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Set: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ElementContainer {
  fileprivate static var elementTypes: [Any.Type] { [Key.self, Value.self] }
}
