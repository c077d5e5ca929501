import CGTK
import ProtocolStyle
import StyleBinding
import Testing

@testable import StyleGTK

/// Widgets of a tree in GTK's main loop.
@Suite(.serialized) @MainActor struct GTKTreeTests {
  struct Screen: ScreenNode {}
  struct Bar: NavigationBarNode {}
  struct Items: TableNode {}

  struct Item: BarButtonItemNode, TextContent {
    var text: String
  }

  struct Line: LabelNode, TextContent {
    var text: String
  }

  struct Row: TableCellNode, TextContent {
    var text: String
  }

  struct Buy: ButtonNode, BackgroundColor {
    var backgroundColor: Color { ControlState.current == .highlighted ? .red : .white }
  }

  struct Wifi: SwitchNode, OnContent {
    var isOn = false
  }

  struct Name: TextFieldNode, TextContent {
    var text = "a"
  }

  let tree = StyleTree()
  let gtk: GTKTree

  init() throws {
    try Display.require()
    gtk = GTKTree(tree)
    gtk.binding.onProblem = { Issue.record("\($0)") }
  }

  /// Runs GTK's main loop until it has nothing to do.
  private func runLoop() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  private func texts(in view: GTKView?) -> [String] {
    guard let view else { return [] }
    var texts: [String] = []
    var child = gtk_widget_get_first_child(view.widget)
    while let current = child {
      texts.append(String(cString: gtk_label_get_text(current.opaque)))
      child = gtk_widget_get_next_sibling(current)
    }
    return texts
  }

  @Test func `labels are stacked in order, and follow moves`() throws {
    let screen = tree.attach(Screen())
    for text in ["a", "b", "c"] { tree.attach(Line(text: text), to: screen) }
    gtk.refresh()
    #expect(texts(in: gtk.binding.view(of: screen)) == ["a", "b", "c"])
    let children = tree.children(of: screen)
    try tree.move(children[2], to: screen, at: 0)
    gtk.refresh()
    #expect(texts(in: gtk.binding.view(of: screen)) == ["c", "a", "b"])
    tree.detach(children[0])
    gtk.refresh()
    #expect(texts(in: gtk.binding.view(of: screen)) == ["c", "b"])
  }

  @Test func `a change is shown in the next turn of the main loop`() throws {
    let line = tree.attach(Line(text: "a"))
    gtk.refresh()
    tree[line].text = "b"
    let label = try #require(gtk.binding.view(of: line)).widget
    #expect(String(cString: gtk_label_get_text(label.opaque)) == "a")
    runLoop()
    #expect(String(cString: gtk_label_get_text(label.opaque)) == "b")
  }

  @Test func `views of one look have one class, and the sheet drops those that none has`() throws {
    let lines = ["a", "b"].map { tree.attach(Line(text: $0)) }
    for line in lines { tree.override(line) { $0.textColor = .red } }
    gtk.refresh()
    let views = lines.compactMap { gtk.binding.view(of: $0) }
    #expect(views[0].styleClass != nil && views[0].styleClass === views[1].styleClass)
    #expect(gtk.sheet.text.contains("rgba(255, 0, 0, 1)"))
    for line in lines { tree.override(line) { $0.textColor = .blue } }
    gtk.refresh()
    #expect(!gtk.sheet.text.contains("rgba(255, 0, 0, 1)"))
    #expect(gtk.sheet.text.contains("rgba(0, 0, 255, 1)"))
  }

