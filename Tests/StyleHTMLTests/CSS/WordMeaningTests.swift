import ProtocolStyle
import StyleHTML
import Testing

/// The CSS of layout, effects, symbols, and the parts of controls, tables and bars.
@Suite struct WordMeaningTests {
  private static func model(_ kind: NodeKind, _ body: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: kind)
    body(&model)
    return model
  }

  private static let free =
    ">:not(img,[role=img]:where(:not([data-trait])),[role=switch]){align-self:auto;justify-self:auto}"

  private static let layout: [(ViewModel, String)] = [
    (
      model(.view) { $0.stackAxis = .vertical },
      "{display:flex;flex-direction:column;align-items:stretch;justify-content:flex-start}"
    ),
    (
      model(.view) {
        $0.stackAxis = .horizontal
        $0.stackAlignment = .firstBaseline
        $0.stackDistribution = .equalSpacing
        $0.wrapsChildren = true
        $0.spacing = 12
      },
      "{gap:12px;display:flex;flex-direction:row;flex-wrap:wrap;align-content:flex-start;"
        + "align-items:baseline;justify-content:space-between}"
    ),
    (
      model(.view) {
        $0.stackAxis = .layered
        $0.stackAlignment = .trailing
      },
      "{display:grid;grid-template-columns:minmax(0,1fr);align-content:stretch;justify-items:end;"
        + "align-items:end}"
    ),
    (
      model(.view) {
        $0.stackAxis = .horizontal
        $0.stackDistribution = .fillEqually
      },
      "{display:grid;grid-auto-flow:column;grid-template-columns:none;"
        + "grid-auto-columns:minmax(0,1fr);grid-auto-rows:auto;align-content:stretch;"
        + "align-items:stretch}"
    ),
    (
      model(.view) { $0.gridColumns = .adaptive(minimum: 240) },
      "{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(240px,100%),1fr));"
        + "--columns:initial;grid-auto-columns:0;justify-items:stretch;align-content:flex-start}"
    ),
    (
      model(.view) { $0.gridColumns = .count(3) },
      ">.h:has(>:nth-child(n)){display:grid;grid-template-columns:subgrid;grid-column:1/-1;"
        + "gap:normal;grid-auto-flow:row;align-content:stretch}"
    ),
    (model(.view) { $0.gridColumns = .count(1) }, "{display:flex;flex-direction:column;"),
    (model(.label) { $0.columnSpan = 2 }, "{grid-column:span min(var(--columns,2),2)}"),
    (model(.screen) { $0.stackAxis = .horizontal }, ";padding:16px}"),
    (model(.screen) { $0.stackAxis = .horizontal }, ">*{margin:0}"),
    (model(.screen) { $0.padding = .zero }, ">*{margin:0}"),
    (model(.tableCell) { $0.stackAxis = .horizontal }, ">*{margin-inline:0}"),
    (model(.view) { $0.stackAlignment = .center }, ">*{align-self:auto;justify-self:auto}"),
    (model(.view) { $0.stackAlignment = .fill }, free),
    (model(.view) { $0.growth = 2 }, "{flex-grow:2}"),
    (
      model(.label) { $0.overlay = OverlayValue(.topTrailing, offset: Offset(x: 6, y: -4)) },
      "{position:absolute;margin:0;z-index:1;inset-inline-end:-6px;top:-4px}"
    ),
    (
      model(.label) { $0.overlay = OverlayValue(.bottom, offset: Offset(x: 3, y: -16)) },
      "{position:absolute;margin:0;z-index:1;inset-inline-start:calc(50% + 3px);bottom:16px;"
        + "width:max-content;max-width:100%;translate:calc(var(--dir)*-50%)}"
    ),
    (
      model(.label) { $0.overlay = OverlayValue(.leading) },
      "{position:absolute;margin:0;z-index:1;inset-inline-start:0;top:50%;translate:0 -50%}"
    ),
    (
      model(.view) {
        $0.borderWidth = 2
        $0.borderGradient = Gradient([.red, .blue], angle: 90)
      },
      "{border-width:2px;border-style:solid;"
        + "border-image:linear-gradient(90deg,#ff0000 0%,#0000ff 100%) 1}"
    ),
    (
      model(.view) {
        $0.borderWidth = 2
        $0.borderColor = .black
        $0.borderGradient = Gradient([.red, .blue], angle: 90)
        $0.backgroundColor = .white
        $0.backgroundGradient = Gradient([.clear, .red])
      },
      "border-color:#0000;background-color:#ffffff;"
        + "background-image:linear-gradient(180deg,#00000000 0%,#ff0000 100%),"
        + "linear-gradient(#ffffff,#ffffff),linear-gradient(90deg,#ff0000 0%,#0000ff 100%);"
        + "background-clip:padding-box,padding-box,border-box;"
        + "background-origin:padding-box,padding-box,border-box}"
    ),
    (
      model(.view) {
        $0.borders = BordersValue(bottom: .init(width: 1, color: .red))
        $0.borderGradient = Gradient([.red, .blue])
      }, "border-color:#0000 #0000 #ff0000 #0000}"
    ),
    (model(.view) { $0.zIndex = -3 }, "{position:relative;z-index:-3}"),
    (model(.view) { $0.stickyEdge = .trailing }, "{position:sticky;z-index:1;inset-inline-end:0}"),
    (
      model(.view) {
        $0.stickyEdge = .top
        $0.zIndex = 4
      }, "{position:sticky;z-index:4;top:0}"
    ),
    (
      model(.view) {
        $0.stickyEdge = .bottom
        $0.overlay = OverlayValue(.center)
      },
      "{position:absolute;margin:0;z-index:1;inset-inline-start:50%;top:50%;width:max-content;"
        + "max-width:100%;translate:calc(var(--dir)*-50%) -50%}"
    ),
    (model(.view) { $0.growth = .infinity }, "{flex-grow:1000000}"),
    (
      model(.view) {
        $0.minimumWidth = 1
        $0.maximumWidth = 2
        $0.minimumHeight = 3
        $0.maximumHeight = 0
      }, "{min-width:1px;max-width:2px;min-height:3px;max-height:3px}"
    ),
    (
      model(.view) {
        $0.width = 40
        $0.minimumWidth = 80
      }, "{width:40px;min-width:80px}"
    ),
    (model(.image) { $0.aspectRatio = 1.6 }, "{aspect-ratio:1.6}"),
    (model(.view) { $0.overflow = .clipped }, "{overflow:clip}"),
    (model(.view) { $0.overflow = .scrolls }, "{overflow:auto}"),
    (model(.view) { $0.overflow = .scrolls }, ">*{flex-shrink:0}"),
    (
      model(.view) {
        $0.masksToBounds = true
        $0.overflow = .visible
      }, "{overflow:clip}"
    ),
  ]

  private static let effects: [(ViewModel, String)] = [
    (
      model(.view) { $0.backgroundMaterial = .regular.fallback(.red.withAlpha(0.5)) },
      "{backdrop-filter:blur(20px) saturate(1.8);background-color:rgb(255 0 0 / 0.5)}"
    ),
    (
      model(.view) {
        $0.backgroundColor = .blue
        $0.backgroundMaterial = .thin.fallback(.red)
      },
      "{background-color:#0000ff;backdrop-filter:blur(15px) saturate(1.8);"
        + "background-image:linear-gradient(#ff0000,#ff0000)}"
    ),
    (
      model(.view) {
        $0.backgroundGradient = Gradient([.red, .blue], angle: 90)
        $0.backgroundMaterial = .glass.fallback(.white)
      },
      "background-image:linear-gradient(#ffffff,#ffffff),"
        + "linear-gradient(90deg,#ff0000 0%,#0000ff 100%)"
    ),
    (
      model(.view) {
        $0.cornerRadius = 4
        $0.cornerShape = .radii(topLeading: 16, topTrailing: 8)
      }, "{border-radius:calc(12px + var(--dir)*4px) calc(12px + var(--dir)*-4px) 0 0}"
    ),
    (
      model(.view) { $0.cornerShape = .radii(9).continuous() },
      "{border-radius:9px;corner-shape:superellipse(1.5)}"
    ),
    (model(.label) { $0.cornerShape = .capsule }, "{border-radius:9999px}"),
    (model(.view) { $0.cornerShape = .concentric }, "{border-radius:var(--inner-radius,0px)}"),
    (
      model(.view) {
        $0.transform = TransformValue(
          scaleX: 2, scaleY: 0.5, rotation: 90, offset: Offset(x: 1, y: -2))
      }, "{transform:translate(1px,-2px) rotate(90deg) scale(2,0.5)}"
    ),
    (model(.view) { $0.blur = 3 }, "{filter:blur(3px)}"),
    (model(.label) { $0.underline = .dotted }, "{text-decoration:underline dotted}"),
    (
      model(.label) {
        $0.underline = TextLineStyle(.double, color: .red)
        $0.strikethrough = .solid
      }, "{text-decoration:underline line-through double #ff0000}"
    ),
    (
      model(.label) { $0.font = FontDescriptor("Arial", size: 9).monospacedDigits() },
      "font-style:normal;font-variant-numeric:tabular-nums}"
    ),
    (model(.image) { $0.symbolWeight = .bold }, ">svg.i{stroke-width:2.8}"),
    (model(.image) { $0.symbolScale = .large }, ">svg.i{width:30px;height:30px}"),
    (
      model(.image) {
        $0.symbolScale = .small
        $0.width = 100
      }, ">svg.i{width:80%;height:80%}"
    ),
    (
      model(.button) { $0.symbolRendering = .hierarchical },
      ">svg>path:first-child:not(:only-child){opacity:0.4}"
    ),
    (
      model(.button) { $0.symbolRendering = .palette([.red, .blue]) },
      ">svg>path:first-child:not(:only-child){color:#0000ff}"
    ),
    (
      model(.button) { $0.symbolRendering = .palette([.red, .blue]) },
      ">svg>path:last-child{color:#ff0000}"
    ),
    (
      model(.image) { $0.symbolValue = 0.3 },
      ">svg.i{mask-image:linear-gradient(90deg,#000 30%,#0004 0)}"
    ),
    (
      model(.image) { $0.tintGradient = Gradient([.red, .blue], angle: 90) },
      ">svg.i{background-image:linear-gradient(90deg,#ff0000 0%,#0000ff 100%);color:#0000;"
        + "mask-image:var(--outline)}"
    ),
    (
      model(.image) {
        $0.symbolValue = 0.3
        $0.tintGradient = Gradient([.red, .blue], angle: 90)
      },
      ">svg.i{mask-image:var(--outline),linear-gradient(90deg,#000 30%,#0004 0);"
        + "background-image:linear-gradient(90deg,#ff0000 0%,#0000ff 100%);color:#0000;"
        + "mask-composite:intersect}"
    ),
    (
      model(.progress) {
        $0.progressTintColor = .green
        $0.tintGradient = Gradient([.red, .blue], angle: 90)
      },
      "{--progress:linear-gradient(90deg,#ff0000 0%,#0000ff 100%)}"
    ),
  ]

  private static let picture = ImageReference.named("dot")

  private static let parts: [(ViewModel, String)] = [
    (model(.button) { $0.controlSize = .mini }, "{min-height:24px}"),
    (model(.switch) { $0.controlSize = .large }, "{zoom:1.15}"),
    (model(.button) { $0.imagePlacement = .trailing }, ">:is(img,svg){order:1}"),
    (
      model(.button) {
        $0.contentHorizontalAlignment = .left
        $0.imagePlacement = .top
      }, "{flex-direction:column;align-items:flex-start}"
    ),
    (model(.button) { $0.imagePadding = 3 }, "{gap:3px}"),
    (model(.button) { $0.showsActivity = true }, "::before{content:\"\"}"),
    (model(.textField) { $0.clearButtonMode = .unlessEditing }, "{--clear:1;--clear-editing:0}"),
    (
      model(.table) { $0.listVariant = .insetGrouped },
      "{background-color:light-dark(#f2f2f7,#000);padding-block:16px;"
        + "--cell:light-dark(#fff,#1c1c1e);--group-radius:10px;--group-inset:16px}"
    ),
    (model(.tableCell) { $0.cellVariant = .value }, ">.d{text-align:end}"),
    (
      model(.table) { $0.separatorInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 4) },
      "{--separator-start:calc(6px + var(--dir)*2px);--separator-end:calc(6px + var(--dir)*-2px)}"
    ),
    (
      model(.tableCell) { $0.selectedBackgroundColor = .red },
      ":is(:is(:active,[data-state~=highlighted]),"
        + ":is([aria-selected=true],[data-state~=selected])){background-color:#ff0000}"
    ),
    (
      model(.navigationBar) {
        $0.barTintColor = .blue
        $0.barTintColorForAppearance = [.standard: .red, .scrollEdge: .green]
      }, "{background-color:#ff0000}"
    ),
    (
      model(.navigationBar) {
        $0.titleTextAttributesForAppearance = [.standard: TextAttributes(foregroundColor: .red)]
      }, ">.t{color:#ff0000}"
    ),
    (model(.tabBar) { $0.unselectedItemTintColor = .red }, "{--unselected:#ff0000}"),
    (
      model(.barButtonItem) {
        $0.tintColor = .black
        $0.barItemVariant = .prominent
      },
      "color:#fff;background-color:#000000;min-height:34px;padding-inline:14px;border-radius:9999px}"
    ),
    (
      model(.slider) { $0.thumbImageForState = [.normal: picture] },
      "{--thumb-image:url(\"./dot\");--thumb-shadow:none;--thumb:#0000}"
    ),
    (
      model(.slider) { $0.maximumTrackImageForState = [.normal: picture] },
      "{--maximum-track-image:url(\"./dot\");--maximum-track:#0000}"
    ),
    (
      model(.slider) { $0.minimumTrackImageForState = [.normal: picture] },
      "{--minimum-track-image:url(\"./dot\")}"
    ),
    (
      model(.stepper) { $0.incrementImageForState = [.normal: .symbol("minus")] },
      "%3Cpath d='M5 12h14' transform='rotate(-90 12 12)'/%3E%3C/svg%3E\");"
        + "--increment-size:20px 20px;--increment-place:50% 14px}"
    ),
    (
      model(.pageControl) {
        $0.pageIndicatorImageForState = [.normal: picture, .selected: .named("star")]
      },
      "{--page-image:url(\"./dot\");--page:#0000;--page-size:14px;--page-corner:0;"
        + "--current-page-image:url(\"./star\");--current-page:#0000}"
    ),
  ]

  @Test(arguments: layout + effects + parts)
  func `a value is written according to its meaning`(model: ViewModel, rule: String) throws {
    let css = HTMLFragment(of: model).css
    let classes = try #require(css.firstRange(of: "@layer classes{"))
    #expect(css[classes.lowerBound...].contains(rule), "\(css[classes.lowerBound...])")
  }

  private static let unchanged: [ViewModel] = [
    model(.view) { $0.growth = 0 }, model(.view) { $0.growth = .nan },
    model(.view) { $0.minimumWidth = -1 }, model(.view) { $0.minimumHeight = .nan },
    model(.view) { $0.maximumWidth = .greatestFiniteMagnitude },
    model(.view) { $0.maximumHeight = .infinity }, model(.view) { $0.maximumWidth = -3 },
    model(.view) { $0.maximumWidth = .nan }, model(.view) { $0.aspectRatio = 0 },
    model(.view) { $0.aspectRatio = .infinity }, model(.view) { $0.columnSpan = 1 },
    model(.view) { $0.overflow = .visible }, model(.view) { $0.backgroundMaterial = .hidden },
    model(.view) { $0.cornerShape = .uniform }, model(.view) { $0.transform = .identity },
    model(.view) { $0.blur = -1 }, model(.label) { $0.underline = .hidden },
    model(.image) { $0.symbolScale = .medium }, model(.image) { $0.symbolValue = 1 },
    model(.button) { $0.controlSize = .regular }, model(.button) { $0.imagePlacement = .leading },
    model(.button) { $0.showsActivity = false }, model(.table) { $0.listVariant = .plain },
    model(.barButtonItem) { $0.barItemVariant = .plain },
    // Children are beside these elements.
    model(.textField) { $0.stackAxis = .horizontal },
  ]

  @Test func `only the parents of overlays are positioned`() throws {
    let parent = /:where\(:has\(>\.(s\w{9})\)\)\{position:relative\}/
    var model = ViewModel(kind: .label)
    model.textColor = .red
    #expect(HTMLFragment(of: model).css.firstMatch(of: parent) == nil)
    model.overlay = OverlayValue(.bottom)
    let name = try #require(HTMLFragment(of: model).css.firstMatch(of: parent)).1
    #expect(HTMLFragment(of: model).html.contains("class=\"\(name)\""))
  }

  @Test(arguments: unchanged)
  func `a value that changes nothing is not written`(model: ViewModel) {
    #expect(HTMLFragment(of: model).css == HTMLFragment(of: ViewModel(kind: model.kind)).css)
  }

  private struct Panel: ViewNode, CornerRadius, Padding {
    var cornerRadius = 20.0
    var padding: EdgeInsets { EdgeInsets(top: 8, left: 12, bottom: 8, right: 12) }
  }

  private struct Inner: ViewNode, CornerShape {
    var cornerShape: CornerShapeValue { .concentric }
  }

  @Test func `containers set the radii of concentric children only where there are some`() {
    let tree = StyleTree()
    let panel = tree.attach(Panel())
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(!String(decoding: page.bytes(), as: UTF8.self).contains("--inner-radius:"))
    tree.attach(Inner(), to: panel)
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css.contains("{--inner-radius:12px}"))
    tree[panel].cornerRadius = 5
    #expect(page.patch(for: tree.refresh()).css.contains("{--inner-radius:0}"))
    #expect(String(decoding: page.bytes(), as: UTF8.self).contains("{--inner-radius:0}"))
  }

  @Test func `an image of a track has a rule for each control state`() {
    var model = ViewModel(kind: .slider)
    model.thumbImageForState = [.normal: .named("a"), .disabled: .named("b")]
    let css = HTMLFragment(of: model).css
    #expect(css.contains(":is(:disabled,[data-state~=disabled]){--thumb-image:url(\"./b\")}"))
  }
}
