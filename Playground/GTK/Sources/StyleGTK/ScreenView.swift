internal import CGTK

/// A stack of a screen's parts: bars at the edges, the others with a margin.
final class ScreenView: GTKView {
  override func makeWidget() -> Widget {
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
    gtk_widget_set_vexpand(box, 1)
    gtk_widget_set_margin_bottom(box, 14)
    return box
  }

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    try super.insert(child, before: next)
    if let bar = child as? BarView {
      if bar.isTabBar {
        gtk_widget_set_vexpand(child.widget, 1)
        gtk_widget_set_valign(child.widget, GTK_ALIGN_END)
        gtk_widget_set_margin_bottom(widget, 0)
      }
      return
    }
    gtk_widget_set_margin_start(child.widget, 14)
    gtk_widget_set_margin_end(child.widget, 14)
  }
}
