internal import CGTK
internal import Foundation
internal import ProtocolStyle

/// A field for one line of text, or for a search.
final class EntryView: GTKView {
  private let isSearch: Bool

  init(isSearch: Bool) {
    self.isSearch = isSearch
  }

  override func makeWidget() -> Widget { isSearch ? gtk_search_entry_new() : gtk_entry_new() }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    showPlaceholder()
    connect("changed") { view in
      (view as? EntryView)?.showIcons()
      view.onEdit?(view)
    }
    connect("notify::has-focus", of: gpointer(text)) { ($0 as? EntryView)?.showIcons() }
    if isSearch { return }
    showIcons()
    gtk_entry_set_icon_activatable(widget.cast(), GTK_ENTRY_ICON_PRIMARY, 0)
    connect("icon-press") { view in
      if let view = view as? EntryView, view.hasClearButton { view.string = "" }
    }
  }

  // MARK: Icons

  var leadingImage: ImageReference? { didSet { showIcons() } }
  var trailingImage: ImageReference? { didSet { showIcons() } }
  var clearButtonMode = ClearButtonModeValue.never { didSet { showIcons() } }

  /// Whether the field has a button that clears it now.
  private var hasClearButton: Bool {
    if isSearch || string.isEmpty { return false }
    let isEditing =
      gtk_widget_has_focus(UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self))
      != 0
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func showIcons() {
    if isSearch { return }
    let trailing = hasClearButton ? "edit-clear-symbolic" : Icon.name(of: trailingImage)
    show(Icon.name(of: leadingImage), at: GTK_ENTRY_ICON_PRIMARY, "left")
    show(trailing, at: GTK_ENTRY_ICON_SECONDARY, "right")
    gtk_entry_set_icon_activatable(
      widget.cast(), GTK_ENTRY_ICON_SECONDARY, hasClearButton ? 1 : 0)
  }

  /// Shows an icon, for which GTK leaves room also while it's empty.
  private func show(_ name: String?, at place: GtkEntryIconPosition, _ styleClass: String) {
    gtk_entry_set_icon_from_icon_name(widget.cast(), place, name)
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if gtk_widget_has_css_class(current, styleClass) != 0 {
        gtk_widget_set_visible(current, name == nil ? 0 : 1)
      }
      child = gtk_widget_get_next_sibling(current)
    }
  }

  // MARK: Input

  /// Shows dots instead of the text, and the keys of a touch keyboard that a kind of text needs.
  func setInput(_ kind: InputKind?, isSecure: Bool) {
    let purpose =
      switch kind {
      case .text, nil: GTK_INPUT_PURPOSE_FREE_FORM
      case .email: GTK_INPUT_PURPOSE_EMAIL
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .telephone: GTK_INPUT_PURPOSE_PHONE
      case .url: GTK_INPUT_PURPOSE_URL
      case .password: GTK_INPUT_PURPOSE_PASSWORD
      case .oneTimeCode: GTK_INPUT_PURPOSE_PIN
      }
    let part = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)
    gtk_text_set_input_purpose(part, purpose)
    gtk_text_set_visibility(part, isSecure || kind == .password ? 0 : 1)
  }

  // MARK: Text

  /// The part that has the text.
  private var text: OpaquePointer { gtk_editable_get_delegate(widget.opaque) }

  var string: String {
    get { String(cString: gtk_editable_get_text(widget.opaque)) }
    set {
      if newValue != string { gtk_editable_set_text(widget.opaque, newValue) }
      showIcons()
    }
  }

  var placeholder: String? { didSet { showPlaceholder() } }

  private func showPlaceholder() {
    let part = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkText.self)
    gtk_text_set_placeholder_text(part, placeholder ?? "")
  }
}

// MARK: - TextEditorView

