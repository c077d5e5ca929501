public import ProtocolStyle

/// A card of Warp, elevated or flat, which can be pressed and selected.
///
/// For controls: `struct Offer: ControlNode, WarpCardAppearance { … }`.
public protocol WarpCardAppearance: WarpFocusRing, BackgroundColor, BorderColor, BorderWidth,
  CornerRadius, Shadows, MasksToBounds
{
  /// Whether the card has a border instead of a shadow.
  var isFlat: Bool { get }
}

extension WarpCardAppearance {
  private var isSelected: Bool { ControlState.current.contains(.selected) }

  /// The surface, by state.
  public var backgroundColor: Color {
    if isSelected { return Token.warpSelected.value.current }
    let background = Token.warpBackground.value
    return WarpColors(
      Token.warpSurface.value, hover: background.hover, active: background.active
    ).current
  }

  /// The border of a flat or selected card.
  public var borderColor: Color {
    if isSelected { return Token.warpBorderSelected.value.current }
    let border = Token.warpBorder.value
    return isFlat
      ? border.current : WarpColors(.clear, hover: .clear, active: border.active).current
  }

  /// 2 points.
  public var borderWidth: Double { 2 }

  /// 8 points, and 4 for a flat card.
  public var cornerRadius: Double { isFlat ? 4 : 8 }

  /// Two shadows, which grow under a pointer.
  public var shadows: [Shadow] {
    if isFlat { return [] }
    let isHovered = ControlState.current.contains(.hovered)
    return isHovered && !ControlState.current.contains(.highlighted) ? .warpMedium : .warpSmall
  }

  /// The content ends at the corners.
  public var masksToBounds: Bool { true }
}

/// The variants of a box.
public enum WarpBoxVariant: String, CaseIterable, Sendable {
  /// Information.
  case info

  /// A surface below others.
  case neutral

  /// A border.
  case bordered
}

/// A box of Warp around content that belongs together.
///
/// For views: `struct Delivery: ViewNode, WarpBoxAppearance { … }`.
public protocol WarpBoxAppearance: BackgroundColor, BorderColor, BorderWidth, CornerRadius, Padding
{
  /// The variant.
  var variant: WarpBoxVariant { get }
}

extension WarpBoxAppearance {
  /// The surface of the variant.
  public var backgroundColor: Color {
    switch variant {
    case .info: Token.warpInfo.value.subtle
    case .neutral: Token.warpSurfaceSunken.value
    case .bordered: Token.warpBackground.value.rest
    }
  }

  /// The border of a bordered box.
  public var borderColor: Color { variant == .bordered ? Token.warpBorder.value.rest : .clear }

  /// 2 points for a bordered box.
  public var borderWidth: Double { variant == .bordered ? 2 : 0 }

  /// 8 points.
  public var cornerRadius: Double { 8 }

  /// 16 points on every side.
  public var padding: EdgeInsets { EdgeInsets(16) }
}

extension [Shadow] {
  /// The shadows of a surface at rest.
  static let warpSmall: [Shadow] = [.warp(0.12, 1, 6), .warp(0.16, 1, 1)]

  /// The shadows of a surface under a pointer.
  static let warpMedium: [Shadow] = [.warp(0.1, 3, 6), .warp(0.16, 3, 8)]
}

extension Shadow {
  fileprivate static func warp(_ alpha: Double, _ offset: Double, _ blur: Double) -> Shadow {
    Shadow(color: .black.withAlpha(alpha), offset: Offset(x: 0, y: offset), blur: blur)
  }
}
