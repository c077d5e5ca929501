import ProtocolStyle

extension Token<Color> {
  static let card = Token(
    "card", default: Color(red: 0.97, green: 0.94, blue: 0.89), summary: "Behind text")
  static let ink = Token("ink", default: Color(red: 0.13, green: 0.11, blue: 0.09))
  static let accent = Token("accent", default: Color(red: 0.04, green: 0.42, blue: 0.38))
  static let accentInk = Token("accentInk", default: .white, summary: "On the accent")
}
