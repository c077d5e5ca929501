import CGTK
import ProtocolStyle
import StyleBinding
import Testing

@testable import StyleGTK

/// The pixels of symbols in a weight and of a value.
@Suite(.serialized) @MainActor struct SymbolTests {
  private let tree = StyleTree()
  private let gtk: GTKTree

  init() throws {
    gtk = try GTKTree(testing: tree)
  }

  private struct Picture: ImageNode {}
  private struct Buy: ButtonNode {}
  private struct Terms: LinkNode {}
  private struct Tabs: TabBarNode {}
  private struct Tab: TabBarItemNode {}
  private struct Items: TableNode {}
  private struct Row: TableCellNode {}

  enum Place: CaseIterable {
    case picture, button, link, tab, row
  }

  /// A star in a look, as a view draws it; nil for the icon of the desktop.
  private func star(
    in place: Place, _ style: @escaping (inout ViewModel) -> Void
  ) throws -> OpaquePointer? {
    let node: AnyNodeHandle =
      switch place {
      case .picture: tree.attach(Picture()).erased
      case .button: tree.attach(Buy()).erased
      case .link: tree.attach(Terms()).erased
      case .tab: tree.attach(Tab(), to: tree.attach(Tabs())).erased
      case .row: tree.attach(Row(), to: tree.attach(Items())).erased
      }
    tree.override(node) {
      $0.image = .symbol("star")
      style(&$0)
    }
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: node))
    if place == .picture { return gtk_picture_get_paintable(view.widget.opaque) }
    return gtk_image_get_paintable(try #require(image(in: view.widget)).opaque)
  }

  private func image(in widget: GTKView.Widget) -> GTKView.Widget? {
    if g_type_check_instance_is_a(widget.cast(), gtk_image_get_type()) != 0 { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let found = image(in: current) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  @Test func `an image without texts beside it is in the center of its button`() throws {
    let node = tree.attach(Buy()).erased
    tree.override(node) { $0.image = .symbol("plus") }
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: node))
    let icon = try #require(image(in: view.widget))
    let texts = try #require(gtk_widget_get_last_child(gtk_widget_get_parent(icon)))
    #expect(gtk_widget_get_visible(texts) == 0)
    tree.override(node) { $0.subtitle = "Now" }
    gtk.refresh()
    #expect(gtk_widget_get_visible(texts) == 1)
  }

  /// The opaque area of the left and of the right half of a picture of 32 by 32 pixels.
  private func area(
    of picture: OpaquePointer?, _ color: GdkRGBA? = nil
  ) throws -> (left: Double, right: Double) {
    let picture = try #require(picture)
    let snapshot = gtk_snapshot_new()
    if var color {
      gtk_symbolic_paintable_snapshot_symbolic(picture, snapshot, 32, 32, &color, 1)
    } else {
      gdk_paintable_snapshot(picture, snapshot, 32, 32)
    }
    let node = try #require(gtk_snapshot_free_to_node(snapshot))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 32, 32)
    let context = cairo_create(surface)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    gsk_render_node_unref(node)
    cairo_surface_flush(surface)
    defer { cairo_surface_destroy(surface) }
    let bytes = try #require(cairo_image_surface_get_data(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var area = (left: 0.0, right: 0.0)
    for y in 0..<32 {
      for x in 0..<32 {
        let alpha = Double(bytes[y * stride + x * 4 + 3]) / 255
        if x < 16 { area.left += alpha } else { area.right += alpha }
      }
    }
    return area
  }

  @Test(arguments: Place.allCases)
  func `a heavier symbol has wider strokes`(place: Place) throws {
    let weights: [FontDescriptor.Weight] = [.ultraLight, .light, .medium, .bold, .black]
    let areas = try weights.map { weight in
      let area = try area(of: star(in: place) { $0.symbolWeight = weight })
      return area.left + area.right
    }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 > 0 && $0 < $1 }, "\(areas)")
  }

  @Test func `a symbol has the outline of pages, whose inside is empty`() throws {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    for symbol in ["plus", "book", "ticket", "person", "chevron.left", "square.grid.2x2"] {
      let icon = SymbolName.icon(for: symbol)
      #expect(icon.hasPrefix("style-") && gtk_icon_theme_has_icon(theme, icon) != 0)
    }
    #expect(SymbolName.icon(for: "starred-symbolic") == "starred-symbolic")
    // Nearest to the edges of 32 by 32 pixels is the outline; filled, they would be 500 and more.
    let square = try area(of: picture(of: "square"))
    #expect(60...200 ~= square.left + square.right)
    let filled = try area(of: picture(of: "square.fill"))
    #expect(filled.left + filled.right > 2 * (square.left + square.right))
  }

  /// The picture of a symbol in an image.
  private func picture(of symbol: String) throws -> OpaquePointer? {
    let node = tree.attach(Picture())
    tree.override(node) {
      $0.image = .symbol(symbol)
      $0.tintColor = .black
    }
    gtk.refresh()
    return gtk_picture_get_paintable(try #require(gtk.binding.view(of: node)).widget.opaque)
  }

  @Test func `a symbol in regular weight and of a whole value is the desktop's icon`() throws {
    let style: (inout ViewModel) -> Void = {
      $0.symbolWeight = .regular
      $0.symbolValue = 1
    }
    #expect(try star(in: .button, style) == nil)
    let plain = try area(of: star(in: .picture) { _ in })
    let written = try area(of: star(in: .picture, style))
    #expect(plain == written)
  }

  nonisolated static let scales: [(SymbolScaleValue, Double)] = [
    (.small, 0.8), (.medium, 1), (.large, 1.25),
  ]

  @Test(arguments: scales)
  func `a symbol of a picture is as large as its scale`(
    scale: SymbolScaleValue, factor: Double
  ) throws {
    for color in [Color?.none, .red] {
      let picture = try #require(
        try star(in: .picture) {
          $0.symbolScale = scale
          $0.tintColor = color
        })
      #expect(abs(Double(gdk_paintable_get_intrinsic_width(picture)) - 48 * factor) <= 1)
    }
  }

  nonisolated static let values: [(Double, left: Double, right: Double)] = [
    (0, 0.25, 0.25), (0.5, 1, 0.25), (0.999, 1, 1), (-1, 0.25, 0.25),
  ]

  @Test(arguments: Place.allCases, values)
  func `what's beyond the value of a symbol is faint`(
    place: Place, value: (Double, left: Double, right: Double)
  ) throws {
    let whole = try area(of: star(in: place) { $0.symbolWeight = .bold })
    let part = try area(
      of: star(in: place) {
        $0.symbolWeight = .bold
        $0.symbolValue = value.0
      })
    #expect(abs(part.left / whole.left - value.left) < 0.03)
    #expect(abs(part.right / whole.right - value.right) < 0.03)
  }

  @Test func `a symbol has a gradient in place of its color`() throws {
    let gradient = Gradient([.black, .clear], angle: 90)
    let whole = try area(of: star(in: .picture) { $0.tintColor = .black })
    let faded = try area(
      of: star(in: .picture) {
        $0.tintColor = .black
        $0.tintGradient = gradient
      })
    // The area counts how opaque pixels are.
    #expect(faded.left / whole.left > 0.6)
    #expect(faded.right / whole.right < 0.4)
  }

  @Test func `a translucent symbol in a weight is as translucent as its color`() throws {
    let picture = try star(in: .button) { $0.symbolWeight = .black }
    let opaque = try area(of: picture, GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1))
    let half = try area(of: picture, GdkRGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(abs(half.left / opaque.left - 0.5) < 0.03 && opaque.left > 0)
  }
}
