internal import CGTK
public import ProtocolStyle
public import StyleBinding

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
    binding.showBoxes()
    binding.showText()
    binding.showControls()
    binding.showBars()
    binding.showContent()
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
  /// screen, unless the desktop's animations are off. Views fade in and out meanwhile.
  public func refresh() {
    binding.refresh()
    if binding.isAnimating {
      if gtk_widget_get_mapped(container) != 0, style_has_animations() != 0 {
        ticks.start(on: container)
      } else {
        binding.finishAnimations()
      }
    }
    sheet.commit()
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
    guard kind.isKind(of: .control) || kind.isKind(of: .barItem) else { return }
    view.onStateChange = { [weak self] view in
      guard let self, let widget = view.existing else { return }
      binding.setControlState(ControlState(gtk_widget_get_state_flags(widget)), of: view)
      // A style sheet can't be loaded while GTK reports a state.
      if sheet.hasChanges { wakeUp.schedule() }
    }
  }
}

/// The parent of the roots.
private final class RootView: GTKView {
  override func makeWidget() -> Widget {
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
    gtk_box_set_homogeneous(box.cast(), 1)
    return box
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
  }
}
