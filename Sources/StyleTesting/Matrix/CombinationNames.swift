/// Names sets of combinations by their positions on the axes.
///
/// Combinations are numbered with the last axis varying fastest.
struct CombinationNames {
  private let axes: [[String]]

  init(_ axes: [[String]]) {
    self.axes = axes
  }

  /// The number of combinations.
  var count: Int { axes.map(\.count).reduce(1, *) }

  /// The name of a set; nil if it contains every combination.
  func text(of set: Set<Int>) -> String? {
    if set.count == count { return nil }
    return boxes(of: set, from: 0).map(name).joined(separator: " | ")
  }

  /// Splits the set into products of positions on each axis, from one axis on.
  ///
  /// Positions with equal sets on all later axes are combined, so that there are few parts.
  private func boxes(of set: Set<Int>, from axis: Int) -> [[[Int]]] {
    guard axis < axes.count else { return [[]] }
    let stride = axes[(axis + 1)...].map(\.count).reduce(1, *)
    var groups: [(places: [Int], rest: Set<Int>)] = []
    for place in axes[axis].indices {
      let range = place * stride..<(place + 1) * stride
      let rest = Set(set.filter(range.contains).map { $0 - range.lowerBound })
      guard !rest.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.rest == rest }) {
        groups[index].places.append(place)
      } else {
        groups.append(([place], rest))
      }
    }
    return groups.flatMap { places, rest in
      boxes(of: rest, from: axis + 1).map { [places] + $0 }
    }
  }

  private func name(of box: [[Int]]) -> String {
    zip(axes, box).compactMap { names, places in
      guard places.count < names.count else { return nil }
      return places.map { names[$0] }.joined(separator: ", ")
    }.joined(separator: " · ")
  }
}
