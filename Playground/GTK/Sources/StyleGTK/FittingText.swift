internal import CGTK
internal import ProtocolStyle

// A label whose text shrinks to fit has a `GtkCustomLayout` that calls the measuring and placing of
// its own class. It's measured with its text in full size, so that its size doesn't depend on what
// it was given last; then the text has the largest scale by which it fits into its width.

/// How far a text shrinks to fit into its lines.
struct TextFit: Equatable {
  /// The smallest factor of the text's size, from 0 to 1.
  let smallestScale: Double

  /// The number of lines, from 1.
  let lines: Int

  /// The fit of a label's view model; nil for a text that doesn't shrink.
  ///
  /// As in UIKit, a text has one line unless it has more, and doesn't shrink if it has as many as
  /// it needs.
  init?(_ model: ViewModel?) {
    guard let model else { return nil }
    let factor = model.minimumScaleFactor.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    let adjusts = model.adjustsFontSizeToFitWidth ?? ((factor ?? 1) < 1)
    let lines = model.maximumNumberOfLines ?? 1
    guard adjusts, factor != 1, lines > 0 else { return nil }
    smallestScale = factor ?? 0
    self.lines = lines
  }
}

/// Shrinks the text of a label in the label's layout of Pango.
final class FittingText {
  private let fit: TextFit

  /// The attributes of the text in full size, and those that were set instead.
  private var attributes: (full: OpaquePointer?, scaled: OpaquePointer)?

  /// Measures and places a label by a fit; nil for GTK's way.
  static func set(_ fit: TextFit?, of label: GTKView.Widget) {
    let object: UnsafeMutablePointer<GObject> = label.cast()
    of(label)?.show(nil, in: label)
    guard let fit else {
      gtk_widget_set_layout_manager(label, nil)
      g_object_set_data(object, key, nil)
      return
    }
    g_object_set_data_full(object, key, Unmanaged.passRetained(FittingText(fit)).toOpaque()) {
      Unmanaged<FittingText>.fromOpaque($0!).release()
    }
    guard gtk_widget_get_layout_manager(label) == nil else { return gtk_widget_queue_resize(label) }
    let layout = gtk_custom_layout_new { label in
      FittingText.methods(of: label!).get_request_mode(label)
    } _: { label, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      let (text, methods) = (FittingText.of(label!), FittingText.methods(of: label!))
      text?.inFullSize(label!) {
        methods.measure(
          label, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
      }
    } _: { label, width, height, baseline in
      FittingText.methods(of: label!).size_allocate(label, width, height, baseline)
      FittingText.of(label!)?.shrink(label!, to: width)
    }
    gtk_widget_set_layout_manager(label, layout)
  }

  private init(_ fit: TextFit) {
    self.fit = fit
  }

  deinit { release() }

  private static let key = "style-fitting-text"

  private static func of(_ label: GTKView.Widget) -> FittingText? {
    g_object_get_data(label.cast(), key).map {
      Unmanaged<FittingText>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The class of a widget, whose measuring and placing a layout replaces.
  private static func methods(of widget: GTKView.Widget) -> GtkWidgetClass {
    let instance: UnsafeMutablePointer<GTypeInstance> = widget.cast()
    return UnsafeMutableRawPointer(instance.pointee.g_class)!
      .assumingMemoryBound(to: GtkWidgetClass.self).pointee
  }

  // MARK: Scale

  /// Calls a closure while the text has its full size.
  private func inFullSize(_ label: GTKView.Widget, _ body: () -> Void) {
    guard let attributes, isShown(in: label) else { return body() }
    let layout = gtk_label_get_layout(label.opaque)
    pango_layout_set_attributes(layout, attributes.full)
    body()
    pango_layout_set_attributes(layout, attributes.scaled)
  }

  private func shrink(_ label: GTKView.Widget, to width: Int32) {
    show(nil, in: label)
    let layout = gtk_label_get_layout(label.opaque)
    let full = pango_layout_get_attributes(layout)
    let measured = pango_layout_copy(layout)
    defer { g_object_unref(gpointer(measured)) }
    pango_layout_set_ellipsize(measured, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_width(measured, fit.lines == 1 ? -1 : width * PANGO_SCALE)
    func fits(_ scale: Double) -> Bool {
      let list = Self.list(full, scale)
      pango_layout_set_attributes(measured, list)
      pango_attr_list_unref(list)
      if fit.lines > 1 { return pango_layout_get_line_count(measured) <= Int32(fit.lines) }
      var natural: Int32 = 0
      pango_layout_get_pixel_size(measured, &natural, nil)
      return natural <= width
    }
    if fits(1) { return }
    // By steps of less than a hundredth; letters have whole pixels, so that widths aren't in
    // proportion. A text without a limit stays readable by a program at least.
    var (low, high) = (max(fit.smallestScale, 0.01), 1.0)
    if fits(low) {
      while high - low > 0.005 {
        let middle = (low + high) / 2
        if fits(middle) { low = middle } else { high = middle }
      }
    }
    show(low, in: label)
  }

  /// Shows the text in a scale; nil for its full size.
  private func show(_ scale: Double?, in label: GTKView.Widget) {
    let layout = gtk_label_get_layout(label.opaque)
    if let attributes, isShown(in: label) { pango_layout_set_attributes(layout, attributes.full) }
    release()
    guard let scale else { return }
    let full = pango_layout_get_attributes(layout)
    if let full { pango_attr_list_ref(full) }
    let scaled = Self.list(full, scale)
    attributes = (full, scaled)
    pango_layout_set_attributes(layout, scaled)
  }

  /// Whether the label has the attributes that were set; it makes others when its style or its
  /// text changes.
  private func isShown(in label: GTKView.Widget) -> Bool {
    pango_layout_get_attributes(gtk_label_get_layout(label.opaque)) == attributes?.scaled
  }

  private func release() {
    guard let attributes else { return }
    if let full = attributes.full { pango_attr_list_unref(full) }
    pango_attr_list_unref(attributes.scaled)
    self.attributes = nil
  }

  /// Copies attributes and adds a scale; the caller owns the result.
  private static func list(_ full: OpaquePointer?, _ scale: Double) -> OpaquePointer {
    let list = full.flatMap { pango_attr_list_copy($0) } ?? pango_attr_list_new()!
    pango_attr_list_insert(list, pango_attr_scale_new(scale))
    return list
  }
}
