internal import CGTK
internal import ProtocolStyle

/// A view that arranges the views of its node's children.
///
/// GTK computes their sizes and draws them. What scrolls is in a scrolled window in the widget.
class StackView: GTKView {
  private(set) var children: [GTKView] = []

  /// The arrangement without any attribute of layout.
  let plain: Arrangement

  final var arrangement: Arrangement { didSet { if arrangement != oldValue { showArrangement() } } }

  /// Whether children of a column are inset from the sides, except for bars and tables.
  var insetsChildren: Bool { false }

  /// The distance of all children from the edges.
  private var inset = 0.0

  private var box: StackBox?
  private var scroller: Scroller?

  init(_ plain: Arrangement = Arrangement()) {
    self.plain = plain
    arrangement = plain
  }

  final override func makeWidget() -> Widget {
    let box = StackBox()
    self.box = box
    scroller = nil
    box.enclosingGrid = { [weak self] in self?.enclosingGrid }
    box.onWidth = { [weak self] width in self.map { $0.onWidth?($0, width) } }
    for part in ownParts + trailingParts { gtk_widget_set_parent(part.widget, box.widget) }
    return box.widget
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    showArrangement()
  }

  override func releaseWidget() {
    super.releaseWidget()
    (box, scroller) = (nil, nil)
  }

  /// The parts of the view before its children, which aren't nodes.
  var ownParts: [StackBox.Part] { [] }

  /// The parts of the view behind its children.
  var trailingParts: [StackBox.Part] { [] }

