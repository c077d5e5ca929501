import ProtocolStyle

extension Token<Color> {
  /// The brand's color for controls; by default a blue that is lighter in dark environments.
  public static let harborAccent = Token(
    "harborAccent", default: .adaptive(light: Color(hex: 0x0B4F8A), dark: Color(hex: 0x7CB8F2)))

  /// The color of content on the accent; white in light environments by default.
  public static let harborOnAccent = Token(
    "harborOnAccent", default: .adaptive(light: .white, dark: Color(hex: 0x06243F)))

  /// The background of a screen.
  public static let harborGround = Token(
    "harborGround", default: .adaptive(light: Color(hex: 0xF4F7FA), dark: Color(hex: 0x0B141C)))

  /// The color of cards, fields and cells.
  public static let harborSurface = Token(
    "harborSurface", default: .adaptive(light: .white, dark: Color(hex: 0x16222D)))

  /// Text on a surface.
  public static let harborText = Token(
    "harborText", default: .adaptive(light: Color(hex: 0x14212B), dark: Color(hex: 0xEAF1F7)))

  /// The color of errors and destructive actions.
  public static let harborAlert = Token(
    "harborAlert", default: .adaptive(light: Color(hex: 0xB3261E), dark: Color(hex: 0xFF8A80)))
}

extension Token<Double> {
  /// The corner radius of cards, fields and buttons, in points; 10 by default.
  public static let harborRadius = Token("harborRadius", default: 10)

  /// The distance between related nodes, in points; 12 by default.
  public static let harborSpacing = Token("harborSpacing", default: 12)
}
