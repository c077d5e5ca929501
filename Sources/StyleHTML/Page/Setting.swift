internal import ProtocolStyle

/// A look in one color scheme: the settings for rendering the tree, and the condition for its CSS
/// rules.
struct Setting {
  /// The look in a color scheme; nil for the tree's current state.
  private let look: (look: HTMLLook, colorScheme: StyleEnvironment.ColorScheme)?
  let selector: LookSelector

  /// The settings of a page's looks, or the tree's current state if there are none.
  static func all(of looks: [HTMLLook]) -> [Setting] {
    if looks.isEmpty {
      return [Setting(look: nil, selector: LookSelector(look: 0, name: nil, isDark: false))]
    }
    return looks.enumerated().flatMap { index, look in
      let schemes = look.colorScheme.map { [$0] } ?? [.light, .dark]
      return schemes.enumerated().map { turn, scheme in
        Setting(
          look: (look, scheme),
          selector: LookSelector(
            look: index, name: index == 0 ? nil : look.name, isDark: turn == 1))
      }
    }
  }

  /// Calls a closure with the tree itself, or with a rendition of it in the setting.
  func render<Result>(_ tree: StyleTree, _ body: (StyleTree) throws -> Result) rethrows -> Result {
    guard let (look, colorScheme) = look else { return try body(tree) }
    var environment = look.environment.applied(to: tree.environment)
    environment.colorScheme = colorScheme
    return try tree.withRendition(themes: look.themes, environment: environment, body)
  }
}
