internal import CGTK
internal import ProtocolStyle

/// A list of which one item is selected and shown.
final class PickerView: GTKView {
  override func makeWidget() -> Widget { gtk_drop_down_new_from_strings([nil]) }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    connect("notify::selected") { $0.onEdit?($0) }
  }

  /// The items, of which the widget only shows the titles.
  var items: ItemList {
    get {
      ItemList(
        shown.titles, images: shown.images,
        selectedIndex: Int(gtk_drop_down_get_selected(widget.opaque)))
    }
    set {
      if shown.titles != newValue.titles {
        let model = gtk_string_list_new(nil)!
        for title in newValue.titles { gtk_string_list_append(model, title) }
        gtk_drop_down_set_model(widget.opaque, model)
        g_object_unref(gpointer(model))
      }
      shown = newValue
      let selected = newValue.selectedIndex.map { guint($0) } ?? guint.max
      gtk_drop_down_set_selected(widget.opaque, selected)
    }
  }

  private var shown = ItemList([])
}
