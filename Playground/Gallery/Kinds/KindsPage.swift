import ModernPack
import ProtocolStyle
import StyleHTML

/// A page with a screen of all kinds, styled only by the traits of ModernPack, without rules.
struct KindsPage {
  private let tree: StyleTree

  /// Builds the screen.
  ///
  /// - Parameter direction: The direction of the page; left to right by default.
  init(direction: StyleEnvironment.LayoutDirection = .leftToRight) {
    var environment = StyleEnvironment()
    environment.layoutDirection = direction
    tree = StyleTree(packs: [.modern], environment: environment)
    let screen = tree.attach(KindsScreen()).erased
    attachBar(to: screen.erased)
    let columns = tree.attach(KindsColumns(), to: screen)
    func column() -> AnyNodeHandle { tree.attach(KindsColumn(), to: columns).erased }
    let first = column()
    attachTop(to: first)
    attachControls(to: first)
    let words = KindsWords(tree: tree)
    words.attachFields(in: first)
    words.attach(to: column())
    let last = column()
    attachRows(to: last)
    words.attachSurfaces(in: last)
    attachBottom(to: screen.erased)
  }

  /// The page, in the browser's color scheme.
  func bytes() -> [UInt8] {
    let page = HTMLPage(of: tree, title: "All kinds", looks: [HTMLLook("modern")])
    page.headMarkup = Identity.headMarkup(
      title: "ProtocolStyle: all kinds",
      description: "A screen with each kind of node, styled by the traits of ModernPack.")
    return page.bytes()
  }

  private func attachBar(to screen: AnyNodeHandle) {
    let bar = tree.attach(KindsBar(text: "Library"), to: screen)
    tree.attach(KindsItem(text: "Shelves"), to: bar)
    tree.attach(KindsItem(text: "Edit"), to: bar)
  }

  private func attachTop(to screen: AnyNodeHandle) {
    tree.attach(KindsSearch(placeholder: "Titles and authors"), to: screen)
    tree.attach(
      KindsSegments(items: ["Reading", "Finished", "Wishes"], selectedIndex: 0), to: screen)
    let card = tree.attach(KindsCard(), to: screen)
    tree.attach(KindsCover(), to: card)
    tree.attach(KindsTitle(text: "The Left Hand of Darkness"), to: card)
    tree.attach(KindsCaption(text: "Ursula K. Le Guin · chapter 7 of 20"), to: card)
    tree.attach(KindsProgress(value: 0.35, accessibilityLabel: "Read"), to: card)
    tree.attach(KindsButton(text: "Continue reading"), to: card)
    tree.attach(KindsQuietButton(text: "Finish later"), to: card)
    tree.attach(KindsPages(currentPage: 1, numberOfPages: 5), to: screen)
  }

  private func attachControls(to screen: AnyNodeHandle) {
    tree.attach(KindsName(text: "", placeholder: "Name of a shelf"), to: screen)
    tree.attach(KindsNotes(text: "Borrow the second part from Ada."), to: screen)
    tree.attach(KindsIndicator(accessibilityLabel: "Loading covers"), to: screen)
    let control = tree.attach(KindsControl(), to: screen)
    tree.attach(KindsCaption(text: "Drop a cover here"), to: control)
    let scroll = tree.attach(KindsScroll(), to: screen)
    tree.attach(KindsCaption(text: "Below are the settings of this shelf."), to: scroll)
  }

