import ProtocolStyle

/// The inherited context of an element, as far as it affects its descendants.
struct ReferenceInheritedContext {
  var scheme: StyleEnvironment.ColorScheme
  var density: Double

  /// The themes in force, the lowest first.
  var themes: [ReferenceTheme]

  /// The sheets in force, the lowest origin first.
  var sheets: [ReferenceSheet]

  /// The values that children inherit.
  var inherited: [ReferenceKey: ReferenceValue] = [:]

  var context: ReferenceContext {
    var context = ReferenceContext(scheme: scheme, density: density)
    for theme in themes { theme.apply(to: &context) }
    return context
  }

  /// Enters the scopes of an element; a boundary in either keeps out the rules around both.
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
