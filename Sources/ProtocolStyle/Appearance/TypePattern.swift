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
