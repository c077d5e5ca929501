import Foundation
import ModernPack
import ProtocolStyle
import StyleBook
import StyleSampling
import Testing

@Suite struct StyleBookTests {
  private static var catalog: StyleSampleCatalog {
    StyleSampleCatalog(
      [
        StyleSample("Pay <now>", PayButton(), note: "A & B", variants: \.size),
        StyleSample(nil, PayButton()),
        StyleSample("Card", CardView()) {
          PayButton()
          PriceLabel(text: "9.99")
        },
      ], module: "Shop", packs: [.modern])
  }

  @Test func `each sample, module and list of tokens has a page of its own`() throws {
    let folder = try Folder()
    let report = try StyleBook("Shop", Self.catalog).write(to: folder.url)
    #expect(report.sampleCount == 3)
    #expect(
      try folder.paths == [
        "Shop/CardView-Card.css", "Shop/CardView-Card.html", "Shop/PayButton-Pay-now.css",
        "Shop/PayButton-Pay-now.html", "Shop/PayButton.css", "Shop/PayButton.html",
        "Shop/index.html", "Shop/tokens.html", "book.css", "book.js", "catalog.json", "catalog.md",
        "index.html", "kinds.css", "samples.js", "style-book-files.txt",
      ])
    #expect(report.writtenCount == 15)
  }

  @Test func `each page has a choice of color vision, with a filter for each deficiency`() throws {
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog).write(to: folder.url)
    for path in ["index.html", "Shop/PayButton.html"] {
      let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      for vision in ColorVision.allCases {
        #expect(text.contains("<option value=\"url(#vision-\(vision))\">"))
        #expect(text.contains("<filter id=\"vision-\(vision)\""))
      }
    }
    let css = try String(contentsOf: folder.url.appending(path: "book.css"), encoding: .utf8)
    #expect(css.contains("book-part{filter:var(--vision,none)}"))
  }

  @Test func `a second run writes nothing, and a changed sample only what shows it`() throws {
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog).write(to: folder.url)
    let same = try StyleBook("Shop", Self.catalog).write(to: folder.url)
    #expect((same.writtenCount, same.unchangedCount, same.removedCount) == (0, 15, 0))
    try Data("mine".utf8).write(to: folder.url.appending(path: "mine.txt"))
    let samples = [
      StyleSample("Pay <now>", PayButton(), note: "Changed.", variants: \.size),
      StyleSample(nil, PayButton()),
    ]
    let fewer = StyleSampleCatalog(samples, module: "Shop", packs: [.modern])
    let changed = try StyleBook("Shop", fewer).write(to: folder.url)
    // The other page has a link to the removed one in its sidebar; its style sheet is the same.
    #expect(changed.removedCount == 2)
    #expect(changed.unchangedCount == 5)
    #expect(try folder.paths.contains("mine.txt"))
    #expect(try !folder.paths.contains("Shop/CardView-Card.html"))
  }

  @Test(arguments: [
    "<h1>Pay &lt;now&gt;</h1>", "A &amp; B", "no theme, light", "increasedContrast, dark",
    "Pay &lt;now&gt;, compact, light, highlighted", "size: regular", "size: large",
    "direction right to left", "What decides a value",
    "ModernButtonAppearance", ">modernAccent  adaptive(light: #4353c8",
    "The inspector finds nothing",
  ])
  func `a page shows its sample's themes, states, variants, traits, values and findings`(
    text: String
  ) throws {
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog).write(to: folder.url)
    #expect(try folder.text(of: "Shop/PayButton-Pay-now.html").contains(text))
  }

  @Test func `the first page has a card with a small result of each sample`() throws {
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog).write(to: folder.url)
    let text = try folder.text(of: "index.html")
    #expect(text.contains("<h2><a href=\"Shop/index.html\">Shop</a></h2>"))
    #expect(text.contains("3 samples, 3 themes"))
    let cards = text.components(separatedBy: "<li class=\"card\">").dropFirst()
    #expect(cards.count == 3)
    for card in cards { #expect(card.contains("<link rel=\"stylesheet\" href=\"kinds.css\">")) }
    #expect(text.contains("<a href=\"Shop/PayButton-Pay-now.html\">Pay &lt;now&gt;</a>"))
  }

  @Test func `cards above the limit of the first page are one link`() throws {
    let samples = (1...50).map { StyleSample("Price \($0)", PriceLabel(text: "\($0)")) }
    let folder = try Folder()
    try StyleBook("Shop", StyleSampleCatalog(samples, module: "Shop")).write(to: folder.url)
    let text = try folder.text(of: "index.html")
    #expect(text.components(separatedBy: "<div class=\"preview\" data-frames>").count == 49)
    #expect(text.contains("<a href=\"Shop/index.html\">2 more samples of Shop</a>"))
  }

  @Test func `a theme and a color scheme are chosen separately`() throws {
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog).write(to: folder.url)
    let text = try folder.text(of: "Shop/PayButton.html")
    let choices = text.components(separatedBy: "<nav aria-label=").dropFirst().map {
      $0.components(separatedBy: "</nav>")[0].components(separatedBy: "<a href=\"#").dropFirst()
        .map { $0.components(separatedBy: "\"")[0] }
    }
    #expect(
      choices.suffix(2) == [
        ["plain-light", "comfortable-light", "compact-light", "increasedContrast-light"],
        ["plain-light", "plain-dark"],
      ])
  }

  private static let stateful: [(any StyleNode & Sendable, [String])] = [
    (StripedButton(), ["highlighted", "disabled+selected"]),
    (SettingRow(), ["highlighted", "selected"]), (StillLabel(), []),
  ]

  @Test(arguments: stateful)
  func `a page has a table of the states that values are for, or that select a color`(
    node: any StyleNode & Sendable, states: [String]
  ) throws {
    func sample(_ node: some StyleNode & Sendable) -> StyleSample { StyleSample("Sample", node) }
    let folder = try Folder()
    try StyleBook("Shop", StyleSampleCatalog([sample(node)], module: "Shop", packs: []))
      .write(to: folder.url)
    let text = try folder.text(of: "Shop/\(type(of: node))-Sample.html")
    #expect(text.contains("<h2>States</h2>") == !states.isEmpty)
    for state in states {
      #expect(text.contains("aria-label=\"Sample, no theme, light, \(state)\""))
    }
  }

  /// The names above the columns of a page's table of states.
  private func states(of node: some StyleNode & Sendable) throws -> [String] {
    let folder = try Folder()
    let catalog = StyleSampleCatalog([StyleSample("Sample", node)], module: "Shop", packs: [])
    try StyleBook("Shop", catalog).write(to: folder.url)
    let text = try folder.text(of: "Shop/\(type(of: node))-Sample.html")
    guard let table = text.components(separatedBy: "<h2>States</h2>").dropFirst().first else {
      return []
    }
    let head = table.components(separatedBy: "</thead>")[0]
    return head.components(separatedBy: "<th scope=\"col\">").dropFirst().map {
      $0.components(separatedBy: "</th>")[0]
    }
  }

  @Test func `the columns of states are those in which a value differs from those beside it`()
    throws
  {
    // It reads its state, so the tree lists the pairs of states, too.
    #expect(try states(of: PressedButton()) == ["normal", "highlighted", "hovered"])
    #expect(try states(of: ReadingButton()) == [])
  }

  private static let rows: [(any StyleNode & Sendable, [String])] = [
    // Equal styles, and all that is drawn.
    (FixedButton(), ["no theme, dense, light, dark"]),
    // Equal styles in a theme that changes nothing, around which the schemes show.
    (StillLabel(), ["no theme, dense, light", "no theme, dense, dark"]),
    (SpacedButton(), ["no theme, light, dark", "dense, light, dark"]),
  ]

  @Test(arguments: rows)
  func `rows with equal results are one, with the names of all`(
    node: any StyleNode & Sendable, rows: [String]
  ) throws {
    func sample(_ node: some StyleNode & Sendable) -> StyleSample { StyleSample("Sample", node) }
    let folder = try Folder()
    let pack = StylePack("dense", themes: [Theme("dense") { $0[.bookInset] = 2 }])
    try StyleBook("Shop", StyleSampleCatalog([sample(node)], module: "Shop", packs: [pack]))
      .write(to: folder.url)
    let text = try folder.text(of: "Shop/\(type(of: node))-Sample.html")
    let names = text.components(separatedBy: "<th scope=\"row\">").dropFirst().map {
      $0.components(separatedBy: "</th>")[0]
    }
    #expect(names == rows)
  }

  @Test(arguments: [
    "<dt>alpha</dt><dd class=\"case\" style=\"--depth:0\">size regular: 1</dd>",
    "<dd class=\"case\" style=\"--depth:0\">size large:</dd><dd class=\"case\" style=\"--depth:1\">",
    "<dt>borderWidth</dt><dd class=\"case\" style=\"--depth:0\">book rows &lt;few&gt;: 1</dd>",
    "<dt>cornerRadius</dt><dd class=\"case\" style=\"--depth:0\">undecided: more than 500 cases</dd>",
    "<h2>Text sizes, direction, contrast, book rows</h2>",
    "aria-label=\"Decided, no theme, light, book rows &lt;many&gt;\"",
  ])
  func `a page has the decision that each value is, and columns for keys that values read`(
    text: String
  ) throws {
    let folder = try Folder()
    let sample = StyleSample("Decided", DecidedBox(), variants: \.size)
    try StyleBook("Shop", StyleSampleCatalog([sample], module: "Shop", packs: []))
      .write(to: folder.url)
    #expect(try folder.text(of: "Shop/DecidedBox-Decided.html").contains(text))
  }

  @Test(arguments: [
    ("Shop/PayButton.html", "PayButton.html"), ("Shop/index.html", "index.html"),
    ("Shop/tokens.html", "tokens.html"),
  ])
  func `the sidebar marks the link to the page that it's on`(path: String, file: String) throws {
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog).write(to: folder.url)
    let text = try folder.text(of: path)
    #expect(text.contains("<a href=\"../Shop/\(file)\" aria-current=\"page\">"))
    #expect(text.components(separatedBy: "aria-current=\"page\"").count == 2)
    #expect(try !folder.text(of: "index.html").contains("aria-current"))
  }

  @Test func `a token has swatches per theme, and links to the samples that read it`() throws {
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog).write(to: folder.url)
    let text = try folder.text(of: "Shop/tokens.html")
    #expect(text.contains("<code>modernAccent</code>"))
    #expect(text.contains("--color:#4353c8"))
    #expect(text.contains("--color:#202c8c"))
    #expect(text.contains("<a href=\"PayButton.html\">PayButton</a>"))
  }

  @Test func `pages stay below their limit, and state the rows that they omit`() throws {
    let sample = StyleSample("Many", CardView()) {
      for number in 0..<120 { PriceLabel(text: "\(number) of many labels in one sample") }
    }
    let folder = try Folder()
    let catalog = StyleSampleCatalog([sample], module: "Shop", packs: [.modern])
    try StyleBook("Shop", catalog).write(to: folder.url)
    let text = try folder.text(of: "Shop/CardView-Many.html")
    #expect(text.utf8.count <= StyleBook.pageLimit)
    #expect(text.contains("rows are omitted, because the page would exceed 300 kB."))
  }

  @Test(arguments: EnvironmentReader.allCases)
  func `results in other environments are those of nodes that read these`(
    reader: EnvironmentReader
  ) throws {
    let folder = try Folder()
    let sample = StyleSample("Reader", ReadingView(reader: reader)) {
      ReadingLabel(reader: reader)
      if reader == .inner { ReadingView(reader: .getter) }
      if reader == .scope { ScopedView() }
    }
    let pack = StylePack(
      "reading",
      styleSheet: StyleSheet {
        if reader == .condition {
          StyleRule(for: ReadingView.self, when: .contrast(.increased)) { $0.cornerRadius = 2 }
          StyleRule(for: ReadingView.self, when: .layoutDirection(.rightToLeft)) {
            $0.cornerRadius = 3
          }
        }
        if reader == .rule {
          StyleRule(for: ReadingView.self) { $0.cornerRadius = EnvironmentReader.environmentNumber }
        }
      }, themes: reader == .theme ? [.reading] : [])
    let catalog = StyleSampleCatalog([sample], module: "Shop", packs: [pack])
    try StyleBook("Shop", catalog).write(to: folder.url)
    let text = try folder.text(of: "Shop/ReadingView-Reader.html")
    let theme = reader == .theme ? "reading" : "no theme"
    func cell(_ column: String) throws -> Substring {
      let label = "aria-label=\"Reader, \(theme), dark, \(column)\">"
      let start = try #require(text.range(of: label)).upperBound
      return text[start...].prefix { $0 != "\n" }.firstRange(of: "</book-picture>")
        .map { text[start..<$0.lowerBound] } ?? ""
    }
    let (large, rightToLeft) = (
      try cell("text size accessibility large"), try cell("direction right to left")
    )
    let contrast = try cell("contrast increased")
    #expect(large.contains("Read"))
    if reader == .nothing {
      #expect(rightToLeft.hasPrefix("<book-inert inert dir=\"rtl\">"))
      #expect(rightToLeft.replacing(" dir=\"rtl\"", with: "") == contrast)
      #expect(large == contrast)
    } else {
      #expect(rightToLeft.hasPrefix("<book-inert inert><"))
      #expect(rightToLeft.contains(" dir=\"rtl\""))
      #expect(rightToLeft.replacing(" dir=\"rtl\"", with: "") != contrast)
    }
  }

  @Test func `declarations of types and traits come from sources`() throws {
    let sources = try Folder()
    try Data(
      """
      struct Other: ViewNode {}

      public struct PayButton: ButtonNode, ModernButtonAppearance {
        var size = 1 < 2
      }

      extension ModernButtonAppearance {
        var width: Double { 1 }
      }

      """.utf8
    ).write(to: sources.url.appending(path: "Pay.swift"))
    let folder = try Folder()
    try StyleBook("Shop", Self.catalog, sources: [sources.url]).write(to: folder.url)
    let text = try folder.text(of: "Shop/PayButton.html")
    #expect(text.contains("Pay.swift:3"))
    #expect(text.contains("<i class=\"keyword\">var </i>size = <i class=\"literal\">1 </i>&lt; "))
    #expect(text.contains("Pay.swift:7"))
    #expect(!text.contains("struct Other"))
  }

  @Test func `a book without samples says how to add one`() throws {
    let folder = try Folder()
    try StyleBook("Empty", StyleSampleCatalog(of: [])).write(to: folder.url)
    #expect(try folder.text(of: "index.html").contains("<code>StyleSamples</code>"))
  }
}

