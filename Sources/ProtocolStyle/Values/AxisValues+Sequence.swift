extension AxisValues: Sequence {
  /// A place on the axis and the value set for exactly that place.
  public typealias Element = (key: Axis, value: Value)

  /// Iterates over the places that have a value, in order.
  ///
  /// - Returns: The iterator.
  public func makeIterator() -> IndexingIterator<[Element]> {
    entries.makeIterator()
  }

  /// How many elements the iteration has.
  public var underestimatedCount: Int {
    count
  }
}

extension AxisValues: ExpressibleByDictionaryLiteral {
  /// Makes values of a literal such as `[.normal: .black, .highlighted: .red]`.
  ///
  /// - Parameter elements: Places and their values; of one named twice the later value wins.
  public init(dictionaryLiteral elements: (Axis, Value)...) {
    for (place, value) in elements {
      self[exact: place] = value
    }
  }
}
