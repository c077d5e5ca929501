public import ProtocolStyle

/// The colors of an action, one for each interaction.
public struct OUDSActionColors: Hashable, Sendable {
  /// At rest.
  public var enabled: Color

  /// Under a pointer.
  public var hover: Color

  /// While it's pressed.
  public var pressed: Color

  /// With the focus.
  public var focus: Color

  /// While the action runs.
  public var loading: Color

  /// While it's disabled.
  public var disabled: Color

  /// Creates the colors; the published focus colors are those of hovering, and most loading colors are
  /// those of pressing.
  public init(
    enabled: Color, hover: Color, pressed: Color, loading: Color? = nil, disabled: Color
  ) {
    self.enabled = enabled
    self.hover = hover
    self.pressed = pressed
    focus = hover
    self.loading = loading ?? pressed
    self.disabled = disabled
  }

  /// The color in the interaction of the node that is being styled.
  var current: Color {
    switch OUDSInteraction.current {
    case .enabled: enabled
    case .hover: hover
    case .pressed: pressed
    case .focus: focus
    case .loading: loading
    case .disabled: disabled
    }
  }
}

/// The interactions that OUDS publishes colors for.
enum OUDSInteraction {
  case enabled
  case hover
  case pressed
  case focus
  case loading
  case disabled

  /// The interaction of the node that is being styled; in a combination, the strongest one.
  static var current: OUDSInteraction {
    let state = ControlState.current
    if state.contains(.busy) { return .loading }
    if state.contains(.disabled) { return .disabled }
    if state.contains(.highlighted) { return .pressed }
    if state.contains(.focused) { return .focus }
    return state.contains(.hovered) ? .hover : .enabled
  }
}

/// The colors of a status, such as a warning.
public struct OUDSStatusColors: Hashable, Sendable {
  /// A surface that stands out, and icons and texts in the color of the status.
  public var emphasized: Color

  /// The content on the emphasized surface.
  public var onEmphasized: Color

  /// A quiet surface, with content in the default color on it.
  public var muted: Color

  /// Creates the colors.
  public init(emphasized: Color, onEmphasized: Color, muted: Color) {
    self.emphasized = emphasized
    self.onEmphasized = onEmphasized
    self.muted = muted
  }
}

/// The status of a badge or an alert.
public enum OUDSStatus: String, CaseIterable, Sendable {
  /// Nothing in particular.
  case neutral

  /// The brand.
  case accent

  /// Success.
  case positive

  /// Information.
  case info

  /// A warning.
  case warning

  /// A failure.
  case negative

  /// The colors in the current theme.
  var colors: OUDSStatusColors {
    switch self {
    case .neutral: Token.oudsNeutral.value
    case .accent: Token.oudsAccent.value
    case .positive: Token.oudsPositive.value
    case .info: Token.oudsInfo.value
    case .warning: Token.oudsWarning.value
    case .negative: Token.oudsNegative.value
    }
  }
}

// MARK: - Notation of tables

extension Color {
  /// A color for light and one for dark.
  static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
    .adaptive(light: Color(hex: light), dark: Color(hex: dark))
  }

  /// A color for light and one for dark, with their opacities.
  static func pair(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double)
    -> Color
  {
    .adaptive(light: Color(hex: light, alpha: lightAlpha), dark: Color(hex: dark, alpha: darkAlpha))
  }

  /// Orange's neutral: black in light and white in dark, with their opacities.
  static func orangeNeutral(_ light: Double, _ dark: Double) -> Color {
    pair(0x000000, light, 0xFFFFFF, dark)
  }

  /// Sosh's neutral: a deep blue in light and a pale one in dark, with their opacities.
  static func soshNeutral(_ light: Double, _ dark: Double) -> Color {
    pair(0x000F19, light, 0xEDF6FC, dark)
  }
}
