import ProtocolStyle

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
