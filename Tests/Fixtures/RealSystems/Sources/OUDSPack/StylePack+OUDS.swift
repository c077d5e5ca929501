public import ProtocolStyle

extension StylePack {
  /// Buttons, fields, badges, alerts and cards of OUDS, with Orange's values by default.
  public static let ouds = StylePack(
    "ouds", version: Version(1), themes: [.oudsSosh, .oudsOrangeCompact, .oudsRounded],
    tokens: [
      Token.oudsAction, Token.oudsNegativeAction, Token.oudsSupport, Token.oudsBrandAction,
      Token.oudsOnBrandAction, Token.oudsMonoAction, Token.oudsOnMonoAction, Token.oudsNeutral,
      Token.oudsAccent, Token.oudsPositive, Token.oudsInfo, Token.oudsWarning, Token.oudsNegative,
      Token.oudsBackground, Token.oudsContent, Token.oudsContentMuted, Token.oudsOnAction,
      Token.oudsMinimalLoading, Token.oudsBorder, Token.oudsBorderMuted,
      Token.oudsBorderEmphasized, Token.oudsFocus, Token.oudsFocusInset, Token.oudsMetrics,
      Token.oudsCorners, Token<Bool>.oudsIsRounded, Token<Double>.oudsButtonBorder,
      Token<String>.oudsFontFamily,
      Token<FontDescriptor.Weight>.oudsLabelWeight,
    ])
}

extension Theme {
  /// The brand Sosh.
  public static let oudsSosh = Theme("Sosh", summary: "The brand Sosh.") {
    let onColor = Color.pair(0xFFFFFF, 0x001524)
    let disabled = Color.soshNeutral(0.2, 0.2)
    $0[.oudsAction] = OUDSActionColors(
      enabled: .pair(0xDE034B, 0x5DBCFE), hover: .pair(0x000000, 0xE9EEF1),
      pressed: .pair(0x0173C1, 0xFFEF66), disabled: disabled)
    $0[.oudsNegativeAction] = OUDSActionColors(
      enabled: .pair(0xDB0002, 0xFF8081), hover: .pair(0xB20002, 0xFFB2B3),
      pressed: .pair(0x800001, 0xFFE5E6), disabled: disabled)
    $0[.oudsSupport] = OUDSActionColors(
      enabled: .soshNeutral(0.04, 0.04), hover: .soshNeutral(0.08, 0.08),
      pressed: .soshNeutral(0.12, 0.12), disabled: .soshNeutral(0.04, 0.04))
    $0[.oudsBrandAction] = OUDSActionColors(
      enabled: .pair(0x0173C1, 0xFFEF66), hover: .pair(0x000000, 0xE9EEF1),
      pressed: .pair(0xDE034B, 0x5DBCFE), disabled: disabled)
    $0[.oudsOnBrandAction] = OUDSActionColors(
      enabled: onColor, hover: onColor, pressed: .pair(0xFFFFFF, 0x000000), disabled: onColor)
    $0[.oudsMonoAction] = OUDSActionColors(
      enabled: .pair(0x000000, 0xFFFFFF), hover: .soshNeutral(0.72, 0.8),
      pressed: .pair(0xEDF6FC, 0.8, 0x000F19, 0.72), disabled: .soshNeutral(0.28, 0.44))
    $0[.oudsOnMonoAction] = OUDSActionColors(
      enabled: .pair(0xFFFFFF, 0x000000), hover: .pair(0xFFFFFF, 0x000000),
      pressed: .pair(0x000000, 0xFFFFFF), disabled: .pair(0xEDF6FC, 0.64, 0x000F19, 0.44))

    $0[.oudsNeutral] = OUDSStatusColors(
      emphasized: .pair(0x002138, 0xEDF6FD), onEmphasized: .pair(0xFFFFFF, 0x000000),
      muted: .soshNeutral(0.04, 0.08))
    $0[.oudsAccent] = OUDSStatusColors(
      emphasized: .pair(0xDE034B, 0xFC6999), onEmphasized: onColor,
      muted: .pair(0xFC6999, 0.1, 0x960333, 0.64))
    $0[.oudsPositive] = OUDSStatusColors(
      emphasized: .pair(0x138126, 0x94F0A4), onEmphasized: onColor,
      muted: .pair(0x3DE35A, 0.12, 0x0E621D, 0.64))
    $0[.oudsInfo] = OUDSStatusColors(
      emphasized: .pair(0x0173C1, 0x99D5FF), onEmphasized: onColor,
      muted: .pair(0x34ACFE, 0.08, 0x01558E, 0.52))
    $0[.oudsWarning] = OUDSStatusColors(
      emphasized: .pair(0xFFE500, 0xFFEF66), onEmphasized: .pair(0x000000, 0x001524),
      muted: .pair(0xFFE500, 0.16, 0x665C00, 0.48))
    $0[.oudsNegative] = OUDSStatusColors(
      emphasized: .pair(0xDB0002, 0xFF8081), onEmphasized: onColor,
      muted: .pair(0xDB0002, 0.08, 0xDB0002, 0.32))

    $0[.oudsBackground] = .pair(0xFFFFFF, 0x001524)
    $0[.oudsContent] = .pair(0x000000, 0xE9EEF1)
    $0[.oudsContentMuted] = .soshNeutral(0.72, 0.64)
    $0[.oudsOnAction] = onColor
    $0[.oudsMinimalLoading] = .pair(0x0173C1, 0xFFEF66)
    $0[.oudsBorder] = disabled
    $0[.oudsBorderMuted] = .soshNeutral(0.12, 0.12)
    $0[.oudsBorderEmphasized] = .pair(0x000000, 0xE9EEF1)
    $0[.oudsFocus] = .pair(0x000000, 0xE9EEF1)
    $0[.oudsFocusInset] = .pair(0xFFFFFF, 0x101519)

    $0[.oudsCorners] = .sosh
    $0[.oudsButtonBorder] = 2
    $0[.oudsFontFamily] = "Sosh"
    $0[.oudsLabelWeight] = .medium
  }

  /// The brand Orange where there's little room.
  public static let oudsOrangeCompact = Theme(
    "Orange Compact", summary: "The brand Orange where there's little room."
  ) {
    $0[.oudsMetrics] = .compact
  }

  /// The option of rounded corners, above the theme of a brand.
  public static let oudsRounded = Theme("rounded", summary: "Rounded corners, above a brand.") {
    $0[.oudsIsRounded] = true
  }
}
