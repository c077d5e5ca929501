/// A function that reads an attribute from the nodes of one type.
///
/// It's created once per type, when its first node is styled, from the type's metatype, opened as
/// one that adopts the attribute's style protocol.
public struct AttributeReader<Value: Hashable & Sendable & Codable> {
  let makeStep: AttributeStep.Maker

  /// Creates a reader.
  ///
  /// A style protocol that doesn't refine `SendableMetatype` doesn't compile here: a conformance to
  /// it could be isolated, and its getter would run on the wrong thread.
  ///
  /// - Parameters:
  ///   - type: The type of the nodes.
  ///   - read: A closure that writes the value of a node into the slot and returns the slot's
  ///     result.
  public init<Node: SendableMetatype>(
    _ type: Node.Type,
    _ read: @escaping @Sendable (borrowing Node, borrowing AttributeSlot<Value>) -> AttributeWrite
  ) {
    makeStep = { offset, index in ReadingStep(offset: offset, index: index, read: read) }
  }
}

// MARK: - AttributeSlot

/// The place in a view model for one value of a node, which an attribute's reader writes.
///
/// Writing compares the value with that of the type's previous node, so that nodes whose values are
/// equal share one block of values; equal texts have the same bytes. It's inlined into the module
/// that declares the attribute, so custom attributes are as fast as built-in ones.
public struct AttributeSlot<Value: Hashable & Sendable & Codable>: ~Copyable {
  /// Valid as long as the slot, because both are local to one call of the plan.
  @usableFromInline let writer: ValueReference<BlockWriter>
  @usableFromInline let offset: Int
  @usableFromInline let index: Int

  @inline(__always)
  init(writer: ValueReference<BlockWriter>, offset: Int, index: Int) {
    self.writer = writer
    self.offset = offset
    self.index = index
  }

  /// Writes the value.
  ///
  /// - Parameter value: The value, which must be resolved.
  /// - Returns: The proof that the slot was written, which a reader returns.
  @inlinable
  public borrowing func write(_ value: Value) -> AttributeWrite { store(value) }

  @inlinable
  borrowing func store(_ value: Value) -> AttributeWrite {
    // The plan makes the slot from the layout's entry for the attribute, so the place is in bounds and
    // has values of this type.
    if writer.value.mode == .comparing, ExactEquality.holds(known.value, value) {
      return AttributeWrite()
    }
    return put(value)
  }

  /// The value at this place, unless the writer initializes.
  @inlinable
  var known: ValueReference<Value> { writer.value.known(at: offset) }

  /// Writes a value that differs from the one at this place.
  @inlinable
  borrowing func put(_ value: Value) -> AttributeWrite {
    switch writer.value.mode {
    case .comparing: writer.value.diverge(at: index)
    case .replacing:
      known.value = value
      return AttributeWrite()
    case .initializing: break
    }
    writer.value.initialize(at: offset, to: value)
    return AttributeWrite()
  }
}

extension AttributeSlot where Value: ContextResolvable {
  /// Resolves the value by the current context and writes it.
  ///
  /// - Parameter value: The value, which may be adaptive.
  /// - Returns: The proof that the slot was written, which a reader returns.
  @inlinable
  public borrowing func write(_ value: Value) -> AttributeWrite { store(value.resolved()) }
}

/// The proof that a slot was written; only `AttributeSlot.write(_:)` returns one.
public struct AttributeWrite: Sendable {
  @usableFromInline init() {}
}

// MARK: - AttributeStep

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
  func run(_ node: borrowing Node, _ writer: ValueReference<BlockWriter>) {}
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

  override func run(_ node: borrowing Node, _ writer: ValueReference<BlockWriter>) {
    _ = read(node, AttributeSlot(writer: writer, offset: offset, index: index))
  }
}
