internal import ProtocolStyle

/// The rows of an arrangement.
extension StackLayout {
  /// A measured child, as the arrangement of rows depends on it.
  struct MeasuredChild {
    let columns: Int
    let rows: Int

    /// The row of its first text.
    let baseline: Int
    let growth: Double

    /// Whether no height of the child is written.
    let stretches: Bool

    /// Whether the child is in the middle of a column whose alignment isn't written.
    var isCentered = false
  }

  /// Places measured children in rows.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - available: The rows of the node for its children; the arrangement takes more if it needs
  ///     them.
  /// - Returns: The rows that each child should have.
  @discardableResult
  mutating func placeRows(_ children: [MeasuredChild], in available: Int = 0) -> [Int] {
    var wanted = children.map(\.rows)
    placeFreeSlots(children)
    for index in bands.indices { bands[index].rows = bandRows(bands[index], children) }
    let gaps = words.rowGap * max(bands.count - 1, 0)
    rows = bands.map(\.rows).reduce(0, +) + gaps
    let free = max(available - rows, 0)
    var row = 0
    var between = 0
    if bands.count == 1, words.axis != .vertical || words.isGrid {
      bands[0].rows += free
    } else if words.axis == .vertical, !words.isGrid {
      let growths = bands.map { $0.slots.first.map { children[$0.child].growth } ?? 0 }
      if growths.contains(where: { $0 > 0 }) {
        for (band, share) in zip(bands.indices, Self.shares(of: free, by: growths)) {
          bands[band].rows += share
        }
        stretch(&wanted, children) { growths[$0] > 0 }
      } else if words.distribution == .fillEqually {
        let equal = Self.equal(max(available - gaps, 0), bands.count)
        if zip(bands, equal).allSatisfy({ $0.rows <= $1 }) {
          for (band, share) in zip(bands.indices, equal) { bands[band].rows = share }
          stretch(&wanted, children) { _ in true }
        }
      } else {
        row = words.distribution == .center ? free / 2 : words.distribution == .trailing ? free : 0
        between = words.distribution == .equalSpacing && bands.count > 1 ? free : 0
      }
    }
    for index in bands.indices {
      let gaps = max(bands.count - 1, 1)
      if index > 0 {
        row += words.rowGap + between * index / gaps - between * (index - 1) / gaps
      }
      bands[index].row = row
      row += bands[index].rows
      alignRows(of: index, children, &wanted)
    }
    rows = max(row, available)
    return wanted
  }

  /// Places children that determined their own width.
  private mutating func placeFreeSlots(_ children: [MeasuredChild]) {
    guard bands.first?.slots.first?.isFree == true else { return }
    width = max(width, children.map(\.columns).max() ?? 0)
    for (band, child) in zip(bands.indices, children) {
      bands[band].slots[0].columns = child.columns
      let isCentered = child.isCentered && words.axis == .vertical
      bands[band].slots[0].column =
        isCentered
        ? (width - child.columns) / 2 : words.isRightToLeft ? width - child.columns : 0
    }
  }

  /// Whether rows beyond need change the arrangement.
  func takesFreeRows(_ children: [MeasuredChild]) -> Bool {
    guard words.axis == .vertical, !words.isGrid else { return bands.count == 1 }
    return words.distribution != .leading || children.contains { $0.growth > 0 }
  }

  private func stretch(
    _ wanted: inout [Int], _ children: [MeasuredChild], _ isStretched: (Int) -> Bool
  ) {
    for (index, band) in bands.enumerated() where isStretched(index) {
      for slot in band.slots where children[slot.child].stretches {
        wanted[slot.child] = band.rows
      }
    }
  }

  /// The rows of children side by side or one over the other.
  private func bandRows(_ band: Band, _ children: [MeasuredChild]) -> Int {
    let shown = band.slots.map { children[$0.child] }
    guard alignsBaselines else { return shown.map(\.rows).max() ?? 0 }
    let above = shown.map(\.baseline).max() ?? 0
    return shown.map { above - $0.baseline + $0.rows }.max() ?? 0
  }

  private var alignsBaselines: Bool {
    words.alignment == .firstBaseline && (words.axis == .horizontal || words.isGrid) && !isNarrow
  }

  /// Aligns the children of a band vertically.
  private mutating func alignRows(
    of band: Int, _ children: [MeasuredChild], _ wanted: inout [Int]
  ) {
    if words.axis == .vertical, !words.isGrid { return }
    if isNarrow { return }
    let rows = bands[band].rows
    let above = bands[band].slots.map { children[$0.child].baseline }.max() ?? 0
    for slot in bands[band].slots.indices {
      let child = children[bands[band].slots[slot].child]
      let spare = rows - child.rows
      switch words.alignment {
      case .fill, nil:
        if child.stretches { wanted[bands[band].slots[slot].child] = rows }
      case .leading: break
      case .center: bands[band].slots[slot].row = spare / 2
      case .trailing: bands[band].slots[slot].row = spare
      case .firstBaseline:
        bands[band].slots[slot].row = alignsBaselines ? above - child.baseline : 0
      }
    }
  }

  /// The columns and rows that the arrangement takes.
  var size: CellSize { CellSize(columns: width, rows: rows) }
}
