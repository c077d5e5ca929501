internal import CGTK

/// A slider, or a stepper with its number.
final class RangeView: GTKView {
  let isStepper: Bool

  init(isStepper: Bool) {
    self.isStepper = isStepper
  }

  override func makeWidget() -> Widget {
    if isStepper {
      let stepper = gtk_spin_button_new_with_range(0, 100, 1)!
      gtk_widget_set_valign(stepper, GTK_ALIGN_CENTER)
      gtk_widget_add_css_class(stepper, "style-stepper")
      return stepper
    }
    let slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)!
    gtk_widget_set_size_request(slider, 130, -1)
    return slider
  }

  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    isStepper
      ? gtk_spin_button_get_adjustment(widget.opaque) : gtk_range_get_adjustment(widget.cast())
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    connect("value-changed", of: gpointer(adjustment)) { $0.onEdit?($0) }
  }
}
