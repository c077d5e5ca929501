internal import ProtocolStyle

/// Tokens of several types that data can set.
enum Tokens {
  static let accent = Token<Color>("accent", default: .blue)
  static let link = Token<Color>("link", default: accent.value)
  static let gap = Token<Double>("gap", default: 8)
  static let title = Token<String>("title", default: "")
  static let font = Token<FontDescriptor>("font", default: .system())
  static let fade = Token<Gradient>("fade", default: Gradient([.red]))

  static var all: [any AnyToken] { [accent, link, gap, title, font, fade] }
}

/// A label that reads all tokens.
struct TokenReader: LabelNode, CustomClosure {
  var customClosure: StyleClosure {
    { model in
      model.backgroundColor = Tokens.accent.value
      model.textColor = Tokens.link.value
      model.cornerRadius = Tokens.gap.value
      model.text = Tokens.title.value
      model.font = Tokens.font.value
      model.backgroundGradient = Tokens.fade.value
    }
  }
}
