internal import CGTK

/// An item of a bar: a button with a title, and in a tab bar with an icon above it.
final class ItemView: GTKView {
  weak var bar: BarView?
  private let isTab: Bool

  init(isTab: Bool) {
    self.isTab = isTab
  }

  private let icon = gtk_image_new()!
  private let label = gtk_label_new("")!

  override func makeWidget() -> Widget {
    let button = gtk_button_new()!
    let box = gtk_box_new(
      isTab ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, isTab ? 3 : 4)!
    gtk_widget_set_visible(icon, 0)
    gtk_box_append(box.cast(), icon)
    gtk_box_append(box.cast(), label)
    gtk_button_set_child(button.cast(), box)
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

  var symbol: String? { didSet { showIcon() } }
  var hasBackIndicator = false { didSet { showIcon() } }

  private func showIcon() {
    _ = widget
    let name = symbol.map(SymbolName.icon) ?? (hasBackIndicator ? "go-previous-symbolic" : nil)
    gtk_image_set_from_icon_name(icon.opaque, name)
    gtk_widget_set_visible(icon, name == nil ? 0 : 1)
  }

  override func remove() {
    bar?.take(self)
  }
}
