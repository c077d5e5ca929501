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

extension TypePattern {
  /// Whether no node can have the type, because it's neither a `StyleNode` nor a class or protocol.
  ///
  /// A class that isn't a node can have a subclass that is, and a node can adopt any protocol.
  var isImpossible: Bool {
    // `is` unwraps an AnyHashable, so a node that is Hashable matches it.
    guard !(type is any StyleNode.Type), type != AnyHashable.self else { return false }
    // Sound because every type's metadata begins with a word for its kind, which is part of the
    // stable ABI; for a class it's 0 or an address.
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    // A struct, an enumeration, a tuple, a function, a type's type, a protocol's type. Optionals
    // have a separate kind and aren't listed, because `is` unwraps them as well.
    case 0x200, 0x201, 0x301, 0x302, 0x304, 0x306: return true
    default: return false
    }
  }
}
