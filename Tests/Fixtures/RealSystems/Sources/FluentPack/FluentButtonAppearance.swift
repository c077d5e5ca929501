public import ProtocolStyle

/// How much a button stands out.
public enum FluentButtonStyle: String, CaseIterable, Sendable {
  /// With a border.
  case secondary

  /// In the color of the brand.
  case primary

  /// With a border, and without a surface.
  case outline

  /// A surface in interactions.
  case subtle

  /// Only a title.
  case transparent
}

/// The size of a control.
public enum FluentSize: String, CaseIterable, Sendable {
  /// 24 points high.
  case small

  /// 32 points high.
  case medium

  /// 40 points high.
  case large

  /// The height in points.
  var height: Double {
    switch self {
    case .small: 24
    case .medium: 32
    case .large: 40
    }
  }

  /// The text of the size.
  var text: FluentTextSize {
    switch self {
    case .small: .base200
    case .medium: .base300
    case .large: .base400
    }
  }
}

/// The shape of a component.
public enum FluentShape: String, CaseIterable, Sendable {
  /// Round corners.
  case rounded

  /// Half circles at the ends.
  case circular

  /// Square corners.
  case square
}

/// A button of Fluent, in its five styles, three sizes and three shapes.
///
/// While it's selected, it's a toggle button that is on. For buttons: `struct Buy: ButtonNode,
/// FluentButtonAppearance, TextContent { … }`.
public protocol FluentButtonAppearance: FluentLinesAppearance, BackgroundColor, TextColor,
  BorderColor, BorderWidth, CornerShape, ContentEdgeInsets, MinimumWidth, MinimumHeight, Outline,
  Shadows
{
  /// How much the button stands out.
  var style: FluentButtonStyle { get }

  /// The size.
  var size: FluentSize { get }

  /// The shape.
  var shape: FluentShape { get }
}

extension FluentButtonAppearance {
  /// Round corners.
  public var shape: FluentShape { .rounded }

  private var isDisabled: Bool { ControlState.current.contains(.disabled) }
  private var isFocused: Bool { ControlState.current.contains(.focused) && !isDisabled }
  private var hasBorder: Bool { style == .secondary || style == .outline }

  /// The surface, by style and state.
  public var backgroundColor: Color {
    switch style {
    case .secondary, .primary:
      if isDisabled { return Token.fluentBackgroundDisabled.value }
      return style == .primary
        ? Token.fluentBrandBackground.value.current : Token.fluentBackground1.value.current
    case .outline, .transparent:
      return isDisabled ? .clear : Token.fluentTransparent.value.current
    case .subtle: return isDisabled ? .clear : Token.fluentSubtle.value.current
    }
  }

  /// The title, by style and state.
  public var textColor: Color {
    if isDisabled { return Token.fluentForegroundDisabled.value }
    return switch style {
    case .secondary, .outline: Token.fluentForeground1.value.current
    case .primary: Token.fluentOnBrand.value
    case .subtle: Token.fluentForeground2.value.current
    case .transparent: Token.fluentForeground2Brand.value.current
    }
  }

  /// The border, by style and state.
  public var borderColor: Color {
    if isFocused { return Token.fluentStrokeFocus.value }
    guard hasBorder else { return .clear }
    if isDisabled { return Token.fluentStrokeDisabled.value }
    // A toggle button that is on keeps the color at rest.
    let colors = Token.fluentStroke1.value
    return FluentColors(
      colors.rest, hover: colors.hover, pressed: colors.pressed, selected: colors.rest
    ).current
  }

  /// 1 point, and 3 for an outline that is on.
  public var borderWidth: Double {
    style == .outline && ControlState.current.contains(.selected) ? 3 : 1
  }

  /// By shape: 4 points if it's round, and 2 or 6 with the focus.
  public var cornerShape: CornerShapeValue {
    switch shape {
    case .circular: .capsule
    case .square: .radii(0)
    case .rounded: .radii(isFocused ? size == .small ? 2 : size == .large ? 6 : 4 : 4)
    }
  }

  /// The published insets, which don't include the border.
  public var contentEdgeInsets: EdgeInsets {
    let (block, inline): (Double, Double) =
      switch size {
      case .small: (3, 8)
      case .medium: (5, 12)
      case .large: (8, 16)
      }
    return EdgeInsets(top: block, leading: inline, bottom: block, trailing: inline)
  }

  /// By size.
  public var minimumHeight: Double { size.height }

  /// 96 points, and 64 for a small button.
  public var minimumWidth: Double { size == .small ? 64 : 96 }

  /// By size.
  public var textSize: FluentTextSize { size.text }

  /// Semibold, and regular for a small button.
  public var textWeight: FontDescriptor.Weight { size == .small ? .regular : .semibold }

  /// A ring outside that only high contrast shows.
  public var outline: OutlineValue {
    isFocused ? OutlineValue(width: 2, color: Token.fluentTransparentStroke.value) : .hidden
  }

  /// Rings inside while it has the focus, in two colors and with a shadow for a primary button.
  public var shadows: [Shadow] {
    guard isFocused else { return [] }
    let ring = Shadow.ring(1, Token.fluentStrokeFocus.value)
    return style == .primary
      ? .fluent(2) + [ring, .ring(2, Token.fluentOnBrand.value)] : [ring]
  }
}

extension Shadow {
  /// A ring inside a box.
  fileprivate static func ring(_ width: Double, _ color: Color) -> Shadow {
    Shadow(color: color, offset: .zero, blur: 0, spread: width, isInner: true)
  }
}

extension [Shadow] {
  /// The two shadows of a height: 2, 4 or 8 points.
  static func fluent(_ height: Double) -> [Shadow] {
    [
      Shadow(color: Token.fluentShadowAmbient.value, offset: .zero, blur: 2),
      Shadow(
        color: Token.fluentShadowKey.value, offset: Offset(x: 0, y: height / 2), blur: height),
    ]
  }
}
