public import ProtocolStyle

/// How a card stands out.
public enum FluentCardStyle: String, CaseIterable, Sendable {
  /// A surface with a shadow.
  case filled

  /// Another surface with a shadow.
  case filledAlternative

  /// A border.
  case outline

  /// A surface in interactions.
  case subtle
}

/// A card of Fluent, in its four styles and three sizes, which can be pressed and selected.
///
/// For controls: `struct Offer: ControlNode, FluentCardAppearance { … }`.
public protocol FluentCardAppearance: BackgroundColor, BorderColor, BorderWidth, CornerRadius,
  Padding, Spacing, Shadows, Outline
{
  /// How the card stands out.
  var style: FluentCardStyle { get }

  /// The size.
  var size: FluentSize { get }
}

extension FluentCardAppearance {
  private var isDisabled: Bool { ControlState.current.contains(.disabled) }

  /// The state, of which selection hides hovering.
  private var state: ControlState {
    let state = ControlState.current
    return state.contains(.selected) && !state.contains(.highlighted) ? .selected : state
  }

  /// The surface, by style and state.
  public var backgroundColor: Color {
    if isDisabled { return style == .outline ? .clear : Token.fluentBackgroundDisabled.value }
    let colors =
      switch style {
      case .filled: Token.fluentBackground1
      case .filledAlternative: Token.fluentBackground2
      case .outline: Token.fluentTransparent
      case .subtle: Token.fluentSubtle
      }
    return colors.value[state]
  }

  /// The border of an outline, and of a selected card.
  public var borderColor: Color {
    if isDisabled { return Token.fluentStrokeDisabled.value }
    if style == .outline { return Token.fluentStroke1.value[state] }
    return ControlState.current.contains(.selected)
      ? Token.fluentStroke1.value.selected : Token.fluentTransparentStroke.value
  }

  /// 1 point.
  public var borderWidth: Double { 1 }

  /// 2, 4 or 6 points.
  public var cornerRadius: Double {
    switch size {
    case .small: 2
    case .medium: 4
    case .large: 6
    }
  }

  /// The space around the content and between its parts.
  public var spacing: Double {
    switch size {
    case .small: 8
    case .medium: 12
    case .large: 16
    }
  }

  /// The published space, less the border, which is over the content.
  public var padding: EdgeInsets { EdgeInsets(spacing - borderWidth) }

  /// The shadows of a filled card, which are longer under a pointer.
  public var shadows: [Shadow] {
    if isDisabled { return style == .outline ? [] : .fluent(2) }
    guard style == .filled || style == .filledAlternative else { return [] }
    return .fluent(ControlState.current.contains(.hovered) ? 8 : 4)
  }

  /// A ring inside the card while it has the focus.
  public var outline: OutlineValue {
    ControlState.current.contains(.focused) && !isDisabled
      ? OutlineValue(width: 2, color: Token.fluentStrokeFocus.value, offset: -2) : .hidden
  }
}
