import ProtocolStyle
import StyleHTML

// The nodes of the page itself. All of their styles are tokens, which themes set.

protocol CardAppearance: BackgroundColor, BorderColor, BorderWidth, CornerRadius {}

extension CardAppearance {
  var backgroundColor: Color { Token.surface.value }
  var borderColor: Color { Token.outline.value }
  var borderWidth: Double { Token.line.value }
  var cornerRadius: Double { Token.corner.value }
}

protocol ReadAppearance: TextColor, Font, TextContent {}

extension ReadAppearance {
  var textColor: Color { Token.bodyText.value }
  var font: FontDescriptor { Token.body.value }
}

protocol AsideAppearance: ReadAppearance {}

extension AsideAppearance {
  var textColor: Color { Token.secondaryText.value }
}

struct PageCanvas: ViewNode, BackgroundColor {
  var backgroundColor: Color { Token.canvas.value }
}

struct Masthead: MastheadNode, BackgroundColor {
  var backgroundColor: Color { Token.canvas.value }
}

struct Contents: ContentsNode {}

struct Chapter: ChapterNode {}

struct Article: ArticleNode, CardAppearance {}

/// The bar of buttons that choose a look.
struct LookBar: LooksNode {}

struct Stages: StagesNode {}

struct Stage: StageNode {}

/// A frame around a result, with the page's background color.
struct Frame: FrameNode, CardAppearance {
  var backgroundColor: Color { Token.canvas.value }
}

struct Listing: ListingNode {}

/// Phones side by side.
struct PhoneShelf: PhoneShelfNode {}

/// Moments of a transition, of which one is shown.
struct MomentStage: MomentStageNode {}

struct Sidebar: SidebarNode, CardAppearance {}

struct Display: DisplayNode, ReadAppearance {
  var text: String
  var font: FontDescriptor { Token.display.value }
}

struct Heading: HeadingNode, ReadAppearance {
  var text: String
  var font: FontDescriptor { Token.heading.value }
}

struct Subheading: SubheadingNode, ReadAppearance {
  var text: String
  var font: FontDescriptor { Token.subheading.value }
}

struct Prose: ProseNode, AsideAppearance {
  var text: String
}

struct Caption: CaptionNode, AsideAppearance {
  var text: String
  var font: FontDescriptor { Token.small.value }
}

struct Code: CodeNode, TextColor, Font, BackgroundColor, CornerRadius {
  var textColor: Color { Token.bodyText.value }
  var font: FontDescriptor { Token.code.value }
  var backgroundColor: Color { Token.canvas.value }
  var cornerRadius: Double { Token.corner.value / 2 }
}

struct CodeToken: CodeTokenNode, TextColor, TextContent {
  let lexeme: Lexeme
  var text: String { lexeme.text }

  var textColor: Color {
    switch lexeme.role {
    case .plain: Token.bodyText.value
    case .keyword: Token.keyword.value
    case .typeName: Token.typeName.value
    case .literal: Token.literal.value
    case .comment: Token.secondaryText.value
    }
  }
}

/// A button that chooses a look of the page.
struct LookButton: ButtonNode, TitleColorForState, Font, BorderColor, BorderWidth, CornerRadius,
  ContentEdgeInsets, TextContent, ControlStateContent
{
  var text: String
  var isChosen: Bool
  var controlState: ControlState { isChosen ? .selected : .normal }
  var titleColorForState: StateValues<Color> {
    [.normal: Token.bodyText.value, .selected: Token.highlightText.value]
  }
  var borderColor: Color { Token.outline.value }
  var borderWidth: Double { Token.line.value }
  var cornerRadius: Double { Token.corner.value }
  var font: FontDescriptor { Token.small.value }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 8, left: 14, bottom: 8, right: 14) }
}

struct Grid: GridNode {}

struct GridRow: GridRowNode {}

struct GridCell: GridCellNode, ReadAppearance {
  var text: String
  var font: FontDescriptor { Token.small.value }
}