final class TextEditorView: GTKView {
  override func makeWidget() -> Widget { gtk_text_view_new() }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(widget.cast())
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    connect("changed", of: gpointer(buffer)) { $0.onEdit?($0) }
  }

  var string: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      let text = gtk_text_buffer_get_text(buffer, &start, &end, 0)!
      defer { g_free(text) }
      return String(cString: text)
    }
    set { if newValue != string { gtk_text_buffer_set_text(buffer, newValue, -1) } }
  }
}

// MARK: - RangeView

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
    return slider
  }

  override var alignment: StackAlignmentValue { isStepper ? .leading : .fill }
  override var ownWidth: Int { isStepper ? -1 : 130 }

  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    isStepper
      ? gtk_spin_button_get_adjustment(widget.opaque) : gtk_range_get_adjustment(widget.cast())
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    connect("value-changed", of: gpointer(adjustment)) { $0.onEdit?($0) }
  }
}

// MARK: - PickerView

/// A list of which one item is selected and shown.
final class PickerView: GTKView {
  override var alignment: StackAlignmentValue { .leading }

  override func makeWidget() -> Widget { gtk_drop_down_new_from_strings([nil]) }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    connect("notify::selected") { $0.onEdit?($0) }
  }

  /// The items, of which the widget only shows the titles.
  var items: ItemList {
    get {
      ItemList(
        shown.titles, images: shown.images,
        selectedIndex: Int(gtk_drop_down_get_selected(widget.opaque)))
    }
    set {
      if shown.titles != newValue.titles {
        let model = gtk_string_list_new(nil)!
        for title in newValue.titles { gtk_string_list_append(model, title) }
        gtk_drop_down_set_model(widget.opaque, model)
        g_object_unref(gpointer(model))
      }
      shown = newValue
      let selected = newValue.selectedIndex.map { guint($0) } ?? guint.max
      gtk_drop_down_set_selected(widget.opaque, selected)
    }
  }

  private var shown = ItemList([])
}

// MARK: - SegmentsView

/// Segments, of which one is selected.
final class SegmentsView: GTKView {
  private var buttons: [Widget] = []

  override func makeWidget() -> Widget {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_box_set_homogeneous(box.cast(), 1)
    gtk_widget_add_css_class(box, "style-segments")
    return box
  }

  var items = ItemList([]) {
    didSet {
      if items.titles != oldValue.titles || items.images != oldValue.images {
        for button in buttons { gtk_box_remove(widget.cast(), button) }
        buttons = items.titles.enumerated().map { add($1, items.image(at: $0)) }
        alignTitles()
      }
      for (index, button) in buttons.enumerated() {
        gtk_toggle_button_set_active(button.cast(), index == items.selectedIndex ? 1 : 0)
      }
    }
  }

  /// Where titles are in their segments; nil for the middle.
  var titleAlignment: TextAlignmentValue? { didSet { alignTitles() } }

  private func alignTitles() {
    for button in buttons {
      guard let child = gtk_button_get_child(button.cast()),
        g_type_check_instance_is_a(child.cast(), gtk_label_get_type()) != 0
      else { continue }
      LabelView.align(child, titleAlignment, otherwise: 0.5)
    }
  }

  /// Adds a segment with an icon, which has the title as its name, or with the title.
  private func add(_ title: String, _ image: ImageReference?) -> Widget {
    let button = gtk_toggle_button_new_with_label(title)!
    switch image?.source {
    case .symbol(let name), .named(let name):
      gtk_button_set_icon_name(button.cast(), SymbolName.icon(for: name))
      style_set_accessible_label(button, title)
    case .dataURL, nil: break
    }
    gtk_box_append(widget.cast(), button)
    connect("clicked", of: gpointer(button)) { view in
      guard let view = view as? SegmentsView else { return }
      view.items = ItemList(
        view.items.titles, images: view.items.images,
        selectedIndex: view.buttons.firstIndex(of: button))
      view.onEdit?(view)
    }
    return button
  }
}

// MARK: - PagesView

/// Dots, one for each page.
final class PagesView: GTKView {
  private var dots: [Widget] = []

