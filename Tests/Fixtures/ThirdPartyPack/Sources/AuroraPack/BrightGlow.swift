import ProtocolStyle

/// A wide glow, and a dial of the same color: a trait.
public protocol BrightGlow: GlowStyle, ProgressTintColor {}

extension BrightGlow {
  /// 12 points of the pack's color.
  public var glow: Glow { Glow(progressTintColor, radius: 12) }

  /// `Token.aurora`.
  public var progressTintColor: Color { Token.aurora.value }
}
