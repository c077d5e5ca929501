internal import CGTK
internal import ProtocolStyle

/// Dots, one for each page.
final class PagesView: GTKView {
  private var dots: [Widget] = []

  override func makeWidget() -> Widget {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)!
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
    return box
  }

  var page = PageNumber(0, of: 0) {
    didSet {
      while dots.count > page.count { gtk_box_remove(widget.cast(), dots.removeLast()) }
      while dots.count < page.count {
        let dot = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_widget_add_css_class(dot, "style-dot")
        gtk_box_append(widget.cast(), dot)
        dots.append(dot)
      }
      for (index, dot) in dots.enumerated() {
        if index == page.current {
          gtk_widget_add_css_class(dot, "current")
        } else {
          gtk_widget_remove_css_class(dot, "current")
        }
      }
    }
  }
}