struct GridHeading: GridHeadingNode, AsideAppearance {
  var text: String
  var font: FontDescriptor { Token.small.value }
}

// MARK: - PageKinds

// The kinds of the page's nodes, and their HTML elements.

protocol MastheadNode: ViewNode {}
extension MastheadNode { static var nodeKind: NodeKind { .masthead } }

protocol ContentsNode: ViewNode {}
extension ContentsNode { static var nodeKind: NodeKind { .contents } }

protocol ChapterNode: ViewNode {}
extension ChapterNode { static var nodeKind: NodeKind { .chapter } }

protocol ArticleNode: ViewNode {}
extension ArticleNode { static var nodeKind: NodeKind { .article } }

protocol LooksNode: ViewNode {}
extension LooksNode { static var nodeKind: NodeKind { .looks } }

protocol StagesNode: ViewNode {}
extension StagesNode { static var nodeKind: NodeKind { .stages } }

protocol StageNode: ViewNode {}
extension StageNode { static var nodeKind: NodeKind { .stage } }

protocol FrameNode: ViewNode {}
extension FrameNode { static var nodeKind: NodeKind { .frame } }

protocol ListingNode: ViewNode {}
extension ListingNode { static var nodeKind: NodeKind { .listing } }

protocol PhoneShelfNode: ViewNode {}
extension PhoneShelfNode { static var nodeKind: NodeKind { .phoneShelf } }

protocol MomentStageNode: ViewNode {}
extension MomentStageNode { static var nodeKind: NodeKind { .momentStage } }

protocol SidebarNode: ViewNode {}
extension SidebarNode { static var nodeKind: NodeKind { .sidebar } }

protocol DisplayNode: LabelNode {}
extension DisplayNode { static var nodeKind: NodeKind { .display } }

protocol HeadingNode: LabelNode {}
extension HeadingNode { static var nodeKind: NodeKind { .heading } }

protocol SubheadingNode: LabelNode {}
extension SubheadingNode { static var nodeKind: NodeKind { .subheading } }

protocol ProseNode: LabelNode {}
extension ProseNode { static var nodeKind: NodeKind { .prose } }

protocol CaptionNode: LabelNode {}
extension CaptionNode { static var nodeKind: NodeKind { .caption } }

protocol CodeNode: LabelNode {}
extension CodeNode { static var nodeKind: NodeKind { .code } }

protocol CodeTokenNode: LabelNode {}
extension CodeTokenNode { static var nodeKind: NodeKind { .codeToken } }

protocol GridNode: ViewNode {}
extension GridNode { static var nodeKind: NodeKind { .grid } }

protocol GridRowNode: ViewNode {}
extension GridRowNode { static var nodeKind: NodeKind { .gridRow } }

protocol GridCellNode: LabelNode {}
extension GridCellNode { static var nodeKind: NodeKind { .gridCell } }

protocol GridHeadingNode: GridCellNode {}
extension GridHeadingNode { static var nodeKind: NodeKind { .gridHeading } }

