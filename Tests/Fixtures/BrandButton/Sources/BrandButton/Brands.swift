import ProtocolStyle

/// The tokens of the button.
extension Token<Color> {
  static let label = Token("label", default: .gray)
  static let textInverted = Token("textInverted", default: .gray)
  static let textLink = Token("textLink", default: .gray)
  static let textNegative = Token("textNegative", default: .gray)
  static let background = Token("background", default: .gray)
  static let backgroundActive = Token("backgroundActive", default: .gray)
  static let backgroundDisabled = Token("backgroundDisabled", default: .gray)
  static let backgroundNegative = Token("backgroundNegative", default: .gray)
  static let backgroundNegativeActive = Token("backgroundNegativeActive", default: .gray)
  static let backgroundNegativeSubtleActive = Token(
    "backgroundNegativeSubtleActive", default: .gray)
  static let surfaceElevated300 = Token("surfaceElevated300", default: .gray)
  static let surfaceElevated300Active = Token("surfaceElevated300Active", default: .gray)
  static let border = Token("border", default: .gray)
  static let borderActive = Token("borderActive", default: .gray)
  static let backgroundPrimary = Token("backgroundPrimary", default: .gray)
  static let backgroundPrimaryActive = Token("backgroundPrimaryActive", default: .gray)
}

extension Token<Double> {
  /// The corner radius, in points.
  static let standardRadius = Token("standardRadius", default: 8)

  /// The corner radius of buttons that support others.
  static let utilityRadius = Token("utilityRadius", default: 4)
}

/// Three brands of the design system Warp, each in a light and a dark theme, with its numbers.
enum Brand: String, CaseIterable, Sendable {
  case finnLight = "finn light"
  case finnDark = "finn dark"
  case toriLight = "tori light"
  case toriDark = "tori dark"
  case dbaLight = "dba light"
  case dbaDark = "dba dark"

  /// The themes of all brands.
  static var themes: [Theme] { allCases.map { $0.theme() } }

  /// The theme of the brand, with changes.
  func theme(_ change: @escaping @Sendable (inout TokenValues) -> Void = { _ in }) -> Theme {
    Theme(rawValue) {
      set(&$0)
      change(&$0)
    }
  }

