import ProtocolStyle

/// A plain implementation of the cascade: every node is styled from scratch, the root first.
final class ReferenceTree {
  var roots: [Element] = []
  var scheme = StyleEnvironment.ColorScheme.light
  var density = 1.0
  var packs: [ReferenceSheet] = []
  var themes: [ReferenceTheme] = []
  var tokens = ReferenceTheme(accent: nil, link: nil, sheet: ReferenceSheet())
  var sheet = ReferenceSheet()

  /// All elements, each before its children.
  var elements: [Element] { roots.flatMap(\.subtree) }

  /// The results for elements during one comparison.
  private var looks: [ObjectIdentifier: Look] = [:]

  /// The result for an element, and its inherited context.
  private struct Look {
    let inheritedContext: ReferenceInheritedContext
    let seen: [ReferenceKey: ReferenceValue]
  }

  /// Starts a comparison without results of earlier ones.
  func forget() {
    looks = [:]
  }

  /// Returns the visible values of an element.
  func values(of element: Element) -> [ReferenceKey: ReferenceValue] { look(of: element).seen }

  /// Returns the visible values of an element in a control state.
  func values(of element: Element, in state: ControlState) -> [ReferenceKey: ReferenceValue] {
    seen(of: element, in: look(of: element).inheritedContext, state: state)
  }

  private func look(of element: Element) -> Look {
    if let known = looks[ObjectIdentifier(element)] { return known }
    var inheritedContext = inheritedContext(of: element)
    let outer = inheritedContext.context
    inheritedContext.enter([element.node.ownScope(in: outer), element.scope].compactMap(\.self))
    let state = element.state ?? element.node.ownState(in: inheritedContext.context)
    let look = Look(
      inheritedContext: inheritedContext,
      seen: seen(of: element, in: inheritedContext, state: state))
    looks[ObjectIdentifier(element)] = look
    return look
  }

  /// Returns the inherited context of an element, without its own scopes.
  private func inheritedContext(of element: Element) -> ReferenceInheritedContext {
    guard let parent = element.parent else {
      return ReferenceInheritedContext(
        scheme: scheme, density: density, themes: themes + [tokens],
        sheets: packs + themes.map(\.sheet) + [sheet])
    }
    let outer = look(of: parent)
    var inheritedContext = outer.inheritedContext
    for attribute in [AttributeID.tintColor, .echo] where parent.kind.uses.contains(attribute) {
      inheritedContext.inherited = inheritedContext.inherited.filter {
        $0.key.attribute != attribute
      }
      for (key, value) in outer.seen where key.attribute == attribute {
        inheritedContext.inherited[key] = value
      }
    }
    return inheritedContext
  }

  /// Returns the values of all levels of the cascade for an element.
  private func seen(
    of element: Element, in inheritedContext: ReferenceInheritedContext, state: ControlState?
  ) -> [ReferenceKey: ReferenceValue] {
    var context = inheritedContext.context
    context.state = state ?? .normal
    let kind = element.kind
    var model = ReferenceModel(
      inheriting: inheritedContext.inherited.filter { kind.uses.contains($0.key.attribute) })
    let situation = ReferenceSituation(
      element: element, context: context, state: state ?? .normal,
      classes: element.node.classes(in: context))
    let rules = situation.rules(of: inheritedContext.sheets)
    func runRules(_ level: CascadeLevel) {
      for rule in rules where rule.overridesConformances == (level == .overridingRules) {
        model.run(rule.writes, level, in: context) { key in
          element.resets.contains { $0.hides(key, of: rule) }
        }
      }
    }
    runRules(.rules)
    model.run(element.node.conformances(in: context), .conformances, in: context)
    model.run(element.node.closure, .closure, in: context)
    runRules(.overridingRules)
    for (writes, cleared) in element.overrides {
      model.run(writes, .overrides, in: context) { cleared.contains($0.attribute) }
    }
    var seen = model.seen(as: kind)
    if let state, kind.uses.contains(ReferenceKey.controlState.attribute) {
      seen[.controlState] = .state(state)
    }
    return seen
  }
}

extension AttributeID {
  fileprivate static let tintColor = ReferenceKey.tint.attribute
  fileprivate static let echo = ReferenceKey(Attribute.echo).attribute
}
