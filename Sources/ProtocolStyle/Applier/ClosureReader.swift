/// How to read the custom closure of the nodes of one type.
///
/// Sendable because it and its subclass are immutable.
class AnyClosureReader: @unchecked Sendable {
  fileprivate init() {}

  /// Makes the reader of a type; nil when the type does not adopt `CustomClosure`.
  static func make(of type: any StyleNode.Type) -> AnyClosureReader? {
    func reader<Adopter: CustomClosure>(of type: Adopter.Type) -> AnyClosureReader {
      ClosureReader<Adopter> { $0.customClosure }
    }
    return (type as? any CustomClosure.Type).map { reader(of: $0) }
  }
}

/// The reader for the nodes of a type.
final class ClosureReader<Node>: AnyClosureReader, @unchecked Sendable {
  /// Reads the closure of a node.
  let closure: @Sendable (borrowing Node) -> StyleClosure

  init(_ closure: @escaping @Sendable (borrowing Node) -> StyleClosure) {
    self.closure = closure
  }
}
