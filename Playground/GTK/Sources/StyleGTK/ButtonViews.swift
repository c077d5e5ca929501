internal import CGTK
internal import ProtocolStyle

/// A button with a title, a subtitle below it, and an image beside it.
final class ButtonView: GTKView, SymbolView, TitledView {
  private let icon = gtk_image_new()!
  private let spinner = gtk_spinner_new()!
  let label = gtk_label_new("")!
  private let detail = gtk_label_new("")!
  private let texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  private let content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)!

  override var alignment: StackAlignmentValue { .leading }

  override func makeWidget() -> Widget {
    let button = gtk_button_new()!
    for part in [icon, spinner, detail, texts] { gtk_widget_set_visible(part, 0) }
    gtk_image_set_pixel_size(icon.opaque, 16)
    gtk_widget_add_css_class(detail, "style-subtitle")
    Self.prepare(label)
    for text in [label, detail] { gtk_box_append(texts.cast(), text) }
    for part in [icon, spinner, texts] { gtk_box_append(content.cast(), part) }
    gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
    gtk_button_set_child(button.cast(), content)
    gtk_widget_add_css_class(button, "text-button")
    return button
  }

  /// Shows a title, in runs where it has some.
  func show(_ title: String, _ richText: RichText?) {
    _ = widget
    LabelView.show(title, richText, in: label)
    ownLabel = richText?.plainText ?? title
    showTexts()
  }

  var subtitle: String? {
    didSet {
      _ = widget
      gtk_label_set_text(detail.opaque, subtitle ?? "")
      gtk_widget_set_visible(detail, subtitle == nil ? 0 : 1)
      showTexts()
    }
  }

  /// Hides the texts of a button that has only an image, whose padding would move that from the center.
  private func showTexts() {
    let isEmpty = (ownLabel ?? "").isEmpty && subtitle == nil
    gtk_widget_set_visible(texts, isEmpty ? 0 : 1)
  }

  var image: ImageReference? { didSet { showIcon() } }

  /// The image of the control state, instead of the other.
  var stateImage: ImageReference? { didSet { showIcon() } }

  /// Whether an action is running, which is shown in place of the image.
  var showsActivity = false { didSet { showIcon() } }

  /// The factor of an icon's size.
  var iconScale = 1.0 { didSet { showIcon() } }

  var symbolLook = SymbolLook() { didSet { if symbolLook != oldValue { showIcon() } } }

  private func showIcon() {
    _ = widget
    let image = stateImage ?? image
    Icon.show(image, in: icon, size: 16 * iconScale, symbolLook)
    gtk_widget_set_visible(icon, image == nil || showsActivity ? 0 : 1)
    gtk_widget_set_visible(spinner, showsActivity ? 1 : 0)
    if showsActivity { gtk_spinner_start(spinner.opaque) } else { gtk_spinner_stop(spinner.opaque) }
  }

  /// The side of the title on which the image is.
  var imagePlacement = ImagePlacementValue.leading {
    didSet {
      _ = widget
      let isVertical = [.top, .bottom].contains(imagePlacement)
      let isFirst = [.top, .leading].contains(imagePlacement)
      gtk_orientable_set_orientation(
        content.opaque, isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
      gtk_box_reorder_child_after(content.cast(), texts, isFirst ? spinner : nil)
    }
  }

  /// The distance of the image from the title; 8 by default.
  var imagePadding: Double? {
    didSet {
      _ = widget
      gtk_box_set_spacing(content.cast(), Int32(imagePadding.map(Pixels.length) ?? 8))
    }
  }

  /// The distances around the title.
  var titleInsets: EdgeInsets? {
    didSet {
      _ = widget
      let insets = titleInsets ?? .zero
      gtk_widget_set_margin_top(texts, Int32(Pixels.length(insets.top)))
      gtk_widget_set_margin_bottom(texts, Int32(Pixels.length(insets.bottom)))
      gtk_widget_set_margin_start(texts, Int32(Pixels.length(insets.left)))
      gtk_widget_set_margin_end(texts, Int32(Pixels.length(insets.right)))
    }
  }

  /// Aligns the content in the button.
  func align(horizontally horizontal: GtkAlign?, vertically vertical: GtkAlign?) {
    _ = widget
    gtk_widget_set_halign(content, horizontal ?? GTK_ALIGN_CENTER)
    gtk_widget_set_valign(content, vertical ?? GTK_ALIGN_FILL)
  }
}

// MARK: - LinkView

