import CGTK

@testable import StyleGTK

/// The settings of a view as text: its declarations, and the properties of its widgets.
struct WidgetDump {
  private var lines: [String] = []

  static func text(of view: GTKView) -> String {
    var dump = WidgetDump()
    for (key, value) in view.declarations.sorted(by: { $0.key < $1.key }) {
      dump.lines.append("\(key.selector) { \(key.property): \(value) }")
    }
    dump.lines.append("\(view.accessibilityLabel ?? "unnamed")")
    // GTK has no getters of these.
    dump.lines.append("\(view.accessibilityHint ?? "no hint") \(view.accessibilityTraits)")
    // What the container of a view, and its children's, do with these is tested by `StackTests`.
    dump.lines.append("\(view.item)")
    if let stack = view as? StackView { dump.lines.append("\(stack.arrangement)") }
    if let symbols = view as? any SymbolView { dump.lines.append("\(symbols.symbolLook)") }
    // Without an image, there's nothing to scale or to align; `SymbolTests` compares the sizes.
    if let image = view as? ImageView { dump.lines.append("\(image.symbolScale)") }
    if let segments = view as? SegmentsView {
      dump.lines.append("\(segments.titleAlignment.map { "\($0)" } ?? "middle")")
    }
    if let label = view as? LabelView { dump.lines.append("\(String(describing: label.fit))") }
    if let range = view as? RangeView {
      let adjustment = range.adjustment
      dump.lines.append(
        "\(gtk_adjustment_get_lower(adjustment)) \(gtk_adjustment_get_value(adjustment)) "
          + "\(gtk_adjustment_get_upper(adjustment))")
    }
    if let editor = view as? TextEditorView { dump.lines.append(editor.string) }
    dump.add(view.widget)
    return dump.lines.joined(separator: "\n")
  }

  /// The picture of a widget that shows one by itself; nil for others.
  private func picture(of widget: GTKView.Widget) -> OpaquePointer? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    guard String(cString: g_type_name_from_instance(instance)) == "GtkPicture" else { return nil }
    return gtk_picture_get_paintable(widget.opaque)
  }

  private mutating func add(_ widget: GTKView.Widget) {
    let object: UnsafeMutablePointer<GObject> = widget.cast()
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    lines.append(String(cString: g_type_name_from_instance(instance)))
    var count: guint = 0
    let objectClass = UnsafeMutableRawPointer(instance.pointee.g_class)!
      .assumingMemoryBound(to: GObjectClass.self)
    let properties = g_object_class_list_properties(objectClass, &count)!
    for index in 0..<Int(count) {
      guard let property = properties[index],
        property.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0
      else { continue }
      let name = String(cString: property.pointee.name)
      // The names of classes count up, the focus is the window's, and the dot for a secret depends
      // on the font, once there is one.
      let isIgnored = [
        "css-classes", "has-focus", "cursor-position", "selection-bound", "invisible-char",
      ].contains(name)
      if isIgnored { continue }
      var value = GValue()
      g_value_init(&value, property.pointee.value_type)
      g_object_get_property(object, name, &value)
      let text = g_strdup_value_contents(&value)!
      let contents = String(cString: text)
      g_free(text)
      g_value_unset(&value)
      // Objects other than pictures are addresses.
      if name == "paintable" {
        let paintable = contents == "NULL" ? nil : picture(of: widget)
        let size = paintable.map { " of \(gdk_paintable_get_intrinsic_width($0))" } ?? ""
        lines.append("paintable: \(contents == "NULL" ? "none" : "some")\(size)")
      } else if !contents.contains("0x") {
        lines.append("\(name): \(contents)")
      }
    }
    g_free(properties)
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      add(current)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
