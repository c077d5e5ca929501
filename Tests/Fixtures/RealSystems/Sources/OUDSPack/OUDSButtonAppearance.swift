public import ProtocolStyle

/// How important a button is.
public enum OUDSHierarchy: String, CaseIterable, Sendable {
  /// With a border.
  case `default`

  /// Filled.
  case strong

  /// Filled with the color of the brand.
  case brand

  /// Only a title at rest.
  case minimal

  /// Filled, for an action that deletes something.
  case negative
}

/// How much room a button takes.
public enum OUDSButtonSize: String, CaseIterable, Sendable {
  /// The usual size.
  case `default`

  /// Less.
  case small
}

/// A button of OUDS, in its five hierarchies and two sizes.
///
/// For buttons: `struct Buy: ButtonNode, OUDSButtonAppearance, TextContent { … }`.
public protocol OUDSButtonAppearance: OUDSLabelAppearance, OUDSFocusRings, BackgroundColor,
  TextColor,
  BorderColor, BorderWidth, CornerRadius, ContentEdgeInsets, MinimumWidth, MinimumHeight,
  ImagePadding, ShowsActivity
{
  /// The importance of the button.
  var hierarchy: OUDSHierarchy { get }

  /// The size of the button.
  var size: OUDSButtonSize { get }

  /// Whether the button is on a colored background, where it's black or white.
  var isOnColor: Bool { get }
}

extension OUDSButtonAppearance {
  /// False.
  public var isOnColor: Bool { false }

  /// The surface, by hierarchy and interaction.
  public var backgroundColor: Color {
    let interaction = OUDSInteraction.current
    switch hierarchy {
    case .brand: return Token.oudsBrandAction.value.current
    case .negative: return Token.oudsNegativeAction.value.current
    case .strong:
      return isOnColor ? Token.oudsMonoAction.value.current : Token.oudsAction.value.current
    case .minimal where [.enabled, .loading, .disabled].contains(interaction): return .clear
    case .minimal where !isOnColor: return Token.oudsSupport.value.current
    case .default where !isOnColor || [.enabled, .disabled].contains(interaction): return .clear
    case .minimal, .default: return Token.oudsMonoAction.value.current
    }
  }

  /// The title and the indicator, by hierarchy and interaction.
  public var textColor: Color {
    switch hierarchy {
    case .brand: return Token.oudsOnBrandAction.value.current
    case .negative:
      return OUDSInteraction.current == .disabled
        ? Token.oudsOnAction.value : Token.oudsNegative.value.onEmphasized
    case .strong: return isOnColor ? Token.oudsOnMonoAction.value.current : Token.oudsOnAction.value
    case .default, .minimal: return isOnColor ? monoTextColor : quietTextColor
    }
  }

  private var monoTextColor: Color {
    switch OUDSInteraction.current {
    case .hover, .focus: Token.oudsOnMonoAction.value.current
    case .disabled: Token.oudsMonoAction.value.disabled
    case .enabled, .pressed, .loading: Token.oudsMonoAction.value.enabled
    }
  }

  private var quietTextColor: Color {
    hierarchy == .minimal && OUDSInteraction.current == .loading
      ? Token.oudsMinimalLoading.value : Token.oudsAction.value.current
  }

  /// The color of a default button's border.
  public var borderColor: Color {
    guard hierarchy == .default else { return .clear }
    guard isOnColor else { return Token.oudsAction.value.current }
    return [.enabled, .disabled].contains(OUDSInteraction.current)
      ? Token.oudsMonoAction.value.current : .clear
  }

  /// The width of a default button's border, which is 2 points in an interaction.
  public var borderWidth: Double {
    guard hierarchy == .default else { return 0 }
    if [.enabled, .disabled].contains(OUDSInteraction.current) {
      return Token.oudsButtonBorder.value
    }
    return isOnColor ? 0 : 2
  }

  /// The brand's radius of controls.
  public var cornerRadius: Double {
    Token<Bool>.oudsIsRounded.value
      ? Token.oudsCorners.value.roundedControl : Token.oudsCorners.value.control
  }

  /// The published insets, less the border.
  public var contentEdgeInsets: EdgeInsets {
    let metrics = Token.oudsMetrics.value
    let block = (size == .small ? 10 : metrics.buttonBlock) - borderWidth
    let inline = (size == .small ? metrics.smallButtonInline : metrics.buttonInline) - borderWidth
    return EdgeInsets(top: block, leading: inline, bottom: block, trailing: inline)
  }

  /// The least height, as for a target of touches.
  public var minimumHeight: Double {
    size == .small ? Token.oudsMetrics.value.smallButton : Token.oudsMetrics.value.button
  }

  /// The least height.
  public var minimumWidth: Double { minimumHeight }

  /// The space between an icon and the title.
  public var imagePadding: Double { size == .small ? 6 : Token.oudsMetrics.value.buttonGap }

  /// Large, and medium for a small button.
  public var label: OUDSLabel {
    size == .small ? Token.oudsMetrics.value.mediumLabel : Token.oudsMetrics.value.largeLabel
  }

  /// Bold.
  public var labelWeight: FontDescriptor.Weight { .bold }

  /// Whether the action is running.
  public var showsActivity: Bool { ControlState.current.contains(.busy) }
}

/// Two rings around what has the focus.
public protocol OUDSFocusRings: Outline, Shadows {}

extension OUDSFocusRings {
  private var isFocused: Bool { ControlState.current.contains(.focused) }

  /// The outer ring: 3 points at a distance of 2.
  public var outline: OutlineValue {
    isFocused ? OutlineValue(width: 3, color: Token.oudsFocus.value, offset: 2) : .hidden
  }

  /// The inner ring: 2 points.
  public var shadows: [Shadow] {
    isFocused ? [Shadow(color: Token.oudsFocusInset.value, offset: .zero, blur: 0, spread: 2)] : []
  }
}