  override var alignment: StackAlignmentValue { .center }

  override func makeWidget() -> Widget {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)!
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
    return box
  }

  var page = PageNumber(0, of: 0) {
    didSet {
      while dots.count > page.count { gtk_box_remove(widget.cast(), dots.removeLast()) }
      while dots.count < page.count {
        let dot = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_widget_add_css_class(dot, "style-dot")
        gtk_box_append(widget.cast(), dot)
        dots.append(dot)
      }
      for (index, dot) in dots.enumerated() {
        if index == page.current {
          gtk_widget_add_css_class(dot, "current")
        } else {
          gtk_widget_remove_css_class(dot, "current")
        }
      }
    }
  }
}

// MARK: - ImageView

/// A picture, scaled by its node's content mode.
final class ImageView: GTKView, SymbolView {
  override var alignment: StackAlignmentValue { .leading }
  override var keepsSize: Bool { true }

  /// A picture is shrunk to its room.
  override var hasFixedWidth: Bool { false }

  override func makeWidget() -> Widget {
    let picture = gtk_picture_new()!
    gtk_picture_set_can_shrink(picture.opaque, 1)
    gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_FILL)
    return picture
  }

  var image: ImageReference? { didSet { showImage() } }

  /// The color of a symbol; nil for the desktop's picture of it.
  var tint: Color? { didSet { if tint != oldValue { showImage() } } }

  var symbolLook = SymbolLook() { didSet { if symbolLook != oldValue { showImage() } } }

  /// The factor of the size that a symbol has by itself.
  var symbolScale = 1.0 { didSet { if symbolScale != oldValue { showImage() } } }

  private func showImage() {
    let paintable = image.flatMap(paintable)
    gtk_picture_set_paintable(widget.opaque, paintable)
    if let paintable { g_object_unref(gpointer(paintable)) }
  }

  /// Loads an image; the caller owns the result.
  private func paintable(_ image: ImageReference) -> OpaquePointer? {
    switch image.source {
    case .dataURL(let url): Self.texture(of: url)
    case .named(let name): Self.icon(name, GTK_ICON_LOOKUP_FORCE_REGULAR, size: 48)
    case .symbol(let name): symbol(name)
    }
  }

  /// Draws a symbol in its color, because a picture doesn't, unlike an icon, which has one size.
  private func symbol(_ name: String) -> OpaquePointer? {
    let size = Double(Pixels.length(48 * symbolScale))
    // A gradient covers any color.
    let tint = symbolLook.gradient == nil ? tint : .black
    guard
      let icon = Self.icon(
        name, tint == nil ? GTK_ICON_LOOKUP_FORCE_REGULAR : GTK_ICON_LOOKUP_FORCE_SYMBOLIC,
        size: size)
    else { return nil }
    let drawn = symbolLook.isPlain ? icon : SymbolPaintable.make(icon, symbolLook)
    if !symbolLook.isPlain { g_object_unref(gpointer(icon)) }
    guard let color = tint?.mappedToSRGB else { return drawn }
    defer { g_object_unref(gpointer(drawn)) }
    var rgba = GdkRGBA(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
    let snapshot = gtk_snapshot_new()
    gtk_symbolic_paintable_snapshot_symbolic(drawn, snapshot, size, size, &rgba, 1)
    var extent = graphene_size_t(width: Float(size), height: Float(size))
    return gtk_snapshot_free_to_paintable(snapshot, &extent)
  }

  private static func icon(
    _ name: String, _ style: GtkIconLookupFlags, size: Double
  ) -> OpaquePointer? {
    gtk_icon_theme_lookup_icon(
      gtk_icon_theme_get_for_display(gdk_display_get_default()), SymbolName.icon(for: name), nil,
      Int32(size), 1, GTK_TEXT_DIR_NONE, style)
  }

  /// Drawings are scaled to twice the width of a phone, so that they're sharp.
  static func texture(of url: String) -> OpaquePointer? {
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
