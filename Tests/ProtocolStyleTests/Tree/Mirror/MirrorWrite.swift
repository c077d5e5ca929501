import ProtocolStyle

/// A write of a rule or an override.
enum MirrorWrite: CaseIterable, Sendable {
  case faded
  case glowing
  case tinted
  case halo
  case text
  case darkText
  case noText
  case label
  case noLabel
  case noBadge
  case state
  case stateAlpha
  case darkStateAlpha

  func apply(to model: inout ViewModel) {
    switch self {
    case .faded: model.alpha = 0.5
    case .glowing: model.backgroundColor = Token.glow.value
    case .tinted: model.tintColor = .brown
    case .halo: model[.haloRadius] = 7
    case .text: model.text = "written"
    case .darkText:
      if StyleEnvironment.current.colorScheme == .dark { model.text = "dark" }
    case .noText: model.text = nil
    case .label: model.accessibilityLabel = model.text.map { "label of \($0)" } ?? "label"
    case .noLabel: model.accessibilityLabel = nil
    case .noBadge: model[.ribbon] = nil
    case .state: model.controlState = .highlighted
    case .stateAlpha:
      if ControlState.current == .selected { model.alpha = 0.3 }
    case .darkStateAlpha:
      guard StyleEnvironment.current.colorScheme == .dark else { return }
      model.alpha = ControlState.current == .normal ? 0.8 : 0.4
    }
  }
}
