import ProtocolStyle

extension ControlState {
  /// The action of the button is running.
  static let loading = ControlState(named: "loading")
}

/// The room that an application has for its controls.
enum Density: String, CaseIterable, Hashable, Sendable {
  case regular, compact
}

/// The key of a property of the environment that the library doesn't know.
private struct DensityKey: StyleEnvironmentKey {
  static let defaultValue = Density.regular
}

extension StyleEnvironment {
  /// The room for controls; regular by default.
  var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

/// Warp's button: 8 types, 2 sizes and 5 states in 6 themes, with standard and increased contrast.
struct ActionButton: ButtonNode, TextContent, BackgroundColor, TextColor, BorderColor,
  BorderWidth, CornerRadius, Padding, Font, ShadowOpacity
{
  enum Role: CaseIterable, Hashable, Sendable {
    case primary, secondary, quiet, critical, criticalQuiet, utility, utilityQuiet, utilityOverlay

    var isUtility: Bool { [.utility, .utilityQuiet, .utilityOverlay].contains(self) }
  }

  enum Size: CaseIterable, Hashable, Sendable { case big, small }

  var role = Role.primary
  var size = Size.big
  var text = "Buy"

  init() {}

  private var isLoading: Bool { ControlState.current.contains(.loading) }
  private var isDisabled: Bool { ControlState.current.contains(.disabled) }
  private var isPressed: Bool { ControlState.current.contains(.highlighted) }

  var textColor: Color {
    if isLoading { return Token.label.value }
    if isDisabled { return Token.textInverted.value }
    return switch role {
    case .primary, .critical: Token.textInverted.value
    case .secondary, .quiet: Token.textLink.value
    case .criticalQuiet: Token.textNegative.value
    case .utility, .utilityQuiet, .utilityOverlay: Token.label.value
    }
  }

  var backgroundColor: Color {
    if isLoading { return .clear }
    if isDisabled { return Token.backgroundDisabled.value }
    return switch role {
    case .primary:
      isPressed ? Token.backgroundPrimaryActive.value : Token.backgroundPrimary.value
    case .secondary, .utility:
      isPressed ? Token.backgroundActive.value : Token.background.value
    case .quiet, .utilityQuiet: isPressed ? Token.backgroundActive.value : .clear
    case .critical:
      isPressed ? Token.backgroundNegativeActive.value : Token.backgroundNegative.value
    case .criticalQuiet: isPressed ? Token.backgroundNegativeSubtleActive.value : .clear
    case .utilityOverlay:
      isPressed ? Token.surfaceElevated300Active.value : Token.surfaceElevated300.value
    }
  }

  var borderColor: Color {
    guard !isLoading, !isDisabled, role == .secondary || role == .utility else { return .clear }
    return isPressed ? Token.borderActive.value : Token.border.value
  }

  var borderWidth: Double {
    if ControlState.current.contains(.focused) { return 6 }
    let width: Double = role == .utility ? 2 : 4
    return StyleEnvironment.current.contrast == .increased ? width + 1 : width
  }

  var cornerRadius: Double {
    role.isUtility ? Token.utilityRadius.value : Token.standardRadius.value
  }

  var padding: EdgeInsets {
    let factor = StyleEnvironment.current.density == .compact ? 0.5 : 1
    if role.isUtility { return EdgeInsets(8 * factor) }
    let vertical: Double = size == .big ? 13 : 8
    let horizontal: Double = size == .big ? 16 : 12
    return EdgeInsets(
      top: vertical * factor, left: horizontal * factor, bottom: vertical * factor,
      right: horizontal * factor)
  }

  var font: FontDescriptor {
    role.isUtility || size == .small
      ? .system(size: 14, weight: .bold) : .system(size: 16, weight: .bold)
  }

  var shadowOpacity: Double {
    role == .utilityOverlay && !isDisabled && !isLoading ? 0.3 : 0
  }
}
