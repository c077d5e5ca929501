internal import CGTK

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
