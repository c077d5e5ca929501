internal import ProtocolStyle

/// A look in one colour scheme: how the tree is set to see its styles, and when CSS shows them.
struct Setting {
  /// The look in a colour scheme; nil for the tree as it is.
  let look: (look: HTMLLook, colorScheme: ColorScheme)?
  let selector: LookSelector

  /// The settings of a page's looks: of the tree as it is when there are none.
  static func all(of looks: [HTMLLook]) -> [Setting] {
    if looks.isEmpty { return [Setting(look: nil, selector: LookSelector(prefix: "", media: nil))] }
    return looks.enumerated().flatMap { index, look in
      let prefix = index == 0 ? "" : "[data-theme=\(CSSText.string(look.name))] "
      let schemes = look.colorScheme.map { [$0] } ?? [.light, .dark]
      return schemes.enumerated().map { turn, scheme in
        Setting(
          look: (look, scheme),
          selector: LookSelector(
            prefix: prefix, media: turn == 0 ? nil : "prefers-color-scheme:\(scheme.rawValue)"))
      }
    }
  }

  /// Runs the body while a tree has the setting, and gives it back its own.
  func apply<Result>(to tree: StyleTree, _ body: () throws -> Result) rethrows -> Result {
    guard let (look, colorScheme) = look else { return try body() }
    let (themes, environment) = (tree.themes, tree.environment)
    defer {
      tree.themes = themes
      tree.environment = environment
    }
    tree.themes = look.themes
    var changed = look.environment.applied(to: environment)
    changed.colorScheme = colorScheme
    tree.environment = changed
    return try body()
  }
}
