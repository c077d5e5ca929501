import CGTK
import ProtocolStyle
import StyleBinding
import Testing

@testable import StyleGTK

/// Words of text, effects, controls and tables in the widgets of GTK.
@Suite(.serialized) @MainActor struct WordTests {
  private let tree = StyleTree()
  private let gtk: GTKTree

  init() throws {
    gtk = try GTKTree(testing: tree)
  }

  private func view<Target: GTKView>(
    _ type: Target.Type, of node: some StyleNode, _ style: @escaping (inout ViewModel) -> Void
  ) throws -> Target {
    let node = tree.attach(node)
    tree.override(node, style)
    gtk.refresh()
    return try #require(gtk.binding.view(of: node) as? Target)
  }

  private func value(_ property: String, of view: GTKView, in selector: String = "") -> String? {
    view.declarations[.init(selector: selector, property: property)]
  }

  /// The texts of the labels in a widget that are shown, in order.
  private func texts(in widget: GTKView.Widget) -> [String] {
    guard gtk_widget_get_visible(widget) != 0 else { return [] }
    if g_type_check_instance_is_a(widget.cast(), gtk_label_get_type()) != 0 {
      return [String(cString: gtk_label_get_text(widget.opaque))]
    }
    var (found, child) = ([String](), gtk_widget_get_first_child(widget))
    while let current = child {
      found += texts(in: current)
      child = gtk_widget_get_next_sibling(current)
    }
    return found
  }

  /// The names of the icons in a widget that are shown, in order.
  private func icons(in widget: GTKView.Widget) -> [String] {
    guard gtk_widget_get_visible(widget) != 0 else { return [] }
    if g_type_check_instance_is_a(widget.cast(), gtk_image_get_type()) != 0 {
      return [gtk_image_get_icon_name(widget.opaque)].compactMap { $0.map { String(cString: $0) } }
    }
    var (found, child) = ([String](), gtk_widget_get_first_child(widget))
    while let current = child {
      found += icons(in: current)
      child = gtk_widget_get_next_sibling(current)
    }
    return found
  }

  // MARK: Effects

  private struct Card: ViewNode {}

