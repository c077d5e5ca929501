/// A step of a plan, which reads one attribute from the nodes of one type into its slot.
///
/// Sendable because this class and its subclasses are immutable.
class AttributeStep: @unchecked Sendable {
  typealias Maker = @Sendable (_ offset: Int, _ index: Int) -> AttributeStep

  fileprivate init() {}
}

/// A step for the nodes of a type.
class NodeStep<Node>: AttributeStep, @unchecked Sendable {
  /// Reads the attribute from a node.
  func run(_ node: borrowing Node, _ writer: UnsafeMutablePointer<BlockWriter>) {}
}

/// A step for nodes of one type and an attribute with values of one type.
final class ReadingStep<Node, Value: Hashable & Sendable & Codable>: NodeStep<Node>,
  @unchecked Sendable
{
  private let offset: Int
  private let index: Int
  private let read: @Sendable (borrowing Node, borrowing AttributeSlot<Value>) -> AttributeWrite

  init(
    offset: Int, index: Int,
    read: @escaping @Sendable (borrowing Node, borrowing AttributeSlot<Value>) -> AttributeWrite
  ) {
    self.offset = offset
    self.index = index
    self.read = read
  }

  override func run(_ node: borrowing Node, _ writer: UnsafeMutablePointer<BlockWriter>) {
    _ = read(node, AttributeSlot(writer: writer, offset: offset, index: index))
  }
}
