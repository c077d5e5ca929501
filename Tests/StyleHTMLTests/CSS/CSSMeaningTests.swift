import ProtocolStyle
import Testing

@testable import PageFixtures
@testable import StyleHTML

@Suite struct CSSMeaningTests {
  @Test func `every standard attribute has one meaning`() {
    let meant = CSSMeaning.standard.map(\.attribute.name).sorted()
    #expect(meant == AttributeList.standard.map(\.name).sorted())
  }

  @Test(arguments: CSSMeaning.standard.map(\.attribute))
  func `each is said in words`(attribute: AttributeID) throws {
    let meaning = try #require(CSSMeaning.standard.first { $0.attribute == attribute })
    #expect(!meaning.summary.isEmpty)
    #expect(!meaning.summary.contains("|"))
  }

  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  private static let rules: [(ViewModel, String)] = [
    (model(.view) { $0.borderWidth = 2 }, "{border-width:2px;border-style:solid}"),
    (model(.view) { $0.borderWidth = -1 }, "{border-width:0;border-style:solid}"),
    (model(.view) { $0.borderColor = .red }, "{border-color:#ff0000}"),
    (model(.view) { $0.cornerRadius = 0.5 }, "{border-radius:0.5px}"),
    (
      model(.view) {
        $0.shadows = [
          Shadow(color: .red.withAlpha(0.25), offset: Offset(x: 1, y: 2), blur: 4),
          Shadow(color: .blue, offset: .zero, blur: 0, spread: -1, isInner: true),
        ]
      },
      "{box-shadow:rgb(255 0 0 / 0.25) 1px 2px 4px,#0000ff 0 0 0 -1px inset}"
    ),
    (model(.view) { $0.shadows = [] }, "{box-shadow:none}"),
    (
      model(.view) { $0.outline = OutlineValue(width: 2, color: .red, offset: -1, style: .dotted) },
      "{outline:2px dotted #ff0000;outline-offset:-1px}"
    ),
    (
      model(.view) {
        $0.borders = BordersValue(
          leading: .init(width: 2, color: .blue),
          bottom: .init(width: 1, color: .red, style: .dashed))
      },
      """
      {border-width:0 0 1px 2px;border-style:none none dashed solid;\
      border-color:#0000 #0000 #ff0000 #0000ff}
      """
    ),
    (
      model(.view) {
        $0.borderWidth = 3
        $0.borderColor = .green
        $0.borders = BordersValue(top: .init(width: 0, color: .red))
      },
      """
      {border-width:0 3px 3px 3px;border-style:none solid solid solid;\
      border-color:#0000 #00ff00 #00ff00 #00ff00}
      """
    ),
    (
      model(.view) { $0.maskGradient = Gradient([.black, .clear], angle: 90) },
      "{mask-image:linear-gradient(90deg,#000000 0%,#00000000 100%)}"
    ),
    (
      model(.label) { $0.textGradient = Gradient([.red, .blue], angle: 90) },
      """
      {background-image:linear-gradient(90deg,#ff0000 0%,#0000ff 100%),none;\
      background-clip:text,border-box;-webkit-text-fill-color:transparent}
      """
    ),
    (
      model(.view) {
        $0.backgroundGradient = Gradient(
          [.red, .blue], shape: .radial(x: 0.25), colorSpace: .oklab)
      },
      "{background-image:radial-gradient(50% 50% at 25% 50% in oklab,#ff0000 0%,#0000ff 100%)}"
    ),
    (
      model(.view) { $0.backgroundGradient = Gradient([.red, .blue], shape: .angular(angle: 30)) },
      "{background-image:conic-gradient(from 30deg at 50% 50%,#ff0000 0%,#0000ff 100%)}"
    ),
    (model(.view) { $0.masksToBounds = true }, "{overflow:clip}"),
    (model(.view) { $0.backgroundColor = .clear }, "{background-color:#00000000}"),
    (
      model(.view) { $0.backgroundGradient = Gradient([.red, .blue], angle: 90) },
      "{background-image:linear-gradient(90deg,#ff0000 0%,#0000ff 100%)}"
    ),
    (model(.view) { $0.tintColor = .red }, "{accent-color:#ff0000}"),
    (model(.button) { $0.tintColor = .red }, "{accent-color:#ff0000;color:#ff0000}"),
    (model(.label) { $0.tintColor = .red }, "{accent-color:#ff0000;--tint:#ff0000}"),
    (model(.view) { $0.alpha = 2 }, "{opacity:1}"),
    (
      model(.image) { $0.contentMode = .bottomLeft }, "{object-fit:none;object-position:0% 100%}"
    ),
    (
      model(.view) { $0.padding = EdgeInsets(top: 1, left: -2, bottom: 3, right: 4) },
      "{padding:1px 4px 3px 0}"
    ),
    (
      model(.view) { $0.padding = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1) },
      "{padding:1px}"
    ),
    (
      model(.searchBar) { $0.padding = EdgeInsets(top: 1, left: 2, bottom: -3, right: 4) },
      "{padding:1px calc(var(--right,0px) + 4px) 0 calc(var(--left,0px) + 2px)}"
    ),
    (model(.view) { $0.width = 1e300 }, "{width:1e+300px;min-width:0}"),
    (model(.view) { $0.spacing = 12 }, "{gap:12px}"),
    (model(.screen) { $0.spacing = -3 }, "{gap:0}"),
    (model(.table) { $0.spacing = 4.5 }, "{gap:4.5px;display:grid}"),
    (model(.screen) { $0.isHidden = true }, "{display:none}"),
    (
      model(.tableCell) { $0.textAlignment = .right },
      "{text-align:right;justify-content:right}"
    ),
    (model(.control) { $0.contentVerticalAlignment = .bottom }, "{align-items:flex-end}"),
    (model(.control) { $0.contentHorizontalAlignment = .trailing }, "{justify-content:flex-end}"),
    (model(.label) { $0.textAlignment = .natural }, "{text-align:start}"),
    (
      model(.label) {
        $0.lineBreakMode = .byTruncatingMiddle
        $0.maximumNumberOfLines = 2
      },
      "{white-space:pre-wrap;overflow-wrap:normal;word-break:normal;overflow:hidden;"
        + "text-overflow:ellipsis;-webkit-line-clamp:2;display:-webkit-box;-webkit-box-orient:vertical}"
    ),
    (model(.label) { $0.textShadowColor = .red }, "{text-shadow:#ff0000 0 -1px 0}"),
    (model(.label) { $0.textTransform = .capitalized }, "{text-transform:capitalize}"),
    (model(.label) { $0.letterSpacing = -1 }, "{letter-spacing:-1px}"),
    (model(.label) { $0.lineHeight = 1.5 }, "{line-height:1.5}"),
    (model(.textField) { $0.placeholderColor = .red }, "::placeholder{color:#ff0000}"),
    (
      model(.textField) {
        $0.borderStyle = .roundedRect
        $0.cornerRadius = 9
      }, "{border-style:solid;border-width:1px;border-radius:9px}"
    ),
    (
      model(.button) { $0.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8) },
      ">.t{margin:0 -8px 0 8px}"
    ),
    (
      model(.button) { $0.imageForState = [.normal: .named("a")] }, "::before{content:url(\"./a\")}"
    ),
    (
      model(.button) { $0.imageForState = [.normal: .symbol("minus")] },
      "::before{content:\"\";mask:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' "
        + "viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' "
        + "stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 12h14'/%3E%3C/svg%3E\") "
        + "50%/contain no-repeat;background-color:currentcolor;flex:none;width:24px;height:24px}"
    ),
    (
      model(.button) { $0.imageForState = [.normal: .symbol("none of ours")] }, ""
    ),
    (model(.slider) { $0.thumbTintColor = .red }, "{--thumb:#ff0000}"),
    (
      model(.segmentedControl) { $0.selectedSegmentTintColor = .red },
      "{--selected-segment:#ff0000}"
    ),
    (
      model(.slider) { $0.minimumValueImage = .named("low") },
      "{--minimum-image:url(\"./low\");--start:34px}"
    ),
    (model(.slider) { $0.maximumValueImage = .symbol("none of ours") }, ""),
    (
      model(.slider) {
        $0.maximumValueImage = .symbol("minus")
        $0.tintColor = .red
      },
      "{accent-color:#ff0000;--maximum-image:url(\"data:image/svg+xml,%3Csvg "
        + "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23ff0000' "
        + "stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E"
        + "%3Cpath d='M5 12h14'/%3E%3C/svg%3E\");--end:34px}"
    ),
    (
      model(.slider) {
        $0.backgroundGradient = Gradient([.red, .blue])
        $0.minimumValueImage = .named("low")
        $0.maximumValueImage = .named("high")
      },
      "{background-image:var(--minimum-image,none),var(--maximum-image,none),"
        + "linear-gradient(180deg,#ff0000 0%,#0000ff 100%);--minimum-image:url(\"./low\");"
        + "--start:34px;--maximum-image:url(\"./high\");--end:34px}"
    ),
    (
      model(.navigationBar) {
        $0.backgroundColor = .red
        $0.barTintColor = .blue
        $0.isTranslucent = true
        $0.barStyle = .black
      },
      "{background-color:#0000ff;backdrop-filter:blur(20px);color-scheme:dark}"
    ),
    (
      model(.navigationBar) { $0.titleVerticalPositionForMetrics = [.default: 3] }, ">.t{top:3px}"
    ),
    (model(.table) { $0.separatorStyle = .hidden }, "{--separator-style:none}"),
    (model(.tableCell) { $0.detailTextColor = .red }, ">.d{color:#ff0000}"),
    (
      model(.tableCell) { $0.accessoryType = .disclosureIndicator },
      "::after{content:\"\"/\"\";--accessory:url(\"data:image/svg+xml,%3Csvg "
        + "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 13 24' fill='none' stroke='%23000' "
        + "stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E"
        + "%3Cpath d='m3 5.5 6.5 6.5L3 18.5'/%3E%3C/svg%3E\");width:11px;scale:var(--dir) 1;"
        + "background-color:var(--quiet)}"
    ),
    (
      model(.tableCell) {
        $0.accessoryType = .checkmark
        $0.tintColor = .red
      },
      "::after{content:\"\"/\"\\2713\";--accessory:url(\"data:image/svg+xml,%3Csvg "
        + "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' "
        + "stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E"
        + "%3Cpath d='m4.5 12.5 5.5 5.5L20 6.5'/%3E%3C/svg%3E\")}"
    ),
    (
      model(.pageControl) { $0.pageIndicatorTintColor = .red },
      "{--page:#0000;--page-ring:#ff0000;--current-page:#ff0000}"
    ),
    (model(.tabBarItem) { $0.badgeColor = .red }, ">.b{background-color:#ff0000}"),
    (model(.activityIndicator) { $0.isAnimating = false }, "{visibility:hidden}"),
  ]

  @Test(arguments: rules)
  func `a value is written according to its meaning`(model: ViewModel, rule: String) {
    let css = HTMLFragment(of: model).css
    #expect(css.hasSuffix("\(rule)}"), "\(css.suffix(200))")
  }

  @Test func `values per state are under pseudo-classes if they differ`() throws {
    var model = ViewModel(kind: .button)
    model.titleColorForState = [
      .normal: .black, .highlighted: .red, [.highlighted, .selected]: .blue, .disabled: .black,
    ]
    let css = HTMLFragment(of: model).css
    let name = try #require(HTMLFragment(of: model).html.firstMatch(of: #/class="(.*?)"/#)).1
    let highlighted = ":is(:active,[data-state~=highlighted])"
    let selected = ":is([aria-selected=true],[data-state~=selected])"
    let disabled = ":is(:disabled,[data-state~=disabled])"
    let focused = ":is(:focus-visible,[data-state~=focused])"
    let application = "[data-state*=application]"
    // A combination without a value has the value of the normal state.
    let rules = [
      ".\(name){color:#000000;--disabled:1}", ".\(name)\(highlighted){color:#ff0000}",
      ".\(name)\(highlighted)\(application),.\(name)\(highlighted)\(disabled){color:#000000}",
      ".\(name)\(highlighted)\(selected){color:#0000ff}",
      ".\(name)\(highlighted)\(focused){color:#000000}",
      ".\(name)\(highlighted)\(selected)\(application),",
      ".\(name)\(highlighted)\(disabled)\(selected){color:#000000}",
    ]
    #expect(css.hasSuffix("@layer classes{\(rules.joined())}"))
  }

  @Test func `hiding wins over other display values, and hides groups`() throws {
    var model = ViewModel(kind: .label)
    model.isHidden = true
    model.maximumNumberOfLines = 2
    let css = HTMLFragment(of: model).css
    let name = try #require(HTMLFragment(of: model).html.firstMatch(of: #/class="(.*?)"/#)).1
    #expect(
      css.hasSuffix(
        ".\(name){-webkit-line-clamp:2;display:none;-webkit-box-orient:vertical;overflow:hidden}"
          + ".\(name):is(.g>:first-child)~*{display:none}}"))
  }

  @Test func `a custom state is selected by its name`() {
    var model = ViewModel(kind: .button)
    model.titleColorForState = [.normal: .black, ControlState(named: "pending"): .red]
    let css = HTMLFragment(of: model).css
    #expect(css.contains("[data-state~=\"pending\"]{color:#ff0000}"), "\(css)")
  }

  @Test func `hovering is selected by the state of the model, and by the pointer of a device`() {
    var model = ViewModel(kind: .button)
    model.titleColorForState = [.normal: .black, .hovered: .red]
    let css = HTMLFragment(of: model).css
    #expect(css.contains("[data-state~=hovered]{color:#ff0000}"), "\(css)")
    #expect(css.contains(/@media\(hover:hover\)\{\.\w+:hover\{color:#ff0000\}\}/), "\(css)")
    // The wash of the kind isn't shown besides.
    #expect(css.contains("--wash:0%"))
  }

  @Test(arguments: [
    (ControlState.invalid, ":is(:user-invalid,[aria-invalid=true],[data-state~=invalid])"),
    (.busy, ":is([aria-busy=true],[data-state~=busy])"),
    (.expanded, ":is([aria-expanded=true],[data-state~=expanded])"),
    (.indeterminate, ":is(:indeterminate,[aria-checked=mixed],[data-state~=indeterminate])"),
    (.readOnly, ":is([readonly]:read-only,[aria-readonly=true],[data-state~=readOnly])"),
  ])
  func `a state that UIKit doesn't have is selected by HTML, ARIA or the model`(
    state: ControlState, selector: String
  ) {
    var model = ViewModel(kind: .button)
    model.titleColorForState = [.normal: .black, state: .red]
    #expect(HTMLFragment(of: model).css.contains(selector + "{color:#ff0000}"))
  }

  @Test(arguments: ["color(display-p3 ", "color(display-p3 1 2", "x color(display-p3 a b c)"])
  func `a family that is named like a color has no fallback of one`(name: String) {
    var model = ViewModel(kind: .label)
    model.font = FontDescriptor(name, size: 17)
    let css = HTMLFragment(of: model).css
    #expect(css.contains("\"\(name)\""), "\(css)")
  }

  @Test func `a color outside sRGB is written in Display P3, after a fallback`() {
    var model = ViewModel(kind: .view)
    model.backgroundColor = Color(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    let css = HTMLFragment(of: model).css
    #expect(
      css.contains(/background-color:#ff\w{4}80;background-color:color\(display-p3 1 0 0 \/ 0.5\)/),
      "\(css)")
    model.backgroundColor = Color(red: 3, green: 0, blue: 0)
    #expect(HTMLFragment(of: model).css.contains("background-color:color(srgb 3 0 0)"))
  }

  @Test func `the selected segment has the selected state's text`() {
    var model = ViewModel(kind: .segmentedControl)
    model.titleTextAttributesForState = [.selected: TextAttributes(foregroundColor: .red)]
    #expect(HTMLFragment(of: model).css.contains(" label:has(:checked){color:#ff0000}"))
  }

  @Test func `styles that declare the same share a class, and not an element`() throws {
    let tree = StyleTree()
    let card = tree.attach(Card(backgroundColor: .red))
    tree.attach(RedLabel(), to: card)
    let classes = HTMLFragment(of: card, in: tree).html.matches(of: #/<(\w+) class="(.*?)"/#)
    #expect(classes.map(\.1) == ["div", "span"])
    #expect(classes.first?.2 == classes.last?.2)
  }

  @Test func `a style that declares nothing has no class`() {
    #expect(HTMLFragment(of: ViewModel(kind: .view)).html == "<div></div>")
  }
}

private struct RedLabel: LabelNode, BackgroundColor {
  var backgroundColor: Color { .red }
}

// MARK: - GenericFamilyTests

@Suite struct GenericFamilyTests {
  private static let fonts: [(String, GenericFamily)] = [
    ("Helvetica Neue", .sansSerif), ("Georgia", .serif), ("Times New Roman", .serif),
    ("PT Sans", .sansSerif), ("PT Serif", .serif), ("Courier New", .monospace),
    ("SF Mono", .monospace), ("Menlo", .monospace), ("Snell Roundhand", .cursive),
    ("Brush Script MT", .cursive), ("Papyrus", .fantasy), ("Unknown", .sansSerif),
    ("Gill Sans", .sansSerif), ("American Typewriter", .monospace), ("Rockwell", .serif),
  ]

  @Test(arguments: fonts)
  func `a font falls back to its class`(name: String, family: GenericFamily) {
    #expect(GenericFamily(of: name) == family)
  }
}

// MARK: - ReadableCSSTests

@Suite struct ReadableCSSTests {
  private static let sheets: [(css: String, readable: String)] = [
    ("a{b:c}", "a {\n  b:c;\n}\n"),
    ("@media(x:y){a{b:c;d:e}}", "@media(x:y) {\n  a {\n    b:c;\n    d:e;\n  }\n}\n"),
    ("a{b:\"{;}\"}", "a {\n  b:\"{;}\";\n}\n"),
    ("a{b:\"\\\"}\"}", "a {\n  b:\"\\\"}\";\n}\n"),
    ("a{b:url(x;y)}", "a {\n  b:url(x;y);\n}\n"),
    ("a{}", "a {\n}\n"),
    ("a{b:/*'*/\"it's;{\"}", "a {\n  b:/*'*/\"it's;{\";\n}\n"),
    ("a{b:/*/;*/c;d:\\/*e}", "a {\n  b:/*/;*/c;\n  d:\\/*e;\n}\n"),
  ]

  @Test(arguments: sheets)
  func `a rule and a declaration have a line each`(css: String, readable: String) {
    var sheet = ReadableCSS()
    #expect(sheet.formatted(css) == readable)
  }

  @Test(arguments: sheets)
  func `pieces of a sheet form the whole`(css: String, readable: String) {
    var sheet = ReadableCSS()
    #expect(css.map { sheet.formatted(String($0)) }.joined() == readable)
  }

  @Test func `a page has such a sheet where it is wanted`() {
    let tree = StyleTree()
    tree.attach(Card(backgroundColor: .red))
    let page = HTMLPage(of: tree)
    page.hasReadableStyleSheet = true
    let text = String(decoding: page.bytes(), as: UTF8.self)
    #expect(text.contains(" {\n    background-color:#ff0000;\n  }\n}\n"))
    #expect(!text.contains("}}"))
  }
}
