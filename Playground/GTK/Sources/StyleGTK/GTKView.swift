public import CGTK
internal import ProtocolStyle

/// A widget of GTK that shows a node, and what its class in the style sheet sets.
///
/// The widget is created when it's needed first: rows of a list that were never scrolled to have
/// none. A view lives on the thread of GTK's main loop, where its binding and its tree are.
public class GTKView {
  /// The widget's type in GTK.
  public typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// The widget, which the view retains.
  public var widget: Widget {
    if let existing { return existing }
    let widget = makeWidget()
    g_object_ref_sink(widget)
    existing = widget
    configure(widget)
    return widget
  }

  /// The widget, if it was needed before.
  public final internal(set) var existing: Widget?

  /// The declarations of the view's class, by selector and property.
  final var declarations: [StyleClass.Key: String] = [:]

  /// The class that the widget has in the style sheet.
  final var styleClass: StyleClass?

  /// Called when a declaration has changed.
  final var onRestyle: ((GTKView) -> Void)?

  /// Called when the user or the toolkit has changed the state of the widget.
  final var onStateChange: ((GTKView) -> Void)?

  /// Called when the user has changed the content.
  final var onEdit: ((GTKView) -> Void)?

  /// Called with the width of the content when GTK has arranged the view in another one.
  final var onWidth: ((GTKView, Double) -> Void)?

  /// Whether the widget takes no place; a widget is shown by default.
  final var isHidden = false { didSet { if isHidden != oldValue { visibilityChanged() } } }

  /// How opaque a view is that appears or disappears, from 0 to 1, in addition to its style's opacity.
  final var presence = 1.0 {
    didSet { if let existing { gtk_widget_set_opacity(existing, presence) } }
  }

  /// The name for assistive technologies; nil for the widget's own.
  final var accessibilityLabel: String? { didSet { showLabel() } }

  /// The name of a widget that GTK gives none, if the node has no other.
  final var ownLabel: String? { didSet { showLabel() } }

  private func showLabel() {
    if let existing { style_set_accessible_label(existing, accessibilityLabel ?? ownLabel) }
  }

  /// Whether what's larger than the widget is cut off; nil for the widget's own way.
  final var cutsOff: Bool? {
    didSet {
      let former = ownOverflow ?? gtk_widget_get_overflow(widget)
      ownOverflow = former
      gtk_widget_set_overflow(
        widget, cutsOff.map { $0 ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE } ?? former)
    }
  }

  private var ownOverflow: GtkOverflow?

  /// The view that arranges this one among its children.
  final weak var container: StackView?

  /// The distances of the content from the edges: the padding and the border.
  final var contentInsets = (leading: 0, trailing: 0) {
    didSet { if contentInsets != oldValue, let existing { gtk_widget_queue_resize(existing) } }
  }

  /// The size among the siblings.
  final var item = Arrangement.Item() {
    didSet {
      guard item != oldValue, let existing else { return }
      showSize(of: existing)
      gtk_widget_queue_resize(existing)
      if item.zIndex != oldValue.zIndex { container?.showOrder() }
    }
  }

  /// The description for assistive technologies; nil for none.
  final var accessibilityHint: String? {
    didSet { if let existing { style_set_accessible_description(existing, accessibilityHint) } }
  }

  /// The states and the role that assistive technologies announce besides those of the widget.
  final var accessibilityTraits = AccessibilityTraits() {
    didSet { if let existing { showTraits(of: existing, former: oldValue) } }
  }

  private var signals: [Signal] = []

  init() {}

  deinit {
    signals = []
    if let existing { g_object_unref(existing) }
  }

  /// Creates the widget.
  func makeWidget() -> Widget {
    gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  }

  /// Sets what was set before the widget was created.
  func configure(_ widget: Widget) {
    if let styleClass { gtk_widget_add_css_class(widget, styleClass.name) }
    if isHidden { gtk_widget_set_visible(widget, 0) }
    if presence < 1 { gtk_widget_set_opacity(widget, presence) }
    if accessibilityLabel ?? ownLabel != nil { showLabel() }
    if let accessibilityHint { style_set_accessible_description(widget, accessibilityHint) }
    showTraits(of: widget, former: [])
    showSize(of: widget)
    if onStateChange != nil {
      connect("state-flags-changed") { view in view.onStateChange?(view) }
    }
  }

  /// The names of roles that a widget doesn't have by itself.
  private static let roleNames: [(AccessibilityTraits, String)] = [
    (.header, "heading"), (.button, "button"), (.link, "link"), (.image, "image"),
    (.searchField, "search field"), (.staticText, "text"), (.adjustable, "adjustable"),
    (.updatesFrequently, "status"), (.summary, "summary"), (.tabBar, "tab bar"),
  ]

  /// A widget has one role, which can't change; its description can.
  private func showTraits(of widget: Widget, former: AccessibilityTraits) {
    let traits = accessibilityTraits
    if traits == former { return }
    let names = Self.roleNames.filter { traits.contains($0.0) }.map(\.1)
    style_set_accessible_role(widget, names.isEmpty ? nil : names.joined(separator: ", "))
    func hasChanged(_ trait: AccessibilityTraits) -> Bool {
      traits.contains(trait) != former.contains(trait)
    }
    if hasChanged(.selected) {
      style_set_accessible_selected(widget, traits.contains(.selected) ? 1 : 0)
    }
    if hasChanged(.notEnabled) {
      style_set_accessible_disabled(widget, traits.contains(.notEnabled) ? 1 : 0)
    }
    if hasChanged(.modal) { style_set_accessible_modal(widget, traits.contains(.modal) ? 1 : 0) }
  }

