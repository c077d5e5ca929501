public import ProtocolStyle

/// A color at rest, under a pointer, pressed and selected.
public struct FluentColors: Hashable, Sendable {
  /// At rest.
  public var rest: Color

  /// Under a pointer.
  public var hover: Color

  /// While it's pressed.
  public var pressed: Color

  /// While it's selected.
  public var selected: Color

  /// Creates the colors.
  public init(_ rest: Color, hover: Color, pressed: Color, selected: Color) {
    self.rest = rest
    self.hover = hover
    self.pressed = pressed
    self.selected = selected
  }

  /// The color in the state of the node that is being styled.
  var current: Color { self[.current] }

  /// The color in a state; hovering and pressing replace selection, as published for buttons.
  subscript(state: ControlState) -> Color {
    if state.contains(.highlighted) { return pressed }
    if state.contains(.hovered) { return hover }
    return state.contains(.selected) ? selected : rest
  }
}

/// The colors of a status.
public struct FluentStatusColors: Hashable, Sendable {
  /// A quiet surface.
  public var background1: Color

  /// A surface that stands out.
  public var background3: Color

  /// Texts on the quiet surface.
  public var foreground1: Color

  /// Strong texts.
  public var foreground2: Color

  /// Texts on the page.
  public var foreground3: Color

  /// The border around the quiet surface.
  public var border1: Color

  /// A border on the page.
  public var border2: Color
}

/// The sixteen shades of a brand, from dark to light.
public struct FluentBrand: Hashable, Sendable {
  private let shades: [UInt32]

  /// Creates a brand from its shades 10, 20 … 160.
  init(_ shades: UInt32...) { self.shades = shades }

  /// A shade, 10, 20 … 160.
  subscript(shade: Int) -> Color { Color(hex: shades[shade / 10 - 1]) }

  /// The brand of Fluent's web themes.
  public static let web = FluentBrand(
    0x061724, 0x082338, 0x0A2E4A, 0x0C3B5E, 0x0E4775, 0x0F548C, 0x115EA3, 0x0F6CBD, 0x2886DE,
    0x479EF5, 0x62ABF5, 0x77B7F7, 0x96C6FA, 0xB4D6FA, 0xCFE4FA, 0xEBF3FC)

  /// The brand of Teams.
  public static let teams = FluentBrand(
    0x2B2B40, 0x2F2F4A, 0x333357, 0x383966, 0x3D3E78, 0x444791, 0x4F52B2, 0x5B5FC7, 0x7579EB,
    0x7F85F5, 0x9299F7, 0xAAB1FA, 0xB6BCFA, 0xC5CBFA, 0xDCE0FA, 0xE8EBFA)
}

extension Color {
  /// A gray, from 0 for black to 100 for white.
  static func gray(_ percentage: Double) -> Color {
    Color(white: (percentage * 255 / 100).rounded() / 255)
  }

  /// A shade of the brand, 10, 20 … 160.
  static func brand(_ shade: Int) -> Color { Token.fluentBrand.value[shade] }

  /// A color for light, one for dark, and one for increased contrast in both.
  static func fluent(_ light: Color, dark: Color, contrast: Color) -> Color {
    .adaptive(
      light: light, dark: dark, highContrastLight: contrast, highContrastDark: contrast)
  }

  /// The background of the high contrast theme, and texts on its buttons and highlights.
  static let canvas = Color.black

  /// Texts of the high contrast theme.
  static let canvasText = Color.white

  /// The color of what is pressed, selected, or under a pointer in the high contrast theme.
  static let contrastHighlight = Color(hex: 0x1AEBFF)

  /// The color of what is disabled in the high contrast theme.
  static let contrastDisabled = Color(hex: 0x3FF23F)
}

extension FluentColors {
  /// Colors for light, dark and increased contrast, where the last have a highlight.
  static func fluent(
    light: FluentColors, dark: FluentColors, contrast: Color, highlight: Color
  ) -> FluentColors {
    FluentColors(
      .fluent(light.rest, dark: dark.rest, contrast: contrast),
      hover: .fluent(light.hover, dark: dark.hover, contrast: highlight),
      pressed: .fluent(light.pressed, dark: dark.pressed, contrast: highlight),
      selected: .fluent(light.selected, dark: dark.selected, contrast: highlight))
  }

  /// Grays, of which 100 is white.
  static func grays(
    _ rest: Double, hover: Double, pressed: Double, selected: Double
  ) -> FluentColors {
    FluentColors(
      .gray(rest), hover: .gray(hover), pressed: .gray(pressed), selected: .gray(selected))
  }

  /// The same color in each state.
  static func same(_ color: Color) -> FluentColors {
    FluentColors(color, hover: color, pressed: color, selected: color)
  }
}
