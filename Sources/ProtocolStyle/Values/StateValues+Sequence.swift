extension StateValues: Sequence {
  /// A state and the value set for exactly that state.
  public typealias Element = (state: ControlState, value: Value)

  /// Iterates over the states that have a value, by rising raw value, so `.normal` first.
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

extension StateValues: ExpressibleByDictionaryLiteral {
  /// Makes values of a literal such as `[.normal: .black, .highlighted: .red]`.
  ///
  /// - Parameter elements: States and their values; of a state named twice the later value wins.
  public init(dictionaryLiteral elements: (ControlState, Value)...) {
    for (state, value) in elements {
      self[exact: state] = value
    }
  }
}
