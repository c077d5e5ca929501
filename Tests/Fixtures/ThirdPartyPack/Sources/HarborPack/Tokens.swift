import ProtocolStyle

extension Token<Color> {
  /// The brand's color: what can be pressed; a blue that is lighter in dark surroundings by default.
  public static let harborAccent = Token(
    "harborAccent", default: .adaptive(light: Color(hex: 0x0B4F8A), dark: Color(hex: 0x7CB8F2)))

  /// What lies on the accent; white in light surroundings by default.
  public static let harborOnAccent = Token(
    "harborOnAccent", default: .adaptive(light: .white, dark: Color(hex: 0x06243F)))

  /// The ground of a screen.
  public static let harborGround = Token(
    "harborGround", default: .adaptive(light: Color(hex: 0xF4F7FA), dark: Color(hex: 0x0B141C)))

  /// What lies on the ground: cards, fields and cells.
  public static let harborSurface = Token(
    "harborSurface", default: .adaptive(light: .white, dark: Color(hex: 0x16222D)))

  /// Text on a surface.
  public static let harborText = Token(
    "harborText", default: .adaptive(light: Color(hex: 0x14212B), dark: Color(hex: 0xEAF1F7)))

  /// What needs attention: errors, and what can't be undone.
  public static let harborAlert = Token(
    "harborAlert", default: .adaptive(light: Color(hex: 0xB3261E), dark: Color(hex: 0xFF8A80)))
}

extension Token<Double> {
  /// How round cards, fields and buttons are, in points; 10 by default.
  public static let harborRadius = Token("harborRadius", default: 10)

  /// The distance between what belongs together, in points; 12 by default.
  public static let harborSpacing = Token("harborSpacing", default: 12)
}
