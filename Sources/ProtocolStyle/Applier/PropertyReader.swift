/// How to read one property from the nodes of a type that adopts a protocol.
///
/// The type's metatype is opened once, so that a node is neither boxed nor cast when it is read.
/// Sendable because it and its subclass are immutable.
class AnyPropertyReader<Value>: @unchecked Sendable {
  fileprivate init() {}

  /// Reads the property of a node, which must be of the type that the reader was made for.
  @inline(__always)
  final func read<Node>(_ node: borrowing Node) -> Value {
    unsafeDowncast(self, to: PropertyReader<Node, Value>.self).property(node)
  }
}

/// The reader for the nodes of a type.
final class PropertyReader<Node, Value>: AnyPropertyReader<Value>, @unchecked Sendable {
  fileprivate let property: @Sendable (borrowing Node) -> Value

  init(_ type: Node.Type, _ property: @escaping @Sendable (borrowing Node) -> Value) {
    self.property = property
  }
}

extension AnyPropertyReader<StyleClosure> {
  /// Reads custom closures; nil when the type does not adopt `CustomClosure`.
  static func customClosure(of type: any StyleNode.Type) -> AnyPropertyReader? {
    func reader<Adopter: CustomClosure>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.customClosure }
    }
    return (type as? any CustomClosure.Type).map { reader(of: $0) }
  }
}
