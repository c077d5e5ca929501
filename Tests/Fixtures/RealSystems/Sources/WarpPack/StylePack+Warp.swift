public import ProtocolStyle

extension StylePack {
  /// Buttons, fields, badges, alerts and cards of Warp, with Finn's values by default.
  public static let warp = StylePack(
    "warp", version: Version(1), themes: [.warpTori, .warpBlocket, .warpDBA, .warpVend],
    tokens: [
      Token.warpBackground, Token.warpPrimary, Token.warpNegative, Token.warpNegativeSubtle,
      Token.warpPill, Token.warpSelected, Token.warpBorder, Token.warpBorderStrong,
      Token.warpBorderSelected, Token.warpBorderNegative, Token.warpIcon, Token.warpInfo,
      Token.warpPositive, Token.warpWarning, Token.warpNegativeStatus, Token.warpText,
      Token.warpTextSubtle, Token.warpTextInverted, Token.warpTextLink, Token.warpTextNegative,
      Token.warpTextDisabled, Token.warpTextPlaceholder, Token.warpBackgroundSubtle,
      Token.warpBackgroundInverted, Token.warpBackgroundDisabled,
      Token.warpBackgroundDisabledSubtle, Token.warpSurface, Token.warpSurfaceSunken,
      Token.warpBorderDisabled, Token.warpBorderFocus, Token.warpBadgeNeutral,
      Token.warpBadgeSponsored, Token<Double>.warpButtonRadius, Token<Double>.warpUtilityRadius,
      Token<String>.warpFontFamily,
    ])
}

extension Theme {
  /// The brand Tori.
  public static let warpTori = Theme("Tori", summary: "The brand Tori.") {
    $0[.warpBackground] = WarpColors(
      .pair(0xFFFFFF, 0x1B1B1F), hover: .pair(0xF0F0F2, 0x26262B),
      active: .pair(0xDEDEE3, 0x2B2B30))
    $0[.warpPrimary] = WarpColors(
      .pair(0xD43D4F, 0xF95157), hover: .pair(0x982C38, 0xFD948F),
      active: .pair(0x5B1920, 0xFEB0AC))
    $0[.warpNegative] = WarpColors(
      .pair(0x930B1D, 0xC98089), hover: .pair(0x7D1024, 0xDBA7AD),
      active: .pair(0x520B18, 0xEDCED1))
    $0[.warpNegativeSubtle] = WarpColors(
      .pair(0xFEF6F7, 0x27070D), hover: .pair(0xEDCED1, 0x520B18),
      active: .pair(0xDBA7AD, 0x7D1024))
    $0[.warpPill] = WarpColors(
      .clear, hover: Color(hex: 0x91B2E4, alpha: 0.3), active: Color(hex: 0x6E9BDC, alpha: 0.3))
    $0[.warpSelected] = WarpColors(
      .pair(0xF0F3FA, 0x0B1936), hover: .pair(0xD7E0F4, 0x153568),
      active: .pair(0xB4C9EC, 0x1F519A))
    $0[.warpBorder] = WarpColors(
      .pair(0xDEDEE3, 0x47474F), hover: .pair(0xCACAD1, 0x5C5C66),
      active: .pair(0xAFAFB8, 0x84848F))
    $0[.warpBorderStrong] = WarpColors(
      Color(hex: 0x84848F), hover: .pair(0x5C5C66, 0xAFAFB8), active: .pair(0x296DCC, 0x6E9BDC))
    $0[.warpBorderSelected] = WarpColors(
      .pair(0x296DCC, 0x6E9BDC), hover: .pair(0x1F519A, 0x91B2E4),
      active: .pair(0x153568, 0xB4C9EC))
    $0[.warpBorderNegative] = WarpColors(
      .pair(0x930B1D, 0xC98089), hover: .pair(0x7D1024, 0xDBA7AD),
      active: .pair(0x7D1024, 0xDBA7AD))
    $0[.warpIcon] = WarpColors(
      .pair(0x1B1B1F, 0xFFFFFF), hover: .pair(0x153568, 0xD7E0F4),
      active: .pair(0x0B1936, 0xB4C9EC))
    $0[.warpInfo] = WarpStatusColors(
      strong: .pair(0x0E8DDD, 0x339FE3), subtle: .pair(0xECF7FE, 0x021622),
      subtleBorder: .pair(0x7DC3EF, 0x0A659F), badge: .pair(0xC7E7FB, 0x0A659F))
    $0[.warpPositive] = WarpStatusColors(
      strong: .pair(0x1A8F64, 0x3EA07C), subtle: .pair(0xF3FCF9, 0x072719),
      subtleBorder: .pair(0x86C4AC, 0x136647), badge: .pair(0xCEE8DC, 0x136647))
    $0[.warpWarning] = WarpStatusColors(
      strong: .pair(0xF38E30, 0xF5A051), subtle: .pair(0xFEF7F1, 0x221102),
      subtleBorder: .pair(0xF9C493, 0xAD6421), badge: .pair(0xFDE8D5, 0xAD6421))
    $0[.warpNegativeStatus] = WarpStatusColors(
      strong: .pair(0x930B1D, 0xC98089), subtle: .pair(0xFEF6F7, 0x27070D),
      subtleBorder: .pair(0xC98089, 0x7D1024), badge: .pair(0xEDCED1, 0x7D1024))
    $0[.warpTextSubtle] = .pair(0x5C5C66, 0xAFAFB8)
    $0[.warpTextLink] = .pair(0x296DCC, 0x6E9BDC)
    $0[.warpTextNegative] = .pair(0x930B1D, 0xC98089)
    $0[.warpTextDisabled] = .pair(0xCACAD1, 0x84848F)
    $0[.warpTextPlaceholder] = .pair(0xCACAD1, 0x84848F)
    $0[.warpBackgroundSubtle] = .pair(0xF0F0F2, 0x333338)
    $0[.warpBackgroundInverted] = .pair(0x1B1B1F, 0xF6F6F6)
    $0[.warpBackgroundDisabled] = .pair(0xCACAD1, 0x47474F)
    $0[.warpBackgroundDisabledSubtle] = .pair(0xDEDEE3, 0x5C5C66)
    $0[.warpSurfaceSunken] = .pair(0xF6F6F6, 0x121212)
    $0[.warpBorderDisabled] = .pair(0xCACAD1, 0x47474F)
    $0[.warpBorderFocus] = .pair(0x58B1E9, 0x7DC3EF)
    $0[.warpBadgeNeutral] = .pair(0xF0F0F2, 0x5C5C66)
    $0[.warpBadgeSponsored] = .pair(0xA2D5F5, 0x0E8DDD)
    $0[.warpButtonRadius] = 8
    $0[.warpUtilityRadius] = 4
    $0[.warpFontFamily] = "ToriSans"
  }