  private func attachRows(to screen: AnyNodeHandle) {
    let table = tree.attach(KindsTable(), to: screen)
    var section = tree.attach(KindsSection(), to: table)
    func row(_ text: String, _ accessory: some StyleNode) {
      tree.attach(accessory, to: tree.attach(KindsRow(text: text), to: section))
    }
    tree.attach(KindsSectionTitle(text: "Reading"), to: section)
    row("Brightness", KindsBrightness(value: 0.6))
    row("Text size", KindsSlider(value: 0.4, accessibilityLabel: "Text size"))
    row("Layout", KindsLayout())
    row("Pages a day", KindsStepper(value: 12, accessibilityLabel: "Pages a day"))
    row(
      "Return on",
      KindsDate(
        date: CalendarDate(year: 2026, month: 11, day: 22), accessibilityLabel: "Return on"))
    row("Voice", KindsVoice(accessibilityLabel: "Voice"))
    section = tree.attach(KindsSection(), to: table)
    tree.attach(KindsSectionTitle(text: "Books on this device"), to: section)
    row("Reminders", KindsSwitch(isOn: true, accessibilityLabel: "Reminders"))
    row("Sync over mobile data", KindsSwitch(isOn: false, accessibilityLabel: "Sync"))
    row("Version", KindsCaption(text: "1.4"))
    tree.attach(KindsLinkRow(text: "Storage", detailText: "1.2 GB"), to: section)
    tree.attach(
      KindsLinkRow(cellVariant: .subtitle, text: "Backup", detailText: "Yesterday at 21:40"),
      to: section)
    tree.attach(KindsChoiceRow(text: "Download over Wi-Fi only"), to: section)
    tree.attach(
      KindsSectionNote(text: "Covers are downloaded over any connection."), to: section)
  }

  private func attachBottom(to screen: AnyNodeHandle) {
    let toolbar = tree.attach(KindsToolbar(), to: screen)
    for (symbol, label) in [
      ("square.and.arrow.up", "Share"), ("heart", "Like"), ("book", "Open"), ("trash", "Remove"),
    ] {
      tree.attach(KindsTool(image: .symbol(symbol), accessibilityLabel: label), to: toolbar)
    }
    let tabs = tree.attach(KindsTabs(), to: screen)
    for (index, (symbol, text)) in [
      ("house", "Home"), ("book", "Library"), ("magnifyingglass", "Search"), ("person", "Account"),
    ].enumerated() {
      tree.attach(
        KindsTab(
          text: text, image: .symbol(symbol), controlState: index == 1 ? .selected : .normal,
          badge: index == 3 ? "2" : ""),
        to: tabs)
    }
  }
}

// MARK: - SamplesPage

/// A page with a row of nodes for each picture in the documentation of a declaration, and for that of
/// the README's first sample.
///
/// `.ci/pictures --documentation` and `--readme` take the pictures: the style class of a row is its name.
struct SamplesPage {
  private let tree = StyleTree()

  /// Builds the rows.
  init() {
    row("readme", [BuyButton()])
    row(
      "background",
      [.systemYellow, .systemIndigo, .systemGreen].map { color in
        Sample { $0.backgroundColor = color }
      })
    row(
      "border",
      [1, 2, 6].map { width in
        Sample {
          $0.borderWidth = width
          $0.borderColor = .systemIndigo
        }
      })
    row(
      "corner",
      [0, 8, 28].map { radius in
        Sample {
          $0.backgroundColor = .systemIndigo
          $0.cornerRadius = radius
        }
      })
    row(
      "gradient",
      [0, 45, 90].map { angle in
        Sample {
          $0.backgroundGradient = Gradient(
            [.systemOrange, .systemPink, .systemPurple], angle: angle)
        }
      })
    row(
      "shadow",
      [2, 6, 16].map { radius in
        Sample {
          $0.backgroundColor = .secondarySystemBackground
          $0.shadowColor = .black
          $0.shadowOpacity = 0.5
          $0.shadowRadius = radius
          $0.shadowOffset = Offset(x: 0, y: 4)
        }
      })
    row(
      "alpha",
      [1, 0.5, 0.2].map { alpha in
        Sample {
          $0.backgroundColor = .systemIndigo
          $0.alpha = alpha
        }
      })
    row(
      "fonts",
      FontDescriptor.TextStyle.allCases.map { style in
        Line(text: "\(style)") { $0.font = FontDescriptor(textStyle: style) }
      })
    attachLayouts()
  }