  // MARK: Layout

  /// The alignment in a column whose node sets none.
  var alignment: StackAlignmentValue { .fill }

  /// Whether an alignment that fills doesn't stretch the view.
  var keepsSize: Bool { false }

  /// Whether the view is as wide as a screen, beside whose sides others have a distance.
  var fillsScreen: Bool { false }

  /// Whether the width of the node is also the least one.
  var hasFixedWidth: Bool { true }

  /// The least width of the widget, which has no other natural one.
  var ownWidth: Int { -1 }

  /// Sets the least size of the widget; its container's arrangement does the rest.
  private func showSize(of widget: Widget) {
    func least(_ length: Arrangement.Length, _ fixed: Double?) -> Int32 {
      let isSet = fixed != nil || length.minimum > 0
      return isSet ? Int32(max(min(fixed ?? 0, length.maximum), length.minimum)) : -1
    }
    let (width, height) = (item.width.inPixels, item.height.inPixels)
    let own = max(least(width, hasFixedWidth ? width.fixed : nil), Int32(ownWidth))
    gtk_widget_set_size_request(widget, own, least(height, height.fixed))
  }

  /// Shows or hides the widget.
  func visibilityChanged() {
    if let existing { gtk_widget_set_visible(existing, isHidden ? 0 : 1) }
  }

  /// Puts a view into this one, before another one or as the last.
  func insert(_ child: GTKView, before next: GTKView?) throws {
    throw MisplacedView(child, in: self)
  }

  /// Takes the view out of the one that it's in.
  func remove() {
    container?.forget(self)
    guard let existing, existing.parent != nil else { return }
    gtk_widget_unparent(existing)
  }

  /// Releases the widget; it's created again when it's needed.
  func releaseWidget() {
    signals = []
    if let existing { g_object_unref(existing) }
    existing = nil
  }

  /// Sets a declaration of the view's class; nil removes it.
  final func setStyle(_ property: String, _ value: String?, in selector: String = "") {
    let key = StyleClass.Key(selector: selector, property: property)
    guard declarations[key] != value else { return }
    declarations[key] = value
    onRestyle?(self)
  }

  /// Called after the class in the style sheet has changed.
  func restyled() {}

  /// Calls a closure for a signal of the widget, without retaining the view.
  final func connect(
    _ name: String, of object: gpointer? = nil, _ body: @escaping (GTKView) -> Void
  ) {
    signals.append(
      Signal(object ?? gpointer(widget), name) { [weak self] in
        if let self { body(self) }
      })
  }
}

extension GTKView.Widget {
  /// The widget as a type whose fields C declares: a `GtkButton`.
  func cast<Type>() -> UnsafeMutablePointer<Type> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Type.self)
  }

  /// The widget as a type that C doesn't define: a `GtkLabel`.
  var opaque: OpaquePointer { OpaquePointer(self) }

  var parent: GTKView.Widget? { gtk_widget_get_parent(self) }
}

// MARK: - StandardView

/// The views of the library's kinds.
enum StandardView {
  /// The kinds that have a separate view; the kinds below have the same one, unless they're here.
  nonisolated(unsafe) private static let makers: [NodeKind: () -> GTKView] = [
    .screen: { ScreenView() },
    .view: { StackView() },
    .button: { ButtonView() },
    .link: { LinkView() },
    .label: { LabelView() },
    .textField: { EntryView(isSearch: false) },
    .textView: { TextEditorView() },
    .searchBar: { EntryView(isSearch: true) },
    .navigationBar: { BarView(.top) },
    .toolbar: { BarView(.toolbar) },
    .tabBar: { BarView(.tabBar) },
    .barItem: { ItemView(isTab: false) },
    .tabBarItem: { ItemView(isTab: true) },
    .segmentedControl: { SegmentsView() },
    .slider: { RangeView(isStepper: false) },
    .switch: { SwitchView() },
    .stepper: { RangeView(isStepper: true) },
    .progress: { ProgressView() },
    .pageControl: { PagesView() },
    .datePicker: { DateView() },
    .image: { ImageView() },
    .scroll: { ScrollView() },
    .table: { TableView() },
    .tableCell: { RowView() },
    .tableSection: { SectionView() },
    .tableSectionHeader: { RowView(styleName: "style-section-header") },
    .tableSectionFooter: { RowView(styleName: "style-section-footer") },
    .activityIndicator: { SpinnerView() },
    .picker: { PickerView() },
  ]

  /// Makes the view for a kind, or for its nearest ancestor that has one.
  static func make(for kind: NodeKind) -> GTKView? {
    var kind: NodeKind? = kind
    while let current = kind {
      if let make = makers[current] { return make() }
      kind = current.parent
    }
    return nil
  }
}

// MARK: - MisplacedView

/// A view can't be where its node is.
struct MisplacedView: Error, CustomStringConvertible {
  let description: String

  init(_ child: GTKView, in parent: GTKView) {
    description = "a \(type(of: child)) can't be in a \(type(of: parent))"
  }
}

// MARK: - PlainViews

final class SwitchView: GTKView {
  override var alignment: StackAlignmentValue { .leading }
  override var keepsSize: Bool { true }

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
  override var alignment: StackAlignmentValue { .center }

  override func makeWidget() -> Widget {
    let spinner = gtk_spinner_new()!
    gtk_spinner_start(spinner.opaque)
    return spinner
  }
}
