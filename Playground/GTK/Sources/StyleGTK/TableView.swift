internal import CGTK

/// A list that has widgets only for the rows in sight, however many there are.
final class TableView: GTKView {
  /// The rows of the list, including those of sections.
  private(set) var rows: [RowView] = []

  /// The rows and sections in the table, in order.
  private var parts: [GTKView] = []
  private var strings: OpaquePointer?
  private let factory = gtk_signal_list_item_factory_new()!
  private var listView: Widget?

  /// The rows in sight, by their widgets.
  private var bound: [Widget: RowView] = [:]

  override var fillsScreen: Bool { true }

  override func makeWidget() -> Widget {
    let model = gtk_string_list_new(nil)!
    strings = model
    let selection = gtk_no_selection_new(model)
    let list = gtk_list_view_new(selection, factory)!
    listView = list
    observe(factory, "bind") { table, item in table.bind(item) }
    observe(factory, "unbind") { table, item in table.unbind(item) }
    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_child(scroller.opaque, list)
    gtk_widget_add_css_class(scroller, "style-list")
    gtk_widget_set_overflow(scroller, GTK_OVERFLOW_HIDDEN)
    return scroller
  }

  var hasSeparators = true {
    didSet {
      _ = widget
      gtk_list_view_set_show_separators(listView?.opaque, hasSeparators ? 1 : 0)
    }
  }

  /// The height of a row, in pixels.
  var rowHeight = 44.0 { didSet { setHeight() } }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    gtk_list_view_set_show_separators(listView?.opaque, 1)
    setHeight()
  }

  /// Up to eight rows are always seen as a whole.
  private func setHeight() {
    let count = Double(min(rows.count, 8))
    gtk_scrolled_window_set_min_content_height(widget.opaque, Int32(count * (rowHeight + 1)))
  }

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    guard child is RowView || child is SectionView else { throw MisplacedView(child, in: self) }
    _ = widget
    child.remove()
    let index = next.flatMap { next in parts.firstIndex { $0 === next } }
    let start = index.map { position(of: parts[$0]) } ?? rows.count
    parts.insert(child, at: index ?? parts.count)
    if let row = child as? RowView { row.table = self }
    if let section = child as? SectionView { section.table = self }
    show(shownRows(of: child), at: start)
  }

  func take(_ part: GTKView) {
    guard let index = parts.firstIndex(where: { $0 === part }) else { return }
    hide(shownRows(of: part).count, at: position(of: part))
    parts.remove(at: index)
    if let row = part as? RowView { row.table = nil }
    if let section = part as? SectionView { section.table = nil }
  }

  private func shownRows(of part: GTKView) -> [RowView] {
    if let row = part as? RowView { return [row] }
    guard let section = part as? SectionView, !section.isHidden else { return [] }
    return section.rows
  }

  /// The index of the first row of a part in the list.
  func position(of part: GTKView) -> Int {
    parts.prefix { $0 !== part }.reduce(0) { count, part in
      count + (part is RowView ? 1 : shownRows(of: part).count)
    }
  }

  /// Adds rows to the list.
  func show(_ added: [RowView], at index: Int) {
    rows.insert(contentsOf: added, at: index)
    "".withCString { text in
      var texts = [UnsafePointer<CChar>?](repeating: text, count: added.count) + [nil]
      gtk_string_list_splice(strings, guint(index), 0, &texts)
    }
    if rows.count - added.count < 8 { setHeight() }
  }

  /// Removes rows from the list.
  func hide(_ count: Int, at index: Int) {
    rows.removeSubrange(index..<index + count)
    gtk_string_list_splice(strings, guint(index), guint(count), nil)
    if rows.count < 8 { setHeight() }
  }

  /// Scrolls so that a row is in sight.
  func scroll(to index: Int) {
    let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)!
    let share = Double(index) / Double(max(rows.count, 1))
    gtk_adjustment_set_value(adjustment, share * gtk_adjustment_get_upper(adjustment))
  }

  /// How many rows have widgets.
  var widgetCount: Int { rows.count { $0.existing != nil } }

  private func bind(_ item: OpaquePointer) {
    let position = Int(gtk_list_item_get_position(item))
    guard rows.indices.contains(position) else { return }
    let row = rows[position]
    if row.widget.parent != nil { return }
    gtk_list_item_set_activatable(item, 0)
    bound[row.widget] = row
    gtk_list_item_set_child(item, row.widget)
  }

  private func unbind(_ item: OpaquePointer) {
    guard let child = gtk_list_item_get_child(item) else { return }
    gtk_list_item_set_child(item, nil)
    bound.removeValue(forKey: child)?.releaseIfEmpty()
  }

  /// Calls a closure with the list item of a signal of the factory.
  private func observe(
    _ factory: OpaquePointer, _ name: String, _ body: @escaping (TableView, OpaquePointer) -> Void
  ) {
    let handler = ItemHandler(self, body)
    let call: @convention(c) (gpointer, OpaquePointer, gpointer) -> Void = { _, item, data in
      Unmanaged<ItemHandler>.fromOpaque(data).takeUnretainedValue().call(item)
    }
    g_signal_connect_data(
      gpointer(factory), name, unsafeBitCast(call, to: GCallback.self),
      Unmanaged.passRetained(handler).toOpaque(),
      { data, _ in Unmanaged<ItemHandler>.fromOpaque(data!).release() }, GConnectFlags(0))
  }

  private final class ItemHandler {
    weak var table: TableView?
    let body: (TableView, OpaquePointer) -> Void

    init(_ table: TableView, _ body: @escaping (TableView, OpaquePointer) -> Void) {
      self.table = table
      self.body = body
    }

    func call(_ item: OpaquePointer) {
      if let table { body(table, item) }
    }
  }
}
