import ProtocolStyle

/// What is around an element, as far as it concerns those in it.
struct ReferenceInheritedContext {
  var scheme: StyleEnvironment.ColorScheme
  var density: Double

  /// The themes in force, the lowest first.
  var themes: [ReferenceTheme]

  /// The sheets in force, the lowest origin first.
  var sheets: [ReferenceSheet]

  /// What the parent hands down.
  var inherited: [ReferenceKey: ReferenceValue] = [:]

  var context: ReferenceContext {
    var context = ReferenceContext(scheme: scheme, density: density)
    for theme in themes { theme.apply(to: &context) }
    return context
  }

  /// Goes into the scopes of an element: a boundary of either keeps out what is around both.
  mutating func enter(_ scopes: [ReferenceScope]) {
    if scopes.contains(where: \.isBoundary) { sheets = [] }
    for scope in scopes { enter(scope) }
  }

  private mutating func enter(_ scope: ReferenceScope) {
    scheme = scope.scheme ?? scheme
    density = scope.density ?? density
    themes += scope.themes
    sheets += scope.themes.map(\.sheet) + [scope.sheet]
  }
}
