internal import CGTK
internal import ProtocolStyle

/// A row of a table: a text, and the views of the nodes in it behind it.
///
/// Titles of sections are rows as well.
final class RowView: StackView, SymbolView {
  weak var table: TableView?
  weak var section: SectionView?
  private let styleName: String
  private var parts: Parts?

  var title: String = "" { didSet { showTexts() } }

  /// The text beside the title, or below it; nil for none.
  var detail: String? { didSet { showTexts() } }

  var variant = CellVariantValue.default { didSet { showTexts() } }

  /// Where the title is in its room; nil for its beginning.
  var textAlignment: TextAlignmentValue? { didSet { showTexts() } }

  /// The image before the title.
  var image: ImageReference? { didSet { showIcon() } }

  var symbolLook = SymbolLook() { didSet { if symbolLook != oldValue { showIcon() } } }

  /// The factor of the image's size.
  var iconScale = 1.0 { didSet { showIcon() } }

  var accessory = AccessoryTypeValue.hidden { didSet { showAccessory() } }

  /// Creates a row.
  ///
  /// - Parameter styleName: The class that the base sheet styles; that of rows by default.
  init(styleName: String = "style-row") {
    self.styleName = styleName
    var plain = Arrangement()
    (plain.flow, plain.alignment, plain.spacing) = (.row, .center, 12)
    super.init(plain)
  }

  /// The widgets of the row's own image, texts and accessory.
  private struct Parts {
    let icon = gtk_image_new()!
    let texts = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
    let title = gtk_label_new("")!
    let detail = gtk_label_new("")!
    let accessory = gtk_image_new()!

    init() {
      for label in [title, detail] {
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_box_append(texts.cast(), label)
      }
      gtk_widget_set_hexpand(title, 1)
      gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
      gtk_widget_add_css_class(detail, "style-detail")
      for part in [icon, detail, accessory] { gtk_widget_set_visible(part, 0) }
    }
  }

  private var madeParts: Parts {
    if let parts { return parts }
    let made = Parts()
    parts = made
    showIcon()
    showTexts()
    showAccessory()
    return made
  }

  override var ownParts: [StackBox.Part] {
    var part = StackBox.Part(widget: madeParts.texts)
    part.item.growth = 1
    return [StackBox.Part(widget: madeParts.icon), part]
  }

  override var trailingParts: [StackBox.Part] {
    [StackBox.Part(widget: madeParts.accessory)]
  }

  private func showTexts() {
    guard let parts else { return }
    gtk_label_set_text(parts.title.opaque, title)
    LabelView.align(parts.title, textAlignment)
    gtk_label_set_text(parts.detail.opaque, detail ?? "")
    gtk_widget_set_visible(parts.detail, detail == nil ? 0 : 1)
    let isBelow = variant == .subtitle
    gtk_orientable_set_orientation(
      parts.texts.opaque, isBelow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    gtk_box_set_spacing(parts.texts.cast(), isBelow ? 0 : 12)
    // Beside the title, the value of a setting is at the end, and any other detail is next to it.
    gtk_widget_set_hexpand(parts.title, variant == .default && detail != nil ? 0 : 1)
  }

  private func showIcon() {
    guard let parts else { return }
    Icon.show(image, in: parts.icon, size: 24 * iconScale, symbolLook)
    gtk_widget_set_visible(parts.icon, image == nil ? 0 : 1)
  }

  private func showAccessory() {
    guard let parts else { return }
    let name: String? =
      switch accessory {
      case .hidden: nil
      case .disclosureIndicator: "go-next-symbolic"
      case .detailDisclosureButton, .detailButton: "dialog-information-symbolic"
      case .checkmark: "object-select-symbolic"
      }
    gtk_image_set_from_icon_name(parts.accessory.opaque, name)
    gtk_widget_set_visible(parts.accessory, name == nil ? 0 : 1)
  }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    gtk_widget_add_css_class(widget, styleName)
    if onStateChange != nil { observePresses(of: widget) }
  }

  /// Marks the row as active while it's pressed, as GTK does for buttons.
  ///
  /// A control in the row claims its own presses, and a list that scrolls those of the row.
  private func observePresses(of widget: Widget) {
    let gesture = gtk_gesture_click_new()!
    gtk_widget_add_controller(widget, gesture)
    connect("begin", of: gpointer(gesture)) { view in
      gtk_widget_set_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE, 0)
    }
    for name in ["end", "cancel"] {
      connect(name, of: gpointer(gesture)) { view in
        guard let widget = view.existing else { return }
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
      }
    }
  }

  override func insert(_ child: GTKView, before next: GTKView?) throws {
    // A row has one line.
    if let label = child as? LabelView { gtk_label_set_wrap(label.widget.opaque, 0) }
    try super.insert(child, before: next)
  }

  override func remove() {
    if let section {
      section.take(self)
    } else if let table {
      table.take(self)
    } else {
      super.remove()
    }
  }

  /// Releases the widget of a row that has gone out of sight, unless others are in it.
  func releaseIfEmpty() {
    if !children.isEmpty { return }
    parts = nil
    releaseWidget()
  }
}
