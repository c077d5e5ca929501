public import ProtocolStyle

// The values of the brand Orange are the defaults. Themes list what differs.

extension Token<OUDSActionColors> {
  /// The content and borders of actions, and the surfaces of strong ones.
  public static let oudsAction = Token(
    "oudsAction",
    default: OUDSActionColors(
      enabled: .pair(0x000000, 0xEEEEEE), hover: .orangeNeutral(0.68, 0.64),
      pressed: .pair(0xF15E00, 0xFF7900), disabled: .orangeNeutral(0.2, 0.2)),
    summary: "The content and borders of actions, and the surfaces of strong ones.")

  /// The surfaces of actions that delete something.
  public static let oudsNegativeAction = Token(
    "oudsNegativeAction",
    default: OUDSActionColors(
      enabled: .pair(0xDB0002, 0xFF8081), hover: .pair(0xB20002, 0xFFB2B3),
      pressed: .pair(0x800001, 0xFFE5E6), disabled: .orangeNeutral(0.2, 0.2)),
    summary: "The surfaces of actions that delete something.")

  /// The surfaces of fields and of quiet actions.
  public static let oudsSupport = Token(
    "oudsSupport",
    default: OUDSActionColors(
      enabled: .orangeNeutral(0.04, 0.04), hover: .orangeNeutral(0.08, 0.08),
      pressed: .orangeNeutral(0.12, 0.12), disabled: .orangeNeutral(0.04, 0.04)),
    summary: "The surfaces of fields and of quiet actions.")

  /// The surfaces of the brand's own action.
  public static let oudsBrandAction = Token(
    "oudsBrandAction",
    default: OUDSActionColors(
      enabled: Color(hex: 0xFF7900), hover: .orangeNeutral(0.68, 0.64),
      pressed: .pair(0x000000, 0xEEEEEE), disabled: .orangeNeutral(0.2, 0.2)),
    summary: "The surfaces of the brand's own action.")

  /// The content on the brand's own action.
  public static let oudsOnBrandAction = Token(
    "oudsOnBrandAction",
    default: OUDSActionColors(
      enabled: .black, hover: .pair(0xFFFFFF, 0x000000), pressed: .pair(0xFFFFFF, 0x000000),
      disabled: .pair(0xFFFFFF, 0x000000)),
    summary: "The content on the brand's own action.")

  /// The surfaces of actions on a colored background.
  public static let oudsMonoAction = Token(
    "oudsMonoAction",
    default: OUDSActionColors(
      enabled: .pair(0x000000, 0xFFFFFF), hover: .orangeNeutral(0.68, 0.8),
      pressed: .pair(0xFFFFFF, 0.8, 0x000000, 0.68), disabled: .orangeNeutral(0.28, 0.44)),
    summary: "The surfaces of actions on a colored background.")

  /// The content of strong actions on a colored background.
  public static let oudsOnMonoAction = Token(
    "oudsOnMonoAction",
    default: OUDSActionColors(
      enabled: .pair(0xFFFFFF, 0x000000), hover: .pair(0xFFFFFF, 0x000000),
      pressed: .pair(0x000000, 0xFFFFFF), disabled: .pair(0xFFFFFF, 0.64, 0x000000, 0.44)),
    summary: "The content of strong actions on a colored background.")
}

extension Token<OUDSStatusColors> {
  /// No status: a surface of the opposite scheme.
  public static let oudsNeutral = Token(
    "oudsNeutral",
    default: OUDSStatusColors(
      emphasized: .pair(0x272727, 0xEEEEEE), onEmphasized: .pair(0xFFFFFF, 0x000000),
      muted: .orangeNeutral(0.04, 0.08)),
    summary: "No status.")

  /// The brand as a status.
  public static let oudsAccent = Token(
    "oudsAccent",
    default: OUDSStatusColors(
      emphasized: Color(hex: 0xFF7900), onEmphasized: .black,
      muted: .pair(0xBD793C, 0.08, 0x685D50, 0.4)),
    summary: "The brand as a status.")

  /// Success.
  public static let oudsPositive = Token(
    "oudsPositive",
    default: OUDSStatusColors(
      emphasized: .pair(0x138126, 0x94F0A4), onEmphasized: .pair(0xFFFFFF, 0x000000),
      muted: .pair(0x3DE35A, 0.12, 0x0E621D, 0.64)),
    summary: "Success.")

