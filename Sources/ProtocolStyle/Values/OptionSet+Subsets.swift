extension OptionSet where RawValue: FixedWidthInteger, Element == Self {
  /// The single elements, the lowest bit first.
  package var elements: some Sequence<Self> {
    sequence(state: rawValue) { rest in
      guard rest != 0 else { return nil }
      let others = rest & (rest - 1)
      defer { rest = others }
      return Self(rawValue: rest ^ others)
    }
  }

  /// All combinations of the elements, each after its own subsets; the first is empty.
  ///
  /// There are 2ⁿ for n elements.
  package var subsets: [Self] {
    var all: [RawValue] = [0]
    var rest = rawValue
    while rest != 0 {
      let others = rest & (rest - 1)
      all += all.map { $0 | (rest ^ others) }
      rest = others
    }
    return all.sorted { left, right in
      (left.nonzeroBitCount, left) < (right.nonzeroBitCount, right)
    }.map(Self.init(rawValue:))
  }
}