extension NodeKind {
  static let masthead = NodeKind("masthead", of: (any MastheadNode).self, parent: .view)
  static let contents = NodeKind("contents", of: (any ContentsNode).self, parent: .view)
  static let chapter = NodeKind("chapter", of: (any ChapterNode).self, parent: .view)
  static let article = NodeKind("article", of: (any ArticleNode).self, parent: .view)
  static let looks = NodeKind("looks", of: (any LooksNode).self, parent: .view)
  static let stages = NodeKind("stages", of: (any StagesNode).self, parent: .view)
  static let stage = NodeKind("stage", of: (any StageNode).self, parent: .view)
  static let frame = NodeKind("frame", of: (any FrameNode).self, parent: .view)
  static let listing = NodeKind("listing", of: (any ListingNode).self, parent: .view)
  static let phoneShelf = NodeKind("phoneShelf", of: (any PhoneShelfNode).self, parent: .view)
  static let momentStage = NodeKind("momentStage", of: (any MomentStageNode).self, parent: .view)
  static let sidebar = NodeKind("sidebar", of: (any SidebarNode).self, parent: .view)
  static let display = NodeKind("display", of: (any DisplayNode).self, parent: .label)
  static let heading = NodeKind("heading", of: (any HeadingNode).self, parent: .label)
  static let subheading = NodeKind("subheading", of: (any SubheadingNode).self, parent: .label)
  static let prose = NodeKind("prose", of: (any ProseNode).self, parent: .label)
  static let caption = NodeKind("caption", of: (any CaptionNode).self, parent: .label)
  static let code = NodeKind("code", of: (any CodeNode).self, parent: .label)
  static let codeToken = NodeKind("codeToken", of: (any CodeTokenNode).self, parent: .label)
  static let grid = NodeKind("grid", of: (any GridNode).self, parent: .view)
  static let gridRow = NodeKind("gridRow", of: (any GridRowNode).self, parent: .view)
  static let gridCell = NodeKind("gridCell", of: (any GridCellNode).self, parent: .label)
  static let gridHeading = NodeKind(
    "gridHeading", of: (any GridHeadingNode).self, parent: .gridCell)

  /// The elements of the kinds, with the classes that `gallery.css` uses for layout.
  static let galleryElements: [NodeKind: HTMLElement] = [
    .masthead: HTMLElement(.header, className: "masthead"),
    .contents: HTMLElement(.main, className: "contents"),
    .chapter: HTMLElement(.section, className: "chapter"),
    .article: HTMLElement(.article, className: "article"),
    .looks: HTMLElement(.div, className: "looks"),
    .stages: HTMLElement(.div, className: "stages"),
    .stage: HTMLElement(.figure, className: "stage"),
    .frame: HTMLElement(.div, className: "frame"),
    .sidebar: HTMLElement(.aside, className: "sidebar"),
    .display: HTMLElement(.h1),
    .heading: HTMLElement(.h2),
    .subheading: HTMLElement(.h3),
    .prose: HTMLElement(.p),
    .caption: HTMLElement(.figcaption),
    .code: HTMLElement(.pre, className: "code"),
    .codeToken: HTMLElement(.span),
    .grid: HTMLElement(.table, className: "grid"),
    .gridRow: HTMLElement(.tr),
    .gridCell: HTMLElement(.td),
    .gridHeading: HTMLElement(.th),
    .phone: HTMLElement(.div, className: "phone"),
    .listing: HTMLElement(.figure, className: "listing"),
    .phoneShelf: HTMLElement(.div, className: "shelf"),
    .rendererShelf: HTMLElement(.div, className: "shelf renderers"),
    .rendererPanel: HTMLElement(.figure, className: "renderer"),
    .momentStage: HTMLElement(.div, className: "moments"),
    .cafePhone: HTMLElement(.div, className: "cafe"),
    .demoView: HTMLElement(.div, className: "demo"),
    .screen: HTMLElement(.div),
  ]
}

// MARK: - DemoView

/// The usual UIAppearance example of a view with custom attributes: two colors side by side.
struct DemoView: DemoNode {}

protocol DemoNode: ViewNode {}
extension DemoNode { static var nodeKind: NodeKind { .demoView } }

extension NodeKind {
  static let demoView = NodeKind("demoView", of: (any DemoNode).self, parent: .view)
}

extension AnyAttribute where Self == Attribute<Color> {
  static var leftColor: Self { Attribute("leftColor") }
  static var rightColor: Self { Attribute("rightColor") }
}

extension CSSMeaning {
  /// The CSS variables of the two colors, which `gallery.css` uses.
  static let demo = [
    CSSMeaning(.leftColor, "--left", "the color of the left half") { "\($0)" },
    CSSMeaning(.rightColor, "--right", "the color of the right half") { "\($0)" },
  ]
}
