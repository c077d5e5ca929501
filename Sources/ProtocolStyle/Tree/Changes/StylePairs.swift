/// Pairs of former and present looks with numbers, each compared once.
///
/// Most nodes of one look change to the same other look, and nodes of several types alternate.
/// Without it, the row refresh.mixed is three times as slow.
struct StylePairs {
  private(set) var pairs: [NodeChanges.Pair] = []
  private unowned(unsafe) let looks: LookTable

  /// The last pairs.
  private var recent = [Known](repeating: Known(), count: recentCount)

  private struct Known {
    var former = Look.none
    var new = Look.none
    var areDifferent = false
    var number = 0
  }

  private static let recentCount = 64

  /// Makes an empty table of pairs for the looks of a tree.
  init(_ looks: LookTable) {
    self.looks = looks
  }

  /// The number of the pair of a former and a present look of nodes in a column.
  ///
  /// - Returns: The number, and whether the looks show different values.
  @inline(__always)
  mutating func find(
    _ former: UInt32, _ new: UInt32, column: UInt16
  ) -> (number: Int, areDifferent: Bool) {
    // The highest bits of a product spread the numbers of consecutive looks.
    let hash = former &* 0x9E37_79B1 &+ new &* 0x85EB_CA6B
    let place = Int(hash >> 26) % Self.recentCount
    let known = recent[place]
    if known.former == former, known.new == new { return (known.number, known.areDifferent) }
    return insert(former, new, column, at: place)
  }

  @inline(never)
  private mutating func insert(
    _ former: UInt32, _ new: UInt32, _ column: UInt16, at place: Int
  ) -> (number: Int, areDifferent: Bool) {
    let (old, style) = (looks[former].style, looks[new].style)
    recent[place] = Known(
      former: former, new: new, areDifferent: old.kind != style.kind || !old.showsSame(as: style),
      number: pairs.count)
    pairs.append(NodeChanges.Pair(old: old, new: style, column: column))
    return (recent[place].number, recent[place].areDifferent)
  }
}
