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

// MARK: - ExactlyEquatable

/// A value that can compare its texts by their bytes, while `==` uses canonical equivalence.
///
/// In Swift, `"caf\u{E9}"` equals `"cafe\u{301}"`; as addresses, file names and font families they
/// differ. View models share values, and trees skip changes, only if values are *exactly* equal:
/// equal by `==`, and with the same bytes in each text. A number that `==` doesn't hold equal to
/// itself, such as `Double.nan`, is exactly equal to one with the same bytes.
///
/// Types without references, such as numbers and colors, are compared by `==` and these bytes. In your own
/// types that contain texts or references, reflection finds the texts. Conform for speed, and for
/// types whose texts reflection can't find, such as those with a custom mirror:
///
/// ```swift
/// struct Link: Hashable, Sendable, Codable, ExactlyEquatable {
///   var target: String
///   var width: Double
///
///   func isExactlyEqual(to other: Link) -> Bool {
///     target.isExactlyEqual(to: other.target) && width == other.width
///   }
/// }
/// ```
public protocol ExactlyEquatable: Equatable {
  /// Returns whether another value is equal and has the same bytes in each text.
  ///
  /// - Parameter other: Another value.
  /// - Returns: Whether the two are interchangeable; false if `==` is false for a reason
  ///   other than a NaN.
  func isExactlyEqual(to other: Self) -> Bool
}

// MARK: - ExactlyEquatable: Standard

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

// MARK: - ExactlyEquatable: Values

// Exact comparison of attribute values that contain texts.

extension FontDescriptor: ExactlyEquatable {
  /// Returns whether another font is equal, has the same family name in bytes, and is equally
  /// resolved.
  ///
  /// - Parameter other: Another font.
  /// - Returns: Whether they are exactly equal.
  @inline(__always)
  public func isExactlyEqual(to other: FontDescriptor) -> Bool {
    ExactEquality.holds(size, other.size) && weight == other.weight && isItalic == other.isItalic
      && textStyle == other.textStyle && followsContentSize == other.followsContentSize
      && family.isExactlyEqual(to: other.family)
  }
}

extension FontDescriptor.Family: ExactlyEquatable {
  /// Returns whether another family is the same, with the same bytes in its name.
  ///
  /// - Parameter other: Another family.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: FontDescriptor.Family) -> Bool {
    switch (self, other) {
    case (.named(let name), .named(let other)): name.isExactlyEqual(to: other)
    case (.system(let design), .system(let other)): design == other
    case (.named, .system), (.system, .named): false
    }
  }
}

extension ImageReference: ExactlyEquatable {
  /// Returns whether another reference is of the same kind, with the same bytes in its text.
  ///
  /// - Parameter other: Another reference.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ImageReference) -> Bool {
    source.isExactlyEqual(to: other.source)
  }
}

extension ImageReference.Source: ExactlyEquatable {
  /// Returns whether another source is of the same kind, with the same bytes in its text.
  ///
  /// - Parameter other: Another source.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ImageReference.Source) -> Bool {
    switch (self, other) {
    case (.named(let text), .named(let other)), (.symbol(let text), .symbol(let other)),
      (.dataURL(let text), .dataURL(let other)):
      text.isExactlyEqual(to: other)
    case (.named, _), (.symbol, _), (.dataURL, _): false
    }
  }
}

extension ItemList: ExactlyEquatable {
  /// Returns whether another list has the same selection, and titles and images with the same
  /// bytes.
  ///
  /// - Parameter other: Another list.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: ItemList) -> Bool {
    selectedIndex == other.selectedIndex && titles.isExactlyEqual(to: other.titles)
      && images.isExactlyEqual(to: other.images)
  }
}

extension TextAttributes: ExactlyEquatable {
  /// Returns whether other text attributes are equal, and their fonts exactly equal.
  ///
  /// - Parameter other: Other text attributes.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: TextAttributes) -> Bool {
    foregroundColor == other.foregroundColor && font.isExactlyEqual(to: other.font)
      && alignment == other.alignment && shadowColor == other.shadowColor
      && ExactEquality.holds(shadowOffset, other.shadowOffset)
  }
}

extension Gradient: ExactlyEquatable {
  /// Returns whether another gradient has exactly equal stops and the same angle.
  ///
  /// - Parameter other: Another gradient.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: Gradient) -> Bool {
    stops.isExactlyEqual(to: other.stops) && ExactEquality.holds(angle, other.angle)
  }
}

extension AxisValues: ExactlyEquatable {
  /// Returns whether others have exactly equal values for exactly the same places.
  ///
  /// - Parameter other: Other values along the axis.
  /// - Returns: Whether they are exactly equal.
  public func isExactlyEqual(to other: AxisValues) -> Bool {
    entries.elementsEqual(other.entries) { one, other in
      ExactEquality.holds(one.key, other.key) && ExactEquality.holds(one.value, other.value)
    }
  }
}
