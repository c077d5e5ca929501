public import ProtocolStyle

/// The variants of a button.
public enum WarpButtonVariant: String, CaseIterable, Sendable {
  /// The main action.
  case primary

  /// Another action.
  case secondary

  /// An action without a border.
  case quiet

  /// An action that deletes something.
  case negative

  /// An action that deletes something, only a title at rest.
  case negativeQuiet

  /// An action that supports others.
  case utility

  /// An action that supports others, without a border.
  case utilityQuiet

  /// An action over a picture.
  case overlay

  /// An action over a picture, in the colors of the opposite scheme.
  case overlayInverted

  /// An action over a picture, only a title at rest.
  case overlayQuiet

  /// An action over a dark picture, only a title at rest.
  case overlayInvertedQuiet

  /// A round button with an icon: ``WarpPillAppearance``.
  case pill

  /// A title like a link.
  case link
}

/// How much room a button takes.
public enum WarpButtonSize: String, CaseIterable, Sendable {
  /// The usual size.
  case medium

  /// Less.
  case small
}

/// A button of Warp, in its thirteen variants and two sizes.
///
/// For buttons: `struct Buy: ButtonNode, WarpButtonAppearance, TextContent { … }`.
public protocol WarpButtonAppearance: WarpLinesAppearance, WarpFocusRing, BackgroundColor,
  TextColor,
  BorderColor, BorderWidth, CornerShape, ContentEdgeInsets, MinimumWidth, MinimumHeight, Underline
{
  /// The variant.
  var variant: WarpButtonVariant { get }

  /// The size.
  var size: WarpButtonSize { get }
}

extension WarpButtonAppearance {
  private var isDisabled: Bool { ControlState.current.contains(.disabled) }
  private var isLoading: Bool { ControlState.current.contains(.busy) }
  private var hasBorder: Bool { variant == .secondary || variant == .utility }

  /// The surface, by variant and state.
  public var backgroundColor: Color {
    if isLoading { return Token.warpBackgroundSubtle.value }
    if isDisabled { return Token.warpBackgroundDisabled.value }
    return switch variant {
    case .primary: Token.warpPrimary.value.current
    case .secondary, .utility, .overlay: Token.warpBackground.value.current
    case .negative: Token.warpNegative.value.current
    case .negativeQuiet: quiet(Token.warpNegativeSubtle.value)
    case .quiet, .utilityQuiet, .overlayQuiet: quiet(Token.warpBackground.value)
    case .overlayInverted: Token.warpBackgroundInverted.value
    case .pill: Token.warpPill.value.current
    case .overlayInvertedQuiet, .link: .clear
    }
  }

  private func quiet(_ colors: WarpColors) -> Color {
    WarpColors(.clear, hover: colors.hover, active: colors.active).current
  }

  /// The title, by variant and state.
  public var textColor: Color {
    if isLoading { return Token.warpText.value }
    if isDisabled { return Token.warpTextInverted.value }
    return switch variant {
    case .primary, .negative, .overlayInverted, .overlayInvertedQuiet:
      Token.warpTextInverted.value
    case .secondary, .quiet, .link: Token.warpTextLink.value
    case .negativeQuiet: Token.warpTextNegative.value
    case .utility, .utilityQuiet, .overlay, .overlayQuiet: Token.warpText.value
    case .pill: Token.warpIcon.value.current
    }
  }

  /// The border of a secondary or utility button.
  public var borderColor: Color { borderWidth > 0 ? Token.warpBorder.value.current : .clear }

  /// 2 points, 1 for a utility button, and none without a border.
  public var borderWidth: Double {
    guard hasBorder, !isDisabled, !isLoading else { return 0 }
    return variant == .utility ? 1 : 2
  }

  /// The brand's radius of the variant; half circles over pictures.
  public var cornerShape: CornerShapeValue {
    switch variant {
    case .overlay, .overlayInverted, .overlayQuiet, .overlayInvertedQuiet, .pill: .capsule
    case .utility: .radii(Token.warpUtilityRadius.value)
    default: .radii(Token.warpButtonRadius.value)
    }
  }

  /// The published insets, less the border.
  public var contentEdgeInsets: EdgeInsets {
    let isSmall = size == .small
    switch variant {
    case .link: return .zero
    case .pill: return EdgeInsets(isSmall ? 8 : 14)
    default:
      let block = (isSmall ? 8 : 13) - borderWidth
      let inline = (isSmall ? 12 : 16) - borderWidth
      return EdgeInsets(top: block, leading: inline, bottom: block, trailing: inline)
    }
  }

  /// A line with the published insets; that of a pill is published.
  public var minimumHeight: Double {
    switch (variant, size) {
    case (.pill, .medium): 44
    case (.link, .medium): 22
    case (.link, .small): 16
    case (_, .medium): 48
    case (_, .small): 32
    }
  }

  /// The least height of a pill.
  public var minimumWidth: Double { variant == .pill ? minimumHeight : 1 }

  /// Medium, and extra small for a small button.
  public var textSize: WarpTextSize { size == .small ? .extraSmall : .medium }

  /// Bold, except for a link.
  public var textWeight: FontDescriptor.Weight { variant == .link ? .regular : .bold }

  /// A line below a link with a pointer over it.
  public var underline: TextLineStyle {
    variant == .link && ControlState.current.contains(.hovered) ? .solid : .hidden
  }
}

/// A round button with an icon.
///
/// For buttons: `struct Close: ButtonNode, WarpPillAppearance, ImageContent { … }`.
public protocol WarpPillAppearance: WarpButtonAppearance {}

extension WarpPillAppearance {
  /// A pill.
  public var variant: WarpButtonVariant { .pill }
}

/// A ring around what has the focus.
public protocol WarpFocusRing: Outline {}

extension WarpFocusRing {
  /// 2 points at a distance of 1.
  public var outline: OutlineValue {
    ControlState.current.contains(.focused)
      ? OutlineValue(width: 2, color: Token.warpBorderFocus.value, offset: 1) : .hidden
  }
}
