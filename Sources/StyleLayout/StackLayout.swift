public import ProtocolStyle

/// The places of a node's children, for renderers that place them by an `Arrangement` themselves.
///
/// Widths are chosen first. Then the renderer measures each child in its width, and heights follow.
/// All lengths are in one unit, such as a point or a cell, and places are those that CSS has for the
/// same attributes.
///
/// ```swift
/// let texts = [60, 90].map { StackLayout.Child(width: .init(natural: $0)) }
/// var layout = StackLayout(texts, Arrangement(of: tree.viewModel(of: sidebar)), spacing: 8, in: 300)
/// layout.place(layout.frames.map { _ in .init(natural: 20) }, spacing: 8)
/// ```
///
/// Invariants:
/// - Children are in lines, in order: a column has a line for each, a row and layers have one.
/// - Whole lengths have whole places, if that's wanted.
public struct StackLayout: Sendable {
  /// The length of a child along an axis, as its content and its attributes determine it.
  public struct Extent: Hashable, Sendable {
    /// The length that the child has if there's enough room.
    public var natural: Double

    /// The least length that shows the content.
    public var least: Double

    /// The length to which the child shrinks along the axis.
    public var floor: Double

    /// The least length of a child that is stretched or shrinks; 0 by default.
    public var minimum = 0.0

    /// The largest length of a child that is stretched or grows; infinity, the default, for none.
    public var maximum = Double.infinity

    /// Whether the length is set, so the child isn't stretched.
    public var isFixed = false

    /// The distance from the top to the first line of text; nil for the bottom of the child.
    public var baseline: Double?

    /// Creates an extent.
    ///
    /// - Parameters:
    ///   - natural: The length of the content in one line.
    ///   - least: The least length that shows the content; the default is 0.
    ///   - length: The written length, which wins; that of the content by default.
    public init(
      natural: Double, least: Double = 0, _ length: Arrangement.Length = Arrangement.Length()
    ) {
      self.natural = length.fixed ?? natural
      (minimum, maximum, isFixed) = (length.minimum, length.maximum, length.fixed != nil)
      self.least = least
      // A written length or minimum replaces that of the content, as in CSS.
      floor = isFixed || minimum > 0 ? minimum : min(least, maximum)
    }

    /// The natural length within the limits.
    public var size: Double { limited(natural) }

    /// Returns the nearest length to which the child can grow or shrink.
    func limited(_ length: Double) -> Double { max(min(length, maximum), minimum, floor) }

    /// Returns the length in a room that the child fills.
    func stretched(_ room: Double) -> Double { max(min(room, maximum), minimum) }

    /// Returns the length in a room that the child doesn't fill.
    func fitting(_ room: Double) -> Double {
      isFixed ? size : stretched(min(natural, max(room, least)))
    }
  }

  /// A child, as the choice of widths depends on it.
  public struct Child: Hashable, Sendable {
    /// The width, with the distances around the child.
    public var width: Extent

    /// The share of free space along the axis, 0 or more; the default is 0.
    public var growth = 0.0

    /// The number of columns in a grid, 1 or more; the default is 1.
    public var span = 1

    /// Whether the child is a row of a grid, whose own children are in its columns.
    public var isRow = false

    /// The alignment of the child where that of the arrangement is nil; the default is `fill`.
    public var alignment = StackAlignmentValue.fill

    /// Creates a child.
    ///
    /// - Parameter width: The width, with the distances around the child.
    public init(width: Extent) { self.width = width }
  }

  /// The place of a child.
  public struct Frame: Hashable, Sendable {
    /// The distances from the left and the top of the content, and the size.
    public var x = 0.0, y = 0.0, width = 0.0, height = 0.0
  }

  private let children: [Child]
  private let arrangement: Arrangement
  private let isWhole: Bool

  /// The places of the children; the vertical ones are 0 before ``place(_:spacing:in:)``.
  public private(set) var frames: [Frame]

  /// The children of each line.
  public private(set) var lines: [Range<Int>] = []

  /// The top and the height of each line; empty before ``place(_:spacing:in:)``.
  public private(set) var lineFrames: [(y: Double, height: Double)] = []

  /// The columns of a grid from its start, also for its rows; empty for others.
  public private(set) var tracks: [ClosedRange<Double>] = []

  /// The height of all lines; 0 before ``place(_:spacing:in:)``.
  public private(set) var height = 0.0

