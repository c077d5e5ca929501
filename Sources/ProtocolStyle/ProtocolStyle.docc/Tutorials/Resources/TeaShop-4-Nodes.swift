import ProtocolStyle

struct BuyButton: ButtonNode, TextContent, FilledAppearance {
  var text: String
}
