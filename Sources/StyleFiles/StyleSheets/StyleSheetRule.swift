internal import ProtocolStyle

/// All declarations of a stylesheet for one style class, in the order of the file.
struct StyleSheetRule: Sendable {
  /// A property with a value, or with the variable that contains it.
  struct Declaration: Sendable {
    let property: String
    let media: ParsedStyleSheet.Media?
    let value: StyleSheetValue
    let text: String
    let variable: StyleSheetVariable?
  }

  let name: String
  var declarations: [Declaration] = []
  var excluded: [any Any.Type] = []
  var excludedSubtrees: [any Any.Type] = []

  /// The resulting rules: one for the class, and one for each state with a separate background.
  func rules() -> [StyleRule] {
    let properties = Set(declarations.map(\.property))
    var rules = [
      rule(when: nil) { model, values in
        var writer = StyleSheetWriter(values)
        writer.write(to: &model)
      }
    ]
    for (suffix, state) in StyleSheetWriter.states where !suffix.isEmpty {
      if properties.contains("background-color" + suffix) {
        rules.append(
          rule(when: .controlState(state)) { model, values in
            if case .color(let color)? = values["background-color" + suffix]?.value {
              model.backgroundColor = color
              model.backgroundGradient = nil
            }
          })
      }
    }
    if properties.contains("background-color-top-selected") {
      rules.append(
        rule(when: .controlState(.selected)) { model, values in
          guard case .color(let top)? = values["background-color-top-selected"]?.value else {
            return
          }
          var bottom = top
          if case .color(let color)? = values["background-color-bottom-selected"]?.value {
            bottom = color
          }
          model.backgroundGradient = Gradient([top, bottom])
        })
    }
    if properties.contains("font-color-highlighted"), name != "Button", name != "SearchBarButton" {
      rules.append(
        rule(when: .controlState(.highlighted)) { model, values in
          if case .color(let color)? = values["font-color-highlighted"]?.value,
            !model.kind.uses(.titleColorForState)
          {
            model.textColor = color
          }
        })
    }
    return rules + (name == "TableCell" ? [labelRule()] : [])
  }

  /// The properties in the current environment, each with its last value.
  private func values() -> [String: (value: StyleSheetValue, text: String)] {
    var values: [String: (value: StyleSheetValue, text: String)] = [:]
    let environment = StyleEnvironment.current
    for declaration in declarations where declaration.media?.holds(in: environment) ?? true {
      if let variable = declaration.variable {
        values[declaration.property] = variable.value.map { ($0, variable.text) }
      } else {
        values[declaration.property] = (declaration.value, declaration.text)
      }
    }
    return values
  }

  private func rule(
    when condition: StyleCondition?,
    _ apply:
      @escaping @Sendable (
        inout ViewModel, [String: (value: StyleSheetValue, text: String)]
      ) -> Void
  ) -> StyleRule {
    let body: @Sendable (inout ViewModel) -> Void = { apply(&$0, values()) }
    switch StyleSheetTarget(name) {
    case .kind(let kind, let containers, let others):
      return StyleRule(
        for: .kind(kind), containedIn: containers, when: condition, excluding: excluded + others,
        excludingSubtreesOf: excludedSubtrees, body)
    case .styleClass:
      return StyleRule(
        for: .styleClass(name), when: condition, excluding: excluded,
        excludingSubtreesOf: excludedSubtrees, body)
    }
  }

  /// The text of a cell is a label inside it.
  private func labelRule() -> StyleRule {
    StyleRule(
      for: .label, containedIn: [(any TableCellNode).self], excluding: excluded,
      excludingSubtreesOf: excludedSubtrees
    ) { model in
      let text = values().filter { $0.key.hasPrefix("font-") || $0.key.hasPrefix("text-") }
      var writer = StyleSheetWriter(text)
      writer.write(to: &model)
    }
  }
}
