/// The place in a view model for one value of one node, which an attribute's reader writes.
///
/// Writing compares with what the previous node of the type left there, so that nodes whose values
/// are exactly equal (``ExactlyEquatable``) share one block of values. It is inlined into the module
/// that declares the attribute, which makes a user's attribute as fast as a built-in one.
public struct AttributeSlot<Value: Hashable & Sendable & Codable>: ~Copyable {
  /// Alive while the slot is: both live in the call of the plan.
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
  /// - Parameter value: The value, with nothing left to decide.
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

  /// The value that is there, except while initializing.
  ///
  /// In bounds and of this type: the plan made the slot from the layout's entry of the attribute.
  @inlinable
  var known: UnsafeMutablePointer<Value> {
    (writer.pointee.base + offset).assumingMemoryBound(to: Value.self)
  }

  /// Writes a value that is not the known one.
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
  /// - Parameter value: The value, with nothing left to decide.
  /// - Returns: The proof that the slot was written, which a reader returns.
  @inlinable
  public borrowing func write(_ value: Value) -> AttributeWrite { storeExactly(value) }

  /// Compares as the type itself does, which is found at compile time.
  @inlinable
  borrowing func storeExactly(_ value: Value) -> AttributeWrite {
    if writer.pointee.mode == .comparing, known.pointee.isExactlyEqual(to: value) {
      return AttributeWrite()
    }
    return put(value)
  }
}

extension AttributeSlot where Value: ContextResolvable {
  /// Decides the value by the current context and writes it.
  ///
  /// - Parameter value: The value, which may be adaptive.
  /// - Returns: The proof that the slot was written, which a reader returns.
  @inlinable
  public borrowing func write(_ value: Value) -> AttributeWrite { store(value.resolved()) }
}

extension AttributeSlot where Value: ContextResolvable & ExactlyEquatable {
  /// Resolves the value in the current context and writes it.
  ///
  /// - Parameter value: The value, which may be adaptive.
  /// - Returns: The proof that the slot was written, which a reader returns.
  @inlinable
  public borrowing func write(_ value: Value) -> AttributeWrite { storeExactly(value.resolved()) }
}

/// The proof that a slot was written; only `AttributeSlot.write(_:)` makes one.
public struct AttributeWrite: Sendable {
  @usableFromInline init() {}
}
