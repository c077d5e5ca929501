// How the standard library's texts and containers compare exactly.

extension String: ExactlyEquatable {
  /// Whether another text has the same bytes in UTF-8.
  ///
  /// - Parameter other: Another text.
  /// - Returns: Whether the bytes are the same.
  public func isExactlyEqual(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension Substring: ExactlyEquatable {
  /// Whether another text has the same bytes in UTF-8.
  ///
  /// - Parameter other: Another text.
  /// - Returns: Whether the bytes are the same.
  public func isExactlyEqual(to other: Substring) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Character: ExactlyEquatable {
  /// Whether another character has the same bytes in UTF-8.
  ///
  /// - Parameter other: Another character.
  /// - Returns: Whether the bytes are the same.
  public func isExactlyEqual(to other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Optional: ExactlyEquatable where Wrapped: Equatable {
  /// Whether both are nil, or exactly equal values.
  ///
  /// - Parameter other: Another optional value.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: Wrapped?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return ExactEquality.holds(self, other)
  }
}

extension Array: ExactlyEquatable where Element: Equatable {
  /// Whether another array has exactly equal elements in the same order.
  ///
  /// - Parameter other: Another array.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: [Element]) -> Bool {
    if _isPOD(Element.self) { return self == other }
    return count == other.count && zip(self, other).allSatisfy { ExactEquality.holds($0, $1) }
  }
}

extension Set: ExactlyEquatable {
  /// Whether another set has exactly equal elements.
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
  /// Whether another dictionary has exactly equal values for exactly equal keys.
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
