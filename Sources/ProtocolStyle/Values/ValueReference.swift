/// A reference to a value that its owner keeps at a fixed address: an element of a ``Pool``, or a
/// ``FixedValue``.
///
/// Contexts and records are examined for each node, and copying one takes longer than the work on the
/// node. Invariant: the value is in its place as long as the reference is used. Debug builds check
/// that its owner hasn't removed it.
@safe
@usableFromInline
package struct ValueReference<Value> {
  @usableFromInline let address: UnsafeMutablePointer<Value>
  #if DEBUG
  @usableFromInline var ownership: Ownership?
  #endif

  /// Makes a reference to an initialized value whose owner keeps it in its place.
  @unsafe
  @inlinable
  @inline(__always)
  init(_ address: UnsafeMutablePointer<Value>) {
    unsafe self.address = address
  }

  /// The value, in its place.
  @inlinable package var value: Value {
    @inline(__always)
    unsafeAddress {
      checkOwnership()
      return unsafe UnsafePointer(address)
    }
    @inline(__always)
    nonmutating unsafeMutableAddress {
      checkOwnership()
      return unsafe address
    }
  }

  /// A reference to a property of the value.
  @inline(__always)
  func reference<Property>(to property: WritableKeyPath<Value, Property>) -> ValueReference<
    Property
  > {
    guard let place = unsafe address.pointer(to: property) else {
      preconditionFailure("\(property) isn't stored.")
    }
    return unsafe ValueReference<Property>(place)
  }

  @inlinable
  @inline(__always)
  func checkOwnership() {
    #if DEBUG
    assert(ownership?.isCurrent != false, "a reference is used after its value was removed")
    #endif
  }
}

extension ValueReference: Equatable {
  /// Whether two references are to one place.
  @usableFromInline
  package static func == (left: ValueReference, right: ValueReference) -> Bool {
    unsafe left.address == right.address
  }
}

extension ValueReference {
  /// Calls a closure with a reference to a variable, which is valid until the closure returns.
  @inline(__always)
  static func with<Result>(
    _ variable: inout Value, _ body: (ValueReference) throws -> Result
  ) rethrows -> Result {
    unsafe try withUnsafeMutablePointer(to: &variable) { try unsafe body(ValueReference($0)) }
  }
}

// MARK: - FixedValue

/// A value at an address that's fixed as long as this owner exists.
struct FixedValue<Value>: ~Copyable {
  private(set) var reference: ValueReference<Value>

  init(_ value: consuming Value) {
    let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    unsafe address.initialize(to: value)
    unsafe reference = ValueReference(address)
    #if DEBUG
    reference.ownership = Ownership()
    #endif
  }

  deinit {
    #if DEBUG
    reference.ownership?.isCurrent = false
    #endif
    unsafe reference.address.deinitialize(count: 1)
    unsafe reference.address.deallocate()
  }
}
