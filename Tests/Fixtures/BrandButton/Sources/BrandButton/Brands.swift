import ProtocolStyle

/// The tokens of the button, which are those of the first brand by default.
extension Token<Color> {
  static let label = Token("label", default: Color(hex: 0x1B1B1F))
  static let textInverted = Token("textInverted", default: Color(hex: 0xFFFFFF))
  static let textLink = Token("textLink", default: Color(hex: 0x0063FB))
  static let textNegative = Token("textNegative", default: Color(hex: 0xD91F0A))
  static let background = Token("background", default: Color(hex: 0xFFFFFF))
  static let backgroundActive = Token("backgroundActive", default: Color(hex: 0xDEDEE3))
  static let backgroundDisabled = Token("backgroundDisabled", default: Color(hex: 0xCACAD1))
  static let backgroundNegative = Token("backgroundNegative", default: Color(hex: 0xD91F0A))
  static let backgroundNegativeActive = Token(
    "backgroundNegativeActive", default: Color(hex: 0x681D11))
  static let backgroundNegativeSubtleActive = Token(
    "backgroundNegativeSubtleActive", default: Color(hex: 0xFFD1D1))
  static let surfaceElevated300 = Token("surfaceElevated300", default: Color(hex: 0xFFFFFF))
  static let surfaceElevated300Active = Token(
    "surfaceElevated300Active", default: Color(hex: 0xDEDEE3))
  static let border = Token("border", default: Color(hex: 0xDEDEE3))
  static let borderActive = Token("borderActive", default: Color(hex: 0xAFAFB8))
  static let backgroundPrimary = Token("backgroundPrimary", default: Color(hex: 0x0063FB))
  static let backgroundPrimaryActive = Token(
    "backgroundPrimaryActive", default: Color(hex: 0x00337F))
}

extension Token<Double> {
  /// The corner radius, in points.
  static let standardRadius = Token("standardRadius", default: 8)

  /// The corner radius of buttons that support others.
  static let utilityRadius = Token("utilityRadius", default: 4)
}

/// Three brands of the design system Warp, each in a light and a dark theme, with its numbers.
enum Brand {
  static let themes = [finnLight, finnDark, toriLight, toriDark, dbaLight, dbaDark]

  static let finnLight = Theme("finn light") {
    $0[.label] = Color(hex: 0x1B1B1F)
    $0[.textInverted] = Color(hex: 0xFFFFFF)
    $0[.textLink] = Color(hex: 0x0063FB)
    $0[.textNegative] = Color(hex: 0xD91F0A)
    $0[.background] = Color(hex: 0xFFFFFF)
    $0[.backgroundActive] = Color(hex: 0xDEDEE3)
    $0[.backgroundDisabled] = Color(hex: 0xCACAD1)
    $0[.backgroundNegative] = Color(hex: 0xD91F0A)
    $0[.backgroundNegativeActive] = Color(hex: 0x681D11)
    $0[.backgroundNegativeSubtleActive] = Color(hex: 0xFFD1D1)
    $0[.surfaceElevated300] = Color(hex: 0xFFFFFF)
    $0[.surfaceElevated300Active] = Color(hex: 0xDEDEE3)
    $0[.border] = Color(hex: 0xDEDEE3)
    $0[.borderActive] = Color(hex: 0xAFAFB8)
    $0[.backgroundPrimary] = Color(hex: 0x0063FB)
    $0[.backgroundPrimaryActive] = Color(hex: 0x00337F)
    $0[.standardRadius] = 8
    $0[.utilityRadius] = 4
  }

  static let finnDark = Theme("finn dark") {
    $0[.label] = Color(hex: 0xFFFFFF)
    $0[.textInverted] = Color(hex: 0x1B1B1F)
    $0[.textLink] = Color(hex: 0x5C9CFF)
    $0[.textNegative] = Color(hex: 0xFF5844)
    $0[.background] = Color(hex: 0x1B1B1F)
    $0[.backgroundActive] = Color(hex: 0x2B2B30)
    $0[.backgroundDisabled] = Color(hex: 0x47474F)
    $0[.backgroundNegative] = Color(hex: 0xFF5844)
    $0[.backgroundNegativeActive] = Color(hex: 0xFFD1D1)
    $0[.backgroundNegativeSubtleActive] = Color(hex: 0x9E2216)
    $0[.surfaceElevated300] = Color(hex: 0x333338)
    $0[.surfaceElevated300Active] = Color(hex: 0x5C5C66)
    $0[.border] = Color(hex: 0x47474F)
    $0[.borderActive] = Color(hex: 0x84848F)
    $0[.backgroundPrimary] = Color(hex: 0x5C9CFF)
    $0[.backgroundPrimaryActive] = Color(hex: 0xC2DAFE)
    $0[.standardRadius] = 8
    $0[.utilityRadius] = 4
  }