  /// Information.
  public static let oudsInfo = Token(
    "oudsInfo",
    default: OUDSStatusColors(
      emphasized: .pair(0x0073B2, 0x8AD5FF), onEmphasized: .pair(0xFFFFFF, 0x000000),
      muted: .pair(0x26B2FF, 0.08, 0x00598A, 0.52)),
    summary: "Information.")

  /// A warning.
  public static let oudsWarning = Token(
    "oudsWarning",
    default: OUDSStatusColors(
      emphasized: .pair(0xFFD000, 0xFFE270), onEmphasized: .black,
      muted: .pair(0xFFD000, 0.16, 0x665100, 0.48)),
    summary: "A warning.")

  /// A failure.
  public static let oudsNegative = Token(
    "oudsNegative",
    default: OUDSStatusColors(
      emphasized: .pair(0xDB0002, 0xFF8081), onEmphasized: .pair(0xFFFFFF, 0x000000),
      muted: .pair(0xDB0002, 0.08, 0xDB0002, 0.32)),
    summary: "A failure.")
}

extension Token<Color> {
  /// The background of a screen, and of cards.
  public static let oudsBackground = Token(
    "oudsBackground", default: .pair(0xFFFFFF, 0x141414),
    summary: "The background of a screen, and of cards.")

  /// Texts.
  public static let oudsContent = Token(
    "oudsContent", default: .pair(0x000000, 0xEEEEEE), summary: "Texts.")

  /// Labels of fields, placeholders and helper texts.
  public static let oudsContentMuted = Token(
    "oudsContentMuted", default: .orangeNeutral(0.68, 0.64),
    summary: "Labels of fields, placeholders and helper texts.")

  /// The content on the surface of an action.
  public static let oudsOnAction = Token(
    "oudsOnAction", default: .pair(0xFFFFFF, 0x000000),
    summary: "The content on the surface of an action.")

  /// The indicator in a minimal button.
  public static let oudsMinimalLoading = Token(
    "oudsMinimalLoading", default: .pair(0x000000, 0xEEEEEE),
    summary: "The indicator in a minimal button.")

  /// Borders of fields and cards.
  public static let oudsBorder = Token(
    "oudsBorder", default: .orangeNeutral(0.2, 0.2), summary: "Borders of fields and cards.")

  /// Borders of fields that can only be read.
  public static let oudsBorderMuted = Token(
    "oudsBorderMuted", default: .orangeNeutral(0.12, 0.12),
    summary: "Borders of fields that can only be read.")

  /// Borders of fields with the focus.
  public static let oudsBorderEmphasized = Token(
    "oudsBorderEmphasized", default: .pair(0x000000, 0xEEEEEE),
    summary: "Borders of fields with the focus.")

  /// The outer ring around what has the focus.
  public static let oudsFocus = Token(
    "oudsFocus", default: .pair(0x000000, 0xEEEEEE),
    summary: "The outer ring around what has the focus.")

  /// The inner ring around what has the focus.
  public static let oudsFocusInset = Token(
    "oudsFocusInset",
    default: Token<OUDSMetrics>.oudsMetrics.value == .compact
      ? .pair(0xFFFFFF, 0x000000) : .pair(0xFFFFFF, 0x141414),
    summary: "The inner ring around what has the focus.")
}

extension Token<OUDSMetrics> {
  /// The lengths of components.
  public static let oudsMetrics = Token(
    "oudsMetrics", default: .regular, summary: "The lengths of components.")
}

extension Token<OUDSCorners> {
  /// The corners of components.
  public static let oudsCorners = Token(
    "oudsCorners", default: .orange, summary: "The corners of components.")
}

extension Token<Bool> {
  /// Whether the corners of buttons, fields and alerts are rounded.
  public static let oudsIsRounded = Token(
    "oudsIsRounded", default: false,
    summary: "Whether the corners of buttons, fields and alerts are rounded.")
}

extension Token<Double> {
  /// The width of the border of default buttons at rest, in points.
  public static let oudsButtonBorder = Token(
    "oudsButtonBorder", default: 1,
    summary: "The width of the border of default buttons at rest, in points.")
}

extension Token<String> {
  /// The family of all fonts.
  public static let oudsFontFamily = Token(
    "oudsFontFamily", default: "Helvetica Neue", summary: "The family of all fonts.")
}

extension Token<FontDescriptor.Weight> {
  /// The weight of texts in badges and alerts.
  public static let oudsLabelWeight = Token(
    "oudsLabelWeight", default: .regular, summary: "The weight of texts in badges and alerts.")
}