enum Size: CaseIterable { case regular, large }

struct PayButton: ButtonNode, ModernButtonAppearance, TextContent {
  var size = Size.regular
  var text: String { size == .large ? "Pay everything" : "Pay" }
}

struct CardView: ViewNode, ModernCardAppearance {}

enum BookRowsKey: StyleEnvironmentKey {
  enum Rows: String, CaseIterable, CustomStringConvertible {
    case few, many

    var description: String { "<\(rawValue)>" }
  }

  static let defaultValue = Rows.few
}

struct DecidedBox: ControlNode, Alpha, BorderWidth, CornerRadius {
  var size = Size.regular

  var alpha: Double {
    if size == .regular { return 1 }
    return StyleEnvironment.current.colorScheme == .dark ? 0.5 : 0.75
  }
  var borderWidth: Double {
    StyleEnvironment.current[BookRowsKey.self] == .many ? 2 : 1
  }
  /// It reads more than a page lists.
  var cornerRadius: Double {
    let environment = StyleEnvironment.current
    let sizes = StyleEnvironment.ContentSizeCategory.allCases
    return Double(sizes.firstIndex(of: environment.contentSizeCategory) ?? 0)
      + (environment.contrast == .increased ? 100 : 0)
      + Double(ControlState.current.rawValue) * 1_000 + environment.displayScale * 1_000_000
  }
}

