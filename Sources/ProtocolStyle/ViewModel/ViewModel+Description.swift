extension ViewModel: CustomStringConvertible {
  /// The kind and the attributes by name, such as `button(backgroundColor: #ffff00, borderWidth:
  /// 2)`.
  public var description: String {
    "\(kind)(\(map(\.description).joined(separator: ", ")))"
  }
}

extension ViewModel.Element: CustomStringConvertible {
  /// The attribute and its value, such as `borderWidth: 2`.
  public var description: String { "\(attribute): \(valueDescription)" }

  /// The value without Swift syntax, such as `2`, `#ffff00` or `Helvetica Neue 17`.
  public var valueDescription: String { Self.describe(value) }

  /// Returns a value without Swift syntax; whole numbers have no fraction.
  package static func describe(_ value: any Hashable & Sendable & Codable) -> String {
    (value as? Double)?.plainDescription ?? "\(value)"
  }
}

extension ViewModel {
  /// Returns the attributes in which this view model differs from another, sorted by name.
  ///
  /// ```swift
  /// after.difference(from: before)   // [borderWidth: nil → 2]
  /// ```
  ///
  /// Kinds aren't compared.
  ///
  /// - Parameter other: The view model to compare with; its values are the old ones.
  /// - Returns: A change for each attribute that differs or that only one of the two has, including
  ///   content.
  public func difference(from other: ViewModel) -> [AttributeChange] {
    if style === other.style, content == nil, other.content == nil { return [] }
    let old = Dictionary(uniqueKeysWithValues: other.map { ($0.attribute, $0.value) })
    let new = Dictionary(uniqueKeysWithValues: map { ($0.attribute, $0.value) })
    return Set(old.keys).union(new.keys)
      .filter { !ExactEquality.holds(old[$0], new[$0]) }
      .sorted()
      .map { AttributeChange(attribute: $0, old: old[$0], new: new[$0]) }
  }
}
