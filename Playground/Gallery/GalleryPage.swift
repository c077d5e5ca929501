import ProtocolStyle
import StyleHTML
import StyleInspector

/// The page of all exhibits: a tree styled by the library and drawn as HTML.
struct GalleryPage {
  private let tree = StyleTree(styleSheet: chosenRules)

  /// The articles of exhibits, by the identifiers of their elements.
  private var articles: [String: Guide] = [:]

  /// The nodes that the page's inspector explains.
  private var inspected: [AnyNodeHandle] = []

  /// The nodes that the page's inspector also explains in their control states.
  private var live: [AnyNodeHandle] = []

  /// Builds the page.
  ///
  /// - Parameter numbers: The last measurements of the benchmarks; empty for none.
  init(numbers: [BenchmarkNumber]) {
    self.init(numbers: numbers, isStill: false)
  }

  /// Builds the page, without the moments of transitions if `isStill` is true.
  ///
  /// Halfway from dark to light, a text has the color of its background, which the inspector would
  /// report.
  private init(numbers: [BenchmarkNumber], isStill: Bool) {
    let canvas = tree.attach(PageCanvas()).erased
    let skip = tree.attach(SkipLink(text: "Skip to the exhibits"), to: canvas)
    attachMasthead(to: canvas)
    let contents = tree.attach(Contents(), to: canvas).erased
    tree[skip].link = "#\(HTMLPage.identifier(of: contents))"
    tree.attach(
      Prose(
        text: """
          Models conform to traits, and a tree styles them: the library rendered this page. Click an \
          element of a result, or focus it, to see where its values come from.
          """), to: contents)
    for chapter in Chapter.all { attach(chapter, isStill: isStill, to: contents) }
    if isStill { return }
    attachFindings(Self.findings, to: contents)
    attachGrowth(numbers, to: contents)
    if !numbers.isEmpty { attach(numbers, to: contents) }
    attachArticles(to: contents)
    let sidebar = tree.attach(Sidebar(), to: canvas).erased
    tree.attach(Subheading(text: "Inspector"), to: sidebar)
    tree.attach(Prose(text: "Click an element of a result, or focus it."), to: sidebar)
  }

  /// The page, as UTF-8.
  func bytes() throws -> [UInt8] {
    let page = HTMLPage(
      of: tree, title: "ProtocolStyle: the gallery", looks: PageLook.all.map(\.look),
      isPatchable: true, elements: NodeKind.galleryElements,
      meanings: CSSMeaning.demo)
    page.titleLevel = 4
    page.authorStyleSheet =
      SupportAssets.skipCSS + InspectorAssets.ladderCSS + GalleryAssets.galleryCSS
    page.headMarkup = Identity.headMarkup(
      title: "ProtocolStyle: the gallery",
      description: "Style models by protocol conformance: all features, each with its code.",
      light: "#f5f5f7", dark: "#121317")
    page.script =
      "const data = \(try inspectorData().json);\nconst logo = `\(Identity.logo)`;\n"
      + InspectorAssets.ladderJS + GalleryAssets.galleryJS
    return withoutIdentifiersOfCode(page.bytes())
  }