  nonisolated static let shapes: [(CornerShapeValue, String, String?)] = [
    (.uniform, "20px", nil), (.capsule, "9999px", nil), (.radii(5), "5px 5px 5px 5px", nil),
    (
      .radii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4),
      "1px 2px 4px 3px", "2px 1px 3px 4px"
    ),
  ]

  @Test(arguments: shapes)
  func `corners are clockwise from the top left in both directions`(
    shape: CornerShapeValue, leftToRight: String, rightToLeft: String?
  ) throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.cornerRadius = 20
      $0.cornerShape = shape
    }
    #expect(value("border-radius", of: card) == leftToRight)
    #expect(value("border-radius", of: card, in: ":dir(rtl)") == rightToLeft)
    #expect(gtk.sheetErrors == [])
  }

  @Test func `concentric corners follow the container`() throws {
    let card = tree.attach(Card())
    let middle = tree.attach(Card(), to: card)
    let inner = tree.attach(Card(), to: middle)
    tree.override(card) {
      $0.cornerRadius = 20
      $0.padding = EdgeInsets(8)
    }
    tree.override(inner) { $0.cornerShape = .concentric }
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: inner))
    #expect(value("border-radius", of: view) == "12px")
    tree.override(middle) { $0.cornerRadius = 9 }
    gtk.refresh()
    #expect(value("border-radius", of: view) == "9px")
    tree.override(middle) { $0.padding = EdgeInsets(4) }
    gtk.refresh()
    #expect(value("border-radius", of: view) == "5px")
  }

  @Test func `shadows are a list, and the shadow of a layer is one of it`() throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.shadows = [
        Shadow(color: .red, offset: Offset(x: 1, y: -2), blur: 3, spread: 4, isInner: true),
        Shadow(color: .blue, offset: .zero, blur: 0, spread: -1),
      ]
    }
    #expect(
      value("box-shadow", of: card)
        == "inset 1px -2px 3px 4px rgba(255, 0, 0, 1), 0px 0px 0px -1px rgba(0, 0, 255, 1)")
    let single = try view(GTKView.self, of: Card()) { $0.shadowOpacity = 0.5 }
    #expect(value("box-shadow", of: single) == "0px -3px 6px 0px rgba(0, 0, 0, 0.5)")
    let flat = try view(GTKView.self, of: Card()) { $0.shadows = [] }
    #expect(value("box-shadow", of: flat) == "none")
    #expect(gtk.sheetErrors == [])
  }

  @Test(arguments: LineStyle.allCases)
  func `an outline has a style and an offset`(style: LineStyle) throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.outline = OutlineValue(width: 2, color: .red, offset: 3, style: style)
    }
    #expect(value("outline", of: card) == "2px \(style) rgba(255, 0, 0, 1)")
    #expect(value("outline-offset", of: card) == "3px")
    let hidden = try view(GTKView.self, of: Card()) { $0.outline = .hidden }
    #expect(value("outline", of: hidden) == nil)
    #expect(gtk.sheetErrors == [])
  }

  @Test(arguments: [
    (Gradient.Shape.radial(x: 0.25), "radial-gradient(50% 50% at 25% 50%, rgba(255, 0, 0, 1) 0%, "),
    (.angular(angle: 90), "conic-gradient(from 90deg at 50% 50%, rgba(255, 0, 0, 1) 0%, "),
    (.linear(angle: 90), "linear-gradient(90deg, rgba(255, 0, 0, 1) 0%, "),
  ])
  func `a gradient has a shape, and stops for its color space`(
    shape: Gradient.Shape, start: String
  ) throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.backgroundGradient = Gradient([.red, .blue], shape: shape, colorSpace: .oklch)
    }
    let image = value("background-image", of: card) ?? ""
    #expect(image.hasPrefix(start))
    #expect(image.split(separator: "rgba").count == 10)
    #expect(gtk.sheetErrors == [])
  }

  @Test func `an edge has a line of its own, elsewhere the border`() throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.borderWidth = 2
      $0.borders = BordersValue(
        top: .init(width: 0, color: .red), leading: .init(width: 3, color: .blue, style: .dashed))
    }
    #expect(value("border-width", of: card) == "0 2px 2px 3px")
    #expect(value("border-style", of: card) == "none solid solid dashed")
    #expect(
      value("border-color", of: card)
        == "transparent rgba(0, 0, 0, 1) rgba(0, 0, 0, 1) rgba(0, 0, 255, 1)")
    #expect(gtk.sheetErrors == [])
  }

  @Test func `a border has a gradient in place of its color`() throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.borderWidth = 2
      $0.borderGradient = Gradient([.red, .blue], angle: 90)
    }
    #expect(value("border-image", of: card)?.hasSuffix("100%) 1") == true)
    #expect(value("border-width", of: card) == "2px")
    #expect(gtk.sheetErrors == [])
  }

  @Test func `a progress bar has a gradient in place of its color`() throws {
    struct Loading: ProgressNode {}
    let bar = try view(ProgressView.self, of: Loading()) {
      $0.tintGradient = Gradient([.red, .blue])
    }
    let image = value("background-image", of: bar, in: " > trough > progress")
    #expect(image?.hasPrefix("linear-gradient(180deg") == true)
    #expect(gtk.sheetErrors == [])
  }

  @Test func `an invalid field has a ring`() throws {
    let field = try view(GTKView.self, of: Name(text: "Ada")) { _ in }
    #expect(value("outline", of: field) == nil)
    tree.setControlState(.invalid, of: try #require(gtk.binding.node(of: field)))
    gtk.refresh()
    #expect(value("outline", of: field)?.hasPrefix("1.5px solid") == true)
  }

  @Test func `a material is its fallback color over the background`() throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.backgroundColor = .red
      $0.backgroundMaterial = .thin.fallback(Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    }
    #expect(value("background-color", of: card) == "rgba(255, 0, 0, 1)")
    #expect(
      value("background-image", of: card)
        == "linear-gradient(rgba(0, 0, 255, 0.5), rgba(0, 0, 255, 0.5))")
    let plain = try view(GTKView.self, of: Card()) { $0.backgroundMaterial = .hidden }
    #expect(value("background-image", of: plain) == nil)
  }

  @Test func `a transform and a blur are those of CSS`() throws {
    let card = try view(GTKView.self, of: Card()) {
      $0.transform = TransformValue(scale: 0.5, rotation: 30, offset: Offset(x: 1, y: 2))
      $0.blur = 3
    }
    #expect(value("transform", of: card) == "translate(1px, 2px) rotate(30deg) scale(0.5, 0.5)")
    #expect(value("filter", of: card) == "blur(3px)")
    #expect(gtk.sheetErrors == [])
    let plain = try view(GTKView.self, of: Card()) {
      $0.transform = .identity
      $0.blur = -1
    }
    #expect(value("transform", of: plain) == nil && value("filter", of: plain) == nil)
  }

  // MARK: Text

  private struct Line: LabelNode {}

  nonisolated static let lines: [(TextLineStyle?, TextLineStyle?, [String?])] = [
    (.solid, nil, ["underline", "solid"]), (nil, .double, ["line-through", "double"]),
    (.dashed, .solid, ["underline line-through", "solid"]), (.hidden, nil, ["none", nil]),
    (nil, nil, [nil, nil]),
  ]

  @Test(arguments: lines)
  func `lines at a text are a decoration`(
    underline: TextLineStyle?, strikethrough: TextLineStyle?, expected: [String?]
  ) throws {
    let line = try view(LabelView.self, of: Line()) {
      $0.underline = underline
      $0.strikethrough = strikethrough
    }
    let properties = ["text-decoration-line", "text-decoration-style"]
    #expect(properties.map { value($0, of: line) } == expected)
    #expect(gtk.sheetErrors == [])
  }

  @Test(
    arguments: [
      "plain", "Pay **12 €** [now](https://example.com/a?b=1&c=\"2\")", "~~15~~ *a* `<b> & 'c'`",
    ] as [RichText])
  func `rich text is markup whose text is the plain one`(text: RichText) throws {
    let label = try view(LabelView.self, of: Line()) { $0.richText = text }
    #expect(String(cString: gtk_label_get_text(label.widget.opaque)) == text.plainText)
  }

  @Test func `runs have the attributes of Pango`() {
    let text = RichText {
      TextRun("a").bold().color(.red).underline(.double)
      TextRun("b & c").link("https://example.com/?a&b")
    }
    #expect(
      PangoMarkup.text(of: text) == """
        <span weight="700" foreground="#ff0000" underline="double">a</span>\
        <a href="https://example.com/?a&amp;b">b &amp; c</a>
        """)
  }

  @Test func `characters that markup can't have are replaced, and none is markup`() throws {
    let hostile = (0..<160).compactMap(Unicode.Scalar.init).filter { $0 != "\r" }
    let text = RichText([TextRun(String(String.UnicodeScalarView(hostile)) + "</span>").bold()])
    let label = try view(LabelView.self, of: Line()) { $0.richText = text }
    let shown = String(cString: gtk_label_get_text(label.widget.opaque))
    #expect(shown.unicodeScalars.count == text.plainText.unicodeScalars.count)
    #expect(shown.hasSuffix("</span>"))
  }

  private struct Site: LinkNode, TextContent, LinkContent {
    var text = "Menu"
    var link = "https://example.com/menu"
  }

  @Test func `a link is a button of links`() throws {
    let link = try view(LinkView.self, of: Site()) { _ in }
    let address = gtk_link_button_get_uri(link.widget.opaque).map { String(cString: $0) }
    #expect(address == "https://example.com/menu")
    #expect(texts(in: link.widget) == ["Menu"])
  }

  // MARK: Controls

  private struct Buy: ButtonNode, TextContent {
    var text = "Buy"
  }

  @Test(arguments: ImagePlacementValue.allCases)
  func `a button has an image beside its texts`(placement: ImagePlacementValue) throws {
    let button = try view(ButtonView.self, of: Buy()) {
      $0.image = .symbol("plus")
      $0.subtitle = "2 left"
      $0.imagePlacement = placement
      $0.imagePadding = 5
    }
    #expect(texts(in: button.widget) == ["Buy", "2 left"])
    #expect(icons(in: button.widget) == ["style-plus-symbolic"])
    let content = try #require(gtk_button_get_child(button.widget.cast()))
    let isVertical = gtk_orientable_get_orientation(content.opaque) == GTK_ORIENTATION_VERTICAL
    #expect(isVertical == [.top, .bottom].contains(placement))
    #expect(gtk_box_get_spacing(content.cast()) == 5)
    let first = try #require(gtk_widget_get_first_child(content))
    let isTextFirst = g_type_check_instance_is_a(first.cast(), gtk_box_get_type()) != 0
    #expect(isTextFirst == [.trailing, .bottom].contains(placement))
  }

  @Test func `a running action is shown in place of the image`() throws {
    let button = try view(ButtonView.self, of: Buy()) {
      $0.image = .symbol("plus")
      $0.showsActivity = true
    }
    #expect(icons(in: button.widget) == [])
    let content = try #require(gtk_button_get_child(button.widget.cast()))
    var (spins, child) = (false, gtk_widget_get_first_child(content))
    while let current = child {
      if g_type_check_instance_is_a(current.cast(), gtk_spinner_get_type()) != 0 {
        spins =
          gtk_spinner_get_spinning(current.opaque) != 0 && gtk_widget_get_visible(current) != 0
      }
      child = gtk_widget_get_next_sibling(current)
    }
    #expect(spins)
  }

  // MARK: Fields

  private struct Name: TextFieldNode, TextContent {
    var text = "Ada"
  }

  private func icon(_ place: GtkEntryIconPosition, of field: EntryView) -> String? {
    gtk_entry_get_icon_name(field.widget.cast(), place).map { String(cString: $0) }
  }

  @Test func `a field has images, and a button that clears it while there's text`() throws {
    gtk.binding.onEdit(.text, Name.self) { $0.text = $1 }
    let node = tree.attach(Name())
    tree.override(node) {
      $0.leadingImage = .symbol("person")
      $0.trailingImage = .symbol("star")
      $0.clearButtonMode = .always
    }
    gtk.refresh()
    let field = try #require(gtk.binding.view(of: node) as? EntryView)
    #expect(icon(GTK_ENTRY_ICON_PRIMARY, of: field) == "style-person-symbolic")
    #expect(icon(GTK_ENTRY_ICON_SECONDARY, of: field) == "edit-clear-symbolic")
    tree[node].text = ""
    gtk.refresh()
    #expect(icon(GTK_ENTRY_ICON_SECONDARY, of: field) == "style-star-symbolic")
  }

  @Test func `a field without images leaves no room for them`() throws {
    func width(_ widget: GTKView.Widget) -> Int32 {
      var minimum: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
      return minimum
    }
    let plain = gtk_entry_new()!
    g_object_ref_sink(plain)
    defer { g_object_unref(plain) }
    let node = tree.attach(Name())
    gtk.refresh()
    let field = try #require(gtk.binding.view(of: node)).widget
    #expect(width(field) == width(plain))
    tree.override(node) { $0.leadingImage = .symbol("person") }
    gtk.refresh()
    #expect(width(field) > width(plain))
    tree.clearOverrides(of: node)
    gtk.refresh()
    #expect(width(field) == width(plain))
  }

  @Test(arguments: zip(ClearButtonModeValue.allCases, [false, false, true, true]))
  func `a field that isn't edited has a button by its mode`(
    mode: ClearButtonModeValue, isShown: Bool
  ) throws {
    let field = try view(EntryView.self, of: Name()) { $0.clearButtonMode = mode }
    #expect((icon(GTK_ENTRY_ICON_SECONDARY, of: field) != nil) == isShown)
  }

  nonisolated static let kinds: [(InputKind, UInt32)] = [
    (.text, GTK_INPUT_PURPOSE_FREE_FORM.rawValue), (.email, GTK_INPUT_PURPOSE_EMAIL.rawValue),
    (.number, GTK_INPUT_PURPOSE_NUMBER.rawValue), (.telephone, GTK_INPUT_PURPOSE_PHONE.rawValue),
    (.url, GTK_INPUT_PURPOSE_URL.rawValue), (.password, GTK_INPUT_PURPOSE_PASSWORD.rawValue),
    (.oneTimeCode, GTK_INPUT_PURPOSE_PIN.rawValue),
  ]

  @Test(arguments: kinds)
  func `a kind of text is a purpose, and passwords are dots`(
    kind: InputKind, purpose: UInt32
  ) throws {
    let field = try view(EntryView.self, of: Name()) { $0.inputKind = kind }
    #expect(gtk_entry_get_input_purpose(field.widget.cast()).rawValue == purpose)
    #expect((gtk_entry_get_visibility(field.widget.cast()) != 0) == (kind != .password))
    let secret = try view(EntryView.self, of: Name()) { $0.isSecureTextEntry = true }
    #expect(gtk_entry_get_visibility(secret.widget.cast()) == 0)
  }

  // MARK: Tables and bars

  private struct Items: TableNode {}

  private struct Row: TableCellNode, TextContent {
    var text = "Wi-Fi"
  }

  @Test(arguments: CellVariantValue.allCases)
  func `a row has an image before its title, and a detail beside or below`(
    variant: CellVariantValue
  ) throws {
    let table = tree.attach(Items())
    let node = tree.attach(Row(), to: table)
    tree.override(node) {
      $0.detailText = "On"
      $0.cellVariant = variant
      $0.accessoryType = .disclosureIndicator
      $0.image = .symbol("star")
      $0.symbolScale = .large
    }
    gtk.refresh()
    let row = try #require(gtk.binding.view(of: node) as? RowView)
    #expect(texts(in: row.widget) == ["Wi-Fi", "On"])
    #expect(icons(in: row.widget) == ["style-star-symbolic", "go-next-symbolic"])
    let icon = try #require(gtk_widget_get_first_child(row.widget))
    #expect(gtk_image_get_pixel_size(icon.opaque) == 30)
    let texts = try #require(gtk_widget_get_next_sibling(icon))
    let isBelow = gtk_orientable_get_orientation(texts.opaque) == GTK_ORIENTATION_VERTICAL
    #expect(isBelow == (variant == .subtitle))
  }

  private struct Wait: ActivityIndicatorNode {}

  @Test(arguments: [nil, true, false])
  func `an indicator turns unless it's stopped`(isAnimating: Bool?) throws {
    let wait = try view(SpinnerView.self, of: Wait()) { $0.isAnimating = isAnimating }
    #expect((gtk_spinner_get_spinning(wait.widget.opaque) != 0) == (isAnimating != false))
  }

  @Test func `a selected row has its own background`() throws {
    let row = try view(RowView.self, of: Row()) {
      $0.backgroundColor = .white
      $0.selectedBackgroundColor = .red
    }
    #expect(value("background-color", of: row) == "rgba(255, 255, 255, 1)")
    let selected = try view(RowView.self, of: Row()) {
      $0.selectedBackgroundColor = .red
      $0.controlState = .selected
    }
    #expect(value("background-color", of: selected) == "rgba(255, 0, 0, 1)")
  }

  @Test func `separators are inset`() throws {
    let table = try view(TableView.self, of: Items()) {
      $0.separatorInsets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 4)
      $0.separatorColor = .red
    }
    let rows = " listview.separators > row:not(:last-child)"
    #expect(value("background-size", of: table, in: rows) == "calc(100% - 20px) 1px")
    #expect(value("background-position", of: table, in: rows + ":dir(ltr)") == "16px 100%")
    #expect(value("background-position", of: table, in: rows + ":dir(rtl)") == "4px 100%")
    #expect(
      value("background-image", of: table, in: rows)
        == "linear-gradient(rgba(255, 0, 0, 1), rgba(255, 0, 0, 1))")
    #expect(gtk.sheetErrors == [])
  }

  private struct Bar: NavigationBarNode, TextContent {
    var text = "Account"
  }

  @Test func `a bar has texts above and below its title`() throws {
    let bar = try view(BarView.self, of: Bar()) {
      $0.prompt = "Signed in"
      $0.subtitle = "Ada"
    }
    #expect(texts(in: bar.widget) == ["Signed in", "Account", "Ada"])
  }

  nonisolated static let translucencies: [(Color?, Bool?, String?)] = [
    (.red, nil, "rgba(255, 0, 0, 1)"), (.red, true, "alpha(rgba(255, 0, 0, 1), 0.85)"),
    (.red, false, "rgba(255, 0, 0, 1)"), (nil, nil, nil),
    (nil, true, "alpha(@theme_bg_color, 0.85)"), (nil, false, "@theme_bg_color"),
    (.red.withAlpha(0.5), true, "rgba(255, 0, 0, 0.5)"),
    (.red.withAlpha(0.5), false, "mix(@theme_bg_color, rgba(255, 0, 0, 1), 0.5)"),
  ]

  @Test(arguments: translucencies)
  func `what's behind a translucent bar shines through its background`(
    color: Color?, isTranslucent: Bool?, expected: String?
  ) throws {
    let bar = try view(BarView.self, of: Bar()) {
      $0.barTintColor = color
      $0.isTranslucent = isTranslucent
    }
    #expect(value("background-color", of: bar) == expected)
    #expect(gtk.sheetErrors == [])
  }

  @Test func `the shadow of a bar is its image at the content, above its other images`() throws {
    let dot = try ImageReference(
      dataURL: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
        + "YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")
    let bar = try view(BarView.self, of: Bar()) {
      $0.backgroundImageForMetrics = [.default: .symbol("star")]
      $0.shadowImage = dot
    }
    #expect(
      value("background-image", of: bar)
        == "\(CSS.image(dot)), -gtk-icontheme(\"style-star-symbolic\")")
    #expect(value("background-position", of: bar) == "0 100%, 0 0")
    #expect(value("background-size", of: bar) == "auto, auto")
    #expect(value("background-repeat", of: bar) == "repeat-x, repeat")
    let tabs = try view(BarView.self, of: Tabs()) { $0.shadowImage = .named("no such image") }
    let line = "alpha(currentColor, 0.2)"
    #expect(value("background-image", of: tabs) == "linear-gradient(\(line), \(line))")
    #expect(value("background-position", of: tabs) == "0 0")
    #expect(value("background-size", of: tabs) == "100% 1px")
    #expect(gtk.sheetErrors == [])
  }

  private struct Tabs: TabBarNode {}

  private struct Tab: TabBarItemNode, TextContent, BadgeContent {
    var text = "Orders"
    var badge = "3"
  }

  @Test func `a tab has a badge`() throws {
    let tabs = tree.attach(Tabs())
    let node = tree.attach(Tab(), to: tabs)
    gtk.refresh()
    let tab = try #require(gtk.binding.view(of: node))
    #expect(texts(in: tab.widget) == ["Orders", "3"])
  }

  @Test func `an identifier is the name of the widget`() throws {
    let card = try view(GTKView.self, of: Card()) { $0.accessibilityIdentifier = "card" }
    #expect(String(cString: gtk_widget_get_name(card.widget)) == "card")
  }
}
