import ProtocolStyle

// Traits of controls, whose values depend on the control state.

/// A control that can be pressed: dimmed while it's disabled, with a ring while it has the focus.
public protocol ControlAppearance: Alpha, FocusRing {}

extension ControlAppearance {
  /// Dimmed while disabled.
  public var alpha: Double { ControlState.current.contains(.disabled) ? 0.4 : 1 }
}

/// The main action of a screen.
public protocol PrimaryAppearance: ControlAppearance, BackgroundColor, TextColor, RoundedAppearance
{}

extension PrimaryAppearance {
  /// The color behind the content.
  public var backgroundColor: Color {
    let accent = Token.harborAccent.value
    return ControlState.current.contains(.highlighted)
      ? accent.mixed(with: Token.harborText.value, by: 0.3) : accent
  }
  /// The color of the text.
  public var textColor: Color { Token.harborOnAccent.value }
}

/// Another action.
public protocol SecondaryAppearance: ControlAppearance, BorderColor, BorderWidth, TextColor,
  RoundedAppearance
{}

extension SecondaryAppearance {
  /// The color of the border, which may depend on the control state.
  public var borderColor: Color { Token.harborAccent.value }
  /// The width of the border, by state.
  public var borderWidth: Double { ControlState.current.contains(.highlighted) ? 2 : 1 }
  /// The color of the text.
  public var textColor: Color { Token.harborAccent.value }
}

/// An action that can't be undone.
public protocol DestructiveAppearance: ControlAppearance, TextColor {}

extension DestructiveAppearance {
  /// The color of the text.
  public var textColor: Color { Token.harborAlert.value }
}

/// A field whose border shows the focus and invalid input.
public protocol FieldAppearance: ControlAppearance, BorderColor, BorderWidth, BackgroundColor,
  InkAppearance, RoundedAppearance
{}

extension FieldAppearance {
  /// The color of the border, which may depend on the control state.
  public var borderColor: Color {
    let state = ControlState.current
    if state.contains(.invalid) { return Token.harborAlert.value }
    return state.contains(.focused) ? Token.harborAccent.value : .separator
  }
  /// The width of the border, by state.
  public var borderWidth: Double {
    ControlState.current.isDisjoint(with: [.invalid, .focused]) ? 1 : 2
  }
  /// The color behind the content.
  public var backgroundColor: Color { Token.harborSurface.value }
}

/// A switch in the brand's color.
public protocol SwitchAppearance: ControlAppearance, OnTintColor {}

extension SwitchAppearance {
  /// The accent.
  public var onTintColor: Color { Token.harborAccent.value }
}
