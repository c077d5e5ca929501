// The values that a button's variant and size fill in where no level of the cascade writes any.

extension Derivation {
  /// Fills in the defaults of a button's variant and size.
  static let buttonVariant = Derivation(
    defaults: [
      .backgroundColor, .backgroundMaterial, .borderColor, .borderWidth, .contentEdgeInsets,
      .cornerRadius, .cornerShape, .font, .titleColorForState,
    ], from: [.buttonVariant, .controlSize]
  ) { model, defaults in
    let variant = model.buttonVariant ?? .plain
    let size = model.controlSize ?? .regular
    if size != .regular { defaults.font = size.font }
    if size != .regular || variant != .plain { defaults.contentEdgeInsets = size.insets }
    if variant == .plain { return }
    let look = ButtonLook(
      variant, tint: model.tintColor ?? Color.systemBlue.resolved(), state: .current)
    defaults.titleColorForState = [.normal: look.title]
    defaults.backgroundColor = look.background
    defaults.cornerRadius = size.cornerRadius
    switch variant {
    case .plain, .gray, .tinted, .filled: break
    case .bordered:
      defaults.borderColor = look.border
      defaults.borderWidth = 1
    case .prominent:
      defaults.cornerShape = .capsule
      defaults.font = size.font.withWeight(.semibold)
    case .glass:
      defaults.backgroundMaterial = .glass
      defaults.cornerShape = .capsule
    }
  }
}

/// The colors of a button's variant in a control state.
private struct ButtonLook {
  let title: Color
  let border: Color

  /// The color behind the title; nil for variants without one.
  let background: Color?

  /// Creates the colors: a pressed button is darker, and a disabled one is gray.
  init(_ variant: ButtonVariantValue, tint: Color, state: ControlState) {
    if state.contains(.disabled) {
      title = .tertiaryLabel
      border = .separator
      background = [.bordered, .glass].contains(variant) ? nil : .tertiarySystemFill
      return
    }
    let isPressed = state.contains(.highlighted)
    border = tint
    switch variant {
    case .plain, .bordered:
      title = tint
      background = isPressed ? tint.withAlpha(0.12) : nil
    case .gray:
      title = tint
      background = isPressed ? .systemFill : .secondarySystemFill
    case .tinted:
      title = tint
      background = tint.withAlpha(isPressed ? 0.22 : 0.16)
    case .filled, .prominent:
      title = tint.contrastRatio(with: .white) >= 3 ? .white : .black
      background = isPressed ? tint.mixed(with: .black, by: 0.2) : tint
    case .glass:
      title = .label
      background = isPressed ? .tertiarySystemFill : nil
    }
  }
}

extension ControlSizeValue {
  /// The font of a button's title.
  fileprivate var font: FontDescriptor {
    switch self {
    case .mini: FontDescriptor(textStyle: .caption1)
    case .small: FontDescriptor(textStyle: .subheadline)
    case .regular, .large: FontDescriptor(textStyle: .body)
    case .extraLarge: FontDescriptor(textStyle: .title3)
    }
  }

  /// The space around a button's title.
  fileprivate var insets: EdgeInsets {
    switch self {
    case .mini: EdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
    case .small: EdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    case .regular: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: EdgeInsets(top: 14, left: 20, bottom: 14, right: 20)
    case .extraLarge: EdgeInsets(top: 18, left: 24, bottom: 18, right: 24)
    }
  }

  /// The radius of a button's corners.
  fileprivate var cornerRadius: Double {
    switch self {
    case .mini: 5
    case .small: 6
    case .regular: 8
    case .large: 12
    case .extraLarge: 14
    }
  }
}