  @Test func `a pressed button has the look of its state`() throws {
    let buy = tree.attach(Buy())
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: buy))
    gtk_widget_set_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE, 0)
    #expect(tree.controlState(of: buy) == .highlighted)
    #expect(view.declarations.values.contains("rgba(255, 0, 0, 1)"))
    gtk_widget_unset_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE)
    #expect(view.declarations.values.contains("rgba(255, 255, 255, 1)"))
  }

  @Test func `a button that its parent disables is enabled with it`() throws {
    let screen = tree.attach(Screen())
    let buy = tree.attach(Buy(), to: screen)
    gtk.refresh()
    let (parent, button) = (
      try #require(gtk.binding.view(of: screen)), try #require(gtk.binding.view(of: buy))
    )
    gtk_widget_set_sensitive(parent.widget, 0)
    #expect(tree.controlState(of: buy) == .disabled)
    gtk_widget_set_sensitive(parent.widget, 1)
    #expect(tree.controlState(of: buy) == .normal)
    #expect(gtk_widget_is_sensitive(button.widget) != 0)
  }

  @Test func `edits flow into models`() throws {
    gtk.binding.onEdit(.isOn, Wifi.self) { $0.isOn = $1 }
    gtk.binding.onEdit(.text, Name.self) { $0.text = $1.uppercased() }
    let (wifi, name) = (tree.attach(Wifi()), tree.attach(Name()))
    gtk.refresh()
    gtk_switch_set_active(try #require(gtk.binding.view(of: wifi)).widget.opaque, 1)
    #expect(tree[wifi].isOn)
    let field = try #require(gtk.binding.view(of: name)).widget
    gtk_editable_set_text(field.opaque, "bc")
    #expect(tree[name].text == "BC")
    #expect(String(cString: gtk_editable_get_text(field.opaque)) == "BC")
  }

  @Test func `items are in their bar`() throws {
    let bar = tree.attach(Bar())
    let items = ["a", "b"].map { tree.attach(Item(text: $0), to: bar) }
    gtk.refresh()
    let views = items.compactMap { gtk.binding.view(of: $0) as? ItemView }
    #expect(views.allSatisfy { $0.widget.parent != nil })
    #expect(views[0].widget.parent != views[1].widget.parent)
    tree.detach(items[0])
    gtk.refresh()
    #expect(views[0].widget.parent == nil)
  }

  @Test func `rows that aren't in sight have no widgets`() throws {
    let table = tree.attach(Items())
    for number in 0..<10_000 { tree.attach(Row(text: "\(number)"), to: table) }
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: table) as? TableView)
    #expect(view.rows.count == 10_000)
    #expect(view.widgetCount == 0)
    tree.detach(tree.children(of: table)[5_000])
    gtk.refresh()
    #expect(view.rows.count == 9_999)
    #expect(view.rows[5_000].title == "5001")
  }

  @Test func `without a window, animated changes are shown at once`() throws {
    let line = tree.animated { tree.attach(Line(text: "a")) }
    gtk.refresh()
    #expect(try #require(gtk.binding.view(of: line)).presence == 1)
    tree.animated { _ = tree.detach(line) }
    gtk.refresh()
    #expect(texts(in: gtk.binding.view(of: line)) == [])
    #expect(gtk_widget_get_first_child(gtk.container) == nil)
  }

  @Test func `in a window, views fade in and out by its frames`() throws {
    let window = gtk_window_new()!
    gtk_window_set_child(window.cast(), gtk.container)
    gtk_widget_set_visible(window, 1)
    defer { gtk_window_destroy(window.cast()) }
    wait { gtk_widget_get_mapped(gtk.container) != 0 }
    let line = tree.animated { tree.attach(Line(text: "a")) }
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: line))
    #expect(view.presence == 0)
    #expect(gtk_widget_get_opacity(view.widget) == 0)
    wait { view.presence > 0 }
    wait { !gtk.binding.isAnimating }
    #expect(gtk_widget_get_opacity(view.widget) == 1)
    tree.animated { _ = tree.detach(line) }
    gtk.refresh()
    #expect(view.widget.parent != nil)
    wait { !gtk.binding.isAnimating }
    #expect(view.widget.parent == nil)
  }

  /// Runs GTK's main loop until a condition holds, or for ten seconds.
  private func wait(
    until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = g_get_monotonic_time() + 10_000_000
    while !condition(), g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
    #expect(condition(), sourceLocation: sourceLocation)
  }

  struct Section: TableSectionNode {}

  struct Title: TableSectionHeaderNode, TextContent {
    var text: String
  }

  @Test func `the rows of sections are rows of their list`() throws {
    let table = tree.attach(Items())
    tree.attach(Row(text: "loose"), to: table)
    let sections = ["a", "b"].map { name in
      let section = tree.attach(Section(), to: table)
      tree.attach(Title(text: name), to: section)
      tree.attach(Row(text: "\(name)1"), to: section)
      return section
    }
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: table) as? TableView)
    func titles() -> [String] { view.rows.map(\.title) }
    #expect(titles() == ["loose", "a", "a1", "b", "b1"])
    tree.attach(Row(text: "a2"), to: sections[0])
    try tree.move(sections[1], to: table, at: 0)
    gtk.refresh()
    #expect(titles() == ["b", "b1", "loose", "a", "a1", "a2"])
    tree.override(sections[0]) { $0.isHidden = true }
    gtk.refresh()
    #expect(titles() == ["b", "b1", "loose"])
    tree.attach(Row(text: "a3"), to: sections[0])
    tree.clearOverrides(of: sections[0])
    tree.detach(tree.children(of: sections[1])[1])
    gtk.refresh()
    #expect(titles() == ["b", "loose", "a", "a1", "a2", "a3"])
    tree.detach(sections[1])
    gtk.refresh()
    #expect(titles() == ["loose", "a", "a1", "a2", "a3"])
  }

  @Test func `a segment with an image shows the icon instead of the title`() throws {
    struct Layout: SegmentedControlNode, ItemsContent {
      var items = ["Add", "Grid"]
      var itemImages: [ImageReference?] = [.symbol("plus"), nil]
    }
    let layout = tree.attach(Layout())
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: layout))
    func icons() -> [String?] {
      var (icons, child) = ([String?](), gtk_widget_get_first_child(view.widget))
      while let button = child {
        icons.append(gtk_button_get_icon_name(button.cast()).map { String(cString: $0) })
        child = gtk_widget_get_next_sibling(button)
      }
      return icons
    }
    #expect(icons() == ["list-add-symbolic", nil])
    tree[layout].itemImages = [nil, .symbol("minus")]
    gtk.refresh()
    #expect(icons() == [nil, "list-remove-symbolic"])
  }

  @Test func `what can't be where its node is, is reported`() throws {
    let tree = StyleTree()
    var problems: [BindingProblem] = []
    let gtk = GTKTree(tree)
    gtk.binding.onProblem = { problems.append($0) }
    tree.attach(Line(text: "a"), to: tree.attach(Bar()))
    gtk.refresh()
    #expect(problems.map(\.code) == [.failedInsertion])
    #expect(problems[0].message.contains("a LabelView can't be in a BarView"))
  }

  @Test func `a tree and its views are released`() {
    weak var released: GTKTree?
    weak var view: GTKView?
    do {
      let tree = StyleTree()
      let buy = tree.attach(Buy())
      let gtk = GTKTree(tree)
      (released, view) = (gtk, gtk.binding.view(of: buy))
      #expect(released != nil && view != nil)
    }
    runLoop()
    #expect(released == nil && view == nil)
  }
}
