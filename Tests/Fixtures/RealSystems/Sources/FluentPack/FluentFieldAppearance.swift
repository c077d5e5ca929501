public import ProtocolStyle

/// The look of a field.
public enum FluentFieldStyle: String, CaseIterable, Sendable {
  /// A border around it.
  case outline

  /// A line below it.
  case underline

  /// A darker surface.
  case filledDarker

  /// A lighter surface.
  case filledLighter
}

/// A text field of Fluent, in its four styles and three sizes.
///
/// For text fields: `struct EmailField: TextFieldNode, FluentFieldAppearance, TextContent { … }`.
public protocol FluentFieldAppearance: FluentTextAppearance, BackgroundColor, TextColor,
  PlaceholderColor, BorderColor, BorderWidth, Borders, CornerRadius, Padding, MinimumHeight, Outline
{
  /// The look.
  var style: FluentFieldStyle { get }

  /// The size.
  var size: FluentSize { get }
}

extension FluentFieldAppearance {
  private var isDisabled: Bool { ControlState.current.contains(.disabled) }
  private var isFocused: Bool { ControlState.current.contains(.focused) && !isDisabled }
  private var isPressed: Bool { ControlState.current.contains(.highlighted) }
  private var isHovered: Bool { ControlState.current.contains(.hovered) }
  private var isFilled: Bool { style == .filledDarker || style == .filledLighter }

  private var isInvalid: Bool {
    ControlState.current.contains(.invalid) && !isFocused && !isDisabled
  }

  /// The surface, by style.
  public var backgroundColor: Color {
    if isDisabled { return .clear }
    return switch style {
    case .outline, .filledLighter: Token.fluentBackground1.value.rest
    case .filledDarker: Token.fluentBackground3.value
    case .underline: .clear
    }
  }

  /// `Token.fluentForeground1`, unless the field is disabled.
  public var textColor: Color {
    isDisabled ? Token.fluentForegroundDisabled.value : Token.fluentForeground1.value.rest
  }

  /// `Token.fluentPlaceholder`, unless the field is disabled.
  public var placeholderColor: Color {
    isDisabled ? Token.fluentForegroundDisabled.value : Token.fluentPlaceholder.value
  }

  /// The border at the sides and at the top, by style and state.
  public var borderColor: Color {
    if isDisabled { return Token.fluentStrokeDisabled.value }
    if isInvalid { return Token.fluentRed.value.border2 }
    if isFilled {
      return isHovered || isFocused
        ? Token.fluentTransparentStrokeInteractive.value : Token.fluentTransparentStroke.value
    }
    return color(of: Token.fluentStroke1.value)
  }

  /// A field with the focus has the color of a pressed one.
  private func color(of colors: FluentColors) -> Color {
    colors[isFocused ? .highlighted : .current]
  }

  /// 1 point.
  public var borderWidth: Double { 1 }

  /// An accessible line at the bottom, which is 2 points of the brand with the focus.
  public var borders: BordersValue {
    let side = BordersValue.Line(
      width: style == .underline ? 0 : 1, color: style == .underline ? .clear : borderColor)
    return BordersValue(top: side, left: side, bottom: bottom, right: side)
  }

  private var bottom: BordersValue.Line {
    if isFocused {
      return .init(
        width: 2,
        color: isPressed
          ? Token.fluentCompoundBrandStrokePressed.value : Token.fluentCompoundBrandStroke.value)
    }
    let isPlain = isFilled || isDisabled || isInvalid
    return .init(
      width: 1, color: isPlain ? borderColor : color(of: Token.fluentStrokeAccessible.value))
  }

  /// 4 points, and none with a line below the field.
  public var cornerRadius: Double { style == .underline ? 0 : 4 }

  /// The published space beside the text.
  ///
  /// The line of a field with the focus is over the field and takes no room, so the text doesn't move.
  public var padding: EdgeInsets {
    let inline: Double =
      switch size {
      case .small: 8
      case .medium: 12
      case .large: 18
      }
    let top: Double = isFocused ? 1 : 0
    return EdgeInsets(top: top, leading: inline, bottom: 0, trailing: inline)
  }

  /// By size.
  public var minimumHeight: Double { size.height }

  /// By size.
  public var textSize: FluentTextSize { size.text }

  /// None: the line at the bottom shows the focus.
  public var outline: OutlineValue { .hidden }
}
