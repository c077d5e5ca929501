internal import CGTK
internal import ProtocolStyle

// Icons of the desktop have neither a weight nor a value. A symbol that needs one is drawn by a type
// of GTK's objects, registered below, which widgets color like the icon that it draws.

/// The weight, the value and the colors of a node's symbols.
struct SymbolLook: Equatable {
  /// By how much strokes are wider than those of the icon, or narrower, as a part of its size.
  private(set) var extraStroke = 0.0

  /// The part from the left that's filled, from 0 to 1.
  private(set) var value = 1.0

  /// The gradient in place of the color.
  private(set) var gradient: Gradient?

  /// Whether symbols have their own colors.
  private(set) var hasOwnColors = false

  /// Whether the icon of the desktop looks like this.
  var isPlain: Bool { extraStroke == 0 && value == 1 && gradient == nil }

  init() {}

  init(_ model: ViewModel?) {
    if let weight = model?.symbolWeight?.rawValue, weight.isFinite {
      // Pages draw 24 pixels with strokes of 0.6 to 1.75 to 3.5 for weights of 100 to 400 to 900.
      let pixels = weight < 400 ? (weight - 400) / 300 * 1.15 : (weight - 400) / 500 * 1.75
      extraStroke = max(pixels, -1.35) / 24
    }
    if let value = model?.symbolValue, value.isFinite { self.value = min(max(value, 0), 1) }
    gradient = model?.tintGradient
    hasOwnColors = model?.symbolRendering == .multicolor
  }
}

/// A view that shows symbols.
protocol SymbolView: GTKView {
  var symbolLook: SymbolLook { get set }
}

// MARK: - SymbolPaintable

/// A picture of an icon in a look.
enum SymbolPaintable {
  /// The icon and the look of one picture.
  private final class Content {
    let icon: OpaquePointer
    let look: SymbolLook

    init(_ icon: OpaquePointer, _ look: SymbolLook) {
      self.icon = icon
      self.look = look
      g_object_ref(gpointer(icon))
    }

    deinit { g_object_unref(gpointer(icon)) }
  }

  private static let key = "style-symbol"

  /// Makes a picture, which draws an icon in a look; the caller owns it.
  static func make(_ icon: OpaquePointer, _ look: SymbolLook) -> OpaquePointer {
    let object = g_object_new_with_properties(type, 0, nil, nil)!
    g_object_set_data_full(
      object, key, Unmanaged.passRetained(Content(icon, look)).toOpaque()
    ) {
      Unmanaged<Content>.fromOpaque($0!).release()
    }
    return OpaquePointer(object)
  }

