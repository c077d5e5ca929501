import ProtocolStyle

struct ShopScreen: ScreenNode {}

struct ShopBar: NavigationBarNode, TextContent {
  var text: String
}

struct TeaCard: ViewNode, CardAppearance {}

struct TeaTitle: LabelNode, TextContent, HeadlineAppearance {
  var text: String
}

struct TeaNote: LabelNode, TextContent {
  var text: String
}

struct BuyButton: ButtonNode, TextContent, FilledAppearance {
  var text: String
}
