extension AxisValues: Sequence {
  /// A place on the axis and the value set for exactly that place.
  public typealias Element = (key: Axis, value: Value)

  /// Returns an iterator over the places that have a value, in order.
  ///
  /// - Returns: The iterator.
  public func makeIterator() -> IndexingIterator<[Element]> {
    entries.makeIterator()
  }

  /// The number of elements in the iteration.
  public var underestimatedCount: Int {
    count
  }
}

extension AxisValues: ExpressibleByDictionaryLiteral {
  /// Creates values from a literal such as `[.normal: .black, .highlighted: .red]`.
  ///
  /// - Parameter elements: Places and their values; if a place is repeated, its last value is used.
  public init(dictionaryLiteral elements: (Axis, Value)...) {
    for (place, value) in elements {
      self[exact: place] = value
    }
  }
}
