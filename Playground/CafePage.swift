import Foundation
import ProtocolStyle
import StyleHTML

/// A page of the café: a studio of its theme, and each of its screens in each of its themes.
///
/// Traits, tokens and themes style the screens and arrange the page. Its script is that of the studio,
/// and its style sheet that of the studio's inspector.
struct CafePage {
  private let tree = StyleTree()

  /// The nodes of the studio's café, which the inspector explains.
  private let cafe: [AnyNodeHandle]

  /// Builds the page.
  init() {
    let page = tree.attach(Page(), to: tree.attach(PageFrame()))
    let skip = tree.attach(SkipLink(text: "Skip to the café"), to: page)
    cafe = Studio.attach(to: page.erased, of: tree) { [tree] column in
      let head = tree.attach(PageHead(), to: column)
      tree.attach(PageLogo(), to: head)
      tree.attach(PageName(text: "ProtocolStyle"), to: head)
      tree.attach(PageTitle(text: "Why is this teal? Line 10."), to: column)
      tree.attach(
        PageHeading(
          text: "Click anything in the café, change it, and every screen restyles.", size: 17),
        to: column)
    }
    if let phone = cafe.first { tree[skip].link = "#\(HTMLPage.identifier(of: phone))" }
    tree.attach(PageHeading(text: "One color in, a certified theme out"), to: page)
    tree.attach(
      PageText(
        text:
          "Theme.derived made a theme of each of \(DerivedBrand.all.count) brands, and certified it for all "
          + "texts and states of the menu. Pick a color: the theme of the nearest brand is shown."),
      to: page)
    DerivedBrand.attach(to: page.erased, of: tree)
    tree.attach(PageHeading(text: "One app, four themes"), to: page)
    tree.attach(
      PageText(
        text: "Each screen is the same models four times. A phone has a scope with its theme."),
      to: page)
    for screen in Cafe.Screen.allCases {
      tree.attach(PageHeading(text: screen.rawValue), to: page)
      let shelf = tree.attach(Shelf(), to: page).erased
      for theme in Theme.cafe {
        let place = tree.attach(ShelfPlace(), to: shelf).erased
        tree.attach(ShelfName(text: theme.title), to: place)
        Cafe.attach(screen, in: theme, to: place, of: tree)
      }
    }
  }

  /// The page, as UTF-8.
  ///
  /// Its texts follow the browser's color scheme, and the phones their themes.
  ///
  /// - Throws: An error if the script's data can't be encoded.
  func bytes() throws -> [UInt8] {
    let page = HTMLPage(
      of: tree, title: "ProtocolStyle: one app, any theme", looks: Studio.looks,
      liveTokens: Studio.liveTokens, isPatchable: true,
      elements: [
        .pageTitle: HTMLElement(.h1), .pageHeading: HTMLElement(.h2), .pageText: HTMLElement(.p),
        .cafePhone: HTMLElement(.div, className: "cafe"),
      ].merging(Studio.elements) { $1 })
    // The titles of bars are below the names of screens.
    page.titleLevel = 3
    page.headMarkup = Identity.headMarkup(
      title: "ProtocolStyle: one app, any theme",
      description: "Turn a control, and a café restyles: the same models in any theme.")
    page.authorStyleSheet =
      SupportAssets.skipCSS + InspectorAssets.ladderCSS + StudioAssets.studioCSS
    page.script = try Studio.source(explaining: cafe, of: tree)
    return page.bytes()
  }

  /// Writes the page into the build folder, and returns the file.
  static func write() throws -> URL {
    try PageFile.write(try CafePage().bytes(), named: "cafe.html")
  }
}

// MARK: - Nodes

// The page's own nodes, around the phones.

private protocol PageTextAppearance: TextColor, Font, TextContent {}

extension PageTextAppearance {
  var textColor: Color { .label }
}

private protocol PageTitleNode: LabelNode {}
extension PageTitleNode { static var nodeKind: NodeKind { .pageTitle } }

private protocol PageHeadingNode: LabelNode {}
extension PageHeadingNode { static var nodeKind: NodeKind { .pageHeading } }

private protocol PageTextNode: LabelNode {}
extension PageTextNode { static var nodeKind: NodeKind { .pageText } }

extension NodeKind {
  fileprivate static let pageTitle = NodeKind(
    "pageTitle", of: (any PageTitleNode).self, parent: .label)
  fileprivate static let pageHeading = NodeKind(
    "pageHeading", of: (any PageHeadingNode).self, parent: .label)
  fileprivate static let pageText = NodeKind(
    "pageText", of: (any PageTextNode).self, parent: .label)
}

private struct PageTitle: PageTitleNode, StyleClassed, PageTextAppearance {
  var text: String
  var styleClasses: [String] { ["studio-headline"] }
  var font: FontDescriptor { .system(size: 34, weight: .bold) }
}

/// The mark beside the name.
private struct PageHead: ViewNode, StackAxis, StackAlignment, Spacing {
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 12 }
}

private struct PageName: LabelNode, PageTextAppearance {
  var text: String
  var font: FontDescriptor { .system(size: 17, weight: .semibold) }
}

private struct PageLogo: ImageNode, ImageContent, Width, Height {
  var image: ImageReference { .drawing(Identity.logo) }
  var width: Double { 28 }
  var height: Double { 28 }
}

private struct PageHeading: PageHeadingNode, PageTextAppearance {
  var text: String
  var size = 24.0
  var font: FontDescriptor { .system(size: size, weight: size < 20 ? .regular : .bold) }
}

private struct PageText: PageTextNode, PageTextAppearance {
  var text: String
  var font: FontDescriptor { FontDescriptor(textStyle: .body) }
}

/// The whole width, with the page in its middle.
private struct PageFrame: ViewNode, StackAxis, StackDistribution {
  var stackAxis: StackAxisValue { .horizontal }
  var stackDistribution: StackDistributionValue { .center }
}

/// A column that is no wider than the studio.
private struct Page: ViewNode, Growth, MinimumWidth, MaximumWidth, Padding, Spacing {
  var growth: Double { 1 }
  var maximumWidth: Double { 1760 }
  var padding: EdgeInsets { EdgeInsets(24) }
  var spacing: Double { 12 }
}

/// Phones side by side, in a row that scrolls where there is no room.
private struct Shelf: ViewNode, StyleClassed, StackAxis, Overflow, Padding, Spacing {
  var styleClasses: [String] { ["studio-shelf"] }
  var stackAxis: StackAxisValue { .horizontal }
  var overflow: OverflowValue { .scrolls }
  var padding: EdgeInsets { EdgeInsets(top: 4, left: 4, bottom: 24, right: 4) }
  var spacing: Double { 20 }
}

/// A phone below the name of its theme.
private struct ShelfPlace: ViewNode, StackAlignment, Growth, Width, MinimumWidth, Spacing {
  var stackAlignment: StackAlignmentValue { .center }
  var growth: Double { 1 }
  var width: Double { 280 }
  var minimumWidth: Double { 280 }
  var spacing: Double { 8 }
}

private struct ShelfName: LabelNode, PageTextAppearance {
  var text: String
  var font: FontDescriptor { .system(size: 15, weight: .semibold) }
}
