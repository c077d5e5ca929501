internal import CGTK

/// A row: a text, and the views of the nodes in it behind it.
///
/// Titles of sections are rows as well.
final class RowView: GTKView {
  weak var table: TableView?
  weak var section: SectionView?
  private let styleName: String
  private var label: Widget?
  private var hasChildren = false

  var title: String = "" { didSet { if let label { gtk_label_set_text(label.opaque, title) } } }

  /// Creates a row.
  ///
  /// - Parameter styleName: The class that the base sheet styles; that of rows by default.
  init(styleName: String = "style-row") {
    self.styleName = styleName
  }

  override func makeWidget() -> Widget {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
    let label = gtk_label_new(title)!
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_hexpand(label, 1)
    gtk_box_append(box.cast(), label)
    gtk_widget_add_css_class(box, styleName)
    self.label = label
    return box
  }

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    hasChildren = true
    // A row has one line.
    if let label = child as? LabelView { gtk_label_set_wrap(label.widget.opaque, 0) }
    try super.insert(child, before: next)
  }

  override func remove() {
    if let section { section.take(self) } else { table?.take(self) }
  }

  /// Releases the widget of a row that has gone out of sight, unless others are in it.
  func releaseIfEmpty() {
    if hasChildren { return }
    label = nil
    releaseWidget()
  }
}