  /// The brand Blocket.
  public static let warpBlocket = Theme("Blocket", summary: "The brand Blocket.") {
    $0[.warpBackground] = WarpColors(
      .pair(0xFFFFFF, 0x1B1B1F), hover: .pair(0xF0F0F2, 0x26262B),
      active: .pair(0xDEDEE3, 0x2B2B30))
    $0[.warpPrimary] = WarpColors(
      .pair(0x0071EB, 0x509DF1), hover: .pair(0x0055B1, 0x78B3F4),
      active: .pair(0x003977, 0xA0C9F7))
    $0[.warpNegative] = WarpColors(
      .pair(0xD93C2B, 0xE57A6F), hover: .pair(0x9B2B1E, 0xEB9991),
      active: .pair(0x5D1A11, 0xF1B8B3))
    $0[.warpNegativeSubtle] = WarpColors(
      .pair(0xFAF3F2, 0x1F0805), hover: .pair(0xF7D7D5, 0x5D1A11),
      active: .pair(0xF1B8B3, 0x9B2B1E))
    $0[.warpPill] = WarpColors(
      .clear, hover: Color(hex: 0x78B3F4, alpha: 0.3), active: Color(hex: 0x509DF1, alpha: 0.3))
    $0[.warpSelected] = WarpColors(
      .pair(0xF0F7FF, 0x001D3D), hover: .pair(0xC8DFFA, 0x003977),
      active: .pair(0xA0C9F7, 0x0055B1))
    $0[.warpBorder] = WarpColors(
      .pair(0xDEDEE3, 0x47474F), hover: .pair(0xCACAD1, 0x5C5C66),
      active: .pair(0xAFAFB8, 0x84848F))
    $0[.warpBorderStrong] = WarpColors(
      Color(hex: 0x84848F), hover: .pair(0x5C5C66, 0xAFAFB8), active: .pair(0x0071EB, 0x509DF1))
    $0[.warpBorderSelected] = WarpColors(
      .pair(0x0071EB, 0x509DF1), hover: .pair(0x0055B1, 0x78B3F4),
      active: .pair(0x003977, 0xA0C9F7))
    $0[.warpBorderNegative] = WarpColors(
      .pair(0xD93C2B, 0xE57A6F), hover: .pair(0x9B2B1E, 0xEB9991),
      active: .pair(0x9B2B1E, 0xEB9991))
    $0[.warpIcon] = WarpColors(
      .pair(0x1B1B1F, 0xFFFFFF), hover: .pair(0x0055B1, 0xC8DFFA),
      active: .pair(0x003977, 0xA0C9F7))
    $0[.warpInfo] = WarpStatusColors(
      strong: .pair(0x0071EB, 0x2887EE), subtle: .pair(0xF0F7FF, 0x001D3D),
      subtleBorder: .pair(0x78B3F4, 0x0055B1), badge: .pair(0xC8DFFA, 0x0055B1))
    $0[.warpPositive] = WarpStatusColors(
      strong: .pair(0x24925D, 0x47A477), subtle: .pair(0xF7FDFA, 0x071D12),
      subtleBorder: .pair(0x8DC8AB, 0x1A6B44), badge: .pair(0xD3ECDF, 0x1A6B44))
    $0[.warpWarning] = WarpStatusColors(
      strong: .pair(0xFFB500, 0xFFC128), subtle: .pair(0xFCF5E3, 0x240700),
      subtleBorder: .pair(0xFFD978, 0xB67B00), badge: .pair(0xFFF1C8, 0xB67B00))
    $0[.warpNegativeStatus] = WarpStatusColors(
      strong: .pair(0xD93C2B, 0xE57A6F), subtle: .pair(0xFAF3F2, 0x1F0805),
      subtleBorder: .pair(0xEB9991, 0x9B2B1E), badge: .pair(0xF7D7D5, 0x9B2B1E))
    $0[.warpTextSubtle] = .pair(0x5C5C66, 0xAFAFB8)
    $0[.warpTextLink] = .pair(0x0071EB, 0x509DF1)
    $0[.warpTextNegative] = .pair(0xD93C2B, 0xE57A6F)
    $0[.warpTextDisabled] = .pair(0xCACAD1, 0x84848F)
    $0[.warpTextPlaceholder] = .pair(0xCACAD1, 0x84848F)
    $0[.warpBackgroundSubtle] = .pair(0xF0F0F2, 0x333338)
    $0[.warpBackgroundInverted] = .pair(0x1B1B1F, 0xF6F6F6)
    $0[.warpBackgroundDisabled] = .pair(0xCACAD1, 0x47474F)
    $0[.warpBackgroundDisabledSubtle] = .pair(0xDEDEE3, 0x5C5C66)
    $0[.warpSurfaceSunken] = .pair(0xF6F6F6, 0x121212)
    $0[.warpBorderDisabled] = .pair(0xCACAD1, 0x47474F)
    $0[.warpBorderFocus] = .pair(0x509DF1, 0x78B3F4)
    $0[.warpBadgeNeutral] = .pair(0xF0F0F2, 0x5C5C66)
    $0[.warpBadgeSponsored] = .pair(0xA0C9F7, 0x0071EB)
    $0[.warpButtonRadius] = 8
    $0[.warpUtilityRadius] = 4
    $0[.warpFontFamily] = "BlocketSans"
  }

