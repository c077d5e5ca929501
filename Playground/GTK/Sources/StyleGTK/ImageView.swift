internal import CGTK
internal import Foundation
internal import ProtocolStyle

/// A picture, scaled by its node's content mode.
final class ImageView: GTKView {
  override func makeWidget() -> Widget {
    let picture = gtk_picture_new()!
    gtk_picture_set_can_shrink(picture.opaque, 1)
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_FILL)
    return picture
  }

  var image: ImageReference? {
    didSet {
      let paintable = image.flatMap(Self.paintable)
      gtk_picture_set_paintable(widget.opaque, paintable)
      if let paintable { g_object_unref(gpointer(paintable)) }
    }
  }

  /// Loads an image; the caller owns the result.
  private static func paintable(_ image: ImageReference) -> OpaquePointer? {
    switch image.source {
    case .dataURL(let url): texture(of: url)
    case .named(let name), .symbol(let name): icon(name)
    }
  }

  private static func icon(_ name: String) -> OpaquePointer? {
    gtk_icon_theme_lookup_icon(
      gtk_icon_theme_get_for_display(gdk_display_get_default()), SymbolName.icon(for: name), nil,
      48, 1, GTK_TEXT_DIR_NONE, GTK_ICON_LOOKUP_FORCE_REGULAR)
  }

  /// Drawings are scaled to twice the width of a phone, so that they're sharp.
  private static func texture(of url: String) -> OpaquePointer? {
    let parts = url.split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let text = String(parts[1]).removingPercentEncoding ?? String(parts[1])
    guard let data = parts[0].hasSuffix(";base64") ? Data(base64Encoded: text) : Data(text.utf8)
    else { return nil }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    defer {
      g_object_unref(stream)
      g_bytes_unref(bytes)
    }
    guard let pixels = gdk_pixbuf_new_from_stream_at_scale(stream, 800, -1, 1, nil, nil) else {
      return nil
    }
    defer { g_object_unref(gpointer(pixels)) }
    return gdk_texture_new_for_pixbuf(pixels)
  }
}
