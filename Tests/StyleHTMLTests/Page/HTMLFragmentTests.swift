import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures
@testable import TestSupport

@Suite struct HTMLFragmentTests {
  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  private static func day(_ day: Int, hour: Int = 9) -> CalendarDate {
    CalendarDate(year: 2026, month: 11, day: day, hour: hour, minute: 41)
  }

  private static let elements: [(ViewModel, String)] = [
    (model(.screen) { _ in }, "<section class=\"screen\"></section>"),
    (
      model(.view) { $0.accessibilityLabel = "A \"card\"" },
      "<div role=\"group\" data-trait aria-label=\"A &quot;card&quot;\"></div>"
    ),
    (model(.control) { _ in }, "<div data-control></div>"),
    (model(.button) { $0.text = "Buy" }, "<button type=\"button\">Buy</button>"),
    (
      model(.button) {
        $0.text = "Buy"
        $0.image = .named("cart")
      }, "<button type=\"button\"><img src=\"./cart\" alt=\"\">Buy</button>"
    ),
    (model(.label) { $0.text = "1 < 2" }, "<span>1 &lt; 2</span>"),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.placeholder = "Name"
      }, "<input type=\"text\" value=\"Ann\" placeholder=\"Name\">"
    ),
    (
      model(.link) {
        $0.text = "Terms"
        $0.link = "terms"
      }, "<a class=\"link\" href=\"terms\">Terms</a>"
    ),
    (model(.textView) { $0.text = "\nline" }, "<textarea>\n\nline</textarea>"),
    (model(.searchBar) { $0.placeholder = "Find" }, "<input type=\"search\" placeholder=\"Find\">"),
    (
      model(.navigationBar) { $0.text = "Shop" },
      "<header class=\"bar\"><h1 class=\"t\">Shop</h1></header>"
    ),
    (model(.toolbar) { _ in }, "<div role=\"toolbar\"></div>"),
    (model(.tabBar) { _ in }, "<div role=\"tablist\"></div>"),
    (model(.barItem) { $0.text = "Save" }, "<button type=\"button\">Save</button>"),
    (model(.barButtonItem) { $0.text = "Save" }, "<button type=\"button\">Save</button>"),
    (
      model(.tabBarItem) {
        $0.text = "Home"
        $0.controlState = .selected
      },
      "<button type=\"button\" role=\"tab\" aria-selected=\"true\" data-state=\"selected\">Home</button>"
    ),
    (
      model(.segmentedControl) { $0.items = ItemList(["A", "B"], selectedIndex: 0) },
      "<form method=\"dialog\"><fieldset>"
        + "<label><input type=\"radio\" name=\"s\" checked>A</label>"
        + "<label><input type=\"radio\" name=\"s\">B</label></fieldset></form>"
    ),
    (
      model(.segmentedControl) {
        $0.items = ItemList(["A"])
        $0.controlState = .disabled
        $0.accessibilityLabel = "Size"
      },
      "<form method=\"dialog\" data-state=\"disabled\"><fieldset aria-label=\"Size\" disabled>"
        + "<label><input type=\"radio\" name=\"s\">A</label></fieldset></form>"
    ),
    (
      model(.segmentedControl) {
        $0.items = ItemList(
          ["<List>", "Grid", "Map"], images: [.named("list"), .symbol("none of ours"), nil])
      },
      "<form method=\"dialog\"><fieldset>"
        + "<label><input type=\"radio\" name=\"s\" aria-label=\"&lt;List&gt;\">"
        + "<img src=\"./list\" alt=\"\"></label>"
        + "<label><input type=\"radio\" name=\"s\">Grid</label>"
        + "<label><input type=\"radio\" name=\"s\">Map</label></fieldset></form>"
    ),
    (model(.tableSection) { _ in }, "<div role=\"none\"></div>"),
    (
      model(.tableSectionHeader) {
        $0.text = "Sound"
        $0.detailText = "2"
      },
      "<div role=\"listitem\" class=\"section-header\"><h2 class=\"t\">Sound</h2>"
        + "<span class=\"d\">2</span></div>"
    ),
    (
      model(.tableSectionFooter) { $0.text = "For calls too." },
      "<div role=\"listitem\" class=\"section-footer\"><span class=\"t\">For calls too.</span></div>"
    ),
    (
      model(.slider) { $0.rangedValue = RangedValue(3, in: 0...10) },
      "<input type=\"range\" step=\"any\" min=\"0\" max=\"10\" value=\"3\">"
    ),
    (model(.switch) { $0.isOn = true }, "<input type=\"checkbox\" role=\"switch\" checked>"),
    (model(.switch) { $0.isOn = false }, "<input type=\"checkbox\" role=\"switch\">"),
    (
      model(.stepper) { $0.rangedValue = RangedValue(1, in: 0...5) },
      "<input type=\"number\" min=\"0\" max=\"5\" value=\"1\">"
    ),
    (
      model(.progress) { $0.rangedValue = RangedValue(1, in: 0...4) },
      "<progress value=\"0.25\"></progress>"
    ),
    (model(.progress) { _ in }, "<progress></progress>"),
    (
      model(.pageControl) { $0.page = PageNumber(1, of: 2) },
      "<form method=\"dialog\"><fieldset><input type=\"radio\" name=\"p\" aria-label=\"1\">"
        + "<input type=\"radio\" name=\"p\" aria-label=\"2\" checked></fieldset></form>"
    ),
    (
      model(.pageControl) { $0.page = PageNumber(20, of: 21) },
      "<form method=\"dialog\"><fieldset>21 of 21</fieldset></form>"
    ),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.isSecureTextEntry = true
      }, "<input type=\"password\" value=\"Ann\">"
    ),
    (
      model(.tableCell) {
        $0.text = "Wi-Fi"
        $0.detailText = "<On>"
        $0.controlState = [.selected, .disabled]
      },
      "<div role=\"listitem\" aria-disabled=\"true\" data-state=\"disabled selected\">"
        + "<span class=\"t\">Wi-Fi</span><span class=\"d\">&lt;On&gt;</span></div>"
    ),
    (
      model(.tableCell) {
        $0.text = "Wi-Fi"
        $0.detailText = ""
      }, "<div role=\"listitem\">Wi-Fi</div>"
    ),
    (
      model(.tabBarItem) {
        $0.text = "Inbox"
        $0.badge = "3"
      },
      "<button type=\"button\" role=\"tab\">Inbox<span class=\"b\">3</span></button>"
    ),
    (
      model(.navigationBar) {
        $0.text = "Days"
        $0.prompt = "Choose"
      },
      "<header class=\"bar\"><span class=\"p\">Choose</span><h1 class=\"t\">Days</h1></header>"
    ),
    (model(.datePicker) { _ in }, "<input type=\"date\">"),
    (
      model(.datePicker) { $0.rangedDate = RangedDate(day(22)) },
      "<input type=\"date\" value=\"2026-11-22\">"
    ),
    (
      model(.datePicker) {
        $0.rangedDate = RangedDate(day(22), minimum: day(1), maximum: day(30), mode: .dateAndTime)
      },
      "<input type=\"datetime-local\" min=\"2026-11-01T09:41\" max=\"2026-11-30T09:41\""
        + " value=\"2026-11-22T09:41\">"
    ),
    (
      model(.datePicker) {
        $0.rangedDate = RangedDate(
          day(22), minimum: day(22, hour: 8), maximum: day(30), mode: .time)
      },
      "<input type=\"time\" min=\"08:41\" value=\"09:41\">"
    ),
    (
      model(.image) {
        $0.image = .named("a b.png")
        $0.accessibilityLabel = "Logo"
      }, "<img src=\"./a%20b.png\" alt=\"Logo\">"
    ),
    (model(.image) { $0.image = .symbol("none of ours") }, "<img alt=\"\">"),
    (model(.scroll) { _ in }, "<div class=\"scroll\" role=\"group\" data-trait></div>"),
    (model(.table) { _ in }, "<div role=\"list\"></div>"),
    (model(.tableCell) { $0.text = "Row" }, "<div role=\"listitem\">Row</div>"),
    (model(.activityIndicator) { _ in }, "<div role=\"progressbar\" aria-hidden=\"true\"></div>"),
    (
      model(.activityIndicator) { $0.accessibilityLabel = "Loading" },
      "<div role=\"progressbar\" aria-label=\"Loading\"></div>"
    ),
    (
      model(.tabBarItem) {
        $0.text = "Up"
        $0.image = .symbol("chevron.forward")
      },
      "<button type=\"button\" role=\"tab\"><svg class=\"i\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">"
        + "<path d=\"M9 4.5l7.5 7.5L9 19.5\"/></svg>Up</button>"
    ),
    (
      model(.picker) { $0.items = ItemList(["<A>", "B"], selectedIndex: 1) },
      "<select><option>&lt;A&gt;</option><option selected>B</option></select>"
    ),
    (
      model(.textField) { $0.controlState = [.disabled, .focused] },
      "<input type=\"text\" disabled data-state=\"disabled focused\">"
    ),
    (
      model(.control) { $0.controlState = ControlState(rawValue: 0x10001) },
      "<div data-control data-state=\"highlighted application(0x10000)\"></div>"
    ),
    (
      model(.control) {
        $0.controlState = [
          .highlighted, ControlState(named: "pending"), ControlState(named: "loading"),
        ]
      },
      "<div data-control data-state=\"application highlighted loading pending\"></div>"
    ),
    (
      model(.textField) { $0.controlState = [.invalid, .readOnly, .hovered] },
      "<input type=\"text\" aria-invalid=\"true\" readonly data-state=\"hovered readOnly invalid\">"
    ),
    (
      model(.button) { $0.controlState = [.busy, .expanded, .invalid] },
      "<button type=\"button\" aria-busy=\"true\" aria-expanded=\"true\" "
        + "data-state=\"expanded busy invalid\"></button>"
    ),
    (
      model(.progress) {
        $0.rangedValue = RangedValue(1, in: 0...2)
        $0.controlState = .indeterminate
      }, "<progress data-state=\"indeterminate\"></progress>"
    ),
    (
      model(.picker) { $0.controlState = .readOnly },
      "<select aria-readonly=\"true\" data-state=\"readOnly\"></select>"
    ),
    (
      model(NodeKind("gauge", of: (any ProgressNode).self, parent: .progress)) { _ in },
      "<progress></progress>"
    ),
    (model(NodeKind("own", of: (any StyleNode).self)) { _ in }, "<div></div>"),
  ]

  @Test(arguments: elements)
  func `each kind has an element with its semantics`(model: ViewModel, html: String) {
    #expect(HTMLFragment(of: model).html == html)
  }

  @Test(arguments: [NodeKind].standard)
  func `a kind without an element in the table has that of its parent`(kind: NodeKind) throws {
    if Self.elements.contains(where: { $0.0.kind == kind }) { return }
    let parent = try #require(kind.parent)
    #expect(
      HTMLFragment(of: ViewModel(kind: kind)).html == HTMLFragment(of: ViewModel(kind: parent)).html
    )
  }

  @Test func `a button with children is an element that may contain buttons`() {
    let tree = StyleTree()
    let outer = tree.attach(Buy(text: "out"))
    tree.attach(Buy(text: "in"), to: outer)
    let html = HTMLFragment(of: outer, in: tree).html
    #expect(
      html.contains(
        #/^<div role="button" tabindex="0" data-control class="s.{9}">out<button type="button" class="s.{9}">in<\/button><\/div>$/#
      ), "\(html)")
  }

  @Test func `an element that cannot contain others is in a group with its children`() {
    let tree = StyleTree()
    let field = tree.attach(Field(text: "typed"))
    tree.attach(Title(text: "hint"), to: field)
    let html = HTMLFragment(of: field, in: tree).html
    #expect(
      html.hasPrefix(
        "<div class=\"g\" data-control><input type=\"text\" value=\"typed\"><span"))
    #expect(html.hasSuffix(">hint</span></div>"))
  }

  @Test(arguments: TestScale.seeds(8))
  func `a group has the elements and rules that it has by itself, whatever was rendered before`(
    seed: UInt64
  ) {
    var editor = RandomEditor(seed: seed)
    let tree = editor.tree
    for _ in 0..<20 { editor.edit() }
    let fragments = HTMLFragments(of: tree)
    for step in 0..<TestScale.steps(100) {
      for _ in 0..<Int.random(in: 0...3, using: &editor.random) { editor.edit() }
      let count = Int.random(in: 1...4, using: &editor.random)
      let nodes = Array(tree.nodes.shuffled(using: &editor.random).prefix(count))
      guard let node = nodes.first else { continue }
      let (group, fresh) = (fragments.group(of: nodes), HTMLFragments(of: tree).group(of: nodes))
      #expect(group.html == fresh.html && group.css == fresh.css, "seed \(seed), step \(step)")
      let single = fragments.group(of: [node]).css
      #expect(
        HTMLFragment(of: node, in: tree).css == HTMLFragment.kindSheet + single,
        "seed \(seed), step \(step)")
    }
  }

  @Test func `an inert node has no rules for other states than its own`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.highlighted)) { $0.alpha = 0.9 }
        StyleRule(for: .label, when: .enclosingControlState(.highlighted)) { $0.borderWidth = 3 }
      })
    let button = tree.attach(Pressed())
    tree.attach(Title(text: "Pay"), to: button)
    tree.setControlState(.highlighted, of: button)
    let fragments = HTMLFragments(of: tree)
    let (inert, live) = (
      fragments.group(of: [], inert: [button.erased]), fragments.group(of: [button.erased])
    )
    #expect(live.css.contains("[data-state~=highlighted]"))
    #expect(!inert.css.contains("data-state"))
    #expect(inert.css.contains("{opacity:0.9}") && inert.css.contains("border-width:3px"))
  }

  @Test(arguments: TestScale.seeds(8))
  func `an inert node has the class of its view model, and of a group of its own`(seed: UInt64) {
    var editor = RandomEditor(seed: seed)
    let tree = editor.tree
    for step in 0..<TestScale.steps(100) {
      editor.edit()
      let nodes = Array(tree.nodes)
      let group = HTMLFragments(of: tree).group(of: [], inert: nodes)
      for (node, html) in zip(nodes, group.inert).shuffled(using: &editor.random).prefix(3) {
        let alone = HTMLFragments(of: tree).group(of: [], inert: [node])
        #expect(alone.inert == [html], "seed \(seed), step \(step), \(node)")
        // Other widths and values per state remain.
        let styles = tree.widthStyles(of: node, isInert: true)
        guard styles.widths.count == 1, !styles.isContainer, styles.styles[0].styles.count == 1
        else { continue }
        let model = HTMLFragment(of: tree.viewModel(of: node)).html
        guard let name = model.firstMatch(of: /class="(s[0-9a-v]{9})/)?.output.1 else { continue }
        #expect(html.contains(name), "seed \(seed), step \(step), \(node)")
        #expect(group.css.contains(".\(name)"), "seed \(seed), step \(step), \(node)")
      }
    }
  }
}

private struct Pressed: ButtonNode {}
