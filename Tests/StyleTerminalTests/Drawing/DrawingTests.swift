import ProtocolStyle
import StyleTerminal
import Testing

@Suite struct DrawingTests {
  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  private static let drawings: [(ViewModel, String)] = [
    (model(.label) { $0.text = "Tea" }, "Tea\n"),
    (model(.label) { $0.text = "one\ntwo" }, "one\ntwo\n"),
    (model(.label) { $0.text = "more than ten columns" }, "more than…\n"),
    (
      model(.label) {
        $0.text = "more than ten columns"
        $0.lineBreakMode = .byClipping
      }, "more than\n"
    ),
    (
      model(.label) {
        $0.text = "more than ten columns"
        $0.maximumNumberOfLines = 0
      }, "more than\nten\ncolumns\n"
    ),
    (
      model(.label) {
        $0.text = "right"
        $0.textAlignment = .right
      }, "     right\n"
    ),
    (
      model(.label) {
        $0.text = "tea time"
        $0.textTransform = .capitalized
      }, "Tea Time\n"
    ),
    (model(.button) { $0.text = "Buy" }, "[ Buy ]\n"),
    (
      model(.button) {
        $0.text = "Buy"
        $0.borderWidth = 1
      }, "┌───┐\n│Buy│\n└───┘\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.borderWidth = 2
        $0.cornerRadius = 8
      }, "┏━━━┓\n┃Buy┃\n┗━━━┛\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.borderWidth = 1
        $0.cornerRadius = 8
        $0.contentEdgeInsets = EdgeInsets(top: 16, left: 8, bottom: 0, right: 16)
      }, "╭──────╮\n│      │\n│ Buy  │\n╰──────╯\n"
    ),
    (
      model(.button) {
        $0.text = "Buy"
        $0.borderWidth = 1
        $0.width = 80
        $0.height = 80
      }, "┌────────┐\n│        │\n│  Buy   │\n│        │\n└────────┘\n"
    ),
    (
      model(.textField) {
        $0.placeholder = "Name"
        $0.borderStyle = .roundedRect
      }, "╭────────╮\n│Name    │\n╰────────╯\n"
    ),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.placeholder = "Name"
      }, "Ann\n"
    ),
    (model(.searchBar) { $0.placeholder = "Find" }, "⌕ Find\n"),
    (model(.textView) { $0.text = "words that wrap" }, "words that\nwrap\n"),
    (model(.textView) { $0.text = "  indented words" }, "  indented\nwords\n"),
    (model(.textView) { $0.text = " unindentable" }, "unindentab\nle\n"),
    (model(.textView) { $0.text = "a 日本語日本語 b" }, "a\n日本語日本\n語 b\n"),
    (model(.navigationBar) { $0.text = "Shop" }, "   Shop\n"),
    (model(.slider) { $0.rangedValue = RangedValue(0.5) }, "━━━━━●────\n"),
    (
      model(.slider) {
        $0.rangedValue = RangedValue(0.5)
        $0.minimumValueImage = .symbol("minus")
        $0.maximumValueImage = .symbol("plus")
      }, "− ━━━●── +\n"
    ),
    (
      model(.slider) {
        $0.minimumValueImage = .symbol("no glyph")
        $0.maximumValueImage = .named("high")
      }, "●─────────\n"
    ),
    (
      model(.segmentedControl) {
        $0.items = ItemList(
          ["List", "Map"], images: [.symbol("list.bullet"), .symbol("no glyph")], selectedIndex: 0)
      }, "[≡ ]│ Map\n"
    ),
    (model(.tableSection) { _ in }, ""),
    (
      model(.tableSectionHeader) {
        $0.text = "Sound"
        $0.textTransform = .uppercase
        $0.detailText = "2"
      }, "SOUND  2\n"
    ),
    (model(.tableSectionFooter) { $0.text = "For calls too." }, "For calls\ntoo.\n"),
    (model(.progress) { $0.rangedValue = RangedValue(30, in: 0...100) }, "███░░░░░░░\n"),
    (model(.switch) { $0.isOn = true }, "(━●)\n"),
    (model(.switch) { $0.isOn = false }, "(●─)\n"),
    (model(.stepper) { $0.rangedValue = RangedValue(3, in: 0...9) }, "[−] 3 [+]\n"),
    (model(.pageControl) { $0.page = PageNumber(1, of: 3) }, "○ ● ○\n"),
    (model(.pageControl) { $0.page = PageNumber(1, of: 30) }, "2 of 30\n"),
    (model(.pageControl) { $0.page = PageNumber(8, of: .max) }, "9 of 9223…\n"),
    (
      model(.segmentedControl) { $0.items = ItemList(["A", "B"], selectedIndex: 1) }, "  A  │[B ]\n"
    ),
    (model(.picker) { $0.items = ItemList(["A", "B"], selectedIndex: 0) }, "▸ A\n  B\n"),
    (model(.image) { $0.image = .named("logo") }, "[logo]\n"),
    (model(.activityIndicator) { _ in }, "◌\n"),
    (model(.activityIndicator) { $0.isAnimating = false }, "\n"),
    (
      model(.textField) {
        $0.text = "Ann"
        $0.isSecureTextEntry = true
      }, "•••\n"
    ),
    (
      model(.tableCell) {
        $0.text = "Wi-Fi"
        $0.detailText = "On"
        $0.accessoryType = .disclosureIndicator
      }, "Wi-…  On ›\n"
    ),
    (
      model(.tableCell) {
        $0.text = "Daily"
        $0.accessoryType = .checkmark
      }, "Daily ✓\n"
    ),
    (
      model(.tabBarItem) {
        $0.text = "New"
        $0.badge = "3"
      }, " New (3)\n"
    ),
    (
      model(.navigationBar) {
        $0.text = "Days"
        $0.prompt = "Choose"
      }, "  Choose\n   Days\n"
    ),
    (model(.barButtonItem) { $0.text = "Save" }, "Save\n"),
    (model(.barButtonItem) { $0.image = .symbol("plus") }, "+\n"),
    (model(.barButtonItem) { $0.image = .symbol("trash") }, "[trash]\n"),
    (
      model(.datePicker) {
        $0.rangedDate = RangedDate(
          CalendarDate(year: 2026, month: 11, day: 2, hour: 9, minute: 5), mode: .dateAndTime)
      }, "2026-11-0…\n"
    ),
    (
      model(.datePicker) {
        $0.rangedDate = RangedDate(CalendarDate(year: 2026, month: 11, day: 2))
      }, "2026-11-02\n"
    ),
    (model(.datePicker) { _ in }, ""),
    (
      model(.tabBarItem) {
        $0.text = "Home"
        $0.image = .symbol("house")
      }, " ⌂ Home\n"
    ),
    (
      model(.tabBarItem) {
        $0.text = "Home"
        $0.image = .symbol("trash")
        $0.controlState = .selected
      }, "[Home]\n"
    ),
    (model(.view) { $0.alpha = 0 }, ""),
    (
      model(.label) {
        $0.text = "x"
        $0.isHidden = true
      }, ""
    ),
    (
      model(.tableCell) {
        $0.text = "end"
        $0.textAlignment = .right
      }, "       end\n"
    ),
    (
      model(.label) {
        $0.text = "\u{1B}[2J"
        $0.alpha = 0.5
      }, "␛[2J\n"
    ),
    (
      model(.label) {
        $0.text = "x"
        $0.padding = EdgeInsets(top: -.greatestFiniteMagnitude, left: 1e300, bottom: 0, right: 0)
      }, "         x\n"
    ),
    (
      model(.segmentedControl) {
        $0.items = ItemList(["Everything", "Some", "No"], selectedIndex: 0)
      }, "[…]│ … │No\n"
    ),
  ]

  @Test(arguments: drawings)
  func `each kind is drawn with its form`(model: ViewModel, text: String) {
    #expect(TerminalRenderer(columns: 10).text(of: model) == text)
  }

  private static let looks: [(ViewModel, CellStyle)] = [
    (
      model(.label) {
        $0.text = "x"
        $0.textColor = .red
        $0.font = .system(size: 17, weight: .bold)
      }, CellStyle(foreground: .red, isBold: true)
    ),
    (
      model(.label) {
        $0.text = "x"
        $0.font = FontDescriptor("Helvetica", size: 9).italic()
      }, CellStyle(isItalic: true)
    ),
    (
      model(.barButtonItem) {
        $0.text = "x"
        $0.tintColor = .blue
      }, CellStyle(foreground: .blue)
    ),
    (
      model(.barButtonItem) {
        $0.text = "x"
        $0.controlState = .disabled
        $0.titleTextAttributesForState = [.disabled: TextAttributes(foregroundColor: .gray)]
      }, CellStyle(foreground: .gray, isDim: true)
    ),
    (
      model(.navigationBar) {
        $0.text = "x"
        $0.barTintColor = .yellow
        $0.titleTextAttributes = TextAttributes(foregroundColor: .red)
      }, CellStyle(foreground: .red, background: .yellow)
    ),
    (
      model(.label) {
        $0.text = "x"
        $0.textColor = .red
        $0.alpha = 0.5
      }, CellStyle(foreground: .red, isDim: true)
    ),
    (
      model(.label) {
        $0.text = "x"
        $0.alpha = 0.5
      }, .dim
    ),
  ]

  @Test(arguments: looks)
  func `text has the look that its node gives it`(model: ViewModel, style: CellStyle) throws {
    let line = try #require(TerminalRenderer(columns: 1).lines(of: model).first)
    #expect(line.runs.first { $0.text.contains("x") }.map(\.style) == style)
  }

  @Test func `a button's title has the color of the state that it is in`() throws {
    let model = Self.model(.button) {
      $0.text = "Buy"
      $0.titleColorForState = [.normal: .black, .highlighted: .red]
      $0.controlState = .highlighted
    }
    let lines = TerminalRenderer().lines(of: model)
    #expect(lines.flatMap(\.runs).map(\.style.foreground) == [.red])
  }
}
