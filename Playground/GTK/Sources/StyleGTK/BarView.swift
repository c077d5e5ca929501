internal import CGTK

/// A navigation bar or toolbar, with a title amid its items, or a tab bar.
final class BarView: GTKView {
  let isTabBar: Bool

  private var items: [ItemView] = []
  private let parts = (
    start: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!, title: gtk_label_new("")!,
    end: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
  )

  init(isTabBar: Bool) {
    self.isTabBar = isTabBar
    super.init()
    for part in [parts.start, parts.title, parts.end] { g_object_ref_sink(part) }
  }

  deinit {
    for part in [parts.start, parts.title, parts.end] { g_object_unref(part) }
  }

  override func makeWidget() -> Widget {
    if isTabBar {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_box_set_homogeneous(box.cast(), 1)
      gtk_widget_add_css_class(box, "style-tabs")
      return box
    }
    let box = gtk_center_box_new()!
    gtk_widget_add_css_class(box, "style-bar")
    gtk_widget_add_css_class(parts.title, "title")
    gtk_center_box_set_start_widget(box.opaque, parts.start)
    gtk_center_box_set_center_widget(box.opaque, parts.title)
    gtk_center_box_set_end_widget(box.opaque, parts.end)
    return box
  }

  var title: String {
    get { String(cString: gtk_label_get_text(parts.title.opaque)) }
    set { gtk_label_set_text(parts.title.opaque, newValue) }
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
