internal import ProtocolStyle

/// The words of layout of a node that arranges its children.
struct StackWords {
  var axis: StackAxisValue
  var alignment: StackAlignmentValue?
  var distribution: StackDistributionValue
  var wraps: Bool
  var grid: GridColumnsValue?

  /// The columns between neighbors in a row, and the blank rows between bands.
  var gap: Int
  var rowGap: Int
  var isRightToLeft: Bool

  /// Whether children are in a grid of several columns.
  var isGrid: Bool { grid != nil }

  /// Whether the natural widths of children matter.
  var needsNaturalColumns: Bool {
    axis != .vertical || isGrid || (alignment ?? .fill) != .fill
  }

  /// Returns the words of a node; nil if it has none, and is drawn without this type.
  ///
  /// Rows of a table have separators between them, and therefore stay one below the other unless
  /// another axis or a grid is written.
  ///
  /// - Parameters:
  ///   - drawing: The drawing of the node.
  ///   - hasGrowingChild: Whether a child has a growth, with which plain nodes have words, too.
  init?(of drawing: NodeDrawing, hasGrowingChild: Bool = false) {
    let model = drawing.model
    let grid = model.gridColumns.flatMap { $0.isGrid ? $0 : nil }
    let isJoined = drawing.arrangement == .joined
    let axis = model.stackAxis ?? (isJoined ? .horizontal : .vertical)
    let isOtherAxis = axis != (isJoined ? .horizontal : .vertical)
    if drawing.table != nil, axis == .vertical, grid == nil { return nil }
    let hasWords =
      hasGrowingChild || isOtherAxis || grid != nil || model.stackAlignment != nil
      || model.stackDistribution != nil || model.wrapsChildren == true
    guard hasWords else { return nil }
    self.axis = axis
    self.grid = grid
    alignment = model.stackAlignment
    distribution = model.stackDistribution ?? .leading
    wraps = model.wrapsChildren == true
    gap = drawing.gap
    rowGap = drawing.rowGap
    isRightToLeft = drawing.surroundings.isRightToLeft
  }

  /// The columns before a child that is narrower than its place.
  func offset(_ spare: Int) -> Int {
    switch alignment {
    case .center: spare / 2
    case .trailing: spare
    case .fill, .leading, .firstBaseline, nil: 0
    }
  }

  /// Whether a child without a written width takes all columns of its place.
  var stretches: Bool { alignment == nil || alignment == .fill }
}
