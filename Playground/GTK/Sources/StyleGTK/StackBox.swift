internal import CGTK
internal import ProtocolStyle

// A widget of GTK whose children are arranged by a node's attributes of layout.
//
// GTK measures the widgets, calls `measure` and `allocate` of a `GtkCustomLayout`, and draws. The
// layout has two passes, as GTK has: widths are chosen first, and heights for these widths after.
// Children are in lines: each has its own in a column, all share one in a row or in layers, and as
// many as fit share one in a grid and in a row that wraps.

/// The arrangement of a node's children, from its view model.
struct Arrangement: Equatable {
  var axis = StackAxisValue.vertical

  /// Nil where children of a column have the alignments of their own.
  var alignment: StackAlignmentValue?

  var distribution = StackDistributionValue.leading

  /// Whether children that don't fit go on in the next line, if they're beside each other.
  var wraps = false

  /// Nil for a stack.
  var columns: GridColumnsValue?

  var spacing = 8
  var scrolls = false

  /// Whether children of a column are inset from the sides, except for bars and tables.
  var insetsChildren = false

  /// The distance of all children from the edges.
  var inset = 0

  init() {}

  /// The arrangement of a view model.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - plain: The arrangement without any attribute of layout.
  init(_ model: ViewModel, _ plain: Arrangement) {
    self = plain
    spacing = model.spacing.map(Pixels.length) ?? plain.spacing
    scrolls = model.overflow == .scrolls || plain.scrolls
    columns = model.gridColumns.flatMap { $0.count == 1 ? nil : $0 }
    let isWritten =
      model.stackAxis != nil || model.stackAlignment != nil || model.stackDistribution != nil
      || model.wrapsChildren == true || columns != nil
    guard isWritten else { return }
    axis = model.stackAxis ?? .vertical
    alignment = model.stackAlignment
    distribution = model.stackDistribution ?? .leading
    wraps = model.wrapsChildren == true
    if plain.insetsChildren, !isColumn {
      insetsChildren = false
      inset = model.padding == nil ? 16 : 0
    }
  }

  /// Whether children are below each other, one in a line.
  var isColumn: Bool { axis == .vertical && columns == nil }

  /// Whether children are beside each other in one line.
  var isRow: Bool { axis == .horizontal && columns == nil && !wraps }

  /// Whether children are beside each other in as many lines as they need.
  var isWrapped: Bool { axis == .horizontal && columns == nil && wraps }

  /// Whether children are over each other.
  var isLayered: Bool { axis == .layered && columns == nil }
}

/// The size of a view among its siblings, from its view model.
struct BoxSize: Equatable {
  var width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight: Int?

  /// The width divided by the height, above 0; nil for none.
  var aspectRatio: Double?

  /// The share of free space, 0 or more.
  var growth = 0.0

  var columnSpan = 1

  /// The distances of the content from the edges: the padding and the border.
  var leading = 0, trailing = 0

  init() {}

  init(_ model: ViewModel?) {
    guard let model else { return }
    width = model.width.map(Pixels.length)
    height = model.height.map(Pixels.length)
    minimumWidth = model.minimumWidth.map(Pixels.length)
    minimumHeight = model.minimumHeight.map(Pixels.length)
    maximumWidth = model.maximumWidth.flatMap(Pixels.limit)
    maximumHeight = model.maximumHeight.flatMap(Pixels.limit)
    aspectRatio = model.aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    growth = model.growth.map { $0 > 0 ? min($0, 1_000_000) : 0 } ?? 0
    columnSpan = max(model.columnSpan ?? 1, 1)
    let border = model.borderWidth.map(Pixels.length) ?? 0
    leading = (model.padding.map { Pixels.length($0.left) } ?? 0) + border
    trailing = (model.padding.map { Pixels.length($0.right) } ?? 0) + border
  }
}

/// Lengths as GTK has them: whole pixels.
enum Pixels {
  /// A length of 0 to a million pixels; 0 for what isn't finite.
  static func length(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 1_000_000).rounded()) : 0
  }

  /// A largest size; nil for none.
  static func limit(_ value: Double) -> Int? {
    value >= 0 && value < 1_000_000 ? Int(value.rounded()) : nil
  }
}

