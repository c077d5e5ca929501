public import ProtocolStyle

// The values of the brand Finn are the defaults. Themes list what differs.

extension Token<WarpColors> {
  /// The background of a screen, and of buttons on it.
  public static let warpBackground = Token(
    "warpBackground",
    default: WarpColors(
      .pair(0xFFFFFF, 0x1B1B1F), hover: .pair(0xF0F0F2, 0x26262B),
      active: .pair(0xDEDEE3, 0x2B2B30)),
    summary: "The background of a screen, and of buttons on it.")

  /// The main action.
  public static let warpPrimary = Token(
    "warpPrimary",
    default: WarpColors(
      .pair(0x0063FB, 0x5C9CFF), hover: .pair(0x004BBD, 0x9AC1FE),
      active: .pair(0x00337F, 0xC2DAFE)),
    summary: "The main action.")

  /// An action that deletes something.
  public static let warpNegative = Token(
    "warpNegative",
    default: WarpColors(
      .pair(0xD91F0A, 0xFF5844), hover: .pair(0x9E2216, 0xFF9999),
      active: .pair(0x681D11, 0xFFD1D1)),
    summary: "An action that deletes something.")

  /// A quiet action that deletes something.
  public static let warpNegativeSubtle = Token(
    "warpNegativeSubtle",
    default: WarpColors(
      .pair(0xFFF5F5, 0x38140B), hover: .pair(0xFFEFEF, 0x681D11),
      active: .pair(0xFFD1D1, 0x9E2216)),
    summary: "A quiet action that deletes something.")

  /// A round button with an icon, under a pointer and pressed.
  public static let warpPill = Token(
    "warpPill",
    default: WarpColors(
      .clear, hover: Color(hex: 0x9AC1FE, alpha: 0.3), active: Color(hex: 0x5C9CFF, alpha: 0.3)),
    summary: "A round button with an icon, under a pointer and pressed.")

  /// The background of what is selected.
  public static let warpSelected = Token(
    "warpSelected",
    default: WarpColors(
      .pair(0xEFF5FF, 0x001B41), hover: .pair(0xE1EDFE, 0x00337F),
      active: .pair(0xC2DAFE, 0x004BBD)),
    summary: "The background of what is selected.")

  /// Borders of buttons, boxes and cards.
  public static let warpBorder = Token(
    "warpBorder",
    default: WarpColors(
      .pair(0xDEDEE3, 0x47474F), hover: .pair(0xCACAD1, 0x5C5C66),
      active: .pair(0xAFAFB8, 0x84848F)),
    summary: "Borders of buttons, boxes and cards.")

  /// Borders of fields.
  public static let warpBorderStrong = Token(
    "warpBorderStrong",
    default: WarpColors(
      Color(hex: 0x84848F), hover: .pair(0x5C5C66, 0xAFAFB8), active: .pair(0x0063FB, 0x5C9CFF)),
    summary: "Borders of fields.")

  /// Borders of what is selected.
  public static let warpBorderSelected = Token(
    "warpBorderSelected",
    default: WarpColors(
      .pair(0x0063FB, 0x5C9CFF), hover: .pair(0x004BBD, 0x9AC1FE),
      active: .pair(0x00337F, 0xC2DAFE)),
    summary: "Borders of what is selected.")

  /// Borders of invalid fields.
  public static let warpBorderNegative = Token(
    "warpBorderNegative",
    default: WarpColors(
      .pair(0xD91F0A, 0xFF5844), hover: .pair(0x9E2216, 0xFF9999),
      active: .pair(0x9E2216, 0xFF9999)),
    summary: "Borders of invalid fields.")

  /// Icons.
  public static let warpIcon = Token(
    "warpIcon",
    default: WarpColors(
      .pair(0x1B1B1F, 0xFFFFFF), hover: .pair(0x0063FB, 0xE1EDFE),
      active: .pair(0x004BBD, 0xC2DAFE)),
    summary: "Icons.")
}

extension Token<WarpStatusColors> {
  /// Information.
  public static let warpInfo = Token(
    "warpInfo",
    default: WarpStatusColors(
      strong: .pair(0x0386BF, 0x03A3DD), subtle: .pair(0xF1F9FF, 0x15242F),
      subtleBorder: .pair(0x66E0FF, 0x1E648A), badge: .pair(0xE0F6FF, 0x1E648A)),
    summary: "Information.")

  /// Success.
  public static let warpPositive = Token(
    "warpPositive",
    default: WarpStatusColors(
      strong: .pair(0x059E6F, 0x18C884), subtle: .pair(0xEBFFF6, 0x14291F),
      subtleBorder: .pair(0x67EEB8, 0x1D7454), badge: .pair(0xCDFEE5, 0x1D7454)),
    summary: "Success.")

