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
    box.enclosingColumns = { [weak self] in self?.enclosingColumns }
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
    container?.childrenChanged()
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

  private func showArrangement() {
    guard let existing, let box else { return }
    if arrangement.scrolls != (scroller != nil) { setScrolls(arrangement.scrolls, in: existing) }
    let inner = scroller?.box ?? box
    inner.arrangement = arrangement
    inner.parts = { [weak self] in self?.arrangedParts ?? [] }
    scroller?.showAxis(arrangement)
    if let scroller {
      box.arrangement = .filled
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
    scroller?.box.enclosingColumns = { nil }
    for child in moved {
      gtk_widget_set_parent(child, contentWidget)
      g_object_unref(child)
    }
  }

  private var arrangedParts: [StackBox.Part] {
    let (first, last) = (ownParts, trailingParts)
    var parts = first + children.map(part) + last
    if arrangement.insetsChildren, arrangement.isColumn { inset(&parts) }
    return parts
  }

  private func part(of child: GTKView) -> StackBox.Part {
    var part = StackBox.Part(widget: child.widget)
    part.size = child.boxSize
    part.alignment = child.alignment
    part.keepsSize = child.keepsSize
    part.isRow = (child as? StackView)?.isGridRow ?? false
    return part
  }

  /// Insets the children of a screen from its edges, and moves bars to its bottom.
  private func inset(_ parts: inout [StackBox.Part]) {
    let start = ownParts.count
    for (index, child) in children.enumerated() where !child.fillsScreen {
      parts[start + index].leading = 16
      parts[start + index].trailing = 16
    }
    let shown = children.indices.filter { gtk_widget_get_visible(children[$0].widget) != 0 }
    guard let first = shown.first, let last = shown.last else { return }
    if !children[first].fillsScreen { parts[start + first].top = 16 }
    if !children[last].fillsScreen { parts[start + last].bottom = 16 }
    let bars = shown.filter { [.toolbar, .tabBar].contains((children[$0] as? BarView)?.place) }
    if let bar = bars.first { parts[start + bar].isAtBottom = true }
  }

  // MARK: Rows of grids

  /// Whether the view is a row if it's in a grid.
  private var isGridRow: Bool {
    arrangement.axis == .horizontal && arrangement.columns == nil && !arrangement.scrolls
      && !children.isEmpty
  }

  private var enclosingColumns: (columns: GridColumnsValue, spacing: Int, own: BoxSize)? {
    guard isGridRow, let container, let columns = container.arrangement.columns else { return nil }
    return (columns, container.arrangement.spacing, boxSize)
  }

  /// A scrolled window with a widget that arranges the children.
  private final class Scroller {
    let window = gtk_scrolled_window_new()!
    let box = StackBox()

    init(in widget: Widget) {
      g_object_ref_sink(window)
      gtk_scrolled_window_set_child(window.opaque, box.widget)
      gtk_widget_set_parent(window, widget)
    }

    deinit { g_object_unref(window) }

    var part: StackBox.Part { StackBox.Part(widget: window) }

    /// Scrolls along the axis, and is as large as the content where there's room.
    func showAxis(_ arrangement: Arrangement) {
      let isRow = arrangement.isRow
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
    filled.axis = .layered
    filled.alignment = .fill
    return filled
  }()
}

// MARK: - ScreenView

/// A column of a screen's parts: bars and tables as wide as the screen, the others inset.
final class ScreenView: StackView {
  init() {
    var plain = Arrangement()
    plain.insetsChildren = true
    super.init(plain)
  }

  override var fillsScreen: Bool { true }
}

/// A column that scrolls, with the insets of a screen.
final class ScrollView: StackView {
  init() {
    var plain = Arrangement()
    (plain.insetsChildren, plain.scrolls) = (true, true)
    super.init(plain)
  }

  override var fillsScreen: Bool { true }
}

// MARK: - RowView

/// A row of a table: a text, and the views of the nodes in it behind it.
///
/// Titles of sections are rows as well.
final class RowView: StackView, SymbolView {
  weak var table: TableView?
  weak var section: SectionView?
  private let styleName: String
  private var parts: Parts?

  var title: String = "" { didSet { showTexts() } }

  /// The text beside the title, or below it; nil for none.
  var detail: String? { didSet { showTexts() } }

  var variant = CellVariantValue.default { didSet { showTexts() } }

  /// Where the title is in its room; nil for its beginning.
  var textAlignment: TextAlignmentValue? { didSet { showTexts() } }

  /// The image before the title.
  var image: ImageReference? { didSet { showIcon() } }

  var symbolLook = SymbolLook() { didSet { if symbolLook != oldValue { showIcon() } } }

  /// The factor of the image's size.
  var iconScale = 1.0 { didSet { showIcon() } }

  var accessory = AccessoryTypeValue.hidden { didSet { showAccessory() } }

  /// Creates a row.
  ///
  /// - Parameter styleName: The class that the base sheet styles; that of rows by default.
  init(styleName: String = "style-row") {
    self.styleName = styleName
    var plain = Arrangement()
    (plain.axis, plain.alignment, plain.spacing) = (.horizontal, .center, 12)
    super.init(plain)
  }

  /// The widgets of the row's own image, texts and accessory.
  private struct Parts {
    let icon = gtk_image_new()!
    let texts = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
    let title = gtk_label_new("")!
    let detail = gtk_label_new("")!
    let accessory = gtk_image_new()!

    init() {
      for label in [title, detail] {
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_box_append(texts.cast(), label)
      }
      gtk_widget_set_hexpand(title, 1)
      gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
      gtk_widget_add_css_class(detail, "style-detail")
      for part in [icon, detail, accessory] { gtk_widget_set_visible(part, 0) }
    }
  }

  private var madeParts: Parts {
    if let parts { return parts }
    let made = Parts()
    parts = made
    showIcon()
    showTexts()
    showAccessory()
    return made
  }

  override var ownParts: [StackBox.Part] {
    var part = StackBox.Part(widget: madeParts.texts)
    part.size.growth = 1
    return [StackBox.Part(widget: madeParts.icon), part]
  }

  override var trailingParts: [StackBox.Part] {
    [StackBox.Part(widget: madeParts.accessory)]
  }

  private func showTexts() {
    guard let parts else { return }
    gtk_label_set_text(parts.title.opaque, title)
    LabelView.align(parts.title, textAlignment)
    gtk_label_set_text(parts.detail.opaque, detail ?? "")
    gtk_widget_set_visible(parts.detail, detail == nil ? 0 : 1)
    let isBelow = variant == .subtitle
    gtk_orientable_set_orientation(
      parts.texts.opaque, isBelow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    gtk_box_set_spacing(parts.texts.cast(), isBelow ? 0 : 12)
    // Beside the title, the value of a setting is at the end, and any other detail is next to it.
    gtk_widget_set_hexpand(parts.title, variant == .default && detail != nil ? 0 : 1)
  }

  private func showIcon() {
    guard let parts else { return }
    Icon.show(image, in: parts.icon, size: 24 * iconScale, symbolLook)
    gtk_widget_set_visible(parts.icon, image == nil ? 0 : 1)
  }

  private func showAccessory() {
    guard let parts else { return }
    let name: String? =
      switch accessory {
      case .hidden: nil
      case .disclosureIndicator: "go-next-symbolic"
      case .detailDisclosureButton, .detailButton: "dialog-information-symbolic"
      case .checkmark: "object-select-symbolic"
      }
    gtk_image_set_from_icon_name(parts.accessory.opaque, name)
    gtk_widget_set_visible(parts.accessory, name == nil ? 0 : 1)
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    gtk_widget_add_css_class(widget, styleName)
    if onStateChange != nil { observePresses(of: widget) }
  }

  /// Marks the row as active while it's pressed, as GTK does for buttons.
  ///
  /// A control in the row claims its own presses, and a list that scrolls those of the row.
  private func observePresses(of widget: Widget) {
    let gesture = gtk_gesture_click_new()!
    gtk_widget_add_controller(widget, gesture)
    connect("begin", of: gpointer(gesture)) { view in
      gtk_widget_set_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE, 0)
    }
    for name in ["end", "cancel"] {
      connect(name, of: gpointer(gesture)) { view in
        guard let widget = view.existing else { return }
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
      }
    }
  }

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    // A row has one line.
    if let label = child as? LabelView { gtk_label_set_wrap(label.widget.opaque, 0) }
    try super.insert(child, before: next)
  }

  override func remove() {
    if let section {
      section.take(self)
    } else if let table {
      table.take(self)
    } else {
      super.remove()
    }
  }

  /// Releases the widget of a row that has gone out of sight, unless others are in it.
  func releaseIfEmpty() {
    if !children.isEmpty { return }
    parts = nil
    releaseWidget()
  }
}
