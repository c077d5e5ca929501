internal import CGTK
internal import ProtocolStyle
internal import StyleBinding
internal import StyleGTK

/// A window with the three screens of the café and a list of all beans, in one theme.
final class CafeWindow {
  let tree = StyleTree(
    styleSheet: StyleSheet {
      // The café's traits have one look; these are the looks of its buttons' states.
      StyleRule(for: .button, when: .controlState(.highlighted)) {
        $0.backgroundColor = Token.cafeAccent.value.mixed(with: .black, by: 0.3)
      }.overridingConformances()
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.4 }
    })
  let gtk: GTKTree

  /// The rows of the long list, and the table that has them.
  let beans: LongList

  private let isRemote: Bool
  private let phones: [AnyNodeHandle]
  private let window = gtk_window_new()!
  private var remote: RemoteControl?
  private var themeButtons: [GTKView.Widget] = []

  init(isRemote: Bool) {
    self.isRemote = isRemote
    let tree = tree
    let shelf = tree.attach(Shelf()).erased
    var phones = Cafe.Screen.allCases.map { Cafe.attach($0, in: .harbor, to: shelf, of: tree) }
    beans = LongList(count: 10_000, in: tree, to: shelf)
    phones.append(beans.phone)
    for phone in phones {
      tree.override(phone) {
        $0.cornerRadius = 26
        $0.masksToBounds = true
      }
    }
    self.phones = phones
    gtk = GTKTree(tree)
    gtk.binding.onProblem = { print("problem:", $0) }
    gtk.binding.onEdit(.isOn, CafeSwitch.self) { $0.isOn = $1 }
    gtk.binding.onEdit(.rangedValue, CafeSlider.self) { $0.value = $1.value }
    gtk.binding.onEdit(.rangedValue, CafeStepper.self) { $0.value = $1.value }
    gtk.binding.onEdit(.items, CafeSegments.self) { $0.selectedIndex = $1.selectedIndex }
    // The café's fields keep no text.
    gtk.binding.onEdit(.text, CafeSearch.self) { _, _ in }
    gtk.binding.onEdit(.text, CafeField.self) { _, _ in }
  }

  /// The theme of all phones; setting it is all that a switch takes.
  var theme = Theme.harbor {
    didSet {
      for phone in phones { tree.setScope(Cafe.scope(of: theme), at: phone) }
      style_prefer_dark(theme == .night ? 1 : 0)
      if let index = Theme.cafe.firstIndex(of: theme), index < themeButtons.count {
        gtk_toggle_button_set_active(toggle(themeButtons[index]), 1)
      }
    }
  }

  func show(whenClosed: @escaping () -> Void) {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 14)!
    gtk_box_append(box(column), makeThemeBar())
    let phones = gtk.container
    gtk_widget_set_vexpand(phones, 1)
    gtk_box_append(box(column), phones)
    for margin in [
      gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top,
      gtk_widget_set_margin_bottom,
    ] {
      margin(column, 18)
    }
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(pointer, column)
    gtk_window_set_title(pointer, "Corner Café")
    gtk_window_set_default_size(pointer, 1460, 880)
    if isRemote {
      gtk_window_set_decorated(pointer, 0)
      // Pictures are taken without waiting for transitions.
      style_disable_animations()
      remote = RemoteControl(self, window, whenClosed)
    }
    gtk_window_present(pointer)
    whenDestroyed = whenClosed
    let closed: @convention(c) (gpointer) -> Void = { data in
      Unmanaged<CafeWindow>.fromOpaque(data).takeUnretainedValue().whenDestroyed()
    }
    g_signal_connect_data(
      window, "destroy", unsafeBitCast(closed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_SWAPPED)
  }

  private var whenDestroyed: () -> Void = {}

  private func makeThemeBar() -> GTKView.Widget {
    let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_widget_add_css_class(bar, "linked")
    gtk_widget_set_halign(bar, GTK_ALIGN_CENTER)
    for theme in Theme.cafe {
      let button = gtk_toggle_button_new_with_label(theme.title)!
      if let first = themeButtons.first {
        gtk_toggle_button_set_group(toggle(button), toggle(first))
      } else {
        gtk_toggle_button_set_active(toggle(button), 1)
      }
      themeButtons.append(button)
      gtk_box_append(box(bar), button)
      let toggled: @convention(c) (GTKView.Widget, gpointer) -> Void = { button, data in
        let window = Unmanaged<CafeWindow>.fromOpaque(data).takeUnretainedValue()
        window.chose(button)
      }
      g_signal_connect_data(
        button, "clicked", unsafeBitCast(toggled, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
    }
    return bar
  }

  private func chose(_ button: GTKView.Widget) {
    guard let index = themeButtons.firstIndex(of: button) else { return }
    theme = Theme.cafe[index]
  }

  /// Phones side by side.
  private struct Shelf: ViewNode, StackAxis, Spacing {
    var stackAxis: StackAxisValue { .horizontal }
    var spacing: Double { 18 }
  }

  private func toggle(_ widget: GTKView.Widget) -> UnsafeMutablePointer<GtkToggleButton> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkToggleButton.self)
  }

  private func box(_ widget: GTKView.Widget) -> UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
  }
}