  /// A warning.
  public static let warpWarning = Token(
    "warpWarning",
    default: WarpStatusColors(
      strong: .pair(0xD5840B, 0xEEB61B), subtle: .pair(0xFFF8E6, 0x352310),
      subtleBorder: .pair(0xFAE76B, 0x9B621E), badge: .pair(0xFFF5C8, 0x9B621E)),
    summary: "A warning.")

  /// A failure.
  public static let warpNegativeStatus = Token(
    "warpNegativeStatus",
    default: WarpStatusColors(
      strong: .pair(0xD91F0A, 0xFF5844), subtle: .pair(0xFFF5F5, 0x38140B),
      subtleBorder: .pair(0xFF9999, 0x9E2216), badge: .pair(0xFFEFEF, 0x9E2216)),
    summary: "A failure.")
}

extension Token<Color> {
  /// Texts.
  public static let warpText = Token(
    "warpText",
    default: .pair(0x1B1B1F, 0xFFFFFF),
    summary: "Texts.")

  /// Help texts.
  public static let warpTextSubtle = Token(
    "warpTextSubtle",
    default: .pair(0x5C5C66, 0xAFAFB8),
    summary: "Help texts.")

  /// Texts on the main action, and on other filled surfaces.
  public static let warpTextInverted = Token(
    "warpTextInverted",
    default: .pair(0xFFFFFF, 0x1B1B1F),
    summary: "Texts on the main action, and on other filled surfaces.")

  /// Links, and the titles of secondary buttons.
  public static let warpTextLink = Token(
    "warpTextLink",
    default: .pair(0x0063FB, 0x5C9CFF),
    summary: "Links, and the titles of secondary buttons.")

  /// Error messages.
  public static let warpTextNegative = Token(
    "warpTextNegative",
    default: .pair(0xD91F0A, 0xFF5844),
    summary: "Error messages.")

  /// Texts in disabled fields.
  public static let warpTextDisabled = Token(
    "warpTextDisabled",
    default: .pair(0xCACAD1, 0x84848F),
    summary: "Texts in disabled fields.")

  /// Placeholders.
  public static let warpTextPlaceholder = Token(
    "warpTextPlaceholder",
    default: .pair(0xCACAD1, 0x84848F),
    summary: "Placeholders.")

  /// Buttons whose action is running.
  public static let warpBackgroundSubtle = Token(
    "warpBackgroundSubtle",
    default: .pair(0xF0F0F2, 0x333338),
    summary: "Buttons whose action is running.")

  /// Surfaces of the opposite scheme.
  public static let warpBackgroundInverted = Token(
    "warpBackgroundInverted",
    default: .pair(0x1B1B1F, 0xF6F6F6),
    summary: "Surfaces of the opposite scheme.")

  /// Disabled buttons.
  public static let warpBackgroundDisabled = Token(
    "warpBackgroundDisabled",
    default: .pair(0xCACAD1, 0x47474F),
    summary: "Disabled buttons.")

  /// Disabled fields.
  public static let warpBackgroundDisabledSubtle = Token(
    "warpBackgroundDisabledSubtle",
    default: .pair(0xDEDEE3, 0x5C5C66),
    summary: "Disabled fields.")

  /// An elevated surface, such as a card.
  public static let warpSurface = Token(
    "warpSurface",
    default: .pair(0xFFFFFF, 0x2B2B30),
    summary: "An elevated surface, such as a card.")

  /// A surface below others.
  public static let warpSurfaceSunken = Token(
    "warpSurfaceSunken",
    default: .pair(0xF6F6F6, 0x121212),
    summary: "A surface below others.")

  /// Borders of disabled fields.
  public static let warpBorderDisabled = Token(
    "warpBorderDisabled",
    default: .pair(0xCACAD1, 0x47474F),
    summary: "Borders of disabled fields.")

  /// The ring around what has the focus.
  public static let warpBorderFocus = Token(
    "warpBorderFocus",
    default: .pair(0x06BEFB, 0x66E0FF),
    summary: "The ring around what has the focus.")

  /// Badges without a status.
  public static let warpBadgeNeutral = Token(
    "warpBadgeNeutral",
    default: .pair(0xF0F0F2, 0x5C5C66),
    summary: "Badges without a status.")

  /// Badges of sponsored content.
  public static let warpBadgeSponsored = Token(
    "warpBadgeSponsored",
    default: .pair(0xB6F0FF, 0x0386BF),
    summary: "Badges of sponsored content.")
}

extension Token<Double> {
  /// The corner radius of buttons, in points.
  public static let warpButtonRadius = Token(
    "warpButtonRadius", default: 8, summary: "The corner radius of buttons, in points.")

  /// The corner radius of buttons that support others, in points.
  public static let warpUtilityRadius = Token(
    "warpUtilityRadius", default: 4,
    summary: "The corner radius of buttons that support others, in points.")
}

extension Token<String> {
  /// The family of all fonts.
  public static let warpFontFamily = Token(
    "warpFontFamily", default: "Finntype", summary: "The family of all fonts.")
}
