internal import CGTK
internal import Foundation
internal import ProtocolStyle

/// The style sheet of a binding: one provider for the display, with a class for each distinct look.
///
/// A provider for each widget would be parsed for each widget. Classes that no view has any more
/// are dropped when the sheet is loaded next.
final class ClassSheet {
  /// The errors of GTK's parser, as it describes them.
  var errors: [String] { log.errors }

  private final class Log {
    var errors: [String] = []
  }

  private let log = Log()

  private struct WeakClass {
    weak var styleClass: StyleClass?
  }

  private let provider = gtk_css_provider_new()!
  private var classes: [[StyleClass.Key: String]: WeakClass] = [:]
  private var restyled: [ObjectIdentifier: GTKView] = [:]
  private var needsLoading = true
  private var count = 0

  /// Makes a sheet for the default display; GTK must be initialized.
  init() {
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    let note: @convention(c) (gpointer, gpointer, UnsafePointer<GError>, gpointer) -> Void = {
      _, _, error, log in
      Unmanaged<Log>.fromOpaque(log).takeUnretainedValue().errors
        .append(String(cString: error.pointee.message))
    }
    g_signal_connect_data(
      provider, "parsing-error", unsafeBitCast(note, to: GCallback.self),
      Unmanaged.passRetained(log).toOpaque(),
      { log, _ in Unmanaged<Log>.fromOpaque(log!).release() }, GConnectFlags(0))
  }

  deinit {
    if let display = gdk_display_get_default() {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
    }
    g_object_unref(provider)
  }

  /// Notes that a view's declarations have changed.
  func restyle(_ view: GTKView) {
    restyled[ObjectIdentifier(view)] = view
  }

  /// Whether ``commit()`` has anything to do.
  var hasChanges: Bool { needsLoading || !restyled.isEmpty }

  /// Gives the views that have changed their classes, and loads the sheet if there are new ones.
  func commit() {
    for view in restyled.values {
      let styleClass = styleClass(view.declarations)
      guard styleClass !== view.styleClass else { continue }
      if let widget = view.existing {
        if let former = view.styleClass { gtk_widget_remove_css_class(widget, former.name) }
        if let styleClass { gtk_widget_add_css_class(widget, styleClass.name) }
      }
      view.styleClass = styleClass
      view.restyled()
    }
    restyled = [:]
    if needsLoading { load() }
  }

  private func styleClass(_ declarations: [StyleClass.Key: String]) -> StyleClass? {
    if declarations.isEmpty { return nil }
    if let known = classes[declarations]?.styleClass { return known }
    count += 1
    let styleClass = StyleClass(number: count, declarations)
    classes[declarations] = WeakClass(styleClass: styleClass)
    needsLoading = true
    return styleClass
  }

  /// The rules of all classes that views have.
  var text: String {
    BaseSheet.text
      + classes.values.compactMap(\.styleClass).sorted { $0.name < $1.name }.map(\.rules).joined()
  }

  private func load() {
    needsLoading = false
    classes = classes.filter { $0.value.styleClass != nil }
    gtk_css_provider_load_from_data(provider, text, -1)
  }
}

// MARK: - StyleClass

/// A class of the style sheet: the declarations that widgets of one look have in common.
final class StyleClass {
  /// Where a declaration is, and of which property.
  struct Key: Hashable, Comparable {
    /// The part of the selector after the class: ` > trough`; empty for the widget itself.
    let selector: String

    /// The property of GTK's CSS.
    let property: String

    static func < (left: Key, right: Key) -> Bool {
      (left.selector, left.property) < (right.selector, right.property)
    }
  }

  /// The name, unique in the process.
  let name: String

  /// The rules of the class, as text.
  let rules: String

  init(number: Int, _ declarations: [Key: String]) {
    let name = "style-\(number)"
    var rules = ""
    var selector: String?
    for (key, value) in declarations.sorted(by: { $0.key < $1.key }) {
      if key.selector != selector {
        if selector != nil { rules += "}\n" }
        // A list of selectors is a list of the class's parts.
        let parts = key.selector.split(separator: ",", omittingEmptySubsequences: false)
        rules += parts.map { ".\(name)\($0)" }.joined(separator: ", ") + " {\n"
        selector = key.selector
      }
      rules += "  \(key.property): \(value);\n"
    }
    if selector != nil { rules += "}\n" }
    self.name = name
    self.rules = rules
  }
}

// MARK: - BaseSheet

