import ProtocolStyle
import StyleHTML

struct Screen: ScreenNode {}

struct Card: ViewNode, BackgroundColor {
  var backgroundColor = Color.white
}

struct Title: LabelNode, TextContent, TextColor {
  var text: String
  var textColor: Color { Token.ink.value }
}

struct Buy: ButtonNode, TextContent, BorderWidth, ControlStateContent {
  var text = "Buy"
  var borderWidth = 2.0
  var controlState = ControlState.normal
}

struct Field: TextFieldNode, TextContent {
  var text = ""
}

extension Token<Color> {
  static let ink = Token("ink", default: .adaptive(light: .black, dark: .white))
}

extension Theme {
  static let brand = Theme("brand") { $0[.ink] = .orange }
}

extension HTMLPage {
  /// A page that was written, so that patches can follow.
  static func shown(_ tree: StyleTree, in looks: [HTMLLook] = []) -> HTMLPage {
    tree.refresh()
    let page = HTMLPage(of: tree, looks: looks, isPatchable: true)
    _ = page.bytes()
    return page
  }
}