  /// The layouts of the article "Lay out a screen".
  private func attachLayouts() {
    let search = tree.attach(Layout(styleClasses: ["layout-row"], stackAxis: .horizontal))
    tree.attach(SearchField(), to: search)
    tree.attach(FilterButton(), to: search)
    let list = tree.attach(
      Layout(styleClasses: ["layout-columns"], spacing: 6, gridColumns: .count(3)))
    for (name, size, price) in [
      ("Espresso", "30 ml", "2.40 €"), ("Cappuccino", "180 ml", "3.60 €"),
      ("Cold brew, bottled", "250 ml", "4.90 €"),
    ] {
      let row = tree.attach(PriceRow(), to: list)
      tree.attach(Price(text: name), to: row)
      tree.attach(Price(text: size), to: row)
      tree.attach(Price(textAlignment: .right, text: price), to: row)
    }
  }

  /// The page, in the browser's color scheme.
  func bytes() -> [UInt8] {
    let page = HTMLPage(of: tree, title: "Samples", looks: [HTMLLook("samples")])
    page.authorStyleSheet = GalleryAssets.kindsCSS
    return page.bytes()
  }

  private func row(_ name: String, _ nodes: [any StyleNode]) {
    let row = tree.attach(Row(styleClasses: ["row", name]))
    for node in nodes { tree.attach(erased: node, to: row.erased) }
  }

  private struct Row: ViewNode, StyleClassed {
    let styleClasses: [String]
  }

  private struct Layout: ViewNode, StyleClassed, StackAxis, StackAlignment, GridColumns, Spacing,
    Padding, Width
  {
    let styleClasses: [String]
    var stackAxis = StackAxisValue.vertical
    var spacing = 12.0
    var gridColumns = GridColumnsValue.count(1)
    var stackAlignment: StackAlignmentValue { stackAxis == .horizontal ? .center : .fill }
    var padding: EdgeInsets { EdgeInsets(24) }
    var width: Double { 480 }
  }

  private struct SearchField: TextFieldNode, Growth, PlaceholderContent, AccessibilityLabelContent {
    var growth: Double { 1 }
    let placeholder = "Accounts and payments"
    let accessibilityLabel = "Search"
  }

  private struct FilterButton: ButtonNode, TextContent, ButtonVariant {
    let text = "Filter"
    var buttonVariant: ButtonVariantValue { .tinted }
  }

  private struct PriceRow: ViewNode, StackAxis {
    var stackAxis: StackAxisValue { .horizontal }
  }

  private struct Price: LabelNode, TextContent, TextColor, Font, TextAlignment {
    var textAlignment = TextAlignmentValue.natural
    let text: String
    var textColor: Color { .label }
    var font: FontDescriptor { FontDescriptor(textStyle: .body).monospacedDigits() }
  }

  private struct Sample: ViewNode, Width, Height, CustomClosure {
    let customClosure: StyleClosure
    var width: Double { 96 }
    var height: Double { 64 }
  }

  fileprivate protocol BrandFill: BackgroundColor, TextColor {}

  fileprivate protocol CallToAction: BrandFill, CornerRadius, Width, Height {}

  /// The button of the README's first sample.
  private struct BuyButton: ButtonNode, CallToAction, TextContent {
    let text = "Buy now"
  }

  private struct Line: LabelNode, TextContent, TextColor, CustomClosure {
    let text: String
    let customClosure: StyleClosure
    var textColor: Color { .label }
  }
}

extension SamplesPage.BrandFill {
  fileprivate var backgroundColor: Color { Color(hex: 0x0B6A72) }
  fileprivate var textColor: Color { .white }
}

extension SamplesPage.CallToAction {
  fileprivate var cornerRadius: Double { 22 }
  fileprivate var width: Double { 112 }
  fileprivate var height: Double { 44 }
}