/// The rules that all views of ours have in common, below their classes: the platform's look where
/// nodes have none.
enum BaseSheet {
  static let text = """
    .style-bar { min-height: 44px; padding: 0 16px; }
    .style-bar .title { font-weight: bold; }
    .style-large-title { font-size: 34px; font-weight: bold; padding: 4px 0; }
    .style-tabs { min-height: 50px; padding: 0 4px; }
    .style-item, .style-tab {
      background: none; box-shadow: none; border: none; outline-offset: -2px; padding: 6px 2px;
      min-height: 32px; min-width: 40px; font-weight: normal;
    }
    .style-tab { font-size: 11px; padding: 6px 0 4px 0; min-height: 40px; border-radius: 10px; }
    .style-tab { color: inherit; }
    .style-link { padding: 0; min-height: 24px; }
    .style-link label { text-decoration-line: underline; }
    .style-detail { opacity: 0.7; }
    .style-subtitle { font-size: 13px; font-weight: normal; opacity: 0.8; }
    .style-badge {
      min-width: 8px; padding: 0 5px; border-radius: 9px; font-size: 12px; color: white;
      background: #d70015;
    }
    .style-list, .style-list listview { background: none; }
    .style-list listview > row { padding: 0; background: none; border-bottom-color: transparent; }
    .style-list listview.separators > row:not(:last-child) {
      background: linear-gradient(alpha(currentColor, 0.15), alpha(currentColor, 0.15)) no-repeat;
      background-size: calc(100% - 16px) 1px;
      background-origin: border-box;
    }
    .style-list listview.separators > row:not(:last-child):dir(ltr) { background-position: 16px 100%; }
    .style-list listview.separators > row:not(:last-child):dir(rtl) { background-position: 0 100%; }
    .style-row { padding: 6px 16px; min-height: 32px; }
    .style-section-header, .style-section-footer {
      padding: 6px 16px; font-size: 13px; opacity: 0.8;
    }
    .style-section-header { padding-top: 14px; font-weight: 600; }
    .style-segments { padding: 2px; border-radius: 10px; background: alpha(currentColor, 0.1); }
    .style-segments > button {
      background: none; box-shadow: none; border: none; border-radius: 8px; min-height: 28px;
      padding: 2px 10px; margin: 0; color: inherit; font-weight: normal;
    }
    .style-segments > button:checked {
      background: white; color: inherit; font-weight: 600;
      box-shadow: 0 1px 3px alpha(black, 0.2);
    }
    .style-stepper, .style-switch {
      background: alpha(currentColor, 0.15); color: inherit; border-color: transparent;
      box-shadow: none;
    }
    .style-stepper > button { color: inherit; border-color: alpha(currentColor, 0.15); }
    .style-switch:not(:checked) { background: #7f7f87; }
    .style-switch > slider {
      border-color: transparent; box-shadow: 0 1px 2px alpha(black, 0.35);
    }
    .style-dot { min-width: 8px; min-height: 8px; border-radius: 4px; background: currentColor; }

    """
}

// MARK: - CSS

/// Values in the CSS that GTK reads, which has no media queries: view models are resolved already.
enum CSS {
  static func color(_ color: Color) -> String {
    let color = color.mappedToSRGB
    func byte(_ component: Double) -> Int { Int((component * 255).rounded()) }
    return "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), "
      + "\(number(color.alpha)))"
  }

  static func pixels(_ value: Double) -> String { "\(number(value))px" }

  /// The edges in the order of CSS.
  static func edges(_ insets: EdgeInsets) -> String {
    [insets.top, insets.right, insets.bottom, insets.left].map(pixels).joined(separator: " ")
  }

  static func gradient(_ gradient: Gradient) -> String {
    func percent(_ fraction: Double) -> String { "\(number(fraction * 100))%" }
    let shape = gradient.shape
    let point = "at \(percent(shape.x)) \(percent(shape.y))"
    let (name, way) =
      switch shape.form {
      case .linear: ("linear", "\(number(shape.angle))deg")
      case .radial: ("radial", "\(percent(shape.radius)) \(percent(shape.radius)) \(point)")
      case .angular: ("conic", "from \(number(shape.angle))deg \(point)")
      }
    let stops = gradient.stopsInSRGB.map { "\(color($0.color)) \(percent($0.location))" }
    return "\(name)-gradient(\(([way] + stops).joined(separator: ", ")))"
  }

  /// The properties of a font; nil removes them.
  static func font(_ font: FontDescriptor?) -> [(property: String, value: String?)] {
    [
      ("font-family", font.flatMap { family($0.family) }),
      ("font-size", font.map { pixels($0.size) }),
      ("font-weight", font.map { number($0.weight.rawValue) }),
      ("font-style", font.map { $0.isItalic ? "italic" : "normal" }),
    ]
  }

  /// The family; nil for the desktop's own.
  private static func family(_ family: FontDescriptor.Family) -> String? {
    switch family {
    case .named(let name):
      "\"\(name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\""
    case .system(.serif): "\"Noto Serif\", serif"
    case .system(.monospaced): "monospace"
    case .system(.default), .system(.rounded): nil
    }
  }

  /// A number with up to three decimals and a point, whatever the locale.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
