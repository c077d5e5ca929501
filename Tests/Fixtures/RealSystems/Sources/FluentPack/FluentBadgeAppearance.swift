public import ProtocolStyle

/// How much a badge stands out.
public enum FluentBadgeStyle: String, CaseIterable, Sendable {
  /// A surface that stands out.
  case filled

  /// A quiet surface.
  case tint

  /// A border.
  case outline

  /// Only a text.
  case ghost
}

/// The status of a badge, by its color.
public enum FluentBadgeColor: String, CaseIterable, Sendable {
  /// The brand.
  case brand

  /// A failure.
  case danger

  /// Something important.
  case important

  /// Information.
  case informative

  /// A severe failure.
  case severe

  /// Nothing in particular.
  case subtle

  /// Success.
  case success

  /// A warning.
  case warning
}

/// The size of a badge.
public enum FluentBadgeSize: String, CaseIterable, Sendable {
  /// A dot of 6 points.
  case tiny

  /// A dot of 10 points.
  case extraSmall

  /// 16 points.
  case small

  /// 20 points.
  case medium

  /// 24 points.
  case large

  /// 32 points.
  case extraLarge

  /// The height in points.
  var height: Double {
    switch self {
    case .tiny: 6
    case .extraSmall: 10
    case .small: 16
    case .medium: 20
    case .large: 24
    case .extraLarge: 32
    }
  }

  /// The space beside the text, in points.
  var inset: Double {
    switch self {
    case .tiny, .extraSmall: 0
    case .small: 4
    case .medium, .large: 6
    case .extraLarge: 8
    }
  }
}

/// A badge of Fluent, in its four styles, eight colors, six sizes and three shapes.
///
/// For labels: `struct Unread: LabelNode, FluentBadgeAppearance, TextContent { … }`.
public protocol FluentBadgeAppearance: FluentLinesAppearance, BackgroundColor, TextColor,
  BorderColor, BorderWidth, CornerShape, Padding, MinimumWidth, MinimumHeight, TextAlignment
{
  /// How much the badge stands out.
  var style: FluentBadgeStyle { get }

  /// The status.
  var color: FluentBadgeColor { get }

  /// The size.
  var size: FluentBadgeSize { get }

  /// The shape.
  var shape: FluentShape { get }
}

extension FluentBadgeAppearance {
  /// Half circles at the ends.
  public var shape: FluentShape { .circular }

  /// The surface, by style and color.
  public var backgroundColor: Color {
    switch style {
    case .filled: filledSurface
    case .tint: tintSurface
    case .outline, .ghost: .clear
    }
  }

  private var filledSurface: Color {
    switch color {
    case .brand: Token.fluentBrandBackground.value.rest
    case .danger: Token.fluentRed.value.background3
    case .important: Token.fluentForeground1.value.rest
    case .informative: Token.fluentBackground5.value
    case .severe: Token.fluentDarkOrange.value.background3
    case .subtle: Token.fluentBackground1.value.rest
    case .success: Token.fluentGreen.value.background3
    case .warning: Token.fluentYellow.value.background3
    }
  }

  private var tintSurface: Color {
    switch color {
    case .brand: Token.fluentBrandBackground2.value
    case .danger: Token.fluentRed.value.background1
    case .important: Token.fluentForeground3.value
    case .informative: Token.fluentBackground4.value
    case .severe: Token.fluentDarkOrange.value.background1
    case .subtle: Token.fluentBackground1.value.rest
    case .success: Token.fluentGreen.value.background1
    case .warning: Token.fluentYellow.value.background1
    }
  }

  /// The text, by style and color.
  public var textColor: Color {
    switch (style, color) {
    case (.filled, .important), (.tint, .important): Token.fluentBackground1.value.rest
    case (.filled, .informative): Token.fluentForeground3.value
    case (.filled, .subtle): Token.fluentForeground1.value.rest
    case (.filled, .warning): Token.fluentForegroundStatic.value
    case (.filled, _): Token.fluentOnBrand.value
    case (.tint, .brand): Token.fluentBrandForeground2.value
    case (.tint, .danger): Token.fluentRed.value.foreground1
    case (.tint, .severe): Token.fluentDarkOrange.value.foreground1
    case (.tint, .success): Token.fluentGreen.value.foreground1
    case (.tint, .warning): Token.fluentYellow.value.foreground1
    case (.tint, .informative), (.tint, .subtle): Token.fluentForeground3.value
    case (.outline, _), (.ghost, _): textOnPage
    }
  }

  private var textOnPage: Color {
    switch color {
    case .brand: Token.fluentBrandForeground1.value
    case .danger: Token.fluentRed.value.foreground3
    case .important:
      style == .ghost ? Token.fluentForeground1.value.rest : Token.fluentForeground3.value
    case .informative: Token.fluentForeground3.value
    case .severe: Token.fluentDarkOrange.value.foreground3
    case .subtle: Token.fluentForegroundStaticInverted.value
    case .success: Token.fluentGreen.value.foreground3
    case .warning: Token.fluentYellow.value.foreground2
    }
  }

  /// The border, by style and color.
  public var borderColor: Color {
    switch (style, color) {
    case (.ghost, _): .clear
    case (.filled, _), (.tint, .important): Token.fluentTransparentStroke.value
    case (.tint, .brand): Token.fluentBrandStroke2.value
    case (.tint, .danger): Token.fluentRed.value.border1
    case (.tint, .severe): Token.fluentDarkOrange.value.border1
    case (.tint, .success): Token.fluentGreen.value.border1
    case (.tint, .warning): Token.fluentYellow.value.border1
    case (.outline, .danger): Token.fluentRed.value.border2
    case (.outline, .success): Token.fluentGreen.value.border2
    case (.outline, .important): Token.fluentStrokeAccessible.value.rest
    case (_, .informative), (.tint, .subtle): Token.fluentStroke2.value
    case (.outline, _): textColor
    }
  }

  /// 1 point, and none for only a text.
  public var borderWidth: Double { style == .ghost ? 0 : 1 }

  /// By shape: 4 points if it's round, and 2 for the smaller sizes.
  public var cornerShape: CornerShapeValue {
    switch shape {
    case .circular: .capsule
    case .square: .radii(0)
    case .rounded: .radii(size.height > 16 ? 4 : 2)
    }
  }

  /// The space beside the text, and around its line up to the height, less the border.
  public var padding: EdgeInsets {
    let inline = max(size.inset - borderWidth, 0)
    let block = max((size.height - textSize.line) / 2 - borderWidth, 0)
    return EdgeInsets(top: block, leading: inline, bottom: block, trailing: inline)
  }

  /// By size.
  public var minimumHeight: Double { size.height }

  /// The height.
  public var minimumWidth: Double { size.height }

  /// 12 points, and 10 for the smaller sizes.
  public var textSize: FluentTextSize { size.height > 16 ? .base200 : .base100 }

  /// Semibold.
  public var textWeight: FontDescriptor.Weight { .semibold }

  /// Centered.
  public var textAlignment: TextAlignmentValue { .center }
}
