internal import CGTK
internal import ProtocolStyle
internal import StyleLayout

// A widget of GTK whose children are arranged by a node's attributes of layout.
//
// GTK measures the widgets, calls `measure` and `allocate` of a `GtkCustomLayout`, and draws. A
// `StackLayout` chooses the places in whole pixels: widths first, and heights for these widths.

extension Arrangement {
  /// The arrangement of a view model.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - plain: The arrangement without any attribute of layout.
  init(_ model: ViewModel, _ plain: Arrangement) {
    self = Arrangement(of: model)
    spacing = spacing ?? plain.spacing
    if plain.overflow == .scrolls { overflow = .scrolls }
    guard !isWritten else { return }
    (flow, alignment, distribution) = (plain.flow, plain.alignment, plain.distribution)
  }
}

/// Lengths as GTK has them: whole pixels.
enum Pixels {
  /// A length of 0 to a million pixels; 0 for what isn't finite.
  static func length(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 1_000_000).rounded()) : 0
  }
}

extension Arrangement.Length {
  /// The length in whole pixels.
  var inPixels: Arrangement.Length {
    var length = self
    length.fixed = fixed.map { Double(Pixels.length($0)) }
    length.minimum = Double(Pixels.length(minimum))
    if maximum < 1_000_000 { length.maximum = Double(Pixels.length(maximum)) }
    return length
  }
}

// MARK: - StackBox

/// Measures and places the parts of a widget by an `Arrangement`.
final class StackBox {
  /// A child of the widget.
  struct Part {
    let widget: GTKView.Widget
    var item = Arrangement.Item()

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

  /// The columns of the grid that a widget is a row of, and the row's insets.
  struct EnclosingGrid {
    let columns: GridColumnsValue
    let spacing: Double
    let leading, trailing: Double
  }

  let widget = gtk_fixed_new()!

  var arrangement = Arrangement() {
    didSet { if arrangement != oldValue { gtk_widget_queue_resize(widget) } }
  }

  /// The distance of all children from the edges.
  var inset = 0.0 { didSet { if inset != oldValue { gtk_widget_queue_resize(widget) } } }

  /// Returns the children, in order.
  var parts: () -> [Part] = { [] }

  /// Returns the grid that the widget is a row of; nil for others.
  var enclosingGrid: () -> EnclosingGrid? = { nil }

  /// A rectangle of the content that is visible in a scrolled window.
  struct VisiblePart {
    let x, y, width, height: Double
  }

  /// Returns what's visible of the content; nil if nothing scrolls.
  var visiblePart: () -> VisiblePart? = { nil }

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
      let length =
        StackBox.of(widget!)?.measure(orientation, for: Int(size)) ?? (natural: 0, least: 0)
      minimum?.pointee = Int32(length.least)
      natural?.pointee = Int32(max(length.natural, length.least))
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

  /// The parts that are among their siblings, and not over them.
  private var arrangedParts: [Part] { shownParts.filter { $0.item.overlay == nil } }

  /// Places the parts again that stay at an edge of what's visible.
  func scrolled() {
    guard parts().contains(where: { $0.item.overlay != nil || $0.item.stickyEdge != nil }) else {
      return
    }
    gtk_widget_queue_allocate(widget)
  }

  private var spacing: Double { arrangement.spacing.map { Double(Pixels.length($0)) } ?? 8 }

  // MARK: Measuring

  private func measure(
    _ orientation: GtkOrientation, for size: Int
  ) -> (natural: Double, least: Double) {
    let parts = arrangedParts
    if orientation == GTK_ORIENTATION_HORIZONTAL { return width(of: parts) }
    var layout = layout(of: parts, in: size >= 0 ? Double(size) : width(of: parts).natural)
    var heights = zip(parts, layout.frames).map { height(of: $0, in: $1.width) }
    layout.place(heights, spacing: spacing)
    let natural = layout.height
    for index in heights.indices { heights[index].natural = heights[index].least }
    layout.place(heights, spacing: spacing)
    return (natural + 2 * inset, layout.height + 2 * inset)
  }

  private func width(of parts: [Part]) -> (natural: Double, least: Double) {
    let (grid, children) = (enclosingGrid(), parts.map(child))
    let width = StackLayout.width(
      of: children, grid.map { Self.arrangement(of: $0) } ?? arrangement,
      spacing: grid?.spacing ?? spacing, columns: (grid?.columns ?? arrangement.columns)?.count)
    // The first and the last column lose what the row's own insets take.
    let around = 2 * inset - (grid?.leading ?? 0) - (grid?.trailing ?? 0)
    return (max(width.natural + around, 0), max(width.least + around, 0))
  }

  private static func arrangement(of grid: EnclosingGrid) -> Arrangement {
    var arrangement = Arrangement()
    arrangement.flow = .grid(grid.columns)
    return arrangement
  }

  /// Chooses the horizontal places of parts in a width.
  private func layout(of parts: [Part], in whole: Double) -> StackLayout {
    var arrangement = arrangement
    // Parts that keep their sizes have an alignment of their own.
    if arrangement.alignment == .fill { arrangement.alignment = nil }
    // Free space is above a part at the bottom.
    if parts.contains(where: \.isAtBottom), !arrangement.isEqual { arrangement.distribution = nil }
    let tracks = enclosingGrid().map { grid in
      StackLayout.tracks(
        grid.columns, in: whole + grid.leading + grid.trailing, spacing: grid.spacing,
        insetBy: grid.leading, grid.trailing, isWhole: true)
    }
    return StackLayout(
      parts.map(child), arrangement, spacing: spacing, in: max(whole - 2 * inset, 0),
      tracks: tracks ?? [], isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL,
      isWhole: true)
  }

