internal import ProtocolStyle

extension Situation {
  /// The situations in which an inspector styles a tree, beginning with the tree's own environment.
  static func all(of tree: StyleTree, _ inspector: Inspector) -> [Situation] {
    var environments = [tree.environment]
    for environment in inspector.environments where !environments.contains(environment) {
      environments.append(environment)
    }
    let fixed = tree.themes.filter { !inspector.themes.contains($0) }
    let choices: [(theme: Theme?, themes: [Theme])] =
      inspector.themes.isEmpty
      ? [(nil, tree.themes)] : inspector.themes.map { ($0, fixed + [$0]) }
    return choices.flatMap { choice in
      environments.map {
        Situation(theme: choice.theme, themes: choice.themes, environment: $0)
      }
    }
  }

  /// The description of the situation with a control state: `theme night, dark, highlighted`.
  func name(in state: ControlState) -> String {
    let parts =
      (theme.map { ["theme '\($0)'"] } ?? []) + [environment.storage.name]
      + (state == .normal ? [] : ["\(state)"])
    return parts.joined(separator: ", ")
  }
}

extension StyleEnvironment.Storage {
  /// The color scheme and all values that differ from the default: `dark, contrast increased`.
  fileprivate var name: String {
    let usual = StyleEnvironment.Storage()
    let others: [(name: String, value: String, usual: String)] = [
      ("contrast", "\(contrast)", "\(usual.contrast)"),
      ("text size", "\(contentSizeCategory)", "\(usual.contentSizeCategory)"),
      ("direction", "\(layoutDirection)", "\(usual.layoutDirection)"),
      ("width", "\(horizontalSizeClass)", "\(usual.horizontalSizeClass)"),
      ("height", "\(verticalSizeClass)", "\(usual.verticalSizeClass)"),
      ("idiom", "\(idiom)", "\(usual.idiom)"),
      ("orientation", "\(orientation)", "\(usual.orientation)"),
      ("reduce motion", "\(reduceMotion)", "\(usual.reduceMotion)"),
      ("scale", displayScale.plainDescription, usual.displayScale.plainDescription),
    ]
    let unusual = others.filter { $0.value != $0.usual }.map { "\($0.name) \($0.value)" }
    return (["\(colorScheme)"] + unusual).joined(separator: ", ")
  }
}