  /// Chooses lines and widths.
  ///
  /// - Parameters:
  ///   - children: The children, in order.
  ///   - arrangement: The arrangement of their parent.
  ///   - spacing: The distance between neighbors in a line.
  ///   - width: The width of the parent's content.
  ///   - tracks: The columns of the grid that the parent is a row of, from the start of its
  ///     content; none by default.
  ///   - isRightToLeft: Whether lines begin at the right; the default is false.
  ///   - isWhole: Whether places are whole numbers if lengths are; the default is false.
  public init(
    _ children: [Child], _ arrangement: Arrangement, spacing: Double, in width: Double,
    tracks: [ClosedRange<Double>] = [], isRightToLeft: Bool = false, isWhole: Bool = false
  ) {
    (self.children, self.arrangement, self.isWhole) = (children, arrangement, isWhole)
    frames = Array(repeating: Frame(), count: children.count)
    if children.isEmpty { return }
    let all = children.indices
    if !tracks.isEmpty {
      self.tracks = tracks
      fillTracks(isRow: true)
    } else {
      switch arrangement.flow {
      case .grid(let columns):
        self.tracks = Self.tracks(columns, in: width, spacing: spacing, isWhole: isWhole)
        fillTracks(isRow: false)
      case .row where arrangement.isEqual:
        lines = [all]
        for (index, track) in zip(all, Self.equal(all.count, in: width, spacing, isWhole)) {
          align(index, in: track, .fill)
        }
      case .row:
        placeLine(all, spacing, width)
      case .wrappingRow:
        for line in Arrangement.lines(of: children.map(\.width.size), spacing, in: width) {
          placeLine(line, spacing, width)
        }
      case .column, .layers:
        lines = arrangement.flow == .layers ? [all] : all.map { $0..<$0 + 1 }
        for (index, child) in children.enumerated() {
          align(index, in: 0...max(width, 0), arrangement.alignment ?? child.alignment)
        }
      }
    }
    if isRightToLeft {
      for index in frames.indices {
        frames[index].x = width - frames[index].x - frames[index].width
      }
    }
  }

  // MARK: Widths

  /// Returns the columns of a grid, which have the same width, or those inside one of its rows.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, or the least width of one.
  ///   - width: The width of the grid's content.
  ///   - spacing: The distance between columns.
  ///   - leading: The inset of a row at its start, which the first column loses; the default is 0.
  ///   - trailing: The inset of a row at its end, which the last column loses; the default is 0.
  ///   - isWhole: Whether places are whole numbers; the default is false.
  /// - Returns: The columns, from the start of the content.
  public static func tracks(
    _ columns: GridColumnsValue, in width: Double, spacing: Double, insetBy leading: Double = 0,
    _ trailing: Double = 0, isWhole: Bool = false
  ) -> [ClosedRange<Double>] {
    let count = columns.count(in: width, spacing: spacing)
    let end = max(width - leading - trailing, 0)
    return equal(count, in: width, spacing, isWhole).map { track in
      let start = min(max(track.lowerBound - leading, 0), end)
      return start...max(min(track.upperBound - leading, end), start)
    }
  }

  private static func equal(
    _ count: Int, in width: Double, _ spacing: Double, _ isWhole: Bool
  ) -> [ClosedRange<Double>] {
    var x = 0.0
    let room = width - spacing * Double(count - 1)
    return Shares.equal(count, in: room, isWhole: isWhole).map { size in
      defer { x += size + spacing }
      return x...x + size
    }
  }

  /// Places children beside each other, by their shares of a width.
  private mutating func placeLine(_ line: Range<Int>, _ spacing: Double, _ width: Double) {
    lines.append(line)
    let shares = Shares(
      children[line].map(\.width), growths: children[line].map(\.growth),
      in: width - spacing * Double(line.count - 1), shrinks: arrangement.overflow != .scrolls,
      isWhole: isWhole)
    var x = 0.0
    for (place, index) in line.enumerated() {
      frames[index].width = shares.sizes[place]
      frames[index].x =
        x
        + (arrangement.distribution ?? .leading).offset(
          place, of: line.count, free: shares.free, isWhole: isWhole)
      x += shares.sizes[place] + spacing
    }
  }

