public import ProtocolStyle

extension Token<FluentStatusColors> {
  /// Failures, in badges and fields.
  public static let fluentRed = Token(
    "fluentRed",
    default: FluentStatusColors(
      background1: .status(0xFDF6F6, 0x3F1011, .canvas),
      background3: .status(0xD13438, 0xD13438, .canvasText),
      foreground1: .status(0xBC2F32, 0xE37D80, .canvasText),
      foreground2: .status(0x751D1F, 0xF1BBBC, .canvasText),
      foreground3: .status(0xD13438, 0xE37D80, .canvasText),
      border1: .status(0xF1BBBC, 0xD13438, .canvasText),
      border2: .status(0xD13438, 0xE37D80, .canvasText)),
    summary: "Failures, in badges and fields.")

  /// Success, in badges.
  public static let fluentGreen = Token(
    "fluentGreen",
    default: FluentStatusColors(
      background1: .status(0xF1FAF1, 0x052505, .canvas),
      background3: .status(0x107C10, 0x107C10, .canvasText),
      foreground1: .status(0x0E700E, 0x54B054, .canvasText),
      foreground2: .status(0x094509, 0x9FD89F, .canvasText),
      foreground3: .status(0x107C10, 0x9FD89F, .canvasText),
      border1: .status(0x9FD89F, 0x107C10, .canvasText),
      border2: .status(0x107C10, 0x9FD89F, .canvasText)),
    summary: "Success, in badges.")

  /// Warnings, in badges.
  public static let fluentYellow = Token(
    "fluentYellow",
    default: FluentStatusColors(
      background1: .status(0xFFFEF5, 0x4C4400, .canvas),
      background3: .status(0xFDE300, 0xFDE300, .canvasText),
      foreground1: .status(0x817400, 0xFEEE66, .canvasText),
      foreground2: .status(0x817400, 0xFEF7B2, .canvasText),
      foreground3: .status(0xFDE300, 0xFDEA3D, .canvasText),
      border1: .status(0xFEF7B2, 0xFDE300, .canvasText),
      border2: .status(0xFDE300, 0xFDEA3D, .canvasText)),
    summary: "Warnings, in badges.")

  /// Severe failures, in badges.
  public static let fluentDarkOrange = Token(
    "fluentDarkOrange",
    default: FluentStatusColors(
      background1: .status(0xFDF6F3, 0x411200, .canvas),
      background3: .status(0xDA3B01, 0xDA3B01, .canvasText),
      foreground1: .status(0xC43501, 0xE9835E, .canvasText),
      foreground2: .status(0x7A2101, 0xF4BFAB, .canvasText),
      foreground3: .status(0xDA3B01, 0xE9835E, .canvasText),
      border1: .status(0xF4BFAB, 0xDA3B01, .canvasText),
      border2: .status(0xDA3B01, 0xE9835E, .canvasText)),
    summary: "Severe failures, in badges.")

  /// Failures, in messages.
  public static let fluentDanger = Token(
    "fluentDanger",
    default: FluentStatusColors(
      background1: .status(0xFDF3F4, 0x3B0509, .canvas),
      background3: .status(0xC50F1F, 0xC50F1F, .canvasText),
      foreground1: .status(0xB10E1C, 0xDC626D, .canvasText),
      foreground2: .status(0x6E0811, 0xEEACB2, .canvasText),
      foreground3: .status(0xC50F1F, 0xEEACB2, .canvasText),
      border1: .status(0xEEACB2, 0xC50F1F, .canvasText),
      border2: .status(0xC50F1F, 0xDC626D, .canvasText)),
    summary: "Failures, in messages.")

  /// Success, in messages.
  public static let fluentSuccess = Token(
    "fluentSuccess",
    default: FluentStatusColors(
      background1: .status(0xF1FAF1, 0x052505, .canvas),
      background3: .status(0x107C10, 0x107C10, .canvasText),
      foreground1: .status(0x0E700E, 0x54B054, .canvasText),
      foreground2: .status(0x094509, 0x9FD89F, .canvasText),
      foreground3: .status(0x107C10, 0x9FD89F, .canvasText),
      border1: .status(0x9FD89F, 0x107C10, .canvasText),
      border2: .status(0x107C10, 0x9FD89F, .canvasText)),
    summary: "Success, in messages.")

  /// Warnings, in messages.
  public static let fluentWarning = Token(
    "fluentWarning",
    default: FluentStatusColors(
      background1: .status(0xFFF9F5, 0x4A1E04, .canvas),
      background3: .status(0xF7630C, 0xF7630C, .canvasText),
      foreground1: .status(0xBC4B09, 0xFAA06B, .canvasText),
      foreground2: .status(0x8A3707, 0xFDCFB4, .canvasText),
      foreground3: .status(0xBC4B09, 0xF98845, .canvasText),
      border1: .status(0xFDCFB4, 0xF7630C, .canvasText),
      border2: .status(0xBC4B09, 0xF98845, .canvasText)),
    summary: "Warnings, in messages.")
}

extension Color {
  /// A color for light, one for dark, and one for increased contrast.
  fileprivate static func status(_ light: UInt32, _ dark: UInt32, _ contrast: Color) -> Color {
    .fluent(Color(hex: light), dark: Color(hex: dark), contrast: contrast)
  }
}
