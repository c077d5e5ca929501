public import ProtocolStyle

/// A field of OUDS: a surface with a label and an input, filled or outlined.
///
/// For controls with an input inside, such as `struct EmailField: ControlNode, OUDSFieldAppearance`.
/// The surface and the line follow the state of the input in it. The label follows that of the
/// field, because it can't see the input beside it.
public protocol OUDSFieldAppearance: BackgroundColor, BorderColor, BorderWidth, Borders,
  CornerRadius,
  Padding, MinimumHeight, MinimumWidth, StackDistribution, Spacing
{
  /// Whether the field has a border on all sides instead of a surface.
  var isOutlined: Bool { get }
}

extension OUDSFieldAppearance {
  /// The surface, by interaction.
  public var backgroundColor: Color {
    let state = OUDSFieldState.inside
    let support = Token.oudsSupport.value
    if isOutlined { return state == .readOnly ? support.disabled : .clear }
    return switch state {
    case .readOnly: .clear
    case .disabled: support.disabled
    case .invalid, .invalidHover, .invalidFocus: Token.oudsNegative.value.muted
    case .focus: support.pressed
    case .hover: support.hover
    case .enabled, .loading: support.enabled
    }
  }

  /// The color of the line, by interaction.
  public var borderColor: Color {
    let negative = Token.oudsNegativeAction.value
    return switch OUDSFieldState.inside {
    case .enabled: Token.oudsBorder.value
    case .hover: Token.oudsAction.value.hover
    case .focus, .loading: Token.oudsBorderEmphasized.value
    case .disabled: Token.oudsAction.value.disabled
    case .readOnly: Token.oudsBorderMuted.value
    case .invalid: negative.enabled
    case .invalidHover: negative.hover
    case .invalidFocus: negative.pressed
    }
  }

  /// The width of the line: 2 points with the focus, else 1.
  public var borderWidth: Double {
    switch OUDSFieldState.inside {
    case .focus, .invalidFocus: 2
    case .readOnly: isOutlined ? 0 : 1
    case .enabled, .hover, .disabled, .loading, .invalid, .invalidHover: 1
    }
  }

  /// A line only at the bottom, unless the field is outlined.
  ///
  /// A field that can only be read has the other one.
  public var borders: BordersValue {
    let isReadOnly = OUDSFieldState.inside == .readOnly
    let line = BordersValue.Line(width: borderWidth, color: borderColor)
    let hidden = BordersValue.Line(width: 0, color: .clear)
    return isOutlined || isReadOnly
      ? BordersValue(line) : BordersValue(top: hidden, left: hidden, bottom: line, right: hidden)
  }

  /// The brand's radius of controls.
  public var cornerRadius: Double {
    Token<Bool>.oudsIsRounded.value
      ? Token.oudsCorners.value.roundedControl : Token.oudsCorners.value.control
  }

  /// The published insets, less the border.
  public var padding: EdgeInsets {
    let metrics = Token.oudsMetrics.value
    let (sides, bottom) = (borders.left?.width ?? 0, borderWidth)
    return EdgeInsets(
      top: 6 - (borders.top?.width ?? 0), leading: metrics.inline - sides, bottom: 6 - bottom,
      trailing: metrics.inline - sides)
  }

  /// The published height.
  public var minimumHeight: Double { Token.oudsMetrics.value.field }

  /// 240 points.
  public var minimumWidth: Double { 240 }

  /// The label and the input are in the middle.
  public var stackDistribution: StackDistributionValue { .center }

  /// None between the label and the input.
  public var spacing: Double { 0 }
}

/// The label in a field, above its value.
///
/// For labels in a control that adopts ``OUDSFieldAppearance``.
public protocol OUDSFieldLabelAppearance: OUDSLabelAppearance, TextColor {}

extension OUDSFieldLabelAppearance {
  /// Muted, and in the color of a failure or of what is disabled.
  public var textColor: Color {
    let negative = Token.oudsNegativeAction.value
    return switch OUDSFieldState.around {
    case .invalid: negative.enabled
    case .invalidHover: negative.hover
    case .invalidFocus: negative.pressed
    case .disabled: Token.oudsAction.value.disabled
    case .enabled, .hover, .focus, .readOnly, .loading: Token.oudsContentMuted.value
    }
  }

  /// Small.
  public var label: OUDSLabel { Token.oudsMetrics.value.smallLabel }
}

/// The input in a field, whose surface is that of the field.
///
/// For text fields in a control that adopts ``OUDSFieldAppearance``.
public protocol OUDSInputAppearance: OUDSTextAppearance, TextColor, TintColor, PlaceholderColor,
  BackgroundColor, BorderWidth, BorderStyle, Padding, MinimumHeight, Outline
{}

extension OUDSInputAppearance {
  /// The color of texts, or of what is disabled.
  public var textColor: Color {
    ControlState.current.contains(.disabled)
      ? Token.oudsAction.value.disabled : Token.oudsContent.value
  }

  /// The color of the caret.
  public var tintColor: Color {
    ControlState.current.contains([.invalid, .focused])
      ? Token.oudsNegativeAction.value.pressed : Token.oudsContent.value
  }

  /// The muted color of texts.
  public var placeholderColor: Color { Token.oudsContentMuted.value }

  /// Medium.
  public var labelWeight: FontDescriptor.Weight { .medium }

  /// None: the field has the surface.
  public var backgroundColor: Color { .clear }

  /// None.
  public var borderStyle: BorderStyleValue { .borderless }

  /// None.
  public var borderWidth: Double { 0 }

  /// None.
  public var padding: EdgeInsets { .zero }

  /// The height of a line.
  public var minimumHeight: Double { label.height }

  /// None: the line of the field shows the focus.
  public var outline: OutlineValue { .hidden }
}

/// The text below a field: help, or an error message.
///
/// For labels.
public protocol OUDSHelperAppearance: OUDSLabelAppearance, TextColor, Padding {
  /// Whether the text is an error message.
  var isError: Bool { get }
}

extension OUDSHelperAppearance {
  /// Muted, or the color of a failure.
  public var textColor: Color {
    isError ? Token.oudsNegative.value.emphasized : Token.oudsContentMuted.value
  }

  /// Medium.
  public var label: OUDSLabel { Token.oudsMetrics.value.mediumLabel }

  /// 8 points above, and those of the field beside the text.
  public var padding: EdgeInsets {
    let inline = Token.oudsMetrics.value.inline
    return EdgeInsets(top: 8, leading: inline, bottom: 0, trailing: inline)
  }
}

/// The situations in which OUDS publishes values for a field.
private enum OUDSFieldState {
  case enabled
  case hover
  case focus
  case disabled
  case readOnly
  case loading
  case invalid
  case invalidHover
  case invalidFocus

  /// The state of the input in the field that is being styled.
  static var inside: OUDSFieldState {
    OUDSFieldState { ControlState.ofDescendants.contains($0) }
  }

  /// The state of the field around the node that is being styled.
  static var around: OUDSFieldState {
    OUDSFieldState { ControlState.ofEnclosingControl.contains($0) }
  }

  private init(_ contains: (ControlState) -> Bool) {
    self =
      if contains(.disabled) {
        .disabled
      } else if contains(.readOnly) {
        .readOnly
      } else if contains(.invalid) {
        contains(.focused) ? .invalidFocus : contains(.hovered) ? .invalidHover : .invalid
      } else if contains(.busy) {
        .loading
      } else {
        contains(.focused) ? .focus : contains(.hovered) ? .hover : .enabled
      }
  }
}
