/// The arrangement of a node's children, which renderers and adapters map to their toolkit.
///
/// It's read from a view model once. CSS and SwiftUI have counterparts of each part; a renderer that
/// places children itself measures them by the `StackLayout` of the module StyleLayout. Lengths are
/// in points.
///
/// ```swift
/// let arrangement = Arrangement(of: tree.viewModel(of: sidebar))
/// let isRow = arrangement.flow == .row
/// ```
public struct Arrangement: Hashable, Sendable {
  /// The direction and the lines of the children.
  public var flow = Flow.column

  /// The alignment across the axis; nil where the kinds of the children determine it.
  ///
  /// In a grid it's horizontal, and each child is as high as its line.
  public var alignment: StackAlignmentValue?

  /// The distribution of free space along the axis, or between the lines of a grid; nil if neither
  /// it nor an axis is written, which is like `leading`.
  public var distribution: StackDistributionValue?

  /// The distance between neighbors; nil for the toolkit's.
  public var spacing: Double?

  /// The treatment of content that is larger than the node.
  public var overflow = OverflowValue.visible

  /// Whether an attribute arranges children otherwise than the kind of their parent does.
  public var isWritten = false

  /// Creates an arrangement without any attribute: a column.
  public init() {}

  /// Creates the arrangement of a view model.
  ///
  /// - Parameter model: The view model.
  public init(of model: ViewModel) {
    spacing = model.spacing
    overflow = model.overflow ?? .visible
    alignment = model.stackAlignment
    distribution = model.stackDistribution ?? (model.stackAxis == nil ? nil : .leading)
    let columns = model.gridColumns.flatMap { $0.isGrid ? $0 : nil }
    isWritten =
      alignment != nil || distribution != nil || columns != nil || model.wrapsChildren == true
    flow =
      switch model.stackAxis {
      case _ where columns != nil: .grid(columns ?? .count(1))
      case .vertical, nil: .column
      case .layered: .layers
      // Children in equal sizes are all in one line.
      case .horizontal:
        model.wrapsChildren == true && distribution != .fillEqually ? .wrappingRow : .row
      }
  }

  /// The attributes that an arrangement is made from.
  public static let attributes = AttributeList(ids: [AttributeID].stack)

  /// The axis along which growing children take free space; nil if they don't grow.
  public var axis: StackAxisValue? {
    switch flow {
    case .column: .vertical
    case .row, .wrappingRow: .horizontal
    case .layers, .grid: nil
    }
  }

  /// Whether all children have the same size along the axis.
  public var isEqual: Bool { distribution == .fillEqually && (flow == .row || flow == .column) }

  /// The columns of a grid; nil for others.
  public var columns: GridColumnsValue? {
    if case .grid(let columns) = flow { columns } else { nil }
  }
}

extension Arrangement {
  /// The direction and the lines of children.
  public enum Flow: Hashable, Sendable {
    /// One below the other; `flex-direction: column` in CSS.
    case column

    /// One beside the other in one line; `flex-direction: row` in CSS.
    case row

    /// One beside the other in as many lines as they need; `flex-wrap: wrap` in CSS.
    case wrappingRow

    /// One over the other; one grid cell in CSS.
    case layers

    /// In columns, row by row; `display: grid` in CSS.
    case grid(GridColumnsValue)
  }
}

// MARK: - Lines

extension Arrangement {
  /// Returns the lines of a row that wraps, each with as many children as fit with their own sizes.
  package static func lines(
    of sizes: [Double], _ spacing: Double, in room: Double
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used) = (0, 0.0)
    for (index, size) in sizes.enumerated() {
      if index > start, used + spacing + size > room + 1e-6 {
        lines.append(start..<index)
        (start, used) = (index, 0)
      }
      used += size + (index > start ? spacing : 0)
    }
    return start < sizes.count ? lines + [start..<sizes.count] : lines
  }

  /// Returns the lines of a grid's children, which are in the next free columns in reading order.
  ///
  /// - Parameters:
  ///   - spans: The numbers of columns that the children take, if there are as many; for a row, which
  ///     takes a line, the largest number.
  ///   - count: The number of columns.
  /// - Returns: The lines, as ranges of the children.
  package static func lines(ofSpans spans: [Int], in count: Int) -> [Range<Int>] {
    lines(of: spans.map { Double(min($0, count)) }, 0, in: Double(count))
  }
}
