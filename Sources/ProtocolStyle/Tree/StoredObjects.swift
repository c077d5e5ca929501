/// Finds out whether the models of a type may hold objects, which can change by themselves.
///
/// The first model of a type is examined, so the answer must follow from what all models have in
/// common: the types of stored properties, not their values. `Mirror` shows the type of a value
/// even where a property is an existential that could hold any other, so each property is checked
/// for being one. Where the answer isn't certain it's yes, which costs time and memory, never a
/// change.
enum StoredObjects {
  /// Whether models of a value type may hold objects.
  ///
  /// - Parameter model: A model of the type.
  /// - Returns: False when no model of its type can lead to an object; classes are objects themselves.
  static func mayBeHeld<Model>(by model: Model) -> Bool {
    mayBeHeld(by: Model.self, example: model)
  }

  private static func mayBeHeld<Value>(by type: Value.Type, example: Value?) -> Bool {
    if _isPOD(type) || type is any ObjectFree.Type { return false }
    if let container = type as? any ElementContainer.Type {
      return container.elementTypes.contains { mayBeHeld(byAny: $0) }
    }
    guard let example, !(example is any CustomReflectable), !(example is any Error) else {
      return true
    }
    let mirror = Mirror(reflecting: example)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return true }
    return withUnsafeBytes(of: example) { bytes in
      var offset = 0
      let mayBeHeld = mirror.children.contains { property in
        Self.mayBeHeld(byProperty: property.value, in: bytes, at: &offset)
      }
      // Properties of other sizes than their values are existentials.
      return mayBeHeld || offset != bytes.count || bytes.isEmpty
    }
  }

  private static func mayBeHeld(byAny type: Any.Type) -> Bool {
    func mayBeHeld<Value>(by type: Value.Type) -> Bool { Self.mayBeHeld(by: type, example: nil) }
    return _openExistential(type, do: mayBeHeld)
  }

  /// Whether a property that has a value may hold objects, as it's in memory behind an offset, which
  /// becomes that of the next property.
  private static func mayBeHeld(
    byProperty value: Any, in bytes: UnsafeRawBufferPointer, at offset: inout Int
  ) -> Bool {
    func mayBeHeld<Value>(by value: Value) -> Bool {
      if isExistential(of: Value.self, in: bytes, behind: offset) { return true }
      let mask = MemoryLayout<Value>.alignment - 1
      offset = (offset + mask) & ~mask + MemoryLayout<Value>.size
      return Self.mayBeHeld(by: Value.self, example: value)
    }
    return _openExistential(value, do: mayBeHeld)
  }

  /// Whether an existential of a value of a type follows in memory: three words for the value, and
  /// then its type.
  private static func isExistential(
    of type: Any.Type, in bytes: UnsafeRawBufferPointer, behind offset: Int
  ) -> Bool {
    let word = MemoryLayout<UInt>.size
    let start = (offset + word - 1) & ~(word - 1)
    // Within the bytes of the model, any of which may be read as a number.
    guard start + 4 * word <= bytes.count else { return false }
    return bytes.load(fromByteOffset: start + 3 * word, as: UInt.self)
      == UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
  }
}

/// A type whose values lead to no object that could change.
protocol ObjectFree {}

extension String: ObjectFree {}
extension Substring: ObjectFree {}
extension Character: ObjectFree {}
extension FontDescriptor: ObjectFree {}
extension ImageReference: ObjectFree {}
extension TextAttributes: ObjectFree {}
extension Gradient: ObjectFree {}
extension ItemList: ObjectFree {}
extension Token: ObjectFree {}

/// A type whose values lead to objects only through others.
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
