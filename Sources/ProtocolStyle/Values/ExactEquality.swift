/// Compares values of any type, including the bytes of their texts and numbers that aren't equal to
/// themselves.
@usableFromInline
package enum ExactEquality {
  /// Returns whether two values are equal and have the same bytes in each text, or have the same
  /// bytes, as two values that contain the same NaN.
  ///
  /// For equal values of types without references this is `==`, which the compiler decides if it
  /// knows the type.
  @inlinable
  package static func holds<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    // A type that contains text isn't POD.
    left == right
      ? _isPOD(Value.self) || haveSameTexts(left, right) : areSameThoughDifferent(left, right)
  }

  /// Returns whether two values that differ by `==` are exactly equal, because `==` doesn't hold for
  /// a number in them and itself.
  @usableFromInline
  static func areSameThoughDifferent<Value>(_ left: Value, _ right: Value) -> Bool {
    if haveSameBytes(left, right) { return true }
    func areEqual<Exact: ExactlyEquatable>(_ left: Exact) -> Bool {
      (right as? Exact).map(left.isExactlyEqual) ?? false
    }
    guard !_isPOD(Value.self), let left = left as? any ExactlyEquatable else { return false }
    return areEqual(left)
  }

  /// Returns whether two values of unknown types have one type and are exactly equal, or are both
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

  /// Returns whether two values that are equal by `==` have the same bytes in each text.
  @usableFromInline
  static func haveSameTexts<Value>(_ left: Value, _ right: Value) -> Bool {
    haveSameBytes(left, right) || TextComparison.haveSameTexts(left, right)
  }

  /// Returns whether two values have the same bytes in memory, and therefore the same references.
  private static func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    // Sound because only bytes are read, while both values are alive. Padding may differ; then the
    // texts are compared instead.
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        // By words, because most values have two of them, and the general algorithm takes a hundred
        // instructions for these.
        var offset = 0
        while offset + MemoryLayout<UInt64>.size <= left.count {
          let (one, other) = (
            left.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
            right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          )
          if one != other { return false }
          offset += MemoryLayout<UInt64>.size
        }
        while offset < left.count {
          if left[offset] != right[offset] { return false }
          offset += 1
        }
        return true
      }
    }
  }
}

/// Compares the texts in two values of unknown types, which are equal by `==`.
private enum TextComparison {
  /// Returns whether two values of unknown types have the same bytes in each text.
  ///
  /// Uses a list of open pairs instead of recursion, because user values can be nested without
  /// limit. The set of visited objects ends cycles of references.
  static func haveSameTexts(_ left: Any, _ right: Any) -> Bool {
    var open = [(left: left, right: right)]
    var seen = Set<ObjectIdentifier>()
    while let (left, right) = open.popLast() {
      if let left = left as? any ExactlyEquatable {
        guard isExactlyEqual(left, right) else { return false }
        continue
      }
      if isPlain(left) { continue }
      var mirrors = (left: Optional(Mirror(reflecting: left)), right: Mirror(reflecting: right))
      if mirrors.left?.displayStyle == .class {
        guard seen.insert(ObjectIdentifier(left as AnyObject)).inserted else { continue }
      }
      while let mirror = mirrors.left {
        guard mirror.subjectType == mirrors.right.subjectType,
          mirror.children.count == mirrors.right.children.count
        else { return false }
        // For an enumeration, the child's label is the name of the case.
        for (left, right) in zip(mirror.children, mirrors.right.children) {
          guard left.label == right.label else { return false }
          open.append((left.value, right.value))
        }
        mirrors.left = mirror.superclassMirror
        if let next = mirrors.right.superclassMirror { mirrors.right = next }
      }
    }
    return true
  }

  private static func isExactlyEqual<Value: ExactlyEquatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map(left.isExactlyEqual) ?? false
  }

  private static func isPlain<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
}