  /// Removes the identifiers of pieces of code that aren't inspected: neither the script nor a link
  /// uses them, and the page has thousands.
  private func withoutIdentifiersOfCode(_ page: [UInt8]) -> [UInt8] {
    let kept = Set(inspected.map { "id=\"\(HTMLPage.identifier(of: $0))\"" })
    var result: [UInt8] = []
    result.reserveCapacity(page.count)
    var rest = page[...]
    var isCode = false
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<start]
      rest = rest[start...]
      if rest.starts(with: "<pre ".utf8) { isCode = true }
      if rest.starts(with: "</pre".utf8) { isCode = false }
      let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      let tag = rest[..<end]
      rest = rest[end...]
      if isCode, tag.starts(with: "<span ".utf8) {
        let attributes = tag.split(separator: UInt8(ascii: " ")).filter {
          !$0.starts(with: "id=".utf8) || kept.contains(String(decoding: $0, as: UTF8.self))
        }
        result += attributes.joined(separator: " ".utf8)
      } else {
        result += tag
      }
    }
    return result + rest
  }

  private func inspectorData() -> InspectorData {
    var data = InspectorData(articles: articles)
    let (themes, environment) = (tree.themes, tree.environment)
    for look in PageLook.all {
      for scheme in [StyleEnvironment.ColorScheme.light, .dark]
      where look.look.colorScheme ?? scheme == scheme {
        tree.themes = look.look.themes
        tree.environment = look.look.environment.applied(to: environment)
        tree.environment.colorScheme = scheme
        let name = "\(look.look.name) \(scheme)"
        data.explanations.add(
          inspected, of: tree, look: name, explain: { $0.explain($1).symbolicated() })
        for state in [ControlState.highlighted, .focused] {
          for node in live { tree.setControlState(state, of: node) }
          data.explanations.add(
            live, of: tree, look: name, in: state, explain: { $0.explain($1).symbolicated() })
        }
        for node in live { tree.setControlState(nil, of: node) }
      }
    }
    (tree.themes, tree.environment) = (themes, environment)
    return data
  }

  /// The findings of the inspector in the page's tree, in all of its looks.
  static let findings = GalleryPage(numbers: [], isStill: true).findingsOfTree

  private var findingsOfTree: [Finding] {
    Inspector(
      themes: [[.secondBrand]],
      environments: [StyleEnvironment.ColorScheme.light, .dark].flatMap { scheme in
        [StyleEnvironment.Contrast.standard, .increased].map { contrast in
          var environment = StyleEnvironment(colorScheme: scheme)
          environment.contrast = contrast
          return environment
        }
      }
    ).findings(of: tree)
  }

  private func attachMasthead(to canvas: AnyNodeHandle) {
    let masthead = tree.attach(Masthead(), to: canvas).erased
    tree.attach(Display(text: "ProtocolStyle"), to: masthead)
    let bar = tree.attach(LookBar(), to: masthead)
    for (index, look) in PageLook.all.enumerated() {
      tree.attach(LookButton(text: look.title, isChosen: index == 0), to: bar)
    }
  }

  private mutating func attach(
    _ chapter: ChapterContent, isStill: Bool, to contents: AnyNodeHandle
  ) {
    let section = tree.attach(Chapter(), to: contents).erased
    tree.attach(Heading(text: chapter.heading), to: section)
    for exhibit in chapter.exhibits {
      attach(exhibit, explainedIn: chapter.article, isStill: isStill, to: section)
    }
  }

  private mutating func attach(
    _ exhibit: Exhibit, explainedIn article: Guide, isStill: Bool, to section: AnyNodeHandle
  ) {
    let guide = exhibit.article ?? article
    let article = tree.attach(Article(), to: section).erased
    tree.attach(Subheading(text: exhibit.heading), to: article)
    if !exhibit.prose.isEmpty { tree.attach(Prose(text: exhibit.prose), to: article) }
    articles[HTMLPage.identifier(of: article)] = guide
    let stages = tree.attach(Stages(), to: article).erased
    for content in exhibit.stages where !isStill || content.layout != .moments {
      let stage = tree.attach(Stage(), to: stages).erased
      tree.attach(Caption(text: content.caption), to: stage)
      let frame: AnyNodeHandle =
        switch content.layout {
        case .renderers: tree.attach(RendererShelf(), to: stage).erased
        case .phones: tree.attach(PhoneShelf(), to: stage).erased
        case .moments: tree.attach(MomentStage(), to: stage).erased
        case nil: tree.attach(Frame(), to: stage).erased
        }
      tree.setScope(content.scope, at: frame)
      content.attach(tree, frame)
      let nodes = nodesToInspect(in: frame, of: content)
      inspected += nodes
      if content.isLive { live += nodes }
    }
    attach(exhibit.code, titled: "With traits", to: article)
    attach(exhibit.before, titled: "Before, with UIKit", to: article)
  }

  /// The nodes of a result; of a transition, those of its first and last moments, and of renderers,
  /// those of the page.
  private func nodesToInspect(
    in frame: AnyNodeHandle, of content: StageContent
  ) -> [AnyNodeHandle] {
    if content.layout == .renderers {
      let page = tree.children(of: frame).first.flatMap { tree.children(of: $0).last }
      return page.map { Array(tree.nodes(in: $0)) } ?? []
    }
    guard content.layout == .moments else { return Array(tree.nodes(in: frame).dropFirst()) }
    let moments = tree.children(of: frame)
    return [moments.first, moments.last].compactMap(\.self).flatMap { tree.nodes(in: $0) }
  }

  private func attach(_ code: String, titled title: String, to article: AnyNodeHandle) {
    guard !code.isEmpty else { return }
    let listing = tree.attach(Listing(), to: article)
    tree.attach(Caption(text: title), to: listing)
    let block = tree.attach(Code(), to: listing)
    for lexeme in Lexeme.all(in: code) { tree.attach(CodeToken(lexeme: lexeme), to: block) }
  }

  private func attachFindings(_ findings: [Finding], to contents: AnyNodeHandle) {
    let section = tree.attach(Chapter(), to: contents).erased
    tree.attach(Heading(text: "Findings"), to: section)
    tree.attach(
      Prose(
        text: """
          The findings of the inspector in this page, in all of its looks. Rules lose on purpose here: \
          the exhibits of the cascade have losers, and brands share rules that traits override.
          """), to: section)
    let article = tree.attach(Article(), to: section)
    if findings.isEmpty {
      tree.attach(
        Prose(
          text: "None in \(tree.count) nodes: conformances, contrast, names for assistive "
            + "technologies, and values out of range, in light and dark, standard and increased contrast."
        ),
        to: article)
      return
    }
    let grid = tree.attach(Grid(), to: article).erased
    attachRow(["Severity", "Finding"], to: grid) { GridHeading(text: $0) }
    for finding in findings {
      attachRow([finding.severity.rawValue, finding.summary], to: grid) { GridCell(text: $0) }
    }
  }

  private func attachRow(
    _ texts: [String], to grid: AnyNodeHandle, cell: (String) -> some StyleNode
  ) {
    let row = tree.attach(GridRow(), to: grid)
    for text in texts { tree.attach(cell(text), to: row) }
  }

  private func attach(_ numbers: [BenchmarkNumber], to contents: AnyNodeHandle) {
    let section = tree.attach(Chapter(), to: contents).erased
    tree.attach(Heading(text: "Numbers"), to: section)
    tree.attach(
      Prose(text: "The last run of the benchmarks on this machine: our results and baselines."),
      to: section)
    let grid = tree.attach(Grid(), to: tree.attach(Article(), to: section)).erased
    attachRow(["Row", "Ours", "Baseline", "Ratio", "Bar"], to: grid) { GridHeading(text: $0) }
    for number in numbers { attachRow(number.cells, to: grid) { GridCell(text: $0) } }
  }

  /// Shows how cost grows: as measured on this machine, or else as the article about performance
  /// has it.
  private mutating func attachGrowth(_ numbers: [BenchmarkNumber], to contents: AnyNodeHandle) {
    guard let picture = GrowthPicture(numbers) ?? GrowthPicture(BenchmarkNumber.published),
      let wide = picture.image(.wide), let narrow = picture.image(.narrow)
    else { return }
    let section = tree.attach(Chapter(), to: contents)
    tree.attach(Heading(text: "Performance"), to: section)
    let article = tree.attach(Article(), to: section)
    articles[HTMLPage.identifier(of: article)] = .performance
    tree.attach(Subheading(text: "How cost grows"), to: article)
    tree.attach(
      Prose(
        text: "Each line goes from a constant cost to a linear cost, and the dot is the measured "
          + "cost: green for nearly constant, amber for linear, red for worse than linear."),
      to: article)
    let frame = tree.attach(Frame(), to: article)
    tree.attach(
      GrowthDrawing(image: wide, accessibilityLabel: picture.description), to: frame)
    tree.attach(
      NarrowGrowthDrawing(image: narrow, accessibilityLabel: picture.description), to: frame)
  }

  /// Lists the articles; the script adds the links.
  private func attachArticles(to contents: AnyNodeHandle) {
    let section = tree.attach(Chapter(), to: contents)
    tree.attach(Heading(text: "Articles"), to: section)
    tree.attach(Prose(text: "Each has samples that a test compiles and runs."), to: section)
  }

  /// Highlights the button of the chosen look.
  private static let chosenRules = StyleSheet {
    StyleRule(for: LookButton.self) { $0.backgroundColor = Token.surface.value }
    StyleRule(for: LookButton.self, when: .controlState(.selected)) {
      $0.backgroundColor = Token.highlight.value
    }
  }
}

