internal import CGTK

/// A vertical stack of children.
final class StackView: GTKView {
  override func makeWidget() -> Widget { gtk_box_new(GTK_ORIENTATION_VERTICAL, 8) }
}

/// A part that others scroll in.
final class ScrollView: GTKView {
  private let content = StackView()

  override func makeWidget() -> Widget { gtk_scrolled_window_new() }

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    try content.insert(child, before: next)
    gtk_scrolled_window_set_child(widget.opaque, content.widget)
  }
}

final class LabelView: GTKView {
  override func makeWidget() -> Widget {
    let label = gtk_label_new("")!
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    return label
  }
}

final class ButtonView: GTKView {
  override func makeWidget() -> Widget { gtk_button_new_with_label("") }
}

final class SwitchView: GTKView {
  override func makeWidget() -> Widget {
    let control = gtk_switch_new()!
    gtk_widget_add_css_class(control, "style-switch")
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    return control
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    connect("notify::active") { $0.onEdit?($0) }
  }
}

final class ProgressView: GTKView {
  override func makeWidget() -> Widget { gtk_progress_bar_new() }
}

final class SpinnerView: GTKView {
  override func makeWidget() -> Widget {
    let spinner = gtk_spinner_new()!
    gtk_spinner_start(spinner.opaque)
    return spinner
  }
}