struct StripedButton: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color> {
    [.normal: .black, .highlighted: .red, [.disabled, .selected]: .gray]
  }
}

struct PressedButton: ButtonNode, BackgroundColor {
  var backgroundColor: Color {
    let state = ControlState.current
    return state.contains(.highlighted) ? .red : state.contains(.hovered) ? .blue : .green
  }
}

/// A button that reads its state, and looks the same in each.
struct ReadingButton: ButtonNode, BackgroundColor {
  var backgroundColor: Color { ControlState.current.contains(.focused) ? .red : .red }
}

struct FixedButton: ButtonNode, BackgroundColor, TextColor, TextContent {
  let text = "Fixed"
  var backgroundColor: Color { .red }
  var textColor: Color { .black }
}

struct SpacedButton: ButtonNode, BackgroundColor, TextColor, ContentEdgeInsets {
  var backgroundColor: Color { .red }
  var textColor: Color { .black }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(Token.bookInset.value) }
}

extension Token<Double> {
  static let bookInset = Token("bookInset", default: 1)
}

struct SettingRow: TableCellNode, SelectedBackgroundColor {}

struct StillLabel: LabelNode, TextColor {}

/// What reads the environment in a sample.
enum EnvironmentReader: CaseIterable {
  case nothing, getter, content, token, theme, rule, condition, inner, scope

