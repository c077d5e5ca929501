internal import CGTK
internal import ProtocolStyle

/// A navigation bar or toolbar, with a title amid its items, or a tab bar.
final class BarView: GTKView {
  /// The places of bars in a screen.
  enum Place {
    case top, toolbar, tabBar
  }

  let place: Place
  private var isTabBar: Bool { place == .tabBar }

  private var items: [ItemView] = []
  private let parts = (
    start: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!, title: gtk_label_new("")!,
    end: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
  )

  /// The texts above and below the title.
  private let (promptLabel, subtitleLabel) = (gtk_label_new("")!, gtk_label_new("")!)

  /// The title below the items.
  private let largeLabel = gtk_label_new("")!

  init(_ place: Place) {
    self.place = place
    super.init()
    for part in [parts.start, parts.title, parts.end] { g_object_ref_sink(part) }
  }

  deinit {
    for part in [parts.start, parts.title, parts.end] { g_object_unref(part) }
  }

  override var fillsScreen: Bool { true }

  override func makeWidget() -> Widget {
    if isTabBar {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_box_set_homogeneous(box.cast(), 1)
      gtk_widget_add_css_class(box, "style-tabs")
      return box
    }
    let bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_add_css_class(bar, "style-bar")
    let box = gtk_center_box_new()!
    gtk_widget_set_vexpand(box, 1)
    gtk_box_append(bar.cast(), box)
    gtk_label_set_xalign(largeLabel.opaque, 0)
    gtk_label_set_wrap(largeLabel.opaque, 1)
    gtk_widget_set_visible(largeLabel, 0)
    gtk_widget_add_css_class(largeLabel, "style-large-title")
    gtk_box_append(bar.cast(), largeLabel)
    gtk_widget_add_css_class(parts.title, "title")
    gtk_center_box_set_start_widget(box.opaque, parts.start)
    let titles = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_set_valign(titles, GTK_ALIGN_CENTER)
    for label in [promptLabel, parts.title, subtitleLabel] { gtk_box_append(titles.cast(), label) }
    for label in [promptLabel, subtitleLabel] {
      gtk_widget_set_visible(label, 0)
      gtk_widget_add_css_class(label, "style-subtitle")
    }
    gtk_center_box_set_center_widget(box.opaque, titles)
    gtk_center_box_set_end_widget(box.opaque, parts.end)
    return bar
  }

  var title: String {
    get { String(cString: gtk_label_get_text(parts.title.opaque)) }
    set { for label in [parts.title, largeLabel] { gtk_label_set_text(label.opaque, newValue) } }
  }

  /// Whether the title is large and below the items, rather than amid them.
  var hasLargeTitle = false {
    didSet {
      guard !isTabBar else { return }
      _ = widget
      gtk_widget_set_visible(largeLabel, hasLargeTitle ? 1 : 0)
      gtk_widget_set_visible(parts.title, hasLargeTitle ? 0 : 1)
    }
  }

  /// The text above the title; nil for none.
  var prompt: String? { didSet { show(prompt, in: promptLabel) } }

  /// The text below the title; nil for none.
  var subtitle: String? { didSet { show(subtitle, in: subtitleLabel) } }

  private func show(_ text: String?, in label: Widget) {
    _ = widget
    gtk_label_set_text(label.opaque, text ?? "")
    gtk_widget_set_visible(label, text == nil ? 0 : 1)
  }

  /// Whether the first item leads back.
  var hasBackIndicator = false { didSet { items.first?.hasBackIndicator = hasBackIndicator } }

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    guard let item = child as? ItemView else { throw MisplacedView(child, in: self) }
    item.bar = self
    items.removeAll { $0 === item }
    items.insert(item, at: items.firstIndex { $0 === next } ?? items.count)
    arrange()
  }

  func take(_ item: ItemView) {
    items.removeAll { $0 === item }
    item.bar = nil
    if item.widget.parent != nil { gtk_widget_unparent(item.widget) }
    arrange()
  }

  /// The first of several items is at the start, and the others are at the end.
  private func arrange() {
    for (index, item) in items.enumerated() {
      item.hasBackIndicator = hasBackIndicator && index == 0
      if item.widget.parent != nil { gtk_widget_unparent(item.widget) }
      let isAtStart = index == 0 && items.count > 1
      let box = isTabBar ? widget : isAtStart ? parts.start : parts.end
      gtk_box_append(box.cast(), item.widget)
    }
  }
}

