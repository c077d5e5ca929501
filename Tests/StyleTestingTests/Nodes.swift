import FixturePack
import ProtocolStyle

struct BuyButton: ButtonNode, BrandedBackground, BorderWidth, TextContent {
  var text = "Buy \"it\"\nnow"
}

struct SwitchingButton: ButtonNode, TitleColorForState {
  var titleColorForState: StateValues<Color> { [.normal: .black, .highlighted: .red] }
}

struct ShopScreen: ScreenNode {}

struct Card: ViewNode, TintColor {}
