/// Compares values of any type down to the bytes of their texts.
@usableFromInline
package enum ExactEquality {
  /// Whether two values are equal and have the same bytes in each text.
  ///
  /// For types of plain memory this is `==`, decided at compile time where the type is known.
  @inlinable
  package static func holds<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
    // A text is never plain memory.
    left == right && (_isPOD(Value.self) || haveSameTexts(left, right))
  }

  /// Whether two values of unknown types are of one type and exactly equal, or both nil.
  package static func holds(
    _ left: (any Hashable & Sendable)?, _ right: (any Hashable & Sendable)?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return AnyHashable(left) == AnyHashable(right) && haveSameTexts(left, right)
  }

  /// Whether two values that are equal by `==` have the same bytes in each text.
  @usableFromInline
  static func haveSameTexts<Value>(_ left: Value, _ right: Value) -> Bool {
    haveSameBytes(left, right) || TextComparison.haveSameTexts(left, right)
  }

  /// Whether two values are one in memory, so that whatever they refer to is the same as well.
  private static func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }
}

/// Compares the texts in two values of unknown types, which are equal by `==`.
private enum TextComparison {
  /// Without recursion, because user values can nest without bound; classes may refer in circles.
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
        // Of an enumeration, the child's label is the name of the case.
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
