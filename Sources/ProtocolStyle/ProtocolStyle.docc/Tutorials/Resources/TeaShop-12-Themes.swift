import ProtocolStyle

extension Token<Color> {
  static let card = Token(
    "card", default: Color(red: 0.97, green: 0.94, blue: 0.89), summary: "Behind text")
  static let ink = Token("ink", default: Color(red: 0.13, green: 0.11, blue: 0.09))
  static let accent = Token("accent", default: Color(red: 0.04, green: 0.42, blue: 0.38))
  static let accentInk = Token("accentInk", default: .white, summary: "On the accent")
}

extension Theme {
  static let evening = Theme("evening", summary: "For the dark") {
    $0[.card] = Color(red: 0.12, green: 0.14, blue: 0.17)
    $0[.ink] = Color(red: 0.95, green: 0.93, blue: 0.90)
    $0[.accent] = Color(red: 0.45, green: 0.84, blue: 0.76)
    $0[.accentInk] = Color(red: 0.02, green: 0.13, blue: 0.11)
  }
}
