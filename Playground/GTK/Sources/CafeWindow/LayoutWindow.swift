internal import CGTK
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import StyleGTK
internal import StyleHTML

/// A window with one screen of a phone, whose rectangles are compared with those of a page.
///
/// It writes the page of the same tree, whose elements have the identifiers of the nodes, and then
/// the rectangle of each node's widget, and a picture.
final class LayoutWindow {
  /// The screens: those of the café, a price list, and the menu in short in each brand.
  static let names =
    Cafe.Screen.allCases.map(\.rawValue) + ["Prices"] + StudioBrand.all.map(\.theme.title)

  private let size: (width: Double, height: Double)

  /// The family of all texts, as CSS.
  private let fontFamily: String

  /// The pixels of a picture for each point.
  private var scale: Double { size == Cafe.summarySize ? 2 : 1 }

  private struct Entry: Encodable {
    let identifier: String
    let parent: String?
    let kind: String
    let bounds: [Double]
  }

  private let tree = StyleTree()
  private let gtk: GTKTree
  private let folder: URL
  private let name: String
  private let window = gtk_window_new()!
  private var frames = 0
  private let quit: () -> Void

  /// Makes the tree of a screen.
  ///
  /// - Parameters:
  ///   - name: One of the names.
  ///   - folder: The folder for the page, the rectangles and the picture: `Menu.html`, `Menu.json` and
  ///     `Menu.png`.
  ///   - quit: Called when all have been written.
  init(_ name: String, into folder: URL, whenDone quit: @escaping () -> Void) {
    (self.name, self.folder, self.quit) = (name, folder, quit)
    let phone: AnyNodeHandle
    let brand = StudioBrand.all.first { $0.theme.title == name }
    let size = brand == nil ? (width: 390.0, height: 844.0) : Cafe.summarySize
    self.size = size
    fontFamily =
      switch brand?.design {
      case .serif: "serif"
      case .monospaced: "monospace"
      default: "'Noto Sans'"
      }
    if let brand {
      phone = Cafe.attachSummary(in: brand, to: nil, of: tree)
    } else if let screen = Cafe.Screen(rawValue: name) {
      phone = Cafe.attach(screen, in: .harbor, to: nil, of: tree)
    } else {
      phone = PriceList.attach(to: nil, of: tree)
    }
    tree.override(phone) {
      $0.width = size.width
      $0.minimumWidth = size.width
      $0.maximumWidth = size.width
      $0.height = size.height
      $0.borderWidth = 0
      // What shows a picture rounds it, too.
      if brand != nil { $0.cornerRadius = 0 }
    }
    gtk = GTKTree(tree)
    gtk.binding.onProblem = { print("problem:", $0) }
  }

  func show() throws {
    let page = HTMLPage(of: tree, title: name, isPatchable: true)
    // The same font as in the window.
    page.authorStyleSheet = "*{font-family:\(fontFamily)!important}"
    try Data(page.bytes()).write(to: folder.appending(path: "\(name).html"))
    style_set_font("Noto Sans 12")
    style_disable_animations()
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(pointer, 0)
    gtk_window_set_child(pointer, gtk.container)
    gtk_window_set_default_size(pointer, Int32(size.width), Int32(size.height))
    gtk_window_present(pointer)
    let tick: GtkTickCallback = { widget, _, data in
      let window = Unmanaged<LayoutWindow>.fromOpaque(data!).takeUnretainedValue()
      gtk_widget_queue_draw(widget)
      window.frames += 1
      if window.frames < 6 { return 1 }
      window.write()
      return 0
    }
    gtk_widget_add_tick_callback(window, tick, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func write() {
    defer {
      gtk_window_destroy(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
      quit()
    }
    var entries: [Entry] = []
    for node in tree.nodes {
      guard let widget = gtk.binding.view(of: node)?.existing, gtk_widget_get_mapped(widget) != 0
      else { continue }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, gtk.container, &bounds) != 0 else { continue }
      entries.append(
        Entry(
          identifier: HTMLPage.identifier(of: node),
          parent: tree.parent(of: node).map { HTMLPage.identifier(of: $0) },
          kind: tree.viewModel(of: node).kind.name,
          bounds: [
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
            Double(bounds.size.height),
          ]))
    }
    for error in gtk.sheetErrors { print("problem: GTK rejected CSS: \(error)") }
    do {
      try JSONEncoder().encode(entries).write(to: folder.appending(path: "\(name).json"))
    } catch {
      print("problem: \(error)")
    }
    writePicture()
  }

  private func writePicture() {
    let paintable = gtk_widget_paintable_new(gtk.container)
    defer { g_object_unref(gpointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(paintable, snapshot, size.width, size.height)
    guard let drawing = gtk_snapshot_free_to_node(snapshot),
      let native = gtk_widget_get_native(window)
    else { return print("problem: the window of \(name) draws nothing") }
    let texture = gsk_renderer_render_texture(gtk_native_get_renderer(native), drawing, nil)!
    gsk_render_node_unref(drawing)
    gdk_texture_save_to_png(texture, folder.appending(path: "\(name).png").path())
    g_object_unref(gpointer(texture))
  }
}
