internal import ProtocolStyle

/// The themes and the environment that a tree is evaluated in.
struct Situation {
  /// The theme under test; nil if there is no choice.
  let theme: Theme?

  /// All themes that are in force, the lowest first.
  let themes: [Theme]
  let environment: StyleEnvironment

  init(theme: Theme?, themes: [Theme], environment: StyleEnvironment) {
    (self.theme, self.themes, self.environment) = (theme, themes, environment)
  }

  /// The context of the roots in this situation.
  func context(_ tokens: TokenValues) -> StyleContext {
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    context.tokens = tokens.merged(over: context.tokens)
    return context
  }
}

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
  /// The color scheme, then the properties that aren't at their default:
  /// `dark, contrast increased`.
  fileprivate var name: String {
    let unusual = zip(values, Self().values)
      .filter { $0.key != "colorScheme" && $0.value != $1.value }
      .map { value, _ in "\(Self.labels[value.key] ?? value.key) \(value.value)" }
    return (["\(colorScheme)"] + unusual).joined(separator: ", ")
  }

  /// The labels that are shorter than, or different from, a property's name.
  private static let labels = [
    "contentSizeCategory": "text size", "layoutDirection": "direction",
    "horizontalSizeClass": "width", "verticalSizeClass": "height",
    "reduceMotion": "reduce motion", "displayScale": "scale",
  ]
}
