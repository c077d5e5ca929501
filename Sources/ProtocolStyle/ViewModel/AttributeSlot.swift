/// The place in a view model for one value of a node, which an attribute's reader writes.
///
/// Writing compares the value with that of the type's previous node, so that nodes whose values are
/// exactly equal (``ExactlyEquatable``) share one block of values. It's inlined into the module
/// that declares the attribute, so custom attributes are as fast as built-in ones.
public struct AttributeSlot<Value: Hashable & Sendable & Codable>: ~Copyable {
  /// Valid as long as the slot, because both are local to one call of the plan.
  @usableFromInline let writer: UnsafeMutablePointer<BlockWriter>
  @usableFromInline let offset: Int
  @usableFromInline let index: Int

  @inline(__always)
  init(writer: UnsafeMutablePointer<BlockWriter>, offset: Int, index: Int) {
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
    if writer.pointee.mode == .comparing, ExactEquality.holds(known.pointee, value) {
      return AttributeWrite()
    }
    return put(value)
  }

  /// The address of the value at this place, which is uninitialized memory while initializing.
  ///
  /// Sound because the plan creates the slot from the layout's entry for the attribute, so the
  /// address is in bounds and the memory has this type.
  @inlinable
  var known: UnsafeMutablePointer<Value> {
    (writer.pointee.base + offset).assumingMemoryBound(to: Value.self)
  }

  /// Writes a value that differs from the one at this place.
  @inlinable
  borrowing func put(_ value: Value) -> AttributeWrite {
    switch writer.pointee.mode {
    case .comparing: writer.pointee.diverge(at: index)
    case .replacing:
      known.pointee = value
      return AttributeWrite()
    case .initializing: break
    }
    (writer.pointee.base + offset).initializeMemory(as: Value.self, to: value)
    return AttributeWrite()
  }
}

extension AttributeSlot where Value: ExactlyEquatable {
  /// Writes the value.
  ///
  /// - Parameter value: The value, which must be resolved.
  /// - Returns: The proof that the slot was written, which a reader returns.
  @inlinable
  public borrowing func write(_ value: Value) -> AttributeWrite { storeExactly(value) }

  /// Compares with the type's own method, which the compiler selects.
  @inlinable
  borrowing func storeExactly(_ value: Value) -> AttributeWrite {
    if writer.pointee.mode == .comparing, known.pointee.isExactlyEqual(to: value) {
      return AttributeWrite()
    }
    return put(value)
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

extension AttributeSlot where Value: ContextResolvable & ExactlyEquatable {
  /// Resolves the value by the current context and writes it.
  ///
  /// - Parameter value: The value, which may be adaptive.
  /// - Returns: The proof that the slot was written, which a reader returns.
  @inlinable
  public borrowing func write(_ value: Value) -> AttributeWrite { storeExactly(value.resolved()) }
}

/// The proof that a slot was written; only `AttributeSlot.write(_:)` returns one.
public struct AttributeWrite: Sendable {
  @usableFromInline init() {}
}
