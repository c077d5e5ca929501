import ProtocolStyle

/// One thing that a closure or a getter writes, as data: the tree runs it, the reference reads it.
enum ReferenceWrite: Sendable {
  case background(ReferenceColor?)
  case text(ReferenceColor?)
  case tint(ReferenceColor?)
  case barTint(ReferenceColor?)
  case alpha(Double?)
  case cornerRadius(Double?)

  /// The colour of the title in one state.
  case title(ControlState, ReferenceColor?)

  /// The colours of the title as one value, or none in any state.
  case titles([ControlState: ReferenceColor]?)

  func apply(to model: inout ViewModel) {
    switch self {
    case .background(let color): model.backgroundColor = color?.color
    case .text(let color): model.textColor = color?.color
    case .tint(let color): model.tintColor = color?.color
    case .barTint(let color): model.barTintColor = color?.color
    case .alpha(let value): model.alpha = value
    case .cornerRadius(let value): model.cornerRadius = value
    case .title(let state, let color): model[.titleColorForState, state] = color?.color
    case .titles(let colors):
      model.titleColorForState = colors.map { Self.values(of: $0) }
    }
  }

  static func values(of colors: [ControlState: ReferenceColor]) -> StateValues<Color> {
    colors.reduce(into: [:]) { $0[exact: $1.key] = $1.value.color }
  }

  /// What is written, key by key: nil is none.
  func changes(in context: ReferenceContext) -> [(key: ReferenceKey, value: ReferenceValue?)] {
    func value(_ color: ReferenceColor?) -> ReferenceValue? {
      color.map { .color($0.decided(in: context)) }
    }
    return switch self {
    case .background(let color): [(.background, value(color))]
    case .text(let color): [(.text, value(color))]
    case .tint(let color): [(.tint, value(color))]
    case .barTint(let color): [(.barTint, value(color))]
    case .alpha(let number): [(.alpha, number.map { .number($0) })]
    case .cornerRadius(let number): [(.cornerRadius, number.map { .number($0) })]
    case .title(let state, let color): [(.title(state), value(color))]
    case .titles(let colors?): colors.map { (.title($0.key), value($0.value)) }
    case .titles(nil): ReferenceKey.states.map { (.title($0), nil) }
    }
  }
}

/// A colour as it is written: decided, adaptive, or a token's.
enum ReferenceColor: Sendable, Hashable {
  case plain(Int)
  case adaptive(Int, Int)
  case token

  /// What a getter or a closure returns.
  var color: Color {
    switch self {
    case .plain(let index): Self.palette[index]
    case .adaptive(let light, let dark):
      .adaptive(light: Self.palette[light], dark: Self.palette[dark])
    case .token: Token.reference.value
    }
  }

  func decided(in context: ReferenceContext) -> Color {
    switch self {
    case .plain(let index): Self.palette[index]
    case .adaptive(let light, let dark): Self.palette[context.scheme == .dark ? dark : light]
    case .token: Self.palette[context.token]
    }
  }

  static let palette: [Color] = [.red, .green, .blue, .yellow, .orange, .purple, .black, .white]

  static func random(using generator: inout SeededGenerator) -> ReferenceColor {
    func index() -> Int { Int.random(in: palette.indices, using: &generator) }
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: .token
    case 1: .adaptive(index(), index())
    default: .plain(index())
    }
  }
}

extension Token<Color> {
  /// White by default.
  static let reference = Token("reference", default: .white)
}

/// What getters and closures find around them.
struct ReferenceContext {
  var scheme = ColorScheme.light

  /// The token's value, in the palette.
  var token = 7
}

/// A key of the reference's models: an attribute, or one place of it.
enum ReferenceKey: Hashable {
  case background, text, tint, barTint, alpha, cornerRadius, pageIndicatorTint, content
  case controlState
  case title(ControlState)

  static let states: [ControlState] = [.normal, .highlighted, .disabled, .selected]

  var attribute: any AnyAttribute {
    switch self {
    case .background: .backgroundColor
    case .text: .textColor
    case .tint: .tintColor
    case .barTint: .barTintColor
    case .alpha: .alpha
    case .cornerRadius: .cornerRadius
    case .pageIndicatorTint: .pageIndicatorTintColor
    case .content: .text
    case .controlState: .controlState
    case .title: .titleColorForState
    }
  }
}

enum ReferenceValue: Hashable {
  case color(Color)
  case number(Double)
  case string(String)
  case state(ControlState)
}

extension ViewModel {
  /// What the reference compares.
  var referenceValues: [ReferenceKey: ReferenceValue] {
    var values: [ReferenceKey: ReferenceValue] = [:]
    values[.background] = backgroundColor.map { .color($0) }
    values[.text] = textColor.map { .color($0) }
    values[.tint] = tintColor.map { .color($0) }
    values[.barTint] = barTintColor.map { .color($0) }
    values[.alpha] = alpha.map { .number($0) }
    values[.cornerRadius] = cornerRadius.map { .number($0) }
    values[.pageIndicatorTint] = pageIndicatorTintColor.map { .color($0) }
    values[.content] = text.map { .string($0) }
    values[.controlState] = controlState.map { .state($0) }
    for (state, color) in titleColorForState ?? [:] { values[.title(state)] = .color(color) }
    return values
  }
}