  private func set(_ tokens: inout TokenValues) {
    switch self {
    case .finnLight:
      tokens[.label] = Color(hex: 0x1B1B1F)
      tokens[.textInverted] = Color(hex: 0xFFFFFF)
      tokens[.textLink] = Color(hex: 0x0063FB)
      tokens[.textNegative] = Color(hex: 0xD91F0A)
      tokens[.background] = Color(hex: 0xFFFFFF)
      tokens[.backgroundActive] = Color(hex: 0xDEDEE3)
      tokens[.backgroundDisabled] = Color(hex: 0xCACAD1)
      tokens[.backgroundNegative] = Color(hex: 0xD91F0A)
      tokens[.backgroundNegativeActive] = Color(hex: 0x681D11)
      tokens[.backgroundNegativeSubtleActive] = Color(hex: 0xFFD1D1)
      tokens[.surfaceElevated300] = Color(hex: 0xFFFFFF)
      tokens[.surfaceElevated300Active] = Color(hex: 0xDEDEE3)
      tokens[.border] = Color(hex: 0xDEDEE3)
      tokens[.borderActive] = Color(hex: 0xAFAFB8)
      tokens[.backgroundPrimary] = Color(hex: 0x0063FB)
      tokens[.backgroundPrimaryActive] = Color(hex: 0x00337F)
      tokens[.standardRadius] = 8
      tokens[.utilityRadius] = 4
    case .finnDark:
      tokens[.label] = Color(hex: 0xFFFFFF)
      tokens[.textInverted] = Color(hex: 0x1B1B1F)
      tokens[.textLink] = Color(hex: 0x5C9CFF)
      tokens[.textNegative] = Color(hex: 0xFF5844)
      tokens[.background] = Color(hex: 0x1B1B1F)
      tokens[.backgroundActive] = Color(hex: 0x2B2B30)
      tokens[.backgroundDisabled] = Color(hex: 0x47474F)
      tokens[.backgroundNegative] = Color(hex: 0xFF5844)
      tokens[.backgroundNegativeActive] = Color(hex: 0xFFD1D1)
      tokens[.backgroundNegativeSubtleActive] = Color(hex: 0x9E2216)
      tokens[.surfaceElevated300] = Color(hex: 0x333338)
      tokens[.surfaceElevated300Active] = Color(hex: 0x5C5C66)
      tokens[.border] = Color(hex: 0x47474F)
      tokens[.borderActive] = Color(hex: 0x84848F)
      tokens[.backgroundPrimary] = Color(hex: 0x5C9CFF)
      tokens[.backgroundPrimaryActive] = Color(hex: 0xC2DAFE)
      tokens[.standardRadius] = 8
      tokens[.utilityRadius] = 4
    case .toriLight:
      tokens[.label] = Color(hex: 0x1B1B1F)
      tokens[.textInverted] = Color(hex: 0xFFFFFF)
      tokens[.textLink] = Color(hex: 0x296DCC)
      tokens[.textNegative] = Color(hex: 0x930B1D)
      tokens[.background] = Color(hex: 0xFFFFFF)
      tokens[.backgroundActive] = Color(hex: 0xDEDEE3)
      tokens[.backgroundDisabled] = Color(hex: 0xCACAD1)
      tokens[.backgroundNegative] = Color(hex: 0x930B1D)
      tokens[.backgroundNegativeActive] = Color(hex: 0x520B18)
      tokens[.backgroundNegativeSubtleActive] = Color(hex: 0xDBA7AD)
      tokens[.surfaceElevated300] = Color(hex: 0xFFFFFF)
      tokens[.surfaceElevated300Active] = Color(hex: 0xDEDEE3)
      tokens[.border] = Color(hex: 0xDEDEE3)
      tokens[.borderActive] = Color(hex: 0xAFAFB8)
      tokens[.backgroundPrimary] = Color(hex: 0x296DCC)
      tokens[.backgroundPrimaryActive] = Color(hex: 0x153568)
      tokens[.standardRadius] = 8
      tokens[.utilityRadius] = 4
    case .toriDark:
      tokens[.label] = Color(hex: 0xFFFFFF)
      tokens[.textInverted] = Color(hex: 0x1B1B1F)
      tokens[.textLink] = Color(hex: 0x6E9BDC)
      tokens[.textNegative] = Color(hex: 0xC98089)
      tokens[.background] = Color(hex: 0x1B1B1F)
      tokens[.backgroundActive] = Color(hex: 0x2B2B30)
      tokens[.backgroundDisabled] = Color(hex: 0x47474F)
      tokens[.backgroundNegative] = Color(hex: 0xC98089)
      tokens[.backgroundNegativeActive] = Color(hex: 0xEDCED1)
      tokens[.backgroundNegativeSubtleActive] = Color(hex: 0x7D1024)
      tokens[.surfaceElevated300] = Color(hex: 0x333338)
      tokens[.surfaceElevated300Active] = Color(hex: 0x5C5C66)
      tokens[.border] = Color(hex: 0x47474F)
      tokens[.borderActive] = Color(hex: 0x84848F)
      tokens[.backgroundPrimary] = Color(hex: 0x6E9BDC)
      tokens[.backgroundPrimaryActive] = Color(hex: 0xB4C9EC)
      tokens[.standardRadius] = 8
      tokens[.utilityRadius] = 4
    case .dbaLight:
      tokens[.label] = Color(hex: 0x1B1B1F)
      tokens[.textInverted] = Color(hex: 0xFFFFFF)
      tokens[.textLink] = Color(hex: 0x3269C8)
      tokens[.textNegative] = Color(hex: 0xCF070E)
      tokens[.background] = Color(hex: 0xFFFFFF)
      tokens[.backgroundActive] = Color(hex: 0xDEDEE3)
      tokens[.backgroundDisabled] = Color(hex: 0xCACAD1)
      tokens[.backgroundNegative] = Color(hex: 0xCF070E)
      tokens[.backgroundNegativeActive] = Color(hex: 0x5D0306)
      tokens[.backgroundNegativeSubtleActive] = Color(hex: 0xEFA3A6)
      tokens[.surfaceElevated300] = Color(hex: 0xFFFFFF)
      tokens[.surfaceElevated300Active] = Color(hex: 0xDEDEE3)
      tokens[.border] = Color(hex: 0xDEDEE3)
      tokens[.borderActive] = Color(hex: 0xAFAFB8)
      tokens[.backgroundPrimary] = Color(hex: 0x3269C8)
      tokens[.backgroundPrimaryActive] = Color(hex: 0x1A3564)
      tokens[.standardRadius] = 8
      tokens[.utilityRadius] = 4
    case .dbaDark:
      tokens[.label] = Color(hex: 0xFFFFFF)
      tokens[.textInverted] = Color(hex: 0x1B1B1F)
      tokens[.textLink] = Color(hex: 0x7299DA)
      tokens[.textNegative] = Color(hex: 0xED686B)
      tokens[.background] = Color(hex: 0x1B1B1F)
      tokens[.backgroundActive] = Color(hex: 0x2B2B30)
      tokens[.backgroundDisabled] = Color(hex: 0x47474F)
      tokens[.backgroundNegative] = Color(hex: 0xED686B)
      tokens[.backgroundNegativeActive] = Color(hex: 0xEFA3A6)
      tokens[.backgroundNegativeSubtleActive] = Color(hex: 0x96050A)
      tokens[.surfaceElevated300] = Color(hex: 0x333338)
      tokens[.surfaceElevated300Active] = Color(hex: 0x5C5C66)
      tokens[.border] = Color(hex: 0x47474F)
      tokens[.borderActive] = Color(hex: 0x84848F)
      tokens[.backgroundPrimary] = Color(hex: 0x7299DA)
      tokens[.backgroundPrimaryActive] = Color(hex: 0xB2C9EC)
      tokens[.standardRadius] = 8
      tokens[.utilityRadius] = 4
    }
  }
}
