internal import ProtocolStyle

/// The number of colors that a terminal can show.
///
/// At every depth except the first, text can also be bold, italic or dim.
public enum ColorDepth: CaseIterable, Hashable, Sendable {
  /// Plain text without colors, weights or control sequences.
  case monochrome

  /// The 16 colors of ECMA-48 and aixterm, which users can customize.
  case palette16

  /// The 6 × 6 × 6 cube and the 24 grays of xterm.
  case palette256

  /// Red, green and blue with 8 bits each.
  case trueColor
}

extension ColorDepth {
  /// The color that a terminal shows for an opaque color.
  func shown(_ color: Color) -> Color {
    switch self {
    case .monochrome, .trueColor: color
    case .palette256: Palette.color256(at: Palette.index256(of: color))
    case .palette16: Palette.color16(at: Palette.index16(of: color))
    }
  }
}