// MARK: - StackBox

/// Measures and places the parts of a widget by an ``Arrangement``.
final class StackBox {
  /// A child of the widget.
  struct Part {
    let widget: GTKView.Widget
    var size = BoxSize()

    /// The alignment in a column whose arrangement has none.
    var alignment = StackAlignmentValue.fill

    /// Whether the part isn't stretched by an alignment that fills.
    var keepsSize = false

    var leading = 0, trailing = 0, top = 0, bottom = 0

    /// Whether free space of a column is above the part.
    var isAtBottom = false

    /// Whether the part is a row if it's in a grid.
    var isRow = false
  }

  /// Where a part is in its line.
  struct Slot {
    let part: Part
    var x: Int
    var width: Int
    let line: Int
  }

  /// The extents of a part or of a line.
  private struct Extents {
    var minimum = 0, natural = 0

    /// The part above the first line of text.
    var baseline = 0
  }

  let widget = gtk_fixed_new()!

  var arrangement = Arrangement() {
    didSet { if arrangement != oldValue { gtk_widget_queue_resize(widget) } }
  }

  /// Returns the children, in order.
  var parts: () -> [Part] = { [] }

  /// Returns the columns of the grid that the widget is a row of, and its insets; nil for others.
  var enclosingColumns: () -> (columns: GridColumnsValue, spacing: Int, own: BoxSize)? = { nil }

  /// Called with the width of the content when the widget has another one.
  var onWidth: (Double) -> Void = { _ in }

  private var shownWidth = -1

  private static let key = "style-stack-box"

  init() {
    g_object_ref_sink(widget)
    let object: UnsafeMutablePointer<GObject> = widget.cast()
    g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    let layout = gtk_custom_layout_new { _ in
      GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    } _: { widget, orientation, size, minimum, natural, _, _ in
      let extents = StackBox.of(widget!)?.measure(orientation, for: Int(size)) ?? Extents()
      minimum?.pointee = Int32(extents.minimum)
      natural?.pointee = Int32(extents.natural)
    } _: { widget, width, height, _ in
      StackBox.of(widget!)?.allocate(Int(width), Int(height))
    }
    gtk_widget_set_layout_manager(widget, layout)
  }

  deinit {
    g_object_set_data(widget.cast(), Self.key, nil)
    g_object_unref(widget)
  }