  /// Places children in columns in reading order, each in the next ones that are free.
  private mutating func fillTracks(isRow: Bool) {
    let spans = children.map { $0.isRow && !isRow ? .max : max($0.span, 1) }
    lines = Arrangement.lines(ofSpans: spans, in: tracks.count)
    for line in lines {
      var taken = 0
      for index in line {
        let child = children[index]
        let isWholeLine = child.isRow && !isRow
        let span = isWholeLine ? tracks.count : max(min(child.span, tracks.count), 1)
        let track = tracks[taken].lowerBound...tracks[taken + span - 1].upperBound
        let alignment = isRow ? .fill : arrangement.alignment ?? child.alignment
        align(index, in: track, isWholeLine ? .fill : alignment)
        taken += span
      }
    }
  }

  /// Places a child between two edges.
  private mutating func align(
    _ index: Int, in room: ClosedRange<Double>, _ alignment: StackAlignmentValue
  ) {
    let extent = children[index].width
    let width = room.upperBound - room.lowerBound
    frames[index].width =
      alignment == .fill && !extent.isFixed ? extent.stretched(width) : extent.fitting(width)
    frames[index].x = room.lowerBound + offset(width - frames[index].width, alignment)
  }

  /// The distance from the start, of a child that leaves space free.
  private func offset(_ free: Double, _ alignment: StackAlignmentValue) -> Double {
    switch alignment {
    case .center: isWhole ? (free / 2).rounded(.down) : free / 2
    case .trailing: free
    case .fill, .leading, .firstBaseline: 0
    }
  }

  // MARK: Heights

  /// Places the measured children vertically.
  ///
  /// - Parameters:
  ///   - heights: The heights of the children in their widths, with the distances around them.
  ///   - spacing: The distance between lines.
  ///   - room: The height of the parent's content; nil, the default, for that of the children.
  public mutating func place(_ heights: [Extent], spacing: Double, in room: Double? = nil) {
    let gaps = spacing * Double(max(lines.count - 1, 0))
    let isColumn = arrangement.flow == .column && tracks.isEmpty
    let distribution = arrangement.distribution ?? .leading
    let extents = lines.map { extent(of: $0, heights) }
    var (sizes, free) = (extents.map(\.maximum), 0.0)
    if isColumn, arrangement.isEqual {
      sizes = Self.equalHeights(
        room == nil ? sizes : extents.map(\.natural), in: room.map { $0 - gaps }, isWhole)
      free = 0
    } else if let room, arrangement.flow == .row, !arrangement.isEqual, tracks.isEmpty {
      sizes = [room]
    } else if let room, isColumn {
      let shares = Shares(
        heights, growths: children.map(\.growth), in: room - gaps,
        shrinks: arrangement.overflow != .scrolls, isWhole: isWhole)
      (sizes, free) = (shares.sizes, shares.free)
    } else if let room, arrangement.flow != .wrappingRow || !tracks.isEmpty {
      // The rows of a grid grow from the least heights to the natural ones.
      let shares = Shares(
        extents, growths: extents.map { _ in 1 }, in: room - gaps, shrinks: false,
        isWhole: isWhole)
      (sizes, free) = (shares.sizes, shares.free)
      if free > 0, stretchesLines {
        let added = Shares.equal(lines.count, in: free, isWhole: isWhole)
        (sizes, free) = (zip(sizes, added).map(+), 0)
      }
    }
    var y = 0.0
    lineFrames = []
    for (number, line) in lines.enumerated() {
      let top =
        y
        + (isColumn || isGrid
          ? distribution.offset(number, of: lines.count, free: free, isWhole: isWhole) : 0)
      lineFrames.append((top, sizes[number]))
      let baseline = line.compactMap { textLine(of: heights[$0]) }.max() ?? 0
      for index in line { align(index, heights[index], top, sizes[number], baseline) }
      y += sizes[number] + spacing
    }
    height = max(sizes.reduce(gaps, +), room ?? 0)
  }

  private var isGrid: Bool { arrangement.columns != nil }

  /// Whether a height beyond that of the lines changes the places of children.
  public var takesFreeHeight: Bool {
    switch arrangement.flow {
    case _ where stretchesLines: true
    case .grid: arrangement.distribution ?? .leading != .leading
    case .column:
      arrangement.distribution ?? .leading != .leading || children.contains { $0.growth > 0 }
    case .row, .wrappingRow, .layers: false
    }
  }

  /// Whether lines share free height equally.
  private var stretchesLines: Bool {
    switch arrangement.flow {
    case .grid: arrangement.distribution == .fillEqually
    case .wrappingRow: !tracks.isEmpty
    case .row, .layers: true
    case .column: false
    }
  }

