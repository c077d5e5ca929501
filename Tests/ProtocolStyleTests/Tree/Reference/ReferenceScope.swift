import ProtocolStyle

/// A scope as data.
struct ReferenceScope: Sendable {
  var scheme: StyleEnvironment.ColorScheme?
  var density: Double?
  var themes: [ReferenceTheme] = []
  var sheet = ReferenceSheet()
  var isBoundary = false

  var styleScope: StyleScope {
    StyleScope(themes: themes.map(\.theme), styleSheet: sheet.sheet, isBoundary: isBoundary) {
      if let scheme { $0.colorScheme = scheme }
      if let density { $0.referenceDensity = density }
    }
  }

  /// Returns the scope of a node with a number in a context.
  static func own(_ number: Int, in context: ReferenceContext) -> ReferenceScope {
    switch number % 6 {
    case 0: ReferenceScope(scheme: .dark)
    case 1: ReferenceScope(isBoundary: true)
    case 2: brand
    case 3: ReferenceScope(density: context.density == 1 ? 2 : 1)
    case 4: ReferenceScope(scheme: context.scheme == .dark ? .light : .dark)
    default: ReferenceScope()
    }
  }

  /// A theme and rules, one of which has a container outside the scope.
  private static let brand = ReferenceScope(
    themes: [ReferenceTheme(accent: .plain(5), link: nil, sheet: ReferenceSheet())],
    sheet: ReferenceSheet([
      ReferenceRule(target: .pattern(2), writes: [.color(.backgroundColor, .accent)]),
      ReferenceRule(target: .pattern(4), containers: [1], writes: [.number(.alpha, 7)]),
    ]))
}
