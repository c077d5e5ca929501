internal import CGTK
public import ProtocolStyle
public import StyleBinding
internal import Synchronization

/// Shows a tree by GTK's widgets, and keeps them up to date in GTK's main loop.
///
/// ```swift
/// gtk_init()
/// let gtk = GTKTree(tree)
/// gtk_window_set_child(window, gtk.container)
/// ```
///
/// Each kind has the widget that corresponds to it. Styles are classes in one style sheet. It lives
/// on the thread of GTK's main loop, as the tree does, and retains the tree.
public final class GTKTree {
  /// The binding of the views; entries for other attributes and edits can be added to it.
  public let binding: StyleBinding<GTKView>

  /// The widget that the views of roots are put into, side by side.
  public var container: GTKView.Widget { root.widget }

  /// The style sheet.
  let sheet = ClassSheet()

  private let root: RootView
  private let wakeUp = IdleCall()
  private let ticks = FrameTicks()
  private var observation: InvalidationObservation?

  /// The widths of containers since the last refresh, from the outside in.
  private var widths: [(view: GTKView, width: Double)] = []

  /// Makes the widgets of a tree; GTK must be initialized.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - makeView: Creates views for kinds that need others; nil for the standard view, which is by
  ///     default always used.
  public init(_ tree: StyleTree, makeView: @escaping (NodeKind) throws -> GTKView? = { _ in nil }) {
    let (root, sheet) = (RootView(), sheet)
    self.root = root
    weak var owner: GTKTree?
    binding = StyleBinding(tree) { kind in
      guard let view = try makeView(kind) ?? StandardView.make(for: kind) else { return nil }
      view.onRestyle = { [weak sheet] in sheet?.restyle($0) }
      owner?.observe(view, kind)
      return view
    } insert: { view, parent, next in
      try (parent ?? root).insert(view, before: next)
    } remove: { view in
      view.remove()
    }
    owner = self
    binding.showLayout()
    binding.showBoxes()
    binding.showEffects()
    binding.showText()
    binding.showControls()
    binding.showBars()
    binding.showContent()
    binding.showImages()
    binding.noteMissing()
    // By the frame clock; the binding also shows a node's own `model.motion` by it.
    binding.animation = .interpolated(duration: .milliseconds(250)) { $0 * $0 * (3 - 2 * $0) }
    binding.onTransition(GTKView.self, restoring: \.presence) { view, _, presence in
      view.presence = presence
    }
    ticks.body = { [weak self] in self?.advance(by: $0) ?? false }
    wakeUp.body = { [weak self] in self?.refresh() }
    observation = tree.onInvalidation { [wakeUp] in wakeUp.schedule() }
    refresh()
  }

  /// Brings the widgets and the style sheet up to date.
  ///
  /// It's called in GTK's main loop after the tree has changed. Call it to see the change at once.
  ///
  /// Changes made in `StyleTree.animated(_:)` take a quarter of a second in a window that's on the
  /// screen, unless the desktop's animations are off. Views fade in and out meanwhile. Without animations,
  /// motions that repeat aren't shown either.
  public func refresh() {
    showWidths()
    binding.refresh()
    if binding.isAnimating {
      let isStill = style_has_animations() == 0
      // Motions that repeat begin with the first frame of the window.
      if isStill || gtk_widget_get_mapped(container) == 0 {
        binding.finishAnimations(includingRepeating: isStill)
      }
      if binding.isAnimating { ticks.start(on: container) }
    }
    sheet.commit()
  }

  /// Sets the widths of containers as GTK has arranged them, after the layout has ended.
  private func showWidths() {
    guard !widths.isEmpty else { return }
    let width = Double(gtk_widget_get_width(container))
    for change in exchange(&widths, with: []) {
      binding.setContainerWidth(change.width, of: change.view, in: width)
    }
  }

  /// Shows the next frame of animations, and returns whether they need another one.
  private func advance(by interval: Duration) -> Bool {
    defer { sheet.commit() }
    return binding.advanceAnimations(by: interval)
  }

  /// Scrolls a table so that a row is in sight.
  ///
  /// - Parameters:
  ///   - table: The table; other nodes aren't scrolled.
  ///   - index: The index of the row's node among the children of the table's.
  public func scroll(_ table: some NodeReference, toChild index: Int) {
    (binding.view(of: table) as? TableView)?.scroll(to: index)
  }

  /// The errors of GTK's parser in the style sheet; empty unless an entry sets CSS that GTK doesn't
  /// know.
  public var sheetErrors: [String] { sheet.errors }