  private func child(_ part: Part) -> StackLayout.Child {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(part.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    var length = part.item.width.inPixels
    if length.fixed == nil, let ratio = part.item.aspectRatio, let height = part.item.height.fixed {
      length.fixed = Double(Pixels.length(height * ratio))
    }
    var child = StackLayout.Child(
      width: Self.extent(length, natural: natural, least: minimum, part.leading + part.trailing))
    if part.keepsSize || part.item.width.fixed == nil { child.width.fitIfFixed() }
    (child.growth, child.span, child.isRow) = (part.item.growth, part.item.columnSpan, part.isRow)
    let isColumn = arrangement.flow == .column && arrangement.alignment == nil
    if isColumn || part.keepsSize { child.alignment = part.alignment }
    return child
  }

  private func height(of part: Part, in width: Double) -> StackLayout.Extent {
    let own = max(width - Double(part.leading + part.trailing), 0)
    var (minimum, natural, baseline): (Int32, Int32, Int32) = (0, 0, -1)
    gtk_widget_measure(
      part.widget, GTK_ORIENTATION_VERTICAL, Int32(own), &minimum, &natural, nil, &baseline)
    var length = part.item.height.inPixels
    if length.fixed == nil, let ratio = part.item.aspectRatio {
      length.fixed = Double(Pixels.length(own / ratio))
    }
    var height = Self.extent(length, natural: natural, least: minimum, part.top + part.bottom)
    if part.keepsSize {
      height.isFixed = true
      height.fitIfFixed()
    }
    if baseline >= 0 { height.baseline = Double(Int(baseline) + part.top) }
    return height
  }

  /// The extent of a widget, which GTK never makes smaller than its least size.
  private static func extent(
    _ length: Arrangement.Length, natural: Int32, least: Int32, _ around: Int
  ) -> StackLayout.Extent {
    let (least, around) = (Double(least), Double(around))
    var extent = StackLayout.Extent(natural: Double(natural), least: least, length)
    extent.natural = max(min(extent.natural, length.maximum), least) + around
    extent.least = least + around
    (extent.floor, extent.minimum) = (extent.least, extent.least)
    extent.maximum = max(length.maximum, least) + around
    return extent
  }

  // MARK: Allocation

  private func allocate(_ width: Int, _ height: Int) {
    if width != shownWidth {
      shownWidth = width
      onWidth(max(Double(width) - 2 * inset, 0))
    }
    let parts = arrangedParts
    var layout = layout(of: parts, in: Double(width))
    let room = Double(height) - 2 * inset
    layout.place(
      zip(parts, layout.frames).map { self.height(of: $0, in: $1.width) }, spacing: spacing,
      in: room)
    let last = layout.lineFrames.last.map { $0.y + $0.height } ?? room
    let pushed = parts.firstIndex(where: \.isAtBottom) ?? parts.count
    for (index, (part, frame)) in zip(parts, layout.frames).enumerated() {
      let push = index >= pushed ? max(room - last, 0) : 0
      let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
      var allocation = GtkAllocation(
        x: Int32(frame.x + inset) + Int32(isMirrored ? part.trailing : part.leading),
        y: Int32(frame.y + inset + push) + Int32(part.top),
        width: Int32(frame.width) - Int32(part.leading + part.trailing),
        height: Int32(frame.height) - Int32(part.top + part.bottom))
      stick(part.item.stickyEdge, &allocation, isMirrored: isMirrored)
      gtk_widget_size_allocate(part.widget, &allocation, -1)
    }
    for part in shownParts {
      if let overlay = part.item.overlay { allocate(part, overlay, Double(width), Double(height)) }
    }
  }

  /// Moves a part that stays at an edge to what's visible.
  private func stick(
    _ edge: StickyEdgeValue?, _ place: inout GtkAllocation, isMirrored: Bool
  ) {
    guard let edge, let visible = visiblePart() else { return }
    let (x, y) = (Double(place.x), Double(place.y))
    let offset = edge.offset(
      fromInsets: EdgeInsets(
        top: y - visible.y, left: x - visible.x,
        bottom: visible.y + visible.height - y - Double(place.height),
        right: visible.x + visible.width - x - Double(place.width)),
      isRightToLeft: isMirrored)
    place.x += Int32(offset.x)
    place.y += Int32(offset.y)
  }

  /// Places a part over the others, at an edge or corner of what's visible.
  private func allocate(
    _ part: Part, _ overlay: OverlayValue, _ width: Double, _ height: Double
  ) {
    let room = visiblePart() ?? VisiblePart(x: 0, y: 0, width: width, height: height)
    let extent = child(part).width
    let ownWidth = max(min(extent.size, room.width), extent.floor)
    let ownHeight = self.height(of: part, in: ownWidth).size
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let (horizontal, vertical) = (overlay.alignment.horizontal, overlay.alignment.vertical)
    let (place, distance) =
      isMirrored ? (1 - horizontal, -overlay.offset.x) : (horizontal, overlay.offset.x)
    var allocation = GtkAllocation(
      x: Int32((room.x + (room.width - ownWidth) * place + distance).rounded()),
      y: Int32((room.y + (room.height - ownHeight) * vertical + overlay.offset.y).rounded()),
      width: Int32(ownWidth), height: Int32(ownHeight))
    gtk_widget_size_allocate(part.widget, &allocation, -1)
  }
}

extension StackLayout.Extent {
  /// Lets a length that is set shrink to the room for it, as pictures do.
  fileprivate mutating func fitIfFixed() {
    if isFixed { (isFixed, maximum) = (false, max(natural, minimum)) }
  }
}
