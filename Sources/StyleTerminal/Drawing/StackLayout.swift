internal import ProtocolStyle

/// The arrangement of a node's children in cells, by its words of layout.
///
/// A renderer measures children first, from the inside out. Then a width is known from the outside
/// in, and this type places the children in it: columns first, and rows as soon as the children are
/// measured in their columns.
///
/// Invariants:
/// - Children of a band don't share columns, and bands don't share rows, except for layers.
/// - Each child has at least one column, and no child ends beyond the width.
/// - Where children side by side don't fit, even if each is as narrow as its content allows, they
///   are one below the other instead, so no content is lost.
struct StackLayout {
  /// A child, as the arrangement depends on it.
  struct Child {
    /// The columns that the child takes if it has enough, and the least that show its content.
    var natural: Int
    var least: Int

    /// The most columns that the child can take.
    var most = Int.max
    var growth = 0.0
    var span = 1

    /// Whether the child takes free columns if no child has a growth, as fields do.
    var isFiller = false

    /// Whether the width of the child is written.
    var isFixed = false

    /// Whether the child is a row, whose children are in the columns of its grid.
    var isRow = false

    /// The columns that one column of a grid needs for the child.
    var track = 1
  }

  /// The place of a child.
  struct Slot {
    let child: Int
    var column: Int
    var columns: Int

    /// Whether the child takes all of its columns.
    var isExact: Bool

    /// Whether the child has as many columns as it needs of those of the slot, as without words.
    var isFree = false

    /// The first row below that of the band.
    var row = 0
  }

  /// Children in the same rows, by their columns.
  struct Band {
    var slots: [Slot]
    var row = 0
    var rows = 0
  }

  let words: StackWords
  var bands: [Band] = []

  /// The columns of the whole arrangement.
  var width = 0

  /// The rows of the whole arrangement; 0 until the children are measured.
  var rows = 0

  /// The columns of a grid, in which rows place their children.
  private(set) var tracks: [Range<Int>] = []

  /// Whether children are one below the other because they don't fit side by side.
  private(set) var isNarrow = false

  /// Whether all children share the rows of the only band.
  var isLayered: Bool { words.axis == .layered && !words.isGrid }

  /// Places children in columns.
  ///
  /// - Parameters:
  ///   - children: The children; at least one.
  ///   - words: The words of layout of their parent.
  ///   - room: The columns, at least 1.
  ///   - fills: Whether the arrangement takes all columns, rather than those that it needs.
  ///   - tracks: The columns of the grid that the parent is a row of; none for others.
  init(
    _ children: [Child], _ words: StackWords, in room: Int, fills: Bool, tracks: [Range<Int>] = []
  ) {
    self.words = words
    // Beyond the limit, a node is only as wide as its content.
    let widest = min(children.map(\.natural).max() ?? 1, room)
    let filled = max(min(room, NodeDrawing.limit), widest)
    width = fills ? filled : widest
    let sizes = children.map { child in
      var child = child
      child.natural = max(min(child.natural, child.most, room), 1)
      child.least = max(min(child.least, child.natural), 1)
      return child
    }
    if !tracks.isEmpty, placeInTracks(sizes, tracks, room) {
      width = max(width, tracks.map(\.upperBound).max() ?? 0)
    } else if words.isGrid {
      placeInGrid(sizes, filled: filled, fills: fills)
    } else {
      switch words.axis {
      case .vertical: placeBelow(sizes, room)
      case .layered: placeOver(sizes)
      case .horizontal: placeBeside(sizes, room)
      }
    }
    width = min(max(width, 1), room)
    if words.isRightToLeft { mirror() }
  }

  private mutating func mirror() {
    for band in bands.indices {
      for slot in bands[band].slots.indices where !bands[band].slots[slot].isFree {
        let columns = bands[band].slots[slot].column..<bands[band].slots[slot].end
        bands[band].slots[slot].column = width - columns.upperBound
      }
      if !isLayered { bands[band].slots.sort { $0.column < $1.column } }
    }
  }
}

extension StackLayout.Slot {
  /// The column after the last one.
  var end: Int { column + columns }
}

// MARK: - Columns