  // MARK: Children

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    let followers = children.drop { $0 !== child }.dropFirst()
    if child.container === self, followers.first === next { return }
    child.remove()
    let index = children.firstIndex { $0 === next } ?? children.count
    _ = widget
    let following =
      index < children.count ? children[index].widget : trailingParts.first?.widget
    children.insert(child, at: index)
    child.container = self
    gtk_widget_insert_before(child.widget, contentWidget, following)
    if children.contains(where: { $0.item.zIndex != 0 }) { showOrder() }
    container?.childrenChanged()
  }

  /// Draws the children by their order in depth, in which GTK draws its widgets.
  final func showOrder() {
    let ordered = children.enumerated().sorted {
      ($0.element.item.zIndex, $0.offset) < ($1.element.item.zIndex, $1.offset)
    }
    for (_, child) in ordered {
      gtk_widget_insert_before(child.widget, contentWidget, trailingParts.first?.widget)
    }
  }

  /// Removes a child from the list of those that are arranged.
  final func forget(_ child: GTKView) {
    children.removeAll { $0 === child }
    child.container = nil
    container?.childrenChanged()
  }

  /// Arranges the children again, because one became a row of a grid, or isn't one anymore.
  private func childrenChanged() {
    if arrangement.columns != nil { gtk_widget_queue_resize(contentWidget) }
  }

  private var contentWidget: Widget { scroller?.box.widget ?? widget }

  // MARK: Arrangement

  /// Arranges the children by a view model; nil for no attributes.
  final func arrange(_ model: ViewModel?) {
    let new = model.map { Arrangement($0, plain) } ?? plain
    let isInset = insetsChildren && new.flow != .column && model?.padding == nil
    if isInset != (inset > 0) {
      inset = isInset ? 16 : 0
      showArrangement()
    }
    arrangement = new
  }

  private func showArrangement() {
    guard let existing, let box else { return }
    let scrolls = arrangement.overflow == .scrolls
    if scrolls != (scroller != nil) { setScrolls(scrolls, in: existing) }
    let inner = scroller?.box ?? box
    inner.arrangement = arrangement
    inner.inset = inset
    inner.parts = { [weak self] in self?.arrangedParts ?? [] }
    scroller?.showAxis(arrangement)
    if let scroller {
      box.arrangement = .filled
      box.inset = 0
      box.parts = { [weak scroller] in scroller.map { [$0.part] } ?? [] }
    }
    gtk_widget_queue_resize(inner.widget)
    // Rows have the columns of their grid.
    for case let row as StackView in children { gtk_widget_queue_resize(row.contentWidget) }
    container?.childrenChanged()
  }

  private func setScrolls(_ scrolls: Bool, in widget: Widget) {
    let former = scroller
    let moved =
      ownParts.map(\.widget) + children.map(\.widget) + trailingParts.map(\.widget)
    for child in moved {
      // The parent may be the only one that retains it.
      g_object_ref(child)
      gtk_widget_unparent(child)
    }
    if let former { gtk_widget_unparent(former.window) }
    scroller = scrolls ? Scroller(in: widget) : nil
    scroller?.box.enclosingGrid = { nil }
    for child in moved {
      gtk_widget_set_parent(child, contentWidget)
      g_object_unref(child)
    }
  }

  private var arrangedParts: [StackBox.Part] {
    let (first, last) = (ownParts, trailingParts)
    var parts = first + children.map(part) + last
    if insetsChildren, arrangement.flow == .column { inset(&parts) }
    return parts
  }

  private func part(of child: GTKView) -> StackBox.Part {
    var part = StackBox.Part(widget: child.widget)
    part.item = child.item
    part.alignment = child.alignment
    part.keepsSize = child.keepsSize
    part.isRow = (child as? StackView)?.isGridRow ?? false
    return part
  }

  /// Insets the children of a screen from its edges, and moves bars to its bottom.
  private func inset(_ parts: inout [StackBox.Part]) {
    let start = ownParts.count
    for (index, child) in children.enumerated()
    where !child.fillsScreen && child.item.overlay == nil {
      parts[start + index].leading = 16
      parts[start + index].trailing = 16
    }
    let shown = children.indices.filter {
      gtk_widget_get_visible(children[$0].widget) != 0 && children[$0].item.overlay == nil
    }
    guard let first = shown.first, let last = shown.last else { return }
    if !children[first].fillsScreen { parts[start + first].top = 16 }
    if !children[last].fillsScreen { parts[start + last].bottom = 16 }
    let bars = shown.filter { [.toolbar, .tabBar].contains((children[$0] as? BarView)?.place) }
    if let bar = bars.first { parts[start + bar].isAtBottom = true }
  }

  // MARK: Rows of grids

  /// Whether the view is a row if it's in a grid.
  private var isGridRow: Bool {
    arrangement.axis == .horizontal && arrangement.overflow != .scrolls && !children.isEmpty
  }

  private var enclosingGrid: StackBox.EnclosingGrid? {
    guard isGridRow, let container, let columns = container.arrangement.columns else { return nil }
    let spacing = Double(Pixels.length(container.arrangement.spacing ?? 8))
    return StackBox.EnclosingGrid(
      columns: columns, spacing: spacing, leading: Double(contentInsets.leading),
      trailing: Double(contentInsets.trailing))
  }

  /// A scrolled window with a widget that arranges the children.
  private final class Scroller {
    let window = gtk_scrolled_window_new()!
    let box = StackBox()

    init(in widget: Widget) {
      g_object_ref_sink(window)
      gtk_scrolled_window_set_child(window.opaque, box.widget)
      gtk_widget_set_parent(window, widget)
      let adjustments = [
        gtk_scrolled_window_get_hadjustment(window.opaque),
        gtk_scrolled_window_get_vadjustment(window.opaque),
      ].compactMap(\.self)
      guard let horizontal = adjustments.first, let vertical = adjustments.last else { return }
      box.visiblePart = {
        StackBox.VisiblePart(
          x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical),
          width: gtk_adjustment_get_page_size(horizontal),
          height: gtk_adjustment_get_page_size(vertical))
      }
      signals = adjustments.map { adjustment in
        Signal(gpointer(adjustment), "value-changed") { [weak box] in box?.scrolled() }
      }
    }

    private var signals: [Signal] = []

    deinit {
      signals = []
      g_object_unref(window)
    }

    var part: StackBox.Part { StackBox.Part(widget: window) }

    /// Scrolls along the axis, and is as large as the content where there's room.
    func showAxis(_ arrangement: Arrangement) {
      let isRow = arrangement.flow == .row
      gtk_scrolled_window_set_policy(
        window.opaque, isRow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
        isRow ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_propagate_natural_width(window.opaque, 1)
      gtk_scrolled_window_set_propagate_natural_height(window.opaque, 1)
    }
  }
}

extension Arrangement {
  /// One child that fills its parent.
  fileprivate static let filled: Arrangement = {
    var filled = Arrangement()
    filled.flow = .layers
    filled.alignment = .fill
    return filled
  }()
}

// MARK: - ScreenView

/// A column of a screen's parts: bars and tables as wide as the screen, the others inset.
final class ScreenView: StackView {
  override var insetsChildren: Bool { true }
  override var fillsScreen: Bool { true }
}

/// A column that scrolls, with the insets of a screen.
final class ScrollView: StackView {
  init() {
    var plain = Arrangement()
    plain.overflow = .scrolls
    super.init(plain)
  }

  override var insetsChildren: Bool { true }
  override var fillsScreen: Bool { true }
}
