import ProtocolStyle

/// The cascade of the design, written plainly: every node from scratch, the root first.
final class ReferenceTree {
  var roots: [Element] = []
  var scheme = ColorScheme.light
  var density = 1.0
  var packs: [ReferenceSheet] = []
  var themes: [ReferenceTheme] = []
  var tokens = ReferenceTheme(accent: nil, link: nil, sheet: ReferenceSheet())
  var sheet = ReferenceSheet()

  /// All elements, each before its children.
  var elements: [Element] { roots.flatMap(\.subtree) }

  /// What is known of elements during one comparison.
  private var looks: [ObjectIdentifier: Look] = [:]

  /// What an element came out as, and what it is in.
  private struct Look {
    let surroundings: ReferenceInheritedContext
    let seen: [ReferenceKey: ReferenceValue]
  }

  /// Begins a comparison: nothing of an earlier one counts.
  func forget() {
    looks = [:]
  }

  /// What an element's view model shows.
  func values(of element: Element) -> [ReferenceKey: ReferenceValue] { look(of: element).seen }

  private func look(of element: Element) -> Look {
    if let known = looks[ObjectIdentifier(element)] { return known }
    var surroundings = surroundings(of: element)
    let outer = surroundings.context
    surroundings.enter([element.node.ownScope(in: outer), element.scope].compactMap(\.self))
    let look = Look(surroundings: surroundings, seen: seen(of: element, in: surroundings))
    looks[ObjectIdentifier(element)] = look
    return look
  }

  /// What surrounds an element, its own scopes aside.
  private func surroundings(of element: Element) -> ReferenceInheritedContext {
    guard let parent = element.parent else {
      return ReferenceInheritedContext(
        scheme: scheme, density: density, themes: themes + [tokens],
        sheets: packs + themes.map(\.sheet) + [sheet])
    }
    let outer = look(of: parent)
    var surroundings = outer.surroundings
    for attribute in [AttributeID.tintColor, .echo] where parent.kind.uses.contains(attribute) {
      surroundings.inherited = surroundings.inherited.filter { $0.key.attribute != attribute }
      for (key, value) in outer.seen where key.attribute == attribute {
        surroundings.inherited[key] = value
      }
    }
    return surroundings
  }

  /// All levels of the cascade for an element, low to high.
  private func seen(
    of element: Element, in surroundings: ReferenceInheritedContext
  ) -> [ReferenceKey: ReferenceValue] {
    let context = surroundings.context
    let kind = element.kind
    let state = element.state ?? element.node.ownState(in: context)
    var model = ReferenceModel(
      inheriting: surroundings.inherited.filter { kind.uses.contains($0.key.attribute) })
    let situation = ReferenceSituation(
      element: element, context: context, state: state ?? .normal,
      classes: element.node.classes(in: context))
    for rule in situation.rules(of: surroundings.sheets) {
      model.run(rule.writes, .appearances, in: context) { key in
        element.resets.contains { $0.hides(key, of: rule) }
      }
    }
    model.run(element.node.conformances(in: context), .conformances, in: context)
    model.run(element.node.closure, .closure, in: context)
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
