internal import ProtocolStyle

/// The colors of this pack.
enum ClassicPalette {
  static let blue = Color(hex: "#1c61c7")!
  static let slate = Color(hex: "#456187")!
  static let gray = Color(hex: "#666e78")!
  static let graphite = Color(hex: "#3b3d42")!
  static let shine = Color(hex: "#ffffcc")!
  static let glow = Color(hex: "#ffff73")!
  static let gold = Color(hex: "#ffe61a")!
  static let green = Color(hex: "#1c8529")!
  static let darkRed = Color(hex: "#b30000")!
  static let ink = Color(hex: "#385487")!
  static let quietInk = Color(hex: "#737373")!
}