  /// Looks up the icon of a symbol for a widget, and makes a picture; the caller owns it.
  static func make(
    _ symbol: String, _ look: SymbolLook, for widget: GTKView.Widget, size: Double
  ) -> OpaquePointer? {
    guard
      let icon = gtk_icon_theme_lookup_icon(
        gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)),
        SymbolName.icon(for: symbol), nil, Int32(Pixels.length(size)),
        gtk_widget_get_scale_factor(widget), gtk_widget_get_direction(widget),
        look.hasOwnColors ? GTK_ICON_LOOKUP_FORCE_REGULAR : GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
    else { return nil }
    defer { g_object_unref(gpointer(icon)) }
    return make(icon, look)
  }

  /// The type of GTK's objects, registered once.
  private static let type: GType = {
    let type = g_type_register_static_simple(
      g_type_from_name("GObject"), "StyleSymbol", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(0))
    var paintable = GInterfaceInfo(
      interface_init: { interface, _ in
        let interface = interface!.assumingMemoryBound(to: GdkPaintableInterface.self)
        interface.pointee.snapshot = { object, snapshot, width, height in
          draw(object, snapshot, width, height, alpha: 1) { icon, snapshot in
            gdk_paintable_snapshot(icon, snapshot, width, height)
          }
        }
        interface.pointee.get_flags = { _ in GDK_PAINTABLE_STATIC_SIZE }
        interface.pointee.get_intrinsic_width = {
          gdk_paintable_get_intrinsic_width(content(of: $0).icon)
        }
        interface.pointee.get_intrinsic_height = {
          gdk_paintable_get_intrinsic_height(content(of: $0).icon)
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
    var symbolic = GInterfaceInfo(
      interface_init: { interface, _ in
        let interface = interface!.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self)
        interface.pointee.snapshot_symbolic = { object, snapshot, width, height, colors, count in
          // Strokes are drawn several times, so they're translucent as a whole.
          var opaque = Array(UnsafeBufferPointer(start: colors, count: Int(count)))
          let alpha = opaque.first.map { Double($0.alpha) } ?? 1
          for index in opaque.indices { opaque[index].alpha = 1 }
          draw(object, snapshot, width, height, alpha: alpha) { icon, snapshot in
            gtk_symbolic_paintable_snapshot_symbolic(
              icon, snapshot, width, height, opaque, gsize(opaque.count))
          }
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_symbolic_paintable_get_type(), &symbolic)
    return type
  }()

  private static func content(of object: OpaquePointer?) -> Content {
    let object = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GObject.self)
    return Unmanaged<Content>.fromOpaque(g_object_get_data(object, key)!).takeUnretainedValue()
  }

  // MARK: Drawing

  /// Draws the icon in its weight; what's beyond the value is faint, as in pages.
  private static func draw(
    _ object: OpaquePointer?, _ snapshot: OpaquePointer?, _ width: Double, _ height: Double,
    alpha: Double, _ drawIcon: (OpaquePointer, OpaquePointer?) -> Void
  ) {
    let content = content(of: object)
    let single = gtk_snapshot_new()
    drawIcon(content.icon, single)
    guard let node = gtk_snapshot_free_to_node(single) else { return }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    let context = gtk_snapshot_append_cairo(snapshot, &bounds)
    defer { cairo_destroy(context) }
    cairo_push_group(context)
    draw(node, in: context, extraStroke: content.look.extraStroke * min(width, height))
    content.look.gradient?.paint(in: context, width: width, height: height)
    cairo_pop_group_to_source(context)
    let filled = width * content.look.value
    for (start, end, opacity) in [(0, filled, 1), (filled, width, 0.25)] {
      cairo_save(context)
      cairo_rectangle(context, start, 0, end - start, height)
      cairo_clip(context)
      cairo_paint_with_alpha(context, alpha * opacity)
      cairo_restore(context)
    }
  }

  /// Draws what any copy covers that's moved by half of the extra width, or what all of them cover.
  private static func draw(
    _ node: OpaquePointer, in context: OpaquePointer?, extraStroke: Double
  ) {
    gsk_render_node_draw(node, context)
    if extraStroke == 0 { return }
    let (straight, diagonal) = (abs(extraStroke) / 2, abs(extraStroke) / 2 * 0.707)
    for (x, y) in [
      (straight, 0), (-straight, 0), (0, straight), (0, -straight), (diagonal, diagonal),
      (-diagonal, diagonal), (diagonal, -diagonal), (-diagonal, -diagonal),
    ] {
      cairo_push_group(context)
      cairo_translate(context, x, y)
      gsk_render_node_draw(node, context)
      cairo_pop_group_to_source(context)
      cairo_save(context)
      cairo_set_operator(context, extraStroke > 0 ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_IN)
      cairo_paint(context)
      cairo_restore(context)
    }
  }
}

extension Gradient {
  /// Paints the gradient where a context has drawn something.
  fileprivate func paint(in context: OpaquePointer?, width: Double, height: Double) {
    // Two pixels for a point, for screens with a high resolution.
    let (columns, rows) = (Int(width * 2), Int(height * 2))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
    defer { cairo_surface_destroy(surface) }
    let (stops, stride) = (stopsInSRGB, Int(cairo_image_surface_get_stride(surface)))
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    for (row, column) in (0..<rows).flatMap({ row in (0..<columns).map { (row, $0) } }) {
      let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
      let location = shape.location(x, y, width: Double(columns), height: Double(rows))
      guard let color = stops.color(at: location)?.mappedToSRGB else { return }
      func part(_ value: Double) -> UInt32 { UInt32((value * color.alpha * 255).rounded()) }
      UnsafeMutableRawPointer(pixels).storeBytes(
        of: part(1) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue),
        toByteOffset: row * stride + column * 4, as: UInt32.self)
    }
    cairo_surface_mark_dirty(surface)
    cairo_save(context)
    cairo_scale(context, 0.5, 0.5)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_IN)
    cairo_paint(context)
    cairo_restore(context)
  }
}
