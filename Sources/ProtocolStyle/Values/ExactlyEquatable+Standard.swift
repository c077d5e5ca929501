// Exact comparison of the standard library's texts and containers.

extension String: ExactlyEquatable {
  /// Returns whether another text has the same bytes in UTF-8.
  ///
  /// - Parameter other: Another text.
  /// - Returns: Whether the bytes are the same.
  @inlinable
  public func isExactlyEqual(to other: String) -> Bool {
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
    return withUnsafeBytes(of: self) { left in
      withUnsafeBytes(of: other) { right in
        left.load(as: UInt64.self) == right.load(as: UInt64.self)
          && left.load(fromByteOffset: 8, as: UInt64.self)
            == right.load(fromByteOffset: 8, as: UInt64.self)
      }
    }
  }

  @usableFromInline
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isEqual = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
    }
    return (isEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension Substring: ExactlyEquatable {
  /// Returns whether another text has the same bytes in UTF-8.
  ///
  /// - Parameter other: Another text.
  /// - Returns: Whether the bytes are the same.
  public func isExactlyEqual(to other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Character: ExactlyEquatable {
  /// Returns whether another character has the same bytes in UTF-8.
  ///
  /// - Parameter other: Another character.
  /// - Returns: Whether the bytes are the same.
  public func isExactlyEqual(to other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Optional: ExactlyEquatable where Wrapped: Equatable {
  /// Returns whether both are nil or exactly equal values.
  ///
  /// - Parameter other: Another optional value.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: Wrapped?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return ExactEquality.holds(self, other)
  }
}

extension Array: ExactlyEquatable where Element: Equatable {
  /// Returns whether another array has exactly equal elements in the same order.
  ///
  /// - Parameter other: Another array.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: [Element]) -> Bool {
    if _isPOD(Element.self), self == other { return true }
    return count == other.count && zip(self, other).allSatisfy { ExactEquality.holds($0, $1) }
  }
}

extension Set: ExactlyEquatable {
  /// Returns whether another set has exactly equal elements.
  ///
  /// - Parameter other: Another set.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: Set<Element>) -> Bool {
    count == other.count
      && allSatisfy { element in
        other.firstIndex(of: element).map { ExactEquality.holds(other[$0], element) } ?? false
      }
  }
}

extension Dictionary: ExactlyEquatable where Value: Equatable {
  /// Returns whether another dictionary has exactly equal values for exactly equal keys.
  ///
  /// - Parameter other: Another dictionary.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: [Key: Value]) -> Bool {
    count == other.count
      && allSatisfy { key, value in
        other.index(forKey: key).map { index in
          ExactEquality.holds(other[index].key, key)
            && ExactEquality.holds(other[index].value, value)
        } ?? false
      }
  }
}