  static let toriLight = Theme("tori light") {
    $0[.label] = Color(hex: 0x1B1B1F)
    $0[.textInverted] = Color(hex: 0xFFFFFF)
    $0[.textLink] = Color(hex: 0x296DCC)
    $0[.textNegative] = Color(hex: 0x930B1D)
    $0[.background] = Color(hex: 0xFFFFFF)
    $0[.backgroundActive] = Color(hex: 0xDEDEE3)
    $0[.backgroundDisabled] = Color(hex: 0xCACAD1)
    $0[.backgroundNegative] = Color(hex: 0x930B1D)
    $0[.backgroundNegativeActive] = Color(hex: 0x520B18)
    $0[.backgroundNegativeSubtleActive] = Color(hex: 0xDBA7AD)
    $0[.surfaceElevated300] = Color(hex: 0xFFFFFF)
    $0[.surfaceElevated300Active] = Color(hex: 0xDEDEE3)
    $0[.border] = Color(hex: 0xDEDEE3)
    $0[.borderActive] = Color(hex: 0xAFAFB8)
    $0[.backgroundPrimary] = Color(hex: 0x296DCC)
    $0[.backgroundPrimaryActive] = Color(hex: 0x153568)
    $0[.standardRadius] = 8
    $0[.utilityRadius] = 4
  }

  static let toriDark = Theme("tori dark") {
    $0[.label] = Color(hex: 0xFFFFFF)
    $0[.textInverted] = Color(hex: 0x1B1B1F)
    $0[.textLink] = Color(hex: 0x6E9BDC)
    $0[.textNegative] = Color(hex: 0xC98089)
    $0[.background] = Color(hex: 0x1B1B1F)
    $0[.backgroundActive] = Color(hex: 0x2B2B30)
    $0[.backgroundDisabled] = Color(hex: 0x47474F)
    $0[.backgroundNegative] = Color(hex: 0xC98089)
    $0[.backgroundNegativeActive] = Color(hex: 0xEDCED1)
    $0[.backgroundNegativeSubtleActive] = Color(hex: 0x7D1024)
    $0[.surfaceElevated300] = Color(hex: 0x333338)
    $0[.surfaceElevated300Active] = Color(hex: 0x5C5C66)
    $0[.border] = Color(hex: 0x47474F)
    $0[.borderActive] = Color(hex: 0x84848F)
    $0[.backgroundPrimary] = Color(hex: 0x6E9BDC)
    $0[.backgroundPrimaryActive] = Color(hex: 0xB4C9EC)
    $0[.standardRadius] = 8
    $0[.utilityRadius] = 4
  }

  static let dbaLight = Theme("dba light") {
    $0[.label] = Color(hex: 0x1B1B1F)
    $0[.textInverted] = Color(hex: 0xFFFFFF)
    $0[.textLink] = Color(hex: 0x3269C8)
    $0[.textNegative] = Color(hex: 0xCF070E)
    $0[.background] = Color(hex: 0xFFFFFF)
    $0[.backgroundActive] = Color(hex: 0xDEDEE3)
    $0[.backgroundDisabled] = Color(hex: 0xCACAD1)
    $0[.backgroundNegative] = Color(hex: 0xCF070E)
    $0[.backgroundNegativeActive] = Color(hex: 0x5D0306)
    $0[.backgroundNegativeSubtleActive] = Color(hex: 0xEFA3A6)
    $0[.surfaceElevated300] = Color(hex: 0xFFFFFF)
    $0[.surfaceElevated300Active] = Color(hex: 0xDEDEE3)
    $0[.border] = Color(hex: 0xDEDEE3)
    $0[.borderActive] = Color(hex: 0xAFAFB8)
    $0[.backgroundPrimary] = Color(hex: 0x3269C8)
    $0[.backgroundPrimaryActive] = Color(hex: 0x1A3564)
    $0[.standardRadius] = 8
    $0[.utilityRadius] = 4
  }

  static let dbaDark = Theme("dba dark") {
    $0[.label] = Color(hex: 0xFFFFFF)
    $0[.textInverted] = Color(hex: 0x1B1B1F)
    $0[.textLink] = Color(hex: 0x7299DA)
    $0[.textNegative] = Color(hex: 0xED686B)
    $0[.background] = Color(hex: 0x1B1B1F)
    $0[.backgroundActive] = Color(hex: 0x2B2B30)
    $0[.backgroundDisabled] = Color(hex: 0x47474F)
    $0[.backgroundNegative] = Color(hex: 0xED686B)
    $0[.backgroundNegativeActive] = Color(hex: 0xEFA3A6)
    $0[.backgroundNegativeSubtleActive] = Color(hex: 0x96050A)
    $0[.surfaceElevated300] = Color(hex: 0x333338)
    $0[.surfaceElevated300Active] = Color(hex: 0x5C5C66)
    $0[.border] = Color(hex: 0x47474F)
    $0[.borderActive] = Color(hex: 0x84848F)
    $0[.backgroundPrimary] = Color(hex: 0x7299DA)
    $0[.backgroundPrimaryActive] = Color(hex: 0xB2C9EC)
    $0[.standardRadius] = 8
    $0[.utilityRadius] = 4
  }
}
