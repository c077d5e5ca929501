import ProtocolStyle

struct BuyButton: ButtonNode, TextContent, BackgroundColor, TextColor, CornerRadius {
  var text: String
  var backgroundColor: Color { .systemTeal }
  var textColor: Color { .white }
}
