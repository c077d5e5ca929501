public import ProtocolStyle

/// A text field of Warp.
///
/// For text fields: `struct EmailField: TextFieldNode, WarpFieldAppearance, TextContent { … }`.
public protocol WarpFieldAppearance: WarpTextAppearance, BackgroundColor, TextColor,
  PlaceholderColor, BorderColor, BorderWidth, CornerRadius, Padding, MinimumHeight, Outline
{}

extension WarpFieldAppearance {
  private var state: WarpFieldState { .current }

  /// The surface, which is only on the page while the field can just be read.
  public var backgroundColor: Color {
    switch state {
    case .normal, .invalid: Token.warpBackground.value.rest
    case .disabled: Token.warpBackgroundDisabledSubtle.value
    case .readOnly: .clear
    }
  }

  /// The text.
  public var textColor: Color {
    switch state {
    case .normal, .readOnly: Token.warpText.value
    case .disabled: Token.warpTextDisabled.value
    case .invalid: Token.warpTextNegative.value
    }
  }

  /// `Token.warpTextPlaceholder`.
  public var placeholderColor: Color { Token.warpTextPlaceholder.value }

  /// The border, by state.
  public var borderColor: Color {
    switch state {
    case .normal: Token.warpBorderStrong.value.current
    case .invalid: Token.warpBorderNegative.value.current
    case .disabled: Token.warpBorderDisabled.value
    case .readOnly: .clear
    }
  }

  /// 1 point, and none while the field can just be read.
  public var borderWidth: Double { state == .readOnly ? 0 : 1 }

  /// 4 points.
  public var cornerRadius: Double { 4 }

  /// 12 points above and below, 8 beside the text; none at the leading edge of a text to read.
  public var padding: EdgeInsets {
    EdgeInsets(top: 12, leading: state == .readOnly ? 0 : 8, bottom: 12, trailing: 8)
  }

  /// A line of 22 points, the insets and the borders.
  public var minimumHeight: Double { 48 }

  /// A ring inside the field while it has the focus.
  public var outline: OutlineValue {
    guard ControlState.current.contains(.focused) else { return .hidden }
    let color =
      state == .invalid ? Token.warpBorderNegative.value.rest : Token.warpBorderFocus.value
    return OutlineValue(width: 2, color: color, offset: -2)
  }
}

/// The states in which Warp publishes values for a field.
private enum WarpFieldState {
  case normal
  case invalid
  case disabled
  case readOnly

  static var current: WarpFieldState {
    let state = ControlState.current
    if state.contains(.disabled) { return .disabled }
    if state.contains(.readOnly) { return .readOnly }
    return state.contains(.invalid) ? .invalid : .normal
  }
}

/// The label above a field.
///
/// For labels.
public protocol WarpLabelAppearance: WarpLinesAppearance, TextColor {}

extension WarpLabelAppearance {
  /// `Token.warpText`.
  public var textColor: Color { Token.warpText.value }

  /// Small.
  public var textSize: WarpTextSize { .small }

  /// Bold.
  public var textWeight: FontDescriptor.Weight { .bold }
}

/// The text below a field: help, or an error message.
///
/// For labels.
public protocol WarpHelpAppearance: WarpLinesAppearance, TextColor {
  /// Whether the text is an error message.
  var isError: Bool { get }
}

extension WarpHelpAppearance {
  /// Subtle, or negative.
  public var textColor: Color {
    isError ? Token.warpTextNegative.value : Token.warpTextSubtle.value
  }

  /// Extra small.
  public var textSize: WarpTextSize { .extraSmall }
}
