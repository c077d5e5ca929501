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
