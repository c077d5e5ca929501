import ProtocolStyle

/// The cascade of the design, written plainly: every node from scratch, the root first.
final class ReferenceTree {
  final class Element {
    var node: any ReferenceNode
    unowned(unsafe) var parent: Element?
    var children: [Element] = []
    var handle: AnyNodeHandle
    var state: ControlState?
    var overrides: [(writes: [ReferenceWrite], cleared: Set<AttributeID>)] = []
    var scope: ReferenceScope?
    var resets: [ReferenceReset] = []

    init(_ node: any ReferenceNode, _ parent: Element?, _ handle: AnyNodeHandle) {
      self.node = node
      self.parent = parent
      self.handle = handle
    }

    /// From the root to the element itself.
    var path: [Element] { (parent?.path ?? []) + [self] }

    var subtree: [Element] { [self] + children.flatMap(\.subtree) }

    var kind: NodeKind { type(of: node).nodeKind }
  }

  var roots: [Element] = []
  var scheme = ColorScheme.light
  var packs: [ReferenceSheet] = []
  var themes: [ReferenceTheme] = []
  var sheet = ReferenceSheet()

  var elements: [Element] { roots.flatMap(\.subtree) }

  /// What an element's view model shows.
  func values(of element: Element) -> [ReferenceKey: ReferenceValue] {
    var model = ReferenceModel(kind: element.kind)
    let context = context(of: element)
    if let parent = element.parent, let tint = inheritedTint(from: parent) {
      model.write([(.tint, .color(tint))], .inherited)
    }
    for rule in rules(for: element, context) {
      let changes = rule.writes.flatMap { $0.changes(in: context) }.filter { change in
        !element.resets.contains { $0.hides(change.key, of: rule) }
      }
      model.write(changes, .appearances)
    }
    model.write(element.node.conformances.flatMap { $0.changes(in: context) }, .conformances)
    model.write([(.content, element.node.title.map { .string($0) })], .conformances)
    model.write(element.node.closure.flatMap { $0.changes(in: context) }, .closure)
    for (writes, cleared) in element.overrides {
      let changes = writes.flatMap { $0.changes(in: context) }
      model.write(changes.filter { !cleared.contains($0.key.attribute.id) }, .overrides)
    }
    model.derive()
    if let state = element.state ?? element.node.ownState {
      model.write([(.controlState, .state(state))], .overrides)
    }
    return model.seen
  }

  /// What a node hands down: its own tint, or its parent's where its kind has none.
  private func inheritedTint(from element: Element) -> Color? {
    guard element.kind.uses(.tintColor) else {
      return element.parent.flatMap { inheritedTint(from: $0) }
    }
    guard case .color(let tint)? = values(of: element)[.tint] else { return nil }
    return tint
  }

  /// The scopes of an element and of all around it, the outermost first.
  private func scopes(of element: Element) -> [(ReferenceScope, at: Element)] {
    element.path.flatMap { element in
      [element.node.ownScope, element.scope].compactMap { scope in scope.map { ($0, element) } }
    }
  }

  private func context(of element: Element) -> ReferenceContext {
    var context = ReferenceContext(scheme: scheme)
    for theme in themes { context.token = theme.token ?? context.token }
    for (scope, _) in scopes(of: element) {
      context.scheme = scope.scheme ?? context.scheme
      for theme in scope.themes { context.token = theme.token ?? context.token }
    }
    return context
  }

  /// The rules in force for an element, the lowest first.
  private func rules(for element: Element, _ context: ReferenceContext) -> [ReferenceRule] {
    var origins = packs + themes.map(\.sheet) + [sheet]
    for (scope, _) in scopes(of: element) {
      if scope.isBoundary { origins = [] }
      origins += scope.themes.map(\.sheet) + [scope.sheet]
    }
    return origins.flatMap { sheet in
      sheet.rules.enumerated()
        .compactMap { number, rule in
          rank(of: rule, number: number, for: element, context).map { ($0, rule) }
        }
        .sorted { $0.0.lexicographicallyPrecedes($1.0) }
        .map(\.1)
    }
  }

  /// A rule's place within its origin; nil when it is not in force.
  private func rank(
    of rule: ReferenceRule, number: Int, for element: Element, _ context: ReferenceContext
  ) -> [Int]? {
    let patterns = ReferencePattern.all
    let ancestors = Array(element.path.dropLast())
    var rank: [Int]
    switch rule.target {
    case .pattern(let pattern):
      guard patterns[pattern].matches(element.node) else { return nil }
      rank = [patterns[pattern].rank.category, patterns[pattern].rank.depth]
    case .styleClass(let name):
      guard let position = element.node.classes.lastIndex(of: name) else { return nil }
      rank = [3, position]
    }
    if rule.excluded.contains(where: { patterns[$0].matches(element.node) }) { return nil }
    let isOutside = rule.subtrees.contains { pattern in
      element.path.contains { patterns[pattern].matches($0.node) }
    }
    if isOutside { return nil }
    let state = element.state ?? element.node.ownState ?? .normal
    if let condition = rule.condition, !condition.holds(context.scheme, state) { return nil }
    guard !rule.containers.isEmpty else {
      return rank + [0, 0, 0, rule.condition?.count ?? 0, number]
    }
    guard let outermost = outermost(of: rule.containers.reversed(), in: ancestors) else {
      return nil
    }
    rank += [1, -outermost, rule.containers.count, rule.condition?.count ?? 0, number]
    return rank
  }

  /// The depth of the outermost container over all ways in which the containers match.
  private func outermost(of containers: [Int], in ancestors: [Element]) -> Int? {
    func matches(_ containers: ArraySlice<Int>, _ ancestors: ArraySlice<Element>) -> Bool {
      guard let first = containers.first else { return true }
      return ancestors.indices.contains { index in
        ReferencePattern.all[first].matches(ancestors[index].node)
          && matches(containers.dropFirst(), ancestors[(index + 1)...])
      }
    }
    return ancestors.indices.first { index in
      ReferencePattern.all[containers[0]].matches(ancestors[index].node)
        && matches(containers.dropFirst(), ancestors[(index + 1)...])
    }
  }
}

/// A model of the reference: by key the value or none, and the level that wrote it.
struct ReferenceModel {
  let kind: NodeKind
  private var written: [ReferenceKey: (value: ReferenceValue?, level: CascadeLevel)] = [:]

  init(kind: NodeKind) {
    self.kind = kind
  }

  mutating func write(
    _ changes: [(key: ReferenceKey, value: ReferenceValue?)], _ level: CascadeLevel
  ) {
    for (key, value) in changes {
      // The reference has no text where the node says none.
      if key == .content && value == nil { continue }
      written[key] = (value, level)
    }
  }

  /// Fills what follows from other attributes, unless something of the input's level or above says
  /// otherwise.
  mutating func derive() {
    written = written.filter { kind.uses($0.key.attribute) }
    derive(.barTint, from: .background, for: .navigationBar)
    derive(.title(.normal), from: .text, for: .button)
    derive(.pageIndicatorTint, from: .tint, for: .pageControl)
  }

  private mutating func derive(
    _ output: ReferenceKey, from input: ReferenceKey, for kind: NodeKind
  ) {
    guard self.kind.isKind(of: kind), let input = written[input], let value = input.value,
      written[output].map({ $0.level < input.level }) ?? true
    else { return }
    written[output] = (value, input.level)
  }

  var seen: [ReferenceKey: ReferenceValue] {
    written.filter { kind.uses($0.key.attribute) }.compactMapValues(\.value)
  }
}
