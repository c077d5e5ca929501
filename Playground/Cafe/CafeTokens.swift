import ProtocolStyle

// The tokens that themes of the café can set.

extension Token<Color> {
  static let cafeGround = Token("cafeGround", default: Color(rgb: 0xF3F7F8))
  static let cafeSurface = Token("cafeSurface", default: Color(rgb: 0xFFFFFF))
  static let cafeInk = Token("cafeInk", default: Color(rgb: 0x10242E))
  static let cafeQuietInk = Token("cafeQuietInk", default: Color(rgb: 0x4A5F6C))
  static let cafeAccent = Token("cafeAccent", default: Color(rgb: 0x0B6A72))
  static let cafeOnAccent = Token("cafeOnAccent", default: .white)
  static let cafeLine = Token("cafeLine", default: Color(rgb: 0xD8E2E6))
}

extension Token<Double> {
  static let cafeCorner = Token("cafeCorner", default: 16)
  static let cafeBorder = Token("cafeBorder", default: 0)
}

extension Token<FontDescriptor> {
  static let cafeTitle = Token("cafeTitle", default: .system(size: 22, weight: .bold))
  static let cafeHeadline = Token("cafeHeadline", default: .system(size: 17, weight: .semibold))
}

extension Theme {
  /// The first brand: a roastery by the sea, in teal with rounded corners.
  static let harbor = Theme("harbor", summary: "A roastery by the sea.") { _ in }

  /// The second brand: an old coffee house, in terracotta with serif fonts and sharp corners.
  static let ember = Theme("ember", summary: "An old coffee house.") {
    $0[.cafeGround] = Color(rgb: 0xFAF1E6)
    $0[.cafeSurface] = Color(rgb: 0xFFFBF5)
    $0[.cafeInk] = Color(rgb: 0x2E1B12)
    $0[.cafeQuietInk] = Color(rgb: 0x6B5142)
    $0[.cafeAccent] = Color(rgb: 0xA03D1C)
    $0[.cafeOnAccent] = Color(rgb: 0xFFF8F1)
    $0[.cafeLine] = Color(rgb: 0xE7D5C2)
    $0[.cafeCorner] = 5
    $0[.cafeTitle] = .system(size: 23, weight: .bold, design: .serif)
    $0[.cafeHeadline] = .system(size: 17, weight: .bold, design: .serif)
  }

  /// The first brand at night.
  static let night = Theme("night", summary: "The roastery at night.") {
    $0[.cafeGround] = Color(rgb: 0x0D1218)
    $0[.cafeSurface] = Color(rgb: 0x19212A)
    $0[.cafeInk] = Color(rgb: 0xEEF3F7)
    $0[.cafeQuietInk] = Color(rgb: 0xA6B4C0)
    $0[.cafeAccent] = Color(rgb: 0x7CD3DA)
    $0[.cafeOnAccent] = Color(rgb: 0x06262A)
    $0[.cafeLine] = Color(rgb: 0x2C3945)
  }

  /// The first brand with increased contrast.
  static let clear = Theme("clear", summary: "Strong contrasts.") {
    $0[.cafeGround] = .white
    $0[.cafeSurface] = .white
    $0[.cafeInk] = .black
    $0[.cafeQuietInk] = Color(rgb: 0x1C1C1C)
    $0[.cafeAccent] = Color(rgb: 0x003A8C)
    $0[.cafeOnAccent] = .white
    $0[.cafeLine] = .black
    $0[.cafeCorner] = 8
    $0[.cafeBorder] = 2
    $0[.cafeTitle] = .system(size: 23, weight: .heavy)
    $0[.cafeHeadline] = .system(size: 18, weight: .bold)
  }

  /// The name with an initial capital.
  var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The themes of the café, in display order.
  static let cafe: [Theme] = [.harbor, .ember, .night, .clear]
}

extension Color {
  /// A color of three bytes.
  init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255)
  }
}