  /// The brand DBA.
  public static let warpDBA = Theme("DBA", summary: "The brand DBA.") {
    $0[.warpBackground] = WarpColors(
      .pair(0xFFFFFF, 0x1B1B1F), hover: .pair(0xF0F0F2, 0x26262B),
      active: .pair(0xDEDEE3, 0x2B2B30))
    $0[.warpPrimary] = WarpColors(
      .pair(0x3269C8, 0x7299DA), hover: .pair(0x264F96, 0x92B1E3),
      active: .pair(0x1A3564, 0xB2C9EC))
    $0[.warpNegative] = WarpColors(
      .pair(0xCF070E, 0xED686B), hover: .pair(0x96050A, 0xE77C80),
      active: .pair(0x5D0306, 0xEFA3A6))
    $0[.warpNegativeSubtle] = WarpColors(
      .pair(0xFFF0F1, 0x230103), hover: .pair(0xF7CACC, 0x5D0306),
      active: .pair(0xEFA3A6, 0x96050A))
    $0[.warpPill] = WarpColors(
      .clear, hover: Color(hex: 0x92B1E3, alpha: 0.3), active: Color(hex: 0x7299DA, alpha: 0.3))
    $0[.warpSelected] = WarpColors(
      .pair(0xF3F6FC, 0x0E1B32), hover: .pair(0xD2E1F5, 0x1A3564),
      active: .pair(0xB2C9EC, 0x264F96))
    $0[.warpBorder] = WarpColors(
      .pair(0xDEDEE3, 0x47474F), hover: .pair(0xCACAD1, 0x5C5C66),
      active: .pair(0xAFAFB8, 0x84848F))
    $0[.warpBorderStrong] = WarpColors(
      Color(hex: 0x84848F), hover: .pair(0x5C5C66, 0xAFAFB8), active: .pair(0x3269C8, 0x7299DA))
    $0[.warpBorderSelected] = WarpColors(
      .pair(0x3269C8, 0x7299DA), hover: .pair(0x264F96, 0x92B1E3),
      active: .pair(0x1A3564, 0xB2C9EC))
    $0[.warpBorderNegative] = WarpColors(
      .pair(0xCF070E, 0xED686B), hover: .pair(0x96050A, 0xE77C80),
      active: .pair(0x96050A, 0xE77C80))
    $0[.warpIcon] = WarpColors(
      .pair(0x1B1B1F, 0xFFFFFF), hover: .pair(0x264F96, 0xD2E1F5),
      active: .pair(0x1A3564, 0xB2C9EC))
    $0[.warpInfo] = WarpStatusColors(
      strong: .pair(0x3269C8, 0x5281D1), subtle: .pair(0xF3F6FC, 0x0E1B32),
      subtleBorder: .pair(0x92B1E3, 0x264F96), badge: .pair(0xD2E1F5, 0x264F96))
    $0[.warpPositive] = WarpStatusColors(
      strong: .pair(0x1A8F64, 0x3EA07C), subtle: .pair(0xF3FCF9, 0x072719),
      subtleBorder: .pair(0x86C4AC, 0x136647), badge: .pair(0xCEE8DC, 0x136647))
    $0[.warpWarning] = WarpStatusColors(
      strong: .pair(0xF38E30, 0xF5A051), subtle: .pair(0xFEF7F1, 0x221102),
      subtleBorder: .pair(0xF9C493, 0xAD6421), badge: .pair(0xFDE8D5, 0xAD6421))
    $0[.warpNegativeStatus] = WarpStatusColors(
      strong: .pair(0xCF070E, 0xED686B), subtle: .pair(0xFFF0F1, 0x230103),
      subtleBorder: .pair(0xE77C80, 0x96050A), badge: .pair(0xF7CACC, 0x96050A))
    $0[.warpTextSubtle] = .pair(0x5C5C66, 0xAFAFB8)
    $0[.warpTextLink] = .pair(0x3269C8, 0x7299DA)
    $0[.warpTextNegative] = .pair(0xCF070E, 0xED686B)
    $0[.warpTextDisabled] = .pair(0xCACAD1, 0x84848F)
    $0[.warpTextPlaceholder] = .pair(0xCACAD1, 0x84848F)
    $0[.warpBackgroundSubtle] = .pair(0xF0F0F2, 0x333338)
    $0[.warpBackgroundInverted] = .pair(0x1B1B1F, 0xF6F6F6)
    $0[.warpBackgroundDisabled] = .pair(0xCACAD1, 0x47474F)
    $0[.warpBackgroundDisabledSubtle] = .pair(0xDEDEE3, 0x5C5C66)
    $0[.warpSurfaceSunken] = .pair(0xF6F6F6, 0x121212)
    $0[.warpBorderDisabled] = .pair(0xCACAD1, 0x47474F)
    $0[.warpBorderFocus] = .pair(0x7299DA, 0x92B1E3)
    $0[.warpBadgeNeutral] = .pair(0xF0F0F2, 0x5C5C66)
    $0[.warpBadgeSponsored] = .pair(0xB2C9EC, 0x3269C8)
    $0[.warpButtonRadius] = 8
    $0[.warpUtilityRadius] = 4
    $0[.warpFontFamily] = "DBA"
  }