  /// The least height of a line, and the one that it needs as its maximum.
  private func extent(of line: Range<Int>, _ heights: [Extent]) -> Extent {
    let above = line.compactMap { textLine(of: heights[$0]) }.max() ?? 0
    var extent = Extent(natural: 0)
    extent.maximum = 0
    for height in heights[line] {
      let drop = textLine(of: height).map { above - $0 } ?? 0
      let least = height.isFixed ? height.size : max(height.minimum, height.floor)
      extent.natural = max(extent.natural, least + drop)
      extent.maximum = max(extent.maximum, height.size + drop)
    }
    return extent
  }

  /// The distance of a child's first line of text from its top; nil where they aren't aligned.
  private func textLine(of height: Extent) -> Double? {
    guard arrangement.axis == .horizontal, arrangement.alignment == .firstBaseline,
      !arrangement.isEqual || arrangement.flow == .row
    else { return nil }
    return height.baseline ?? height.size
  }

  /// Equal heights that are at least those of the content.
  ///
  /// A child that is higher than its share keeps its height, and the others share the rest.
  private static func equalHeights(
    _ natural: [Double], in room: Double?, _ isWhole: Bool
  ) -> [Double] {
    guard var rest = room else { return natural.map { _ in natural.max() ?? 0 } }
    var open = natural.indices.sorted { natural[$0] > natural[$1] }
    var sizes = natural
    while let highest = open.first, natural[highest] * Double(open.count) > rest {
      rest -= natural[highest]
      open.removeFirst()
    }
    for (index, size) in zip(open.sorted(), Shares.equal(open.count, in: rest, isWhole: isWhole)) {
      sizes[index] = size
    }
    return sizes
  }

  /// Places a child in its line vertically.
  private mutating func align(
    _ index: Int, _ extent: Extent, _ top: Double, _ height: Double, _ baseline: Double
  ) {
    frames[index].y = top
    if arrangement.flow == .column, tracks.isEmpty, !arrangement.isEqual {
      frames[index].height = height
      return
    }
    let isAligned = (arrangement.axis == .horizontal || arrangement.flow == .layers)
    let alignment = isAligned ? arrangement.alignment ?? .fill : .fill
    frames[index].height =
      alignment == .fill && !extent.isFixed ? extent.stretched(height) : extent.fitting(height)
    if let own = textLine(of: extent) {
      frames[index].y += baseline - own
    } else {
      frames[index].y += offset(height - frames[index].height, alignment)
    }
  }
}

// MARK: - Widths that children need

extension StackLayout {
  /// Returns the width that children need, and the least one that shows them.
  ///
  /// - Parameters:
  ///   - children: The children, in order.
  ///   - arrangement: The arrangement of their parent.
  ///   - spacing: The distance between neighbors in a line.
  ///   - columns: The number of columns of the grid that the parent is or has, or is a row of; nil,
  ///     the default, for none, or for as many as there's room for.
  /// - Returns: The natural and the least width.
  public static func width(
    of children: [Child], _ arrangement: Arrangement, spacing: Double, columns: Int? = nil
  ) -> (natural: Double, least: Double) {
    func sum(_ widths: [Double]) -> Double {
      widths.reduce(spacing * Double(max(widths.count - 1, 0)), +)
    }
    func largest(_ widths: [Double]) -> Double { widths.max() ?? 0 }
    let natural = children.map(\.width.size)
    let least = children.map { $0.width.limited($0.width.floor) }
    if let columns {
      func whole(_ widths: [Double]) -> Double {
        zip(children, widths).reduce(0) { all, part in
          let span = Double(max(min(part.0.span, columns), 1))
          let track = max(((part.1 - (span - 1) * spacing) / span).rounded(.up), 0)
          let needed = track * Double(columns) + spacing * Double(columns - 1)
          return max(all, part.0.isRow ? part.1 : needed)
        }
      }
      return (whole(natural), whole(least))
    }
    switch arrangement.flow {
    case .row where arrangement.isEqual:
      return (sum(natural.map { _ in largest(natural) }), sum(least.map { _ in largest(least) }))
    case .row: return (sum(natural), sum(least))
    case .wrappingRow: return (sum(natural), largest(least))
    case .grid(let columns):
      return (max(largest(natural), columns.minimum ?? 0), largest(least))
    case .column, .layers: return (largest(natural), largest(least))
    }
  }
}