// MARK: - Guide

/// An article of the documentation that the gallery links to.
struct Guide: Encodable, Hashable {
  let title: String

  /// The path from the root of the repository.
  let path: String

  private init(_ title: String, _ name: String, of module: String = "ProtocolStyle") {
    self.title = title
    path = "Sources/\(module)/\(module).docc/\(name).md"
  }

  static let start = Guide("Start in five minutes", "StartInFiveMinutes")
  static let traits = Guide("Write a trait", "WriteATrait")
  static let cascade = Guide("The cascade", "HowTheCascadeDecides")
  static let states = Guide("Control states", "ControlStates")
  static let values = Guide("Attribute values", "ValuesOfAttributes")
  static let relations = Guide("Relations and motion", "RelationsAndMotion")
  static let repetition = Guide("Repeat a motion", "RepeatAMotion")
  static let themes = Guide("Theme an app", "ThemeAnApp")
  static let layout = Guide("Lay out a screen", "LayOutAScreen")
  static let bars = Guide("Bars", "Bars", of: "StyleNavigation")
  static let tokens = Guide(
    "Tokens from design tools", "TokensFromDesignTools", of: "StyleFiles")
  static let modes = Guide("A file for each mode", "FilesForModes", of: "StyleFiles")
  static let exports = Guide(
    "Tokens for other platforms", "TokensForOtherPlatforms", of: "StyleFiles")
  static let files = Guide("Stylesheets", "StylesheetsOfNUI", of: "StyleFiles")
  static let why = Guide("Why does it look like that?", "WhyDoesItLookLikeThat")
  static let mistakes = Guide("Find mistakes", "FindMistakes")
  static let proof = Guide("Prove it", "ProveIt", of: "StyleInspector")
  static let derivation = Guide("Derive a theme", "DeriveATheme", of: "StyleInspector")
  static let performance = Guide("Performance", "Performance")

