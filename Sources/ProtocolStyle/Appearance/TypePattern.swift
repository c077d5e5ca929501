/// A type that rules name as a target, a container or an exclusion: nodes may be of it.
///
/// It is a concrete type, with its subclasses, or a protocol such as `(any ButtonNode).self`.
package struct TypePattern: Hashable, Sendable {
  package let type: any Any.Type

  package init(_ type: any Any.Type) {
    self.type = type
  }

  /// Whether a node is of the type.
  func matches(_ node: some Any) -> Bool {
    func isInstance<Pattern>(of type: Pattern.Type) -> Bool { node is Pattern }
    return _openExistential(type, do: isInstance)
  }

  /// Whether this is a class that derives from another; a class does not derive from itself.
  package func isSubclass(of other: TypePattern) -> Bool {
    func derives<Other>(from other: Other.Type) -> Bool { type is Other.Type }
    return self != other && type is AnyClass && _openExistential(other.type, do: derives)
  }

  /// The type as a person writes it, without `any`.
  package var name: String {
    let name = "\(type)"
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// Two patterns are equal when they are of one type.
  package static func == (left: TypePattern, right: TypePattern) -> Bool { left.type == right.type }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

extension TypePattern {
  /// Whether it is a type of its own rather than a protocol.
  ///
  /// Asked only of types that a node is of: such a node's own type, or a superclass of it.
  func isConcrete(for nodeType: any Any.Type) -> Bool { type == nodeType || type is AnyClass }
}
