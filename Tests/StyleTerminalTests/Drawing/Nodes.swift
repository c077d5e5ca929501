import ProtocolStyle

struct Screen: ScreenNode {}

struct Card: ViewNode, BorderWidth, BackgroundColor {
  var backgroundColor = Color.white
}

struct Outline: ViewNode, BorderWidth {}

struct Plain: ViewNode {}

struct Bar: ToolbarNode {}

struct TopBar: NavigationBarNode, TextContent {
  var text: String
}

struct Cell: TableCellNode, TextContent {
  var text: String
}

struct List: TableNode {}

struct Section: TableSectionNode {}

struct SectionTitle: TableSectionHeaderNode, TextContent {
  var text: String
}

struct SectionNote: TableSectionFooterNode, TextContent {
  var text: String
}

struct Field: TextFieldNode {}

struct Title: LabelNode, TextContent {
  var text: String
}

struct Buy: ButtonNode, TextContent {
  var text = "Buy"
}
