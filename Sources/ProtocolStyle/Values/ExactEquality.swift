/// Compares values to decide whether they can be shared, and whether anything has changed.
///
/// Values of a user's type are compared by `==`, because equal values are drawn alike. That isn't
/// true of texts, for which `==` is canonical equivalence while addresses and file names differ by
/// bytes, nor of a NaN, which doesn't equal itself. The types of this module that contain texts
/// compare their bytes in `==`.
@usableFromInline
package enum ExactEquality {
  /// Returns whether two values are interchangeable: equal texts with the same bytes, other equal
  /// values, or values that don't equal themselves and have the same bytes, such as a NaN and its
  /// copy.
  @inlinable
  package static func holds<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    if Value.self == String.self {
      // Sound because the type was compared.
      return unsafe unsafeBitCast(left, to: String.self)
        .isExactlyEqual(to: unsafeBitCast(right, to: String.self))
    }
    if left == right { return true }
    // Usually a value equals itself.
    return left != left && haveSameBytes(left, right)
  }

  /// Returns whether two values of unknown types have one type and are interchangeable, or are both
  /// nil.
  package static func holds(
    _ left: (any Hashable & Sendable)?, _ right: (any Hashable & Sendable)?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    func holds<Value: Hashable>(_ left: Value) -> Bool {
      (right as? Value).map { Self.holds(left, $0) } ?? false
    }
    return type(of: left) == type(of: right) && holds(left)
  }

  /// Returns whether two values that differ by `==` have the same bytes in memory, and therefore the
  /// same references.
  @usableFromInline
  static func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    // Sound because only bytes are read, while both values are alive.
    unsafe withUnsafeBytes(of: left) { left in
      unsafe withUnsafeBytes(of: right) { right in unsafe left.elementsEqual(right) }
    }
  }
}

extension String {
  /// Returns whether another text has the same bytes in UTF-8.
  @inlinable
  package func isExactlyEqual(to other: String) -> Bool {
    isSameInMemory(as: other) || hasSameBytes(as: other)
  }

  /// Returns whether another text is the same short text, or shares its storage with this one.
  ///
  /// Most texts of equal nodes do. A text is two words, which are compared as integers. Sound
  /// because only the bytes of the two values are read; on platforms with another layout the result
  /// is false.
  @inlinable
  func isSameInMemory(as other: String) -> Bool {
    guard MemoryLayout<String>.size == 2 * MemoryLayout<UInt64>.size else { return false }
    return unsafe withUnsafeBytes(of: self) { left in
      unsafe withUnsafeBytes(of: other) { right in
        unsafe left.load(as: UInt64.self) == right.load(as: UInt64.self)
          && left.load(fromByteOffset: 8, as: UInt64.self)
            == right.load(fromByteOffset: 8, as: UInt64.self)
      }
    }
  }

  @usableFromInline
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isEqual = unsafe utf8.withContiguousStorageIfAvailable { left in
      unsafe other.utf8.withContiguousStorageIfAvailable { right in unsafe left.elementsEqual(right)
      }
    }
    return (isEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Returns whether both are nil, or texts with the same bytes.
  package func isExactlyEqual(to other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isExactlyEqual(to: other)
  }
}

extension Sequence<String> {
  /// Returns whether other texts have the same bytes, in the same order.
  package func isExactlyEqual(to other: some Sequence<String>) -> Bool {
    elementsEqual(other) { $0.isExactlyEqual(to: $1) }
  }
}

extension Array {
  /// Returns whether both arrays share their memory and are therefore equal; equal arrays may not
  /// share it.
  func isCopy(of other: [Element]) -> Bool {
    // Sound because the addresses are only compared.
    unsafe withUnsafeBufferPointer { own in
      unsafe other.withUnsafeBufferPointer {
        unsafe own.baseAddress == $0.baseAddress && own.count == $0.count
      }
    }
  }
}

extension StaticString {
  /// The address of the bytes, which are never freed; the text must have a pointer.
  var address: UInt { UInt(bitPattern: unsafe utf8Start) }

  /// Returns whether both have the same bytes.
  func isExactlyEqual(to other: StaticString) -> Bool {
    withUTF8Buffer { own in
      other.withUTF8Buffer { unsafe own.elementsEqual($0) }
    }
  }
}