extension StackLayout {
  /// One below the other, or in the cell of a grid: a slot of some columns, aligned.
  private func cell(
    _ place: Int, _ child: Child, at column: Int, in columns: Int, isStretched: Bool
  ) -> Slot {
    if isStretched, !child.isFixed {
      let columns = max(min(columns, child.most), 1)
      return Slot(child: place, column: column, columns: columns, isExact: true)
    }
    let own = min(child.natural, columns)
    return Slot(
      child: place, column: column + words.offset(columns - own), columns: own, isExact: true)
  }

  private mutating func placeBelow(_ children: [Child], _ room: Int) {
    let isAligned = !isNarrow && words.alignment != nil
    bands = children.enumerated().map { place, child in
      guard isAligned else {
        // As without words: a child determines its own width.
        return Band(
          slots: [Slot(child: place, column: 0, columns: room, isExact: false, isFree: true)])
      }
      return Band(
        slots: [cell(place, child, at: 0, in: width, isStretched: words.stretches)])
    }
  }

  private mutating func placeOver(_ children: [Child]) {
    let slots = children.enumerated().map { place, child in
      cell(place, child, at: 0, in: width, isStretched: words.stretches)
    }
    bands = [Band(slots: slots)]
  }

  private mutating func placeBeside(_ children: [Child], _ room: Int) {
    let lines = words.wraps ? wrapped(children, room) : [children.indices]
    let fits = lines.allSatisfy { line in
      columns(of: children[line].map(\.least)) <= room
    }
    guard fits else {
      isNarrow = true
      return placeBelow(children, room)
    }
    let natural = lines.map { columns(of: children[$0].map(\.natural)) }.max() ?? 1
    width = max(width, min(natural, room))
    bands = lines.map { line in
      Band(slots: place(Array(children[line]), from: line.lowerBound))
    }
  }

  /// The columns of parts side by side, with the gaps between them.
  private func columns(of parts: [Int]) -> Int {
    parts.reduce(0, +) + words.gap * max(parts.count - 1, 0)
  }

