/// A closure that reads one property from the nodes of a type that adopts a protocol.
///
/// The type's metatype is opened once, so reading a node neither boxes nor casts it. Sendable
/// because this class and its subclass are immutable.
class AnyPropertyReader<Value>: @unchecked Sendable {
  fileprivate init() {}

  /// Reads the property of a node, which must have the type that the reader was created for.
  @inline(__always)
  final func read<Node>(_ node: borrowing Node) -> Value {
    // Sound because the only subclass is generic in the type of the nodes.
    unsafeDowncast(self, to: PropertyReader<Node, Value>.self).property(node)
  }
}

/// The reader for the nodes of one type.
final class PropertyReader<Node, Value>: AnyPropertyReader<Value>, @unchecked Sendable {
  fileprivate let property: @Sendable (borrowing Node) -> Value

  init(_ type: Node.Type, _ property: @escaping @Sendable (borrowing Node) -> Value) {
    self.property = property
  }
}

extension AnyPropertyReader<StyleClosure> {
  /// Returns a reader of custom closures; nil if the type doesn't adopt `CustomClosure`.
  static func customClosure(
    of type: any StyleNode.Type, _ candidates: ConformanceRecords.Candidates
  ) -> AnyPropertyReader? {
    guard candidates.mayInclude((any CustomClosure).self) else { return nil }
    func reader<Adopter: CustomClosure>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.customClosure }
    }
    return (type as? any CustomClosure.Type).map { reader(of: $0) }
  }
}