  /// All articles but the landing pages and the lists of findings, in the order of reading.
  static let all = [
    start,
    Guide("Which module do I need?", "WhichModuleDoINeed"),
    traits, cascade, states,
    Guide("Style variants", "StyleVariants"),
    relations, repetition, themes,
    layout,
    Guide("Draw it", "DrawIt"),
    Guide("Style protocols", "StyleProtocols"),
    Guide("All style protocols", "AllStyleProtocols+Generated"),
    Guide("Kinds of nodes", "KindsOfNodes"),
    Guide("All kinds", "AllKinds+Generated"),
    Guide("Attributes without a counterpart", "Counterparts+Generated"),
    values,
    Guide("Write an attribute and a kind", "WriteAnAttributeAndAKind"),
    Guide("Ship a pack", "ShipAPack"),
    Guide("Coming from UIAppearance, ProtocolUI, NUI or SwiftUI", "ComingFrom"),
    Guide("For UIKit apps", "ForUIKitApps"),
    Guide("For web pages", "ForWebPages"),
    Guide("For terminals", "ForTerminals"),
    Guide("For design systems", "ForDesignSystems"),
    bars,
    Guide("Draw it natively", "DrawItNatively", of: "StyleBinding"),
    Guide("Migrate a UIAppearance app", "MigrateAUIAppearanceApp", of: "StyleBinding"),
    Guide("Write an adapter", "WriteAnAdapter", of: "StyleBinding"),
    Guide("Attributes in CSS", "CSSMeanings", of: "StyleHTML"),
    Guide("Drawn symbols", "DrawnSymbols", of: "StyleHTML"),
    tokens, modes,
    Guide("When to write a resolver", "WhenToWriteAResolver", of: "StyleFiles"),
    exports, files,
    Guide("Rules for token files", "RulesForTokens", of: "StyleFiles"),
    Guide("Live reload", "LiveReload", of: "StyleFiles"),
    Guide("Test your styles", "TestYourStyles", of: "StyleTesting"),
    Guide("Write a style book", "WriteAStyleBook", of: "StyleBook"),
    Guide("Review what a change does to every look", "ReviewEveryLook", of: "StyleBook"),
    Guide("Minimize tokens", "MinimizeTokens", of: "StyleBook"),
    Guide("Find where a value comes from", "FindAValue", of: "StyleBook"),
    Guide("A catalog for programs", "CatalogForPrograms", of: "StyleBook"),
    Guide("Decide what a version means", "DecideAVersion", of: "StyleBook"),
    proof,
    Guide("Move to another theme", "CompareThemes", of: "StyleInspector"),
    derivation, why,
    Guide("Situations", "Situations"),
    mistakes, performance,
    Guide("What is public, and for how long", "WhatIsPublic"),
    Guide("Limits of input", "LimitsOfInput"),
  ]
}

// MARK: - ChapterContent

/// Exhibits under one heading.
struct ChapterContent {
  let heading: String

  /// The article that explains exhibits that name none.
  let article: Guide
  let exhibits: [Exhibit]
}

extension Chapter {
  static var all: [ChapterContent] {
    [
      ChapterContent(heading: "One app, four themes", article: .themes, exhibits: Exhibit.cafe),
      ChapterContent(
        heading: "Styles by conformance", article: .traits, exhibits: Exhibit.conformance),
      ChapterContent(heading: "Layout", article: .layout, exhibits: Exhibit.layouts),
      ChapterContent(
        heading: "Paint and lines", article: .values, exhibits: [.gradients, .lines]),
      ChapterContent(heading: "Rules", article: .cascade, exhibits: Exhibit.rules),
      ChapterContent(heading: "The cascade", article: .cascade, exhibits: [.levels]),
      ChapterContent(
        heading: "Control states", article: .states, exhibits: [.controlStates, .statesInTraits]),
      ChapterContent(
        heading: "Relations and motion", article: .relations,
        exhibits: [
          .enclosingStates, .siblingsAndDescendants, .containerWidths, .motion, .repeatingMotion,
          .devices,
        ]),
      ChapterContent(heading: "Themes and scopes", article: .themes, exhibits: Exhibit.themes),
      ChapterContent(
        heading: "Design files", article: .files, exhibits: Exhibit.files),
      ChapterContent(heading: "Navigation bars", article: .bars, exhibits: [.stack]),
      ChapterContent(
        heading: "Inspector", article: .traits,
        exhibits: [.traits, .mistakes, .certificate, .derivation].compactMap(\.self)),
    ]
  }
}