/// A link, which GTK opens in the desktop's browser: a title with an image before it.
final class LinkView: GTKView, SymbolView, TitledView {
  private let icon = gtk_image_new()!
  let label = gtk_label_new("")!

  override var alignment: StackAlignmentValue { .leading }

  override func makeWidget() -> Widget {
    let button = gtk_link_button_new("")!
    let content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_widget_set_visible(icon, 0)
    gtk_image_set_pixel_size(icon.opaque, 16)
    gtk_widget_set_hexpand(label, 1)
    Self.prepare(label)
    for part in [icon, label] { gtk_box_append(content.cast(), part) }
    gtk_button_set_child(button.cast(), content)
    gtk_widget_add_css_class(button, "style-link")
    return button
  }

  func show(_ title: String, _ richText: RichText?) {
    _ = widget
    LabelView.show(title, richText, in: label)
    ownLabel = richText?.plainText ?? title
  }

  var image: ImageReference? { didSet { showIcon() } }

  /// The factor of an icon's size.
  var iconScale = 1.0 { didSet { showIcon() } }

  var symbolLook = SymbolLook() { didSet { if symbolLook != oldValue { showIcon() } } }

  private func showIcon() {
    _ = widget
    Icon.show(image, in: icon, size: 16 * iconScale, symbolLook)
    gtk_widget_set_visible(icon, image == nil ? 0 : 1)
  }
}

// MARK: - TitledView

/// A view with a title in a label of its own.
protocol TitledView: GTKView {
  var label: Widget { get }
}

extension TitledView {
  /// Gives a new label the look of a title without styles.
  static func prepare(_ label: Widget) {
    LabelView.align(label, nil, otherwise: 0.5)
    LabelView.setLines(0, nil, in: label)
  }

  /// Sets where the title is in its room; nil for its middle.
  func align(_ alignment: TextAlignmentValue?) {
    _ = widget
    LabelView.align(label, alignment, otherwise: 0.5)
  }

  /// Sets how many lines the title has, and how it's cut off; GTK's default is a single line.
  func setLines(_ count: Int?, _ mode: LineBreakModeValue?) {
    _ = widget
    let isWrapped = count.map { $0 != 1 } ?? false
    gtk_label_set_wrap(label.opaque, isWrapped || mode?.wraps == true ? 1 : 0)
    LabelView.setLines(count ?? 0, mode, in: label)
  }
}

extension LineBreakModeValue {
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

// MARK: - LabelView

final class LabelView: GTKView {
  override func makeWidget() -> Widget {
    let label = gtk_label_new("")!
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    return label
  }

  /// How far the text shrinks to fit; nil for a text that doesn't.
  var fit: TextFit? { didSet { if fit != oldValue { FittingText.set(fit, of: widget) } } }

  override func restyled() {
    // A change of the style shows the text in full size.
    if fit != nil { gtk_widget_queue_resize(widget) }
  }

