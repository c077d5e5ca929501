/// The widths of parts side by side, such as the items of a bar or the segments of a control.
///
/// Parts that don't fit are shortened: the widest first, until all have the same width. Gaps shrink
/// only if each part has a single column, and parts that then don't fit are omitted at the end.
struct RowShares {
  /// The widths, each at least 1; parts without one are omitted.
  private(set) var columns: [Int]

  /// The columns between two parts.
  let gap: Int

  /// Distributes columns.
  ///
  /// - Parameters:
  ///   - wanted: The natural widths.
  ///   - gap: The wanted columns between two parts.
  ///   - room: The available columns, at least 1.
  init(_ wanted: [Int], gap: Int, in room: Int) {
    let count = min(wanted.count, room)
    self.gap = count > 1 ? min(gap, (room - count) / (count - 1)) : 0
    columns = wanted.prefix(count).map { max($0, 1) }
    var rest = room - self.gap * max(count - 1, 0)
    var sharing = count
    for width in columns.sorted() {
      guard width > rest / sharing else {
        rest -= width
        sharing -= 1
        continue
      }
      // This part and all wider ones have the same share; the first ones get what is left over.
      let share = rest / sharing
      var extra = rest % sharing
      for index in columns.indices where columns[index] > share {
        columns[index] = share + (extra > 0 ? 1 : 0)
        extra -= 1
      }
      return
    }
  }

  /// Distributes the remaining columns among some parts equally, the first ones before the others.
  ///
  /// - Parameters:
  ///   - room: The available columns.
  ///   - fillers: The parts, as places in ascending order.
  mutating func fill(_ room: Int, with fillers: [Int]) {
    let fillers = fillers.prefix { $0 < columns.count }
    var rest = room - columns.reduce(0, +) - gap * max(columns.count - 1, 0)
    for (place, index) in fillers.enumerated() {
      let open = fillers.count - place
      let share = rest / open + (rest % open == 0 ? 0 : 1)
      columns[index] += share
      rest -= share
    }
  }

  /// Makes all parts equally wide that aren't wider already, so that they take some columns together.
  ///
  /// - Parameter room: The columns, including the gaps.
  mutating func fillEqually(_ room: Int) {
    var rest = room - gap * max(columns.count - 1, 0)
    guard rest > columns.reduce(0, +) else { return }
    var open = columns.indices.sorted { columns[$0] > columns[$1] }
    // A part that is wider than an equal share of the rest keeps its width.
    while let widest = open.first, columns[widest] > rest / open.count {
      rest -= columns[widest]
      open.removeFirst()
    }
    open.sort()
    for (place, index) in open.enumerated() {
      let share = (rest + open.count - place - 1) / (open.count - place)
      columns[index] = share
      rest -= share
    }
  }
}