  /// The children of each line, as many as fit with their natural widths.
  private func wrapped(_ children: [Child], _ room: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used) = (0, 0)
    for (place, child) in children.enumerated() {
      if place > start, used + words.gap + child.natural > room {
        lines.append(start..<place)
        (start, used) = (place, 0)
      }
      used += (place > start ? words.gap : 0) + child.natural
    }
    return lines + [start..<children.count]
  }

  /// Places the children of a line in the whole width.
  private func place(_ children: [Child], from first: Int) -> [Slot] {
    let count = children.count
    let room = width - words.gap * (count - 1)
    var columns = Self.shrunk(children, to: room)
    var free = room - columns.reduce(0, +)
    let fillers = children.indices.filter { children[$0].growth > 0 }
    let isGrown = !fillers.isEmpty
    if words.distribution == .fillEqually, children.map(\.least).max() ?? 0 <= room / count {
      columns = Self.equal(room, count)
      free = 0
    } else if isGrown {
      Self.grow(&columns, children, free)
      free = room - columns.reduce(0, +)
    } else {
      var open = children.indices.filter { children[$0].isFiller && !children[$0].isFixed }
      while free > 0, let next = open.first {
        let share = (free + open.count - 1) / open.count
        let taken = max(min(share, children[next].most - columns[next]), 0)
        columns[next] += taken
        free -= taken
        open.removeFirst()
      }
    }
    var column =
      switch words.distribution {
      case .leading, .equalSpacing, .fillEqually: 0
      case .center: free / 2
      case .trailing: free
      }
    return children.indices.map { index in
      let slot = Slot(
        child: first + index, column: column, columns: columns[index],
        isExact: !(children[index].isFixed && columns[index] == children[index].natural))
      column += columns[index] + words.gap
      if words.distribution == .equalSpacing, index < count - 1 {
        // Rounded so that the last child ends at the edge.
        column += free * (index + 1) / (count - 1) - free * index / (count - 1)
      }
      return slot
    }
  }

  /// The columns of children that have to share a room: the widest give way first, but none becomes
  /// narrower than its content allows.
  private static func shrunk(_ children: [Child], to room: Int) -> [Int] {
    func columns(_ most: Int) -> [Int] { children.map { max($0.least, min($0.natural, most)) } }
    var (low, high) = (1, max(children.map(\.natural).max() ?? 1, 1))
    if columns(high).reduce(0, +) <= room { return columns(high) }
    while low < high {
      let middle = (low + high + 1) / 2
      if columns(middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var result = columns(low)
    var rest = room - result.reduce(0, +)
    for index in result.indices where rest > 0 && result[index] < children[index].natural {
      result[index] += 1
      rest -= 1
    }
    return result
  }

  /// Shares of a room that differ by at most one, the first ones larger.
  static func equal(_ room: Int, _ count: Int) -> [Int] {
    (0..<count).map { room / count + ($0 < room % count ? 1 : 0) }
  }

  /// Adds free columns by growth, up to the limits of the children.
  private static func grow(_ columns: inout [Int], _ children: [Child], _ free: Int) {
    var free = free
    var open = children.indices.filter { children[$0].growth > 0 }
    while free > 0, !open.isEmpty {
      let growths = shares(of: free, by: open.map { children[$0].growth })
      let limited = zip(open, growths).filter { columns[$0] + $1 >= children[$0].most }
      guard !limited.isEmpty else {
        for (child, share) in zip(open, growths) { columns[child] += share }
        return
      }
      for (child, _) in limited {
        let taken = max(children[child].most - columns[child], 0)
        columns[child] += taken
        free -= taken
        open.removeAll { $0 == child }
      }
    }
  }

  /// Whole shares of an amount in proportion to weights, whose sum is the amount.
  static func shares(of amount: Int, by weights: [Double]) -> [Int] {
    let total = weights.reduce(0, +)
    guard total > 0 else { return weights.map { _ in 0 } }
    var (sum, given) = (0.0, 0)
    return weights.map { weight in
      sum += weight
      let end = min(Int((Double(amount) * sum / total).rounded()), amount)
      defer { given = end }
      return end - given
    }
  }
}

// MARK: - Grids

extension StackLayout {
  /// The columns that a grid doesn't go below, so that texts stay legible.
  private static let leastTrack = 4

  private mutating func placeInGrid(_ children: [Child], filled: Int, fills: Bool) {
    guard let grid = words.grid else { return }
    let spacing = Double(words.gap * 8)
    var count = min(grid.count(in: Double(filled) * 8, spacing: spacing), filled)
    width = filled
    if !fills {
      let track = min(children.map(\.track).max() ?? 1, filled)
      width = max(min(count * track + words.gap * (count - 1), filled), 1)
      count = min(count, width)
    }
    let least = min(children.map { $0.isRow ? 1 : $0.least }.max() ?? 1, Self.leastTrack)
    if (width - words.gap * (count - 1)) / count < least {
      isNarrow = true
      count = 1
    }
    var column = 0
    tracks = Self.equal(width - words.gap * (count - 1), count).map { columns in
      defer { column += columns + words.gap }
      return column..<column + columns
    }
    fill(children)
  }

  /// Places the children of a grid's row in its columns.
  ///
  /// - Returns: Whether there's room; if not, the row is arranged by its own words.
  private mutating func placeInTracks(
    _ children: [Child], _ tracks: [Range<Int>], _ room: Int
  ) -> Bool {
    guard tracks.count > 1, tracks.allSatisfy({ !$0.isEmpty && $0.upperBound <= room })
    else { return false }
    self.tracks = tracks
    // In a row, another stack is a cell like all others.
    fill(
      children.map { child in
        var child = child
        child.isRow = false
        return child
      })
    return true
  }

  /// Places children in reading order, each in the next columns that are free.
  private mutating func fill(_ children: [Child]) {
    var next = tracks.count
    for (place, child) in children.enumerated() {
      let span = child.isRow ? tracks.count : max(min(child.span, tracks.count), 1)
      if next + span > tracks.count {
        bands.append(Band(slots: []))
        next = 0
      }
      let column = tracks[next].lowerBound
      let columns = tracks[next + span - 1].upperBound - column
      let slot = cell(
        place, child, at: column, in: columns, isStretched: child.isRow || words.stretches)
      bands[bands.count - 1].slots.append(slot)
      next += span
    }
  }
}
