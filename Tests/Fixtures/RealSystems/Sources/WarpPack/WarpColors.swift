public import ProtocolStyle

/// A color at rest, under a pointer and while it's pressed.
public struct WarpColors: Hashable, Sendable {
  /// At rest.
  public var rest: Color

  /// Under a pointer.
  public var hover: Color

  /// While it's pressed.
  public var active: Color

  /// Creates the colors.
  public init(_ rest: Color, hover: Color, active: Color) {
    self.rest = rest
    self.hover = hover
    self.active = active
  }

  /// The color in the state of the node that is being styled.
  var current: Color { color(in: .current) }

  /// The color in a state.
  func color(in state: ControlState) -> Color {
    if state.contains(.highlighted) { return active }
    return state.contains(.hovered) ? hover : rest
  }
}

/// The colors of a status, such as a warning.
public struct WarpStatusColors: Hashable, Sendable {
  /// Icons and strong borders.
  public var strong: Color

  /// A quiet surface.
  public var subtle: Color

  /// The border around a quiet surface.
  public var subtleBorder: Color

  /// The background of a badge.
  public var badge: Color

  /// Creates the colors.
  public init(strong: Color, subtle: Color, subtleBorder: Color, badge: Color) {
    self.strong = strong
    self.subtle = subtle
    self.subtleBorder = subtleBorder
    self.badge = badge
  }
}

/// The status of an alert or a badge.
public enum WarpStatus: String, CaseIterable, Sendable {
  /// Information.
  case info

  /// Success.
  case positive

  /// A warning.
  case warning

  /// A failure.
  case negative

  /// The colors in the current theme.
  var colors: WarpStatusColors {
    switch self {
    case .info: Token.warpInfo.value
    case .positive: Token.warpPositive.value
    case .warning: Token.warpWarning.value
    case .negative: Token.warpNegativeStatus.value
    }
  }
}

extension Color {
  /// A color for light and one for dark.
  static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
    .adaptive(light: Color(hex: light), dark: Color(hex: dark))
  }
}