  private static func of(_ widget: GTKView.Widget) -> StackBox? {
    g_object_get_data(widget.cast(), key).map {
      Unmanaged<StackBox>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private var shownParts: [Part] { parts().filter { gtk_widget_should_layout($0.widget) != 0 } }

  // MARK: Measuring

  private func measure(_ orientation: GtkOrientation, for size: Int) -> Extents {
    if orientation == GTK_ORIENTATION_HORIZONTAL { return width() }
    let width = size >= 0 ? size : width().natural
    let lines = lines(of: slots(in: width))
    var extents = Extents()
    for line in lines {
      extents.minimum += line.extents.minimum
      extents.natural += line.extents.natural
    }
    if arrangement.isColumn, arrangement.distribution == .fillEqually {
      extents.natural = lines.count * (lines.map(\.extents.natural).max() ?? 0)
      extents.minimum = lines.count * (lines.map(\.extents.minimum).max() ?? 0)
    }
    let rest = max(lines.count - 1, 0) * arrangement.spacing + 2 * arrangement.inset
    extents.minimum += rest
    extents.natural = max(extents.natural + rest, extents.minimum)
    return extents
  }

  private func width() -> Extents {
    let parts = shownParts
    var all = Extents()
    var widths = parts.map { part in
      var width = Self.width(of: part)
      width.minimum += part.leading + part.trailing
      width.natural += part.leading + part.trailing
      return width
    }
    if let (columns, spacing, own) = enclosingColumns() {
      all = gridWidth(parts, widths, columns, spacing)
      // The first and the last column lose what the row's own insets take.
      all.minimum = max(all.minimum - own.leading - own.trailing, 0)
      all.natural = max(all.natural - own.leading - own.trailing, all.minimum)
    } else if let columns = arrangement.columns {
      all = gridWidth(parts, widths, columns, arrangement.spacing)
    } else if arrangement.isRow {
      if arrangement.distribution == .fillEqually {
        let (minimum, natural) = (widths.map(\.minimum).max(), widths.map(\.natural).max())
        widths = widths.map { _ in Extents(minimum: minimum ?? 0, natural: natural ?? 0) }
      }
      let rest = max(parts.count - 1, 0) * arrangement.spacing
      all.minimum = widths.reduce(rest) { $0 + $1.minimum }
      all.natural = widths.reduce(rest) { $0 + $1.natural }
    } else {
      all.minimum = widths.map(\.minimum).max() ?? 0
      all.natural = widths.map(\.natural).max() ?? 0
      if arrangement.isWrapped {
        all.natural = widths.reduce(max(parts.count - 1, 0) * arrangement.spacing) {
          $0 + $1.natural
        }
      }
    }
    all.minimum += 2 * arrangement.inset
    all.natural += 2 * arrangement.inset
    return all
  }

  private func gridWidth(
    _ parts: [Part], _ widths: [Extents], _ columns: GridColumnsValue, _ spacing: Int
  ) -> Extents {
    var all = Extents()
    for (part, width) in zip(parts, widths) where part.isRow || columns.count == nil {
      all.minimum = max(all.minimum, width.minimum)
      all.natural = max(all.natural, width.natural)
    }
    guard let count = columns.count else {
      all.natural = max(all.natural, columns.minimum.map(Pixels.length) ?? 0)
      return all
    }
    for (part, width) in zip(parts, widths) where !part.isRow {
      let span = min(part.size.columnSpan, count)
      func whole(_ width: Int) -> Int {
        let column = (width - (span - 1) * spacing + span - 1) / span
        return count * max(column, 0) + (count - 1) * spacing
      }
      all.minimum = max(all.minimum, whole(width.minimum))
      all.natural = max(all.natural, whole(width.natural))
    }
    return all
  }

  /// The width of a part in its own size, without the distances around it.
  private static func width(of part: Part) -> Extents {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(part.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    var width = Extents(minimum: Int(minimum), natural: Int(natural))
    if let fixed = fixedWidth(of: part.size) { width.natural = fixed }
    width.natural = max(min(width.natural, part.size.maximumWidth ?? .max), width.minimum)
    return width
  }

  /// The width that the size of a part sets.
  private static func fixedWidth(of size: BoxSize) -> Int? {
    if let width = size.width { return width }
    guard let ratio = size.aspectRatio, let height = size.height else { return nil }
    return Pixels.length(Double(height) * ratio)
  }

  // MARK: Widths

  /// The alignment of a part across its axis.
  private func alignment(of part: Part) -> StackAlignmentValue {
    guard let alignment = arrangement.alignment else {
      return arrangement.isColumn || part.keepsSize ? part.alignment : .fill
    }
    return alignment == .fill && part.keepsSize ? .leading : alignment
  }

  /// Chooses lines, places and widths for all parts in a width.
  private func slots(in whole: Int) -> [Slot] {
    let (parts, width) = (shownParts, max(whole - 2 * arrangement.inset, 0))
    if let (columns, spacing, own) = enclosingColumns() {
      let outer = whole + own.leading + own.trailing
      let tracks = Tracks(columns, in: outer, spacing: spacing, own.leading, own.trailing)
      return grid(parts, tracks)
    }
    if let columns = arrangement.columns {
      return grid(parts, Tracks(columns, in: width, spacing: arrangement.spacing, 0, 0))
    }
    if arrangement.isRow { return row(parts, width, line: 0) }
    if arrangement.isWrapped { return wrapped(parts, width) }
    return parts.enumerated().map { index, part in
      let line = arrangement.isLayered ? 0 : index
      return across(part, from: 0, to: width, alignment(of: part), line: line)
    }
  }

  /// Places a part between two sides.
  private func across(
    _ part: Part, from start: Int, to end: Int, _ alignment: StackAlignmentValue, line: Int
  ) -> Slot {
    let room = max(end - start - part.leading - part.trailing, 0)
    let own = Self.width(of: part)
    let isFilled = alignment == .fill && Self.fixedWidth(of: part.size) == nil
    let limit = max(part.size.maximumWidth ?? .max, own.minimum)
    let width =
      isFilled ? min(max(room, own.minimum), limit) : max(min(own.natural, room), own.minimum)
    let free = max(room - width, 0)
    let offset =
      switch alignment {
      case .center: free / 2
      case .trailing: free
      case .fill, .leading, .firstBaseline: 0
      }
    return Slot(part: part, x: start + part.leading + offset, width: width, line: line)
  }

  private func grid(_ parts: [Part], _ tracks: Tracks) -> [Slot] {
    var slots: [Slot] = []
    var (line, taken) = (0, 0)
    for part in parts {
      let span = part.isRow ? tracks.count : min(part.size.columnSpan, tracks.count)
      if taken + span > tracks.count { (line, taken) = (line + 1, 0) }
      let (start, end) = (tracks.start(of: taken), tracks.end(of: taken + span - 1))
      let alignment = part.isRow ? .fill : alignment(of: part)
      slots.append(across(part, from: start, to: end, alignment, line: line))
      taken += span
    }
    return slots
  }

  private func wrapped(_ parts: [Part], _ width: Int) -> [Slot] {
    var slots: [Slot] = []
    var (line, taken): ([Part], Int) = ([], 0)
    func endLine() {
      if !line.isEmpty {
        slots += row(line, width, line: (slots.last?.line ?? -1) + 1)
        (line, taken) = ([], 0)
      }
    }
    for part in parts {
      let own = Self.width(of: part).natural + part.leading + part.trailing
      if !line.isEmpty, taken + arrangement.spacing + own > width { endLine() }
      taken += own + (line.isEmpty ? 0 : arrangement.spacing)
      line.append(part)
    }
    endLine()
    return slots
  }

  /// Places parts beside each other.
  private func row(_ parts: [Part], _ width: Int, line: Int) -> [Slot] {
    let limits = parts.map(Self.width)
    let margins = parts.reduce(0) { $0 + $1.leading + $1.trailing }
    let room = width - max(parts.count - 1, 0) * arrangement.spacing - margins
    let shares = Shares(
      sizes: limits.map(\.natural), minimums: limits.map(\.minimum),
      maximums: parts.map { $0.size.maximumWidth }, growths: parts.map(\.size.growth), room: room,
      isEqual: arrangement.distribution == .fillEqually)
    let (first, between) = shares.offsets(by: arrangement.distribution)
    var x = first
    return zip(parts, shares.sizes).map { part, width in
      x += Double(part.leading)
      // Equal shares end on whole pixels.
      let (left, right) = (x.rounded(), (x + width).rounded())
      x += width + Double(part.trailing) + Double(arrangement.spacing) + between
      return Slot(part: part, x: Int(left), width: Int(right - left), line: line)
    }
  }

  // MARK: Heights

  private struct Line {
    var slots: [Slot] = []
    var heights: [Extents] = []
    var extents = Extents()

    /// The baseline of the line's texts.
    var baseline = 0
  }

  private var alignsBaselines: Bool {
    arrangement.alignment == .firstBaseline
      && (arrangement.axis == .horizontal || arrangement.columns != nil)
  }

  private func lines(of slots: [Slot]) -> [Line] {
    var lines: [Line] = []
    for slot in slots {
      if slot.line == lines.count { lines.append(Line()) }
      let height = height(of: slot)
      lines[slot.line].slots.append(slot)
      lines[slot.line].heights.append(height)
      lines[slot.line].baseline = max(lines[slot.line].baseline, height.baseline)
    }
    for index in lines.indices {
      for (slot, height) in zip(lines[index].slots, lines[index].heights) {
        let around = slot.part.top + slot.part.bottom
        let drop = alignsBaselines ? lines[index].baseline - height.baseline : 0
        lines[index].extents.minimum = max(
          lines[index].extents.minimum, height.minimum + around + drop)
        lines[index].extents.natural = max(
          lines[index].extents.natural, height.natural + around + drop)
      }
    }
    return lines
  }

  private func height(of slot: Slot) -> Extents {
    let size = slot.part.size
    var (minimum, natural, baseline): (Int32, Int32, Int32) = (0, 0, -1)
    gtk_widget_measure(
      slot.part.widget, GTK_ORIENTATION_VERTICAL, Int32(slot.width), &minimum, &natural, nil,
      &baseline)
    var height = Extents(minimum: Int(minimum), natural: Int(natural))
    if let fixed = Self.fixedHeight(of: slot) { height.natural = fixed }
    height.natural = max(min(height.natural, size.maximumHeight ?? .max), height.minimum)
    height.baseline = baseline >= 0 ? Int(baseline) : height.natural
    return height
  }

  private static func fixedHeight(of slot: Slot) -> Int? {
    if let height = slot.part.size.height { return height }
    return slot.part.size.aspectRatio.map { Pixels.length(Double(slot.width) / $0) }
  }

  // MARK: Allocation

  private func allocate(_ width: Int, _ height: Int) {
    if width != shownWidth {
      shownWidth = width
      onWidth(Double(max(width - 2 * arrangement.inset, 0)))
    }
    let lines = lines(of: slots(in: width))
    let room = height - max(lines.count - 1, 0) * arrangement.spacing - 2 * arrangement.inset
    let isSingle = arrangement.isRow || arrangement.isLayered || enclosingColumns() != nil
    let isStretched = isSingle || arrangement.isWrapped
    let shares = Shares(
      sizes: lines.map(\.extents.natural), minimums: lines.map(\.extents.minimum),
      maximums: lines.map { line in
        arrangement.isColumn
          ? line.slots[0].part.size.maximumHeight.map {
            $0 + line.slots[0].part.top + line.slots[0].part.bottom
          } : nil
      },
      growths: lines.map {
        isStretched ? 1 : arrangement.isColumn ? $0.slots[0].part.size.growth : 0
      }, room: room,
      isEqual: !isStretched && arrangement.distribution == .fillEqually)
    var (first, between) = shares.offsets(by: arrangement.distribution)
    let pushed =
      shares.free > 0 ? lines.firstIndex { $0.slots.contains(where: \.part.isAtBottom) } : nil
    if pushed != nil { (first, between) = (0, 0) }
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var y = first + Double(arrangement.inset)
    for (index, line) in lines.enumerated() {
      if index == pushed { y += shares.free }
      let (top, bottom) = (y.rounded(), (y + shares.sizes[index]).rounded())
      for (slot, own) in zip(line.slots, line.heights) {
        var frame = frame(of: slot, own, in: line, top: Int(top), bottom: Int(bottom))
        frame.x += Int32(arrangement.inset)
        if isMirrored { frame.x = Int32(width) - frame.x - frame.width }
        gtk_widget_size_allocate(slot.part.widget, &frame, -1)
      }
      y += shares.sizes[index] + Double(arrangement.spacing) + between
    }
  }

  private func frame(
    of slot: Slot, _ own: Extents, in line: Line, top: Int, bottom: Int
  ) -> GtkAllocation {
    let part = slot.part
    let room = bottom - top - part.top - part.bottom
    let limit = max(part.size.maximumHeight ?? .max, own.minimum)
    let alignment: StackAlignmentValue =
      arrangement.isColumn || part.isRow ? .fill : alignment(of: part)
    // In a column the line is as high as its part.
    let isFilled =
      arrangement.isColumn || alignment == .fill && Self.fixedHeight(of: slot) == nil
      // The height of a cell follows its line, wherever the cell is in its column.
      || arrangement.columns != nil && !alignsBaselines && Self.fixedHeight(of: slot) == nil
    let height = max(isFilled ? min(room, limit) : min(own.natural, room), own.minimum)
    let free = max(room - height, 0)
    let offset =
      switch alignment {
      case .center: free / 2
      case .trailing: free
      case .firstBaseline where alignsBaselines: line.baseline - own.baseline
      case .fill, .leading, .firstBaseline: 0
      }
    return GtkAllocation(
      x: Int32(slot.x), y: Int32(top + part.top + offset), width: Int32(slot.width),
      height: Int32(height))
  }
}

// MARK: - Tracks

/// The columns of a grid, as its parts or those of one of its rows see them.
private struct Tracks {
  let count: Int
  private let width: Double
  private let spacing: Double
  private let (leading, trailing): (Int, Int)

  /// Makes columns of equal width.
  ///
  /// - Parameters:
  ///   - columns: The columns of the grid.
  ///   - whole: The width of the grid.
  ///   - spacing: The distance between columns.
  ///   - leading: The inset of a row at its start, which the first column loses.
  ///   - trailing: The inset of a row at its end, which the last column loses.
  init(_ columns: GridColumnsValue, in whole: Int, spacing: Int, _ leading: Int, _ trailing: Int) {
    let distance = Double(spacing)
    if let minimum = columns.minimum {
      let fitting = ((Double(whole) + distance) / (minimum + distance)).rounded(.down)
      count = fitting > 1 ? Int(min(fitting, 10_000)) : 1
    } else {
      count = min(columns.count ?? 1, 10_000)
    }
    width = max((Double(whole) - Double(count - 1) * distance) / Double(count), 0)
    self.spacing = distance
    (self.leading, self.trailing) = (leading, trailing)
  }

  func start(of column: Int) -> Int {
    max(Int((Double(column) * (width + spacing)).rounded()) - leading, 0)
  }

  func end(of column: Int) -> Int {
    let end = Int((Double(column) * (width + spacing) + width).rounded()) - leading
    return column == count - 1 ? end - trailing : end
  }
}

// MARK: - Shares

/// The sizes of parts along an axis, which grow and shrink to fill it.
struct Shares {
  private(set) var sizes: [Double]

  /// The space that no part takes.
  private(set) var free: Double

  /// Distributes room among parts.
  ///
  /// - Parameters:
  ///   - sizes: The natural sizes.
  ///   - minimums: The least sizes.
  ///   - maximums: The largest sizes; nil for none.
  ///   - growths: The shares of free space.
  ///   - room: The space for all parts.
  ///   - isEqual: Whether all parts have the same size.
  init(
    sizes: [Int], minimums: [Int], maximums: [Int?], growths: [Double], room: Int, isEqual: Bool
  ) {
    self.sizes = sizes.map(Double.init)
    free = Double(room) - self.sizes.reduce(0, +)
    if sizes.isEmpty { return }
    if isEqual {
      let share = max(Double(room) / Double(sizes.count), 0)
      for index in sizes.indices {
        self.sizes[index] = max(share, Double(minimums[index]))
      }
      free = 0
      return
    }
    if free < 0 { shrink(minimums) } else { grow(maximums.map { $0.map(Double.init) }, growths) }
  }

  private mutating func shrink(_ minimums: [Int]) {
    let slack = zip(sizes, minimums).map { max($0 - Double($1), 0) }
    let all = slack.reduce(0, +)
    let part = all > 0 ? min(-free / all, 1) : 0
    for index in sizes.indices {
      // Whole pixels, and none below the least size.
      sizes[index] = max(
        (sizes[index] - slack[index] * part).rounded(.down), Double(minimums[index]))
    }
    free = 0
  }

  /// Gives free space to parts until all that grow have their largest sizes.
  private mutating func grow(_ maximums: [Double?], _ growths: [Double]) {
    var growing = sizes.indices.filter { growths[$0] > 0 }
    while !growing.isEmpty, free > 0 {
      let all = growing.reduce(0) { $0 + growths[$1] }
      // Shares below 1 take a part of the space, as in CSS.
      let room = all < 1 ? free * all : free
      let full = growing.filter {
        maximums[$0].map { $0 } != nil
          && sizes[$0] + room * growths[$0] / all >= (maximums[$0] ?? .infinity)
      }
      if full.isEmpty {
        for index in growing { sizes[index] += room * growths[index] / all }
        free -= room
        return
      }
      for index in full {
        let maximum = max(maximums[index] ?? 0, sizes[index])
        free -= maximum - sizes[index]
        sizes[index] = maximum
      }
      growing.removeAll { full.contains($0) }
    }
  }

  /// The space before the first part, and that between parts besides the spacing.
  func offsets(by distribution: StackDistributionValue) -> (first: Double, between: Double) {
    guard free > 0 else { return (0, 0) }
    return switch distribution {
    case .leading, .fillEqually: (0, 0)
    case .center: ((free / 2).rounded(.down), 0)
    case .trailing: (free, 0)
    case .equalSpacing: sizes.count > 1 ? (0, free / Double(sizes.count - 1)) : (0, 0)
    }
  }
}