  /// A number that depends on the contrast and the direction.
  static var environmentNumber: Double {
    let environment = StyleEnvironment.current
    return (environment.contrast == .increased ? 2 : 1)
      + (environment.layoutDirection == .rightToLeft ? 2 : 0)
  }
}

extension Token<Double> {
  /// A token whose default reads the environment, and one that a theme sets to what it reads.
  static let reading = Token("bookReading", default: EnvironmentReader.environmentNumber)
  static let themed = Token("bookThemed", default: 1)
}

extension Theme {
  static let reading = Theme("reading") { $0[.themed] = EnvironmentReader.environmentNumber }
}

struct ReadingView: ViewNode, BorderWidth {
  var reader = EnvironmentReader.nothing

  var borderWidth: Double {
    switch reader {
    case .getter: EnvironmentReader.environmentNumber
    case .token: Token.reading.value
    case .theme: Token.themed.value
    case .nothing, .content, .rule, .condition, .inner, .scope: 1
    }
  }
}

/// A view with a scope that depends on the environment.
struct ScopedView: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    let radius = EnvironmentReader.environmentNumber
    return StyleScope(
      styleSheet: StyleSheet { StyleRule(for: Self.self) { $0.cornerRadius = radius } })
  }
}

struct ReadingLabel: LabelNode, TextContent {
  var reader = EnvironmentReader.nothing

  /// It reads the contrast and the direction only in the dark scheme, which is that of a scope.
  var text: String {
    reader == .content && StyleEnvironment.current.colorScheme == .dark
      ? "Read \(EnvironmentReader.environmentNumber)" : "Read"
  }
}

struct PriceLabel: LabelNode, ModernTextAppearance, TextContent {
  var text: String
}

/// A temporary folder, which is removed at the end.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "style-book-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The paths of the files, sorted.
  var paths: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: url.path()).filter {
        $0.contains(".")
      }.sorted()
    }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
