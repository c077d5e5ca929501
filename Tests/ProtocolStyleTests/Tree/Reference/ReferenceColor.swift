import ProtocolStyle

/// A color as it's written: plain, adaptive, by control state, or a token's.
enum ReferenceColor: Sendable, Hashable {
  case plain(Int)
  case adaptive(Int, Int)

  /// A color for states that include highlighted, and one for all others.
  case pressed(Int, otherwise: Int)
  case accent
  case link

  /// The color that a getter or a closure returns.
  var color: Color {
    switch self {
    case .plain(let index): Self.palette[index]
    case .adaptive(let light, let dark):
      .adaptive(light: Self.palette[light], dark: Self.palette[dark])
    case .pressed(let pressed, let otherwise):
      Self.palette[ControlState.current.contains(.highlighted) ? pressed : otherwise]
    case .accent: Token.reference.value
    case .link: Token.referenceLink.value
    }
  }

  /// Returns the resolved color.
  func decided(in context: ReferenceContext) -> Color {
    switch self {
    case .plain(let index): Self.palette[index]
    case .adaptive(let light, let dark): Self.palette[context.scheme == .dark ? dark : light]
    case .pressed(let pressed, let otherwise):
      Self.palette[context.state.contains(.highlighted) ? pressed : otherwise]
    case .accent: context.accent
    case .link: context.link ?? context.accent
    }
  }

  static let palette: [Color] = [.red, .green, .blue, .yellow, .orange, .purple, .black, .white]
}