  /// The brand Vend.
  public static let warpVend = Theme("Vend", summary: "The brand Vend.") {
    $0[.warpBackground] = WarpColors(
      .pair(0xFFFFFF, 0x1B1B1F), hover: .pair(0xEFEFF2, 0x26262B),
      active: .pair(0xE5E5EA, 0x2B2B30))
    $0[.warpPrimary] = WarpColors(
      .pair(0x1B1B1F, 0xFFFFFF), hover: .pair(0x2B2B30, 0xEFEFF2),
      active: .pair(0x47474F, 0xE5E5EA))
    $0[.warpNegative] = WarpColors(
      .pair(0xE22D2C, 0xEA6161), hover: .pair(0xA32020, 0xEF8484),
      active: .pair(0x641414, 0xF4A7A7))
    $0[.warpNegativeSubtle] = WarpColors(
      .pair(0xFBE9E9, 0x290A0A), hover: .pair(0xF9CACA, 0x641414),
      active: .pair(0xF4A7A7, 0xA32020))
    $0[.warpPill] = WarpColors(
      .clear, hover: Color(hex: 0x8AC5F3, alpha: 0.3), active: Color(hex: 0x65ABE8, alpha: 0.3))
    $0[.warpSelected] = WarpColors(
      .pair(0xFAFAFB, 0x1B1B1F), hover: .pair(0xEFEFF2, 0x2B2B30),
      active: .pair(0xE5E5EA, 0x47474F))
    $0[.warpBorder] = WarpColors(
      .pair(0xE5E5EA, 0x47474F), hover: .pair(0xC2C2C9, 0x5C5C66),
      active: .pair(0xA0A0A8, 0x84848F))
    $0[.warpBorderStrong] = WarpColors(
      Color(hex: 0x84848F), hover: .pair(0x5C5C66, 0xA0A0A8), active: .pair(0x1B1B1F, 0xFFFFFF))
    $0[.warpBorderSelected] = WarpColors(
      .pair(0x1B1B1F, 0xFFFFFF), hover: .pair(0x2B2B30, 0xEFEFF2),
      active: .pair(0x47474F, 0xE5E5EA))
    $0[.warpBorderNegative] = WarpColors(
      .pair(0xE22D2C, 0xEA6161), hover: .pair(0xA32020, 0xEF8484),
      active: .pair(0xA32020, 0xEF8484))
    $0[.warpIcon] = WarpColors(
      .pair(0x1B1B1F, 0xFFFFFF), hover: .pair(0x2B2B30, 0xEFEFF2),
      active: .pair(0x47474F, 0xE5E5EA))
    $0[.warpInfo] = WarpStatusColors(
      strong: .pair(0x1B77D2, 0x4091DD), subtle: .pair(0xE5F5FF, 0x071F37),
      subtleBorder: .pair(0x8AC5F3, 0x14579A), badge: .pair(0xCCEAFF, 0x14579A))
    $0[.warpPositive] = WarpStatusColors(
      strong: .pair(0x4A8221, 0x63AF2C), subtle: .pair(0xF1FAEB, 0x142509),
      subtleBorder: .pair(0x87C25D, 0x376419), badge: .pair(0xCFE8BF, 0x376419))
    $0[.warpWarning] = WarpStatusColors(
      strong: .pair(0xEE873C, 0xF19758), subtle: .pair(0xFDF3ED, 0x2A1404),
      subtleBorder: .pair(0xF7BB94, 0xAD5F28), badge: .pair(0xFDDFD0, 0xAD5F28))
    $0[.warpNegativeStatus] = WarpStatusColors(
      strong: .pair(0xE22D2C, 0xEA6161), subtle: .pair(0xFBE9E9, 0x290A0A),
      subtleBorder: .pair(0xEF8484, 0xA32020), badge: .pair(0xF9CACA, 0xA32020))
    $0[.warpTextSubtle] = .pair(0x5C5C66, 0xA0A0A8)
    $0[.warpTextLink] = .pair(0x1B1B1F, 0xFFFFFF)
    $0[.warpTextNegative] = .pair(0xE22D2C, 0xEA6161)
    $0[.warpTextDisabled] = .pair(0xC2C2C9, 0x84848F)
    $0[.warpTextPlaceholder] = .pair(0xC2C2C9, 0x84848F)
    $0[.warpBackgroundSubtle] = .pair(0xE5E5EA, 0x333338)
    $0[.warpBackgroundInverted] = .pair(0x1B1B1F, 0xFAFAFB)
    $0[.warpBackgroundDisabled] = .pair(0xC2C2C9, 0x47474F)
    $0[.warpBackgroundDisabledSubtle] = .pair(0xE5E5EA, 0x5C5C66)
    $0[.warpSurfaceSunken] = .pair(0xFAFAFB, 0x121212)
    $0[.warpBorderDisabled] = .pair(0xC2C2C9, 0x47474F)
    $0[.warpBorderFocus] = .pair(0x65ABE8, 0x8AC5F3)
    $0[.warpBadgeNeutral] = .pair(0xEFEFF2, 0x5C5C66)
    $0[.warpBadgeSponsored] = .pair(0xADDDFF, 0x1B77D2)
    $0[.warpButtonRadius] = 999
    $0[.warpUtilityRadius] = 999
    $0[.warpFontFamily] = "VendSansText"
  }
}