  /// Sets where a text is in its room; GTK's widths are those of the text, unless they're larger.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - alignment: The alignment.
  ///   - share: The share of the free width before a text without an alignment.
  static func align(_ label: Widget, _ alignment: TextAlignmentValue?, otherwise share: Float = 0) {
    let (share, justification) =
      switch alignment {
      case .center: (Float(0.5), GTK_JUSTIFY_CENTER)
      case .right: (1, GTK_JUSTIFY_RIGHT)
      case .justified: (0, GTK_JUSTIFY_FILL)
      case .left, .natural: (0, GTK_JUSTIFY_LEFT)
      case nil: (share, share == 0.5 ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
      }
    gtk_label_set_xalign(label.opaque, share)
    gtk_label_set_justify(label.opaque, justification)
  }

  /// Sets how many lines a text has, and where it's cut off; 0 for any number.
  static func setLines(
    _ count: Int, _ lineBreakMode: LineBreakModeValue?, isCut: Bool = false, in label: Widget
  ) {
    var mode =
      switch lineBreakMode {
      case .byTruncatingHead: PANGO_ELLIPSIZE_START
      case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .byTruncatingTail: PANGO_ELLIPSIZE_END
      case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
      case nil: count > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE
      }
    if isCut, mode == PANGO_ELLIPSIZE_NONE { mode = PANGO_ELLIPSIZE_END }
    gtk_label_set_ellipsize(label.opaque, mode)
    gtk_label_set_wrap_mode(
      label.opaque, lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    gtk_label_set_lines(label.opaque, count > 0 ? Int32(count) : -1)
  }

  /// Shows a text in a label, in runs where it has some.
  static func show(_ text: String, _ richText: RichText?, in label: Widget) {
    if let richText {
      gtk_label_set_markup(label.opaque, PangoMarkup.text(of: richText))
    } else {
      gtk_label_set_text(label.opaque, text)
    }
  }
}

// MARK: - Icon

/// Images beside texts.
enum Icon {
  /// Shows an image in a widget for icons; nil for none.
  static func show(
    _ image: ImageReference?, in widget: GTKView.Widget, size: Double, _ look: SymbolLook
  ) {
    gtk_image_set_pixel_size(widget.opaque, Int32(Pixels.length(size)))
    switch image?.source {
    case .symbol(let name) where !look.isPlain:
      let paintable = SymbolPaintable.make(name, look, for: widget, size: size)
      gtk_image_set_from_paintable(widget.opaque, paintable)
      if let paintable { g_object_unref(gpointer(paintable)) }
    case .symbol(let name), .named(let name):
      gtk_image_set_from_icon_name(widget.opaque, SymbolName.icon(for: name))
    case .dataURL(let url):
      let texture = ImageView.texture(of: url)
      gtk_image_set_from_paintable(widget.opaque, texture)
      if let texture { g_object_unref(gpointer(texture)) }
    case nil: gtk_image_clear(widget.opaque)
    }
  }

  /// Whether there is an image: the desktop may have none of a name.
  static func exists(_ image: ImageReference) -> Bool {
    guard let name = name(of: image) else { return true }
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    return gtk_icon_theme_has_icon(theme, name) != 0
  }

  /// The icon of a name; nil for other images, which fields can't have.
  static func name(of image: ImageReference?) -> String? {
    switch image?.source {
    case .symbol(let name), .named(let name): SymbolName.icon(for: name)
    case .dataURL, nil: nil
    }
  }
}

// MARK: - PangoMarkup

/// Rich text in the markup of Pango, which lays out texts in GTK.
enum PangoMarkup {
  static func text(of text: RichText) -> String { text.runs.map(self.text).joined() }

  private static func text(of run: TextRun) -> String {
    var attributes: [(String, String)] = []
    if let font = run.font {
      for (property, value) in CSS.font(font) {
        guard let value else { continue }
        if property == "font-family" {
          attributes.append(("font_family", value.filter { $0 != "\"" }))
        }
      }
      // In 1024ths of a point, of which 3 are 4 pixels.
      attributes.append(("size", "\(Pixels.length(font.size * 768))"))
      attributes.append(("weight", CSS.number(font.weight.rawValue)))
      if font.isItalic { attributes.append(("style", "italic")) }
    }
    if let weight = run.weight {
      attributes.removeAll { $0.0 == "weight" }
      attributes.append(("weight", CSS.number(weight.rawValue)))
    }
    if let isItalic = run.isItalic {
      attributes.removeAll { $0.0 == "style" }
      attributes.append(("style", isItalic ? "italic" : "normal"))
    }
    if run.isCode, run.font == nil { attributes.append(("font_family", "monospace")) }
    if let color = run.color {
      attributes.append(("foreground", hexadecimal(color)))
      let share = max(Int((color.alpha * 100).rounded()), 1)
      if share < 100 { attributes.append(("fgalpha", "\(share)%")) }
    }
    if let line = run.underline {
      attributes.append(("underline", pattern(of: line)))
      if let color = line.color { attributes.append(("underline_color", hexadecimal(color))) }
    }
    if let line = run.strikethrough {
      attributes.append(("strikethrough", line.pattern == .hidden ? "false" : "true"))
      if let color = line.color { attributes.append(("strikethrough_color", hexadecimal(color))) }
    }
    var text = escaped(run.text)
    if !attributes.isEmpty {
      let list = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
      text = "<span\(list)>\(text)</span>"
    }
    return run.link.map { "<a href=\"\(escaped($0))\">\(text)</a>" } ?? text
  }

  /// The pattern of a line; Pango has no dots and dashes.
  private static func pattern(of line: TextLineStyle) -> String {
    switch line.pattern {
    case .hidden: "none"
    case .double: "double"
    case .solid, .dotted, .dashed: "single"
    }
  }

  /// The color without its opacity.
  private static func hexadecimal(_ color: Color) -> String { color.withAlpha(1).hex }

  /// A text without markup, and without characters that markup can't have.
  private static func escaped(_ text: String) -> String {
    let allowed = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isSpace = ["\n", "\t", "\r"].contains(scalar)
          return scalar.properties.generalCategory == .control && !isSpace ? "\u{FFFD}" : scalar
        }))
    guard let escaped = g_markup_escape_text(allowed, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
