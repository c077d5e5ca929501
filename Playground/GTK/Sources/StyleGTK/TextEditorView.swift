internal import CGTK

final class TextEditorView: GTKView {
  override func makeWidget() -> Widget { gtk_text_view_new() }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(widget.cast())
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    connect("changed", of: gpointer(buffer)) { $0.onEdit?($0) }
  }

  var string: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      let text = gtk_text_buffer_get_text(buffer, &start, &end, 0)!
      defer { g_free(text) }
      return String(cString: text)
    }
    set { if newValue != string { gtk_text_buffer_set_text(buffer, newValue, -1) } }
  }
}