// MARK: - ItemView

/// An item of a bar: a button with a title, and in a tab bar with an icon above it.
final class ItemView: GTKView, SymbolView {
  weak var bar: BarView?
  private let isTab: Bool

  init(isTab: Bool) {
    self.isTab = isTab
  }

  private let icon = gtk_image_new()!
  private let label = gtk_label_new("")!
  private let badgeLabel = gtk_label_new("")!

  override func makeWidget() -> Widget {
    let button = gtk_button_new()!
    let box = gtk_box_new(
      isTab ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, isTab ? 3 : 4)!
    gtk_widget_set_visible(icon, 0)
    gtk_box_append(box.cast(), icon)
    gtk_box_append(box.cast(), label)
    // Badges are in the corner of a tab.
    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(overlay.opaque, box)
    gtk_overlay_add_overlay(overlay.opaque, badgeLabel)
    gtk_widget_set_halign(badgeLabel, GTK_ALIGN_END)
    gtk_widget_set_valign(badgeLabel, GTK_ALIGN_START)
    gtk_widget_set_visible(badgeLabel, 0)
    gtk_widget_add_css_class(badgeLabel, "style-badge")
    gtk_button_set_child(button.cast(), overlay)
    gtk_widget_add_css_class(button, isTab ? "style-tab" : "style-item")
    gtk_image_set_pixel_size(icon.opaque, isTab ? 20 : 16)
    return button
  }

  var title: String = "" {
    didSet {
      _ = widget
      gtk_label_set_text(label.opaque, title)
    }
  }

  /// The factor of the icon's size.
  var iconScale = 1.0 {
    didSet {
      _ = widget
      gtk_image_set_pixel_size(icon.opaque, Int32(Pixels.length(iconSize)))
      if !symbolLook.isPlain { showIcon() }
    }
  }

  private var iconSize: Double { (isTab ? 20 : 16) * iconScale }

  var symbolLook = SymbolLook() { didSet { if symbolLook != oldValue { showIcon() } } }

  /// A short text beside the title; nil for none.
  var badge: String? {
    didSet {
      _ = widget
      gtk_label_set_text(badgeLabel.opaque, badge ?? "")
      gtk_widget_set_visible(badgeLabel, badge == nil ? 0 : 1)
    }
  }

  var image: ImageReference? { didSet { showIcon() } }
  var hasBackIndicator = false { didSet { showIcon() } }

  private func showIcon() {
    _ = widget
    let indicator = hasBackIndicator ? ImageReference.symbol("chevron.left") : nil
    // Other images than those of the desktop aren't shown in bars.
    let image = Icon.name(of: image) == nil ? indicator : image
    Icon.show(image, in: icon, size: iconSize, symbolLook)
    gtk_widget_set_visible(icon, image == nil ? 0 : 1)
  }

  override func remove() {
    if let bar { bar.take(self) } else { super.remove() }
  }
}

// MARK: - SectionView

/// A section of a table: rows, a title above them and a text below, which are rows of the same list.
///
/// It has no widget in the list, because GTK's lists have no sections before version 4.12.
final class SectionView: GTKView {
  weak var table: TableView?
  private(set) var rows: [RowView] = []

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    guard let row = child as? RowView else { throw MisplacedView(child, in: self) }
    row.remove()
    row.section = self
    let index = next.flatMap { next in rows.firstIndex { $0 === next } } ?? rows.count
    rows.insert(row, at: index)
    if let table, !isHidden { table.show([row], at: table.position(of: self) + index) }
  }

  func take(_ row: RowView) {
    guard let index = rows.firstIndex(where: { $0 === row }) else { return }
    if let table, !isHidden { table.hide(1, at: table.position(of: self) + index) }
    rows.remove(at: index)
    row.section = nil
  }

  /// Adds the rows to the list, or removes them.
  override func visibilityChanged() {
    super.visibilityChanged()
    guard let table else { return }
    let position = table.position(of: self)
    if isHidden { table.hide(rows.count, at: position) } else { table.show(rows, at: position) }
  }

  override func remove() {
    if let table { table.take(self) } else { super.remove() }
  }
}
