internal import ProtocolStyle

/// How many colors a terminal can show.
///
/// At every depth but the first, text may be bold, italic or dim as well.
public enum ColorDepth: CaseIterable, Hashable, Sendable {
  /// Plain text: no colors, no weights, no control sequences at all.
  case monochrome

  /// The 16 colors of ECMA-48 with the bright ones of aixterm, whatever the user made of them.
  case palette16

  /// The 6 × 6 × 6 cube and the 24 grays of xterm.
  case palette256

  /// Red, green and blue of 8 bits each.
  case trueColor
}

extension ColorDepth {
  /// The color that a terminal shows for an opaque one.
  func shown(_ color: Color) -> Color {
    switch self {
    case .monochrome, .trueColor: color.composited(over: .white)
    case .palette256: Palette.color256(at: Palette.index256(of: color))
    case .palette16: Palette.color16(at: Palette.index16(of: color))
    }
  }
}
