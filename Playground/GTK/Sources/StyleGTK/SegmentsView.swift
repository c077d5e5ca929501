internal import CGTK
internal import ProtocolStyle

/// Segments, of which one is selected.
final class SegmentsView: GTKView {
  private var buttons: [Widget] = []

  override func makeWidget() -> Widget {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_box_set_homogeneous(box.cast(), 1)
    gtk_widget_add_css_class(box, "style-segments")
    return box
  }

  var items = ItemList([]) {
    didSet {
      if items.titles != oldValue.titles || items.images != oldValue.images {
        for button in buttons { gtk_box_remove(widget.cast(), button) }
        buttons = items.titles.enumerated().map { add($1, items.image(at: $0)) }
      }
      for (index, button) in buttons.enumerated() {
        gtk_toggle_button_set_active(button.cast(), index == items.selectedIndex ? 1 : 0)
      }
    }
  }

  /// Adds a segment with an icon, which has the title as its name, or with the title.
  private func add(_ title: String, _ image: ImageReference?) -> Widget {
    let button = gtk_toggle_button_new_with_label(title)!
    switch image?.source {
    case .symbol(let name), .named(let name):
      gtk_button_set_icon_name(button.cast(), SymbolName.icon(for: name))
      style_set_accessible_label(button, title)
    case .dataURL, nil: break
    }
    gtk_box_append(widget.cast(), button)
    connect("clicked", of: gpointer(button)) { view in
      guard let view = view as? SegmentsView else { return }
      view.items = ItemList(
        view.items.titles, images: view.items.images,
        selectedIndex: view.buttons.firstIndex(of: button))
      view.onEdit?(view)
    }
    return button
  }
}
