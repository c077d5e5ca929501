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
    gtk = try GTKTree(testing: tree)
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

  struct PressRow: TableCellNode, BackgroundColor {
    var backgroundColor: Color { ControlState.current.contains(.highlighted) ? .red : .white }
  }

  struct Follower: LabelNode, TextContent {
    var text: String {
      ControlState.ofEnclosingControl.contains(.highlighted) ? "pressed" : "released"
    }
  }

  @Test func `a row that is pressed is highlighted, and what is in it follows`() throws {
    let row = tree.attach(PressRow(), to: tree.attach(Items()))
    let label = tree.attach(Follower(), to: row)
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: row))
    let text = try #require(gtk.binding.view(of: label)?.widget)
    gtk_widget_set_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE, 0)
    runLoop()
    #expect(tree.controlState(of: row) == .highlighted)
    #expect(String(cString: gtk_label_get_text(text.opaque)) == "pressed")
    gtk_widget_unset_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE)
    runLoop()
    #expect(tree.controlState(of: row) == .normal)
    #expect(String(cString: gtk_label_get_text(text.opaque)) == "released")
  }

  @Test func `a press keeps the other states of a row`() throws {
    let row = tree.attach(PressRow(), to: tree.attach(Items()))
    tree.setControlState(.selected, of: row)
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: row))
    gtk_widget_set_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE, 0)
    #expect(tree.controlState(of: row) == [.highlighted, .selected])
    gtk_widget_unset_state_flags(view.widget, GTK_STATE_FLAG_ACTIVE)
    #expect(tree.controlState(of: row) == .selected)
  }

  struct HoverRow: TableCellNode, BackgroundColor {
    var backgroundColor: Color { ControlState.current.contains(.hovered) ? .red : .white }
  }

  @Test func `a row under the pointer is hovered, and keeps what the app has set`() throws {
    let row = tree.attach(HoverRow(), to: tree.attach(Items()))
    tree.setControlState(.invalid, of: row)
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: row))
    gtk_widget_set_state_flags(view.widget, GTK_STATE_FLAG_PRELIGHT, 0)
    #expect(tree.controlState(of: row) == [.hovered, .invalid])
    #expect(tree.viewModel(of: row).backgroundColor == .red)
    gtk_widget_unset_state_flags(view.widget, GTK_STATE_FLAG_PRELIGHT)
    #expect(tree.controlState(of: row) == .invalid)
    #expect(tree.viewModel(of: row).backgroundColor == .white)
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

  struct Pulse: ViewNode, RepeatingMotion {}

  @Test func `a repeating motion is shown by frames, and waits for the window`() throws {
    let pulse = tree.attach(Pulse())
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: pulse))
    #expect(gtk.binding.isAnimating)
    gtk.binding.advanceAnimations(by: .milliseconds(800))
    #expect(gtk.binding.viewModel(shownBy: view)?.alpha == 0.4)
    tree.environment.reduceMotion = true
    gtk.refresh()
    #expect(!gtk.binding.isAnimating)
    #expect(gtk.binding.viewModel(shownBy: view)?.alpha == nil)
  }

  struct Departure: DatePickerNode, DateContent {
    var date = CalendarDate(year: 2024, month: 11, day: 22, hour: 9, minute: 41)
    var minimumDate: CalendarDate?
    var maximumDate: CalendarDate?
    var datePickerMode = DatePickerMode.date
  }

  /// Shows a node whose edits of dates are written to it.
  private func show(
    _ node: Departure
  ) throws -> (node: NodeHandle<Departure>, calendar: GTKView.Widget) {
    gtk.binding.onEdit(.rangedDate, Departure.self) { $0.date = $1.date }
    let node = tree.attach(node)
    gtk.refresh()
    return (node, try #require(gtk.binding.view(of: node)).widget)
  }

  private func select(_ date: CalendarDate, in calendar: GTKView.Widget) {
    let date = g_date_time_new_local(
      Int32(date.year), Int32(date.month), Int32(date.day), 0, 0, 0)!
    gtk_calendar_select_day(calendar.opaque, date)
    g_date_time_unref(date)
  }

  private func day(in calendar: GTKView.Widget) -> String {
    let date = gtk_calendar_get_date(calendar.opaque)!
    defer { g_date_time_unref(date) }
    let text = g_date_time_format(date, "%F")!
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The buttons in a widget, in order.
  private func buttons(in widget: GTKView.Widget) -> [GTKView.Widget] {
    var (found, child) = ([GTKView.Widget](), gtk_widget_get_first_child(widget))
    while let current = child {
      let isButton = g_type_check_instance_is_a(current.cast(), gtk_button_get_type()) != 0
      found += isButton ? [current] : buttons(in: current)
      child = gtk_widget_get_next_sibling(current)
    }
    return found
  }

  private func click(_ button: GTKView.Widget) {
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, gpointer(button))
    g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&value)
  }

  @Test func `a selected day flows into the model, which keeps its time of day`() throws {
    let (node, calendar) = try show(Departure())
    #expect(day(in: calendar) == "2024-11-22")
    select(CalendarDate(year: 2027, month: 2, day: 3), in: calendar)
    #expect(tree[node].date == CalendarDate(year: 2027, month: 2, day: 3, hour: 9, minute: 41))
    #expect(day(in: calendar) == "2027-02-03")
    tree[node].date = CalendarDate(year: 2025, month: 1, day: 1)
    gtk.refresh()
    #expect(day(in: calendar) == "2025-01-01")
  }

  @Test func `the arrows of a calendar flow into the model`() throws {
    let (node, calendar) = try show(Departure())
    let arrows = buttons(in: calendar)
    #expect(arrows.count == 4)
    for arrow in arrows {
      let former = tree[node].date
      click(arrow)
      #expect(tree[node].date != former)
      #expect(RangedDate(tree[node].date).iso8601 == day(in: calendar))
    }
    #expect(tree[node].date == Departure().date)
  }

  @Test func `a day outside of the limits is replaced by the nearest one`() throws {
    let first = CalendarDate(year: 2024, month: 11, day: 10)
    let last = CalendarDate(year: 2024, month: 12, day: 5)
    let (node, calendar) = try show(Departure(minimumDate: first, maximumDate: last))
    select(CalendarDate(year: 2024, month: 11, day: 3), in: calendar)
    #expect(tree[node].date == first)
    #expect(day(in: calendar) == "2024-11-10")
    // The date of the node doesn't change.
    select(CalendarDate(year: 2020, month: 1, day: 1), in: calendar)
    #expect(day(in: calendar) == "2024-11-10")
    select(CalendarDate(year: 2030, month: 1, day: 1), in: calendar)
    #expect(tree[node].date == last)
    #expect(day(in: calendar) == "2024-12-05")
  }

  @Test func `a calendar can't edit a time, and takes back what a model refuses`() throws {
    let (node, calendar) = try show(Departure(datePickerMode: .time))
    select(CalendarDate(year: 2027, month: 2, day: 3), in: calendar)
    #expect(tree[node].date == Departure().date)
    #expect(day(in: calendar) == "2024-11-22")
    tree[node].datePickerMode = .date
    gtk.binding.onEdit(.rangedDate, Departure.self) { _, _ in }
    gtk.refresh()
    select(CalendarDate(year: 2027, month: 2, day: 3), in: calendar)
    #expect(day(in: calendar) == "2024-11-22")
  }

  @Test func `a calendar whose date goes has the day that it had before`() throws {
    let node = tree.attach(Departure())
    tree.override(node) { $0.rangedDate = nil }
    gtk.refresh()
    let calendar = try #require(gtk.binding.view(of: node)).widget
    let before = day(in: calendar)
    tree.clearOverrides(of: node)
    gtk.refresh()
    #expect(day(in: calendar) == "2024-11-22")
    tree.override(node) { $0.rangedDate = nil }
    gtk.refresh()
    #expect(day(in: calendar) == before)
  }

  struct Volume: SliderNode, ValueContent {
    var value = 2.0
    var range: ClosedRange<Double> { 1...10 }
  }

  struct Amount: StepperNode, ValueContent {
    var value = 2.0
    var range: ClosedRange<Double> { 1...10 }
  }

  struct Note: TextViewNode, TextContent {
    var text = "a"
  }

  struct Search: SearchBarNode, TextContent {
    var text = "a"
  }

  struct Flavor: PickerNode, ItemsContent {
    var items = ["Mint", "Lime"]
    var itemImages: [ImageReference?] { [.symbol("plus")] }
    var selectedIndex: Int? = 0
  }

  struct Period: SegmentedControlNode, ItemsContent {
    var items = ["Day", "Week"]
    var itemImages: [ImageReference?] { [.symbol("plus")] }
    var selectedIndex: Int? = 0
  }

  /// Edits a view as a user does, and returns the edits that its binding reports.
  private func edits<Value, Node: StyleNode>(
    of node: Node, _ attribute: Attribute<Value>, _ write: @escaping (inout Node, Value) -> Void,
    by edit: (GTKView) throws -> Void
  ) throws -> [Value] {
    var edits: [Value] = []
    gtk.binding.onEdit(attribute, Node.self) { node, value in
      edits.append(value)
      write(&node, value)
    }
    let node = tree.attach(node)
    gtk.refresh()
    try edit(try #require(gtk.binding.view(of: node)))
    return edits
  }

  @Test(arguments: [(7.0, 7.0), (99, 10), (-99, 1)])
  func `sliders and steppers report a value within their limits`(set: Double, value: Double) throws
  {
    let move: (GTKView) throws -> Void = {
      gtk_adjustment_set_value(try #require($0 as? RangeView).adjustment, set)
    }
    let expected = [RangedValue(value, in: 1...10)]
    #expect(try edits(of: Volume(), .rangedValue, { $0.value = $1.value }, by: move) == expected)
    #expect(try edits(of: Amount(), .rangedValue, { $0.value = $1.value }, by: move) == expected)
  }

  @Test func `switches, fields and lists report what a user sets`() throws {
    let turnOn: (GTKView) -> Void = { gtk_switch_set_active($0.widget.opaque, 1) }
    #expect(try edits(of: Wifi(), .isOn, { $0.isOn = $1 }, by: turnOn) == [true])
    let type: (GTKView) -> Void = { gtk_editable_set_text($0.widget.opaque, "b") }
    #expect(try edits(of: Search(), .text, { $0.text = $1 }, by: type).last == "b")
    let write: (GTKView) -> Void = {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer($0.widget.cast()), "b", -1)
    }
    #expect(try edits(of: Note(), .text, { $0.text = $1 }, by: write).last == "b")
    let image = ImageReference.symbol("plus")
    let choose: (GTKView) -> Void = { gtk_drop_down_set_selected($0.widget.opaque, 1) }
    let flavors = ItemList(["Mint", "Lime"], images: [image], selectedIndex: 1)
    #expect(
      try edits(of: Flavor(), .items, { $0.selectedIndex = $1.selectedIndex }, by: choose)
        == [flavors])
    let press: (GTKView) -> Void = { click(buttons(in: $0.widget)[1]) }
    let periods = ItemList(["Day", "Week"], images: [image], selectedIndex: 1)
    #expect(
      try edits(of: Period(), .items, { $0.selectedIndex = $1.selectedIndex }, by: press)
        == [periods])
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

  /// Runs GTK's main loop until a condition holds, which is checked after each event.
  private func wait(until condition: () -> Bool) {
    while !condition() { g_main_context_iteration(nil, 1) }
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
    #expect(icons() == ["style-plus-symbolic", nil])
    tree[layout].itemImages = [nil, .symbol("minus")]
    gtk.refresh()
    #expect(icons() == [nil, "style-minus-symbolic"])
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