  /// Receives the states and edits of a new view.
  private func observe(_ view: GTKView, _ kind: NodeKind) {
    view.onEdit = { [weak self] in self?.binding.readEdit(of: $0) }
    view.onWidth = { [weak self] view, width in
      guard let self, let node = binding.node(of: view), binding.tree.isSizeContainer(node) else {
        return
      }
      widths.append((view, width))
      wakeUp.schedule()
    }
    let isCell = kind.isKind(of: .tableCell)
    guard isCell || kind.isKind(of: .control) || kind.isKind(of: .barItem) else { return }
    view.onStateChange = { [weak self] view in
      guard let self, let widget = view.existing else { return }
      // GTK knows only whether a cell is pressed or hovered; it's no control.
      let known: ControlState =
        isCell
        ? [.highlighted, .hovered]
        : [.highlighted, .disabled, .selected, .focused, .hovered, .indeterminate]
      let state = ControlState(gtk_widget_get_state_flags(widget)).intersection(known)
      binding.setControlState(state, among: known, of: view)
      // A style sheet can't be loaded while GTK reports a state.
      if sheet.hasChanges { wakeUp.schedule() }
    }
  }
}

/// The parent of the roots.
private final class RootView: StackView {
  init() {
    var plain = Arrangement()
    (plain.flow, plain.distribution, plain.spacing) = (.row, .fillEqually, 0)
    super.init(plain)
  }
}

extension ControlState {
  /// The states that GTK has as well.
  init(_ flags: GtkStateFlags) {
    self = .normal
    if flags.rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 { insert(.highlighted) }
    if flags.rawValue & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 { insert(.disabled) }
    if flags.rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 { insert(.selected) }
    let focus = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue
    if flags.rawValue & focus != 0 { insert(.focused) }
    if flags.rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 { insert(.hovered) }
    if flags.rawValue & GTK_STATE_FLAG_INCONSISTENT.rawValue != 0 { insert(.indeterminate) }
  }
}

// MARK: - FrameTicks

/// Calls a closure for each frame of a widget that is on the screen.
///
/// It lives on the thread of GTK's main loop.
final class FrameTicks {
  /// Called with the time since the last frame; returns whether it needs the next one.
  var body: (Duration) -> Bool = { _ in false }

  /// Whether the closure is called for each frame.
  private(set) var isRunning = false

  private var latest: gint64?

  /// Calls the closure from the next frame of a widget on; does nothing if it's running.
  func start(on widget: GTKView.Widget) {
    guard !isRunning else { return }
    isRunning = true
    latest = nil
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, ticks in
        let ticks = Unmanaged<FrameTicks>.fromOpaque(ticks!).takeUnretainedValue()
        return ticks.tick(at: gdk_frame_clock_get_frame_time(clock)) ? 1 : 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { ticks in
        let ticks = Unmanaged<FrameTicks>.fromOpaque(ticks!).takeRetainedValue()
        ticks.isRunning = false
      })
  }

  private func tick(at time: gint64) -> Bool {
    let interval = time - (latest ?? time)
    latest = time
    return body(.microseconds(interval))
  }
}

// MARK: - IdleCall

/// Calls a closure once in the next turn of GTK's main loop, however often it's scheduled.
///
/// It's scheduled on any thread, and calls on that of the main loop.
final class IdleCall: @unchecked Sendable {
  /// Set and called on the thread of the main loop alone.
  var body: () -> Void = {}

  private let isScheduled = Atomic(false)

  func schedule() {
    guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    g_idle_add_full(
      G_PRIORITY_HIGH_IDLE,
      { call in
        let call = Unmanaged<IdleCall>.fromOpaque(call!).takeUnretainedValue()
        call.isScheduled.store(false, ordering: .releasing)
        call.body()
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<IdleCall>.fromOpaque($0!).release() })
  }
}

// MARK: - Signal

/// A connection of a closure with a signal of GTK, whose arguments it doesn't need.
///
/// It retains the object and the closure, and disconnects them when it's released.
final class Signal {
  private let object: gpointer
  private let identifier: gulong

  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  /// Connects a closure with a signal that has no return value.
  init(_ object: gpointer, _ name: String, _ run: @escaping () -> Void) {
    self.object = object
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    let release: GClosureNotify = { body, _ in
      Unmanaged<Body>.fromOpaque(body!).release()
    }
    // A swapped connection has the data as its first argument, whatever the others are.
    let call: @convention(c) (gpointer) -> Void = { body in
      Unmanaged<Body>.fromOpaque(body).takeUnretainedValue().run()
    }
    identifier = g_signal_connect_data(
      object, name, unsafeBitCast(call, to: GCallback.self), body, release, G_CONNECT_SWAPPED)
    g_object_ref(object)
  }

  deinit {
    // GTK may have disconnected it, when the object was disposed of.
    if g_signal_handler_is_connected(object, identifier) != 0 {
      g_signal_handler_disconnect(object, identifier)
    }
    g_object_unref(object)
  }
}
