internal import CGTK

/// A field for one line of text, or for a search.
final class EntryView: GTKView {
  private let isSearch: Bool

  init(isSearch: Bool) {
    self.isSearch = isSearch
  }

  override func makeWidget() -> Widget { isSearch ? gtk_search_entry_new() : gtk_entry_new() }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    showPlaceholder()
    connect("changed") { $0.onEdit?($0) }
  }

  /// The part that has the text.
  private var text: OpaquePointer { gtk_editable_get_delegate(widget.opaque) }

  var string: String {
    get { String(cString: gtk_editable_get_text(widget.opaque)) }
    set { if newValue != string { gtk_editable_set_text(widget.opaque, newValue) } }
  }

  var placeholder: String? { didSet { showPlaceholder() } }

  private func showPlaceholder() {
    let part = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)
    gtk_text_set_placeholder_text(part, placeholder ?? "")
  }
}
