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
  private var computedStyles: [ObjectIdentifier: ComputedStyle] = [:]

  /// The result for an element, and its inherited context.
  private struct ComputedStyle {
    let inheritedContext: ReferenceInheritedContext
    let seen: [ReferenceKey: ReferenceValue]
  }

  /// Starts a comparison without results of earlier ones.
  func forget() {
    computedStyles = [:]
  }

  /// Returns the visible values of an element.
  func values(of element: Element) -> [ReferenceKey: ReferenceValue] {
    computedStyle(of: element).seen
  }

  /// Returns the visible values of an element in a control state, and in one of its enclosing control,
  /// after bringing both there; nil stands for the present state.
  ///
  /// Without an enclosing control, only the element itself reads that state.
  func values(
    of element: Element, in state: ControlState?, enclosing: ControlState?
  ) -> [ReferenceKey: ReferenceValue] {
    let control = enclosingControl(of: element)
    let (former, formerAround, known) = (element.state, control?.state, computedStyles)
    defer { (element.state, computedStyles) = (former, known) }
    if let state { element.state = state }
    if let enclosing, let control {
      control.state = enclosing
      for other in control.subtree { computedStyles[ObjectIdentifier(other)] = nil }
    }
    defer { control?.state = formerAround }
    computedStyles[ObjectIdentifier(element)] = nil
    return makeLook(of: element, enclosing: control == nil ? enclosing : nil).seen
  }

  /// Returns the visible values of an element in its own states, if its container had a width.
  ///
  /// The values that it inherits are those in the container of that width.
  func values(of element: Element, containerWidth: Double) -> [ReferenceKey: ReferenceValue] {
    guard let container = container(of: element) else { return values(of: element) }
    let (former, known) = (container.width, computedStyles)
    container.width = containerWidth
    // Only nodes in the same container have another width.
    for other in elements where self.container(of: other) === container {
      computedStyles[ObjectIdentifier(other)] = nil
    }
    let values = values(of: element)
    (container.width, computedStyles) = (former, known)
    return values
  }

  /// Returns the nearest ancestor of an element that is a container.
  private func container(of element: Element) -> Element? {
    var ancestor = element.parent
    while let container = ancestor {
      if container.node is any SizeContainer { return container }
      ancestor = container.parent
    }
    return nil
  }

  /// Returns the width of the container of an element; nil if it isn't known.
  private func width(around element: Element) -> Double? {
    container(of: element)?.width.map { $0.isNaN ? 0 : max($0, 0) }
  }

  /// Returns the control state of an element; nil if it has none.
  private func state(of element: Element) -> ControlState? {
    var context = computedStyle(of: element).inheritedContext.context
    context.width = width(around: element)
    return element.state ?? element.node.ownState(in: context)
  }

  /// Returns the nearest ancestor that is a control; the tree has no cells.
  private func enclosingControl(of element: Element) -> Element? {
    var ancestor = element.parent
    while let control = ancestor {
      if control.node is any ControlNode { return control }
      ancestor = control.parent
    }
    return nil
  }

  private func enclosingState(of element: Element) -> ControlState {
    enclosingControl(of: element).flatMap(state) ?? .normal
  }

  private func computedStyle(of element: Element) -> ComputedStyle {
    if let known = computedStyles[ObjectIdentifier(element)] { return known }
    let computedStyle = makeLook(of: element, enclosing: nil)
    computedStyles[ObjectIdentifier(element)] = computedStyle
    return computedStyle
  }

  private func makeLook(of element: Element, enclosing: ControlState?) -> ComputedStyle {
    var inheritedContext = inheritedContext(of: element)
    var outer = inheritedContext.context
    let enclosing = enclosing ?? enclosingState(of: element)
    outer.enclosing = enclosing
    outer.width = width(around: element)
    outer.state = element.state ?? element.node.ownState(in: outer) ?? .normal
    inheritedContext.enter([element.node.ownScope(in: outer), element.scope].compactMap(\.self))
    var own = inheritedContext.context
    own.width = outer.width
    let state = element.state ?? element.node.ownState(in: own)
    return ComputedStyle(
      inheritedContext: inheritedContext,
      seen: seen(of: element, in: inheritedContext, state: state, enclosing: enclosing))
  }

  /// Returns the inherited context of an element, without its own scopes.
  private func inheritedContext(of element: Element) -> ReferenceInheritedContext {
    guard let parent = element.parent else {
      return ReferenceInheritedContext(
        scheme: scheme, density: density, themes: themes + [tokens],
        sheets: packs + themes.map(\.sheet) + [sheet])
    }
    let outer = computedStyle(of: parent)
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
    of element: Element, in inheritedContext: ReferenceInheritedContext, state: ControlState?,
    enclosing: ControlState
  ) -> [ReferenceKey: ReferenceValue] {
    var context = inheritedContext.context
    context.state = state ?? .normal
    context.enclosing = enclosing
    context.width = width(around: element)
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
    var seen = model.seen(as: kind, in: context)
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

// MARK: - Elements

extension ReferenceTree {
  /// An attached node with all of its settings.
  final class Element {
    var node: any ReferenceNode
    @safe unowned(unsafe) var parent: Element?
    var children: [Element] = []
    let handle: AnyNodeHandle
    var state: ControlState?

    /// The width that was set, if it's a container.
    var width: Double?
    var overrides: [(writes: [ReferenceWrite], cleared: Set<AttributeID>)] = []
    var scope: ReferenceScope?

    /// The resets that were held when it was attached.
    let resets: [ReferenceReset]

    /// The patterns that the node matches, one bit each, because casts are slow.
    private let matched: UInt64

    init(_ node: any ReferenceNode, _ handle: AnyNodeHandle, resets: [ReferenceReset]) {
      self.node = node
      self.handle = handle
      self.resets = resets
      matched = ReferencePattern.all.indices.reduce(0) { bits, number in
        ReferencePattern.all[number].matches(node) ? bits | 1 << number : bits
      }
    }

    var kind: ReferenceKind { type(of: node).referenceKind }

    /// The ancestors from the root down, followed by the element.
    var path: [Element] { (parent?.path ?? []) + [self] }

    /// The element and its descendants, each before its children.
    var subtree: [Element] { [self] + children.flatMap(\.subtree) }

    /// Returns whether the node matches a pattern with a number.
    func matches(_ pattern: Int) -> Bool { matched & 1 << pattern != 0 }
  }
}

// MARK: - ReferenceContext

/// The context of getters and closures in the reference.
struct ReferenceContext {
  var scheme = StyleEnvironment.ColorScheme.light
  var density = 1.0

  /// The control state of the node that is being styled.
  var state = ControlState.normal

  /// The control state of the enclosing control of that node.
  var enclosing = ControlState.normal

  /// The width of the container of that node; nil if it isn't known.
  var width: Double?

  /// Whether it's the context of the getter that runs, whose width is only read when it's compared.
  var readsWidth = false

  /// Returns whether the width of the container is at least a threshold.
  func isAtLeast(_ threshold: Double) -> Bool {
    readsWidth ? ContainerWidth.isAtLeast(threshold) : width.map { $0 >= threshold } ?? false
  }

  /// The value of `Token.reference`; white by default.
  var accent = Color.white

  /// The value that themes set for `Token.referenceLink`; if there's none, it's the accent.
  var link: Color?

  /// The context that a tree's getters currently run in.
  static var current: ReferenceContext {
    let environment = StyleEnvironment.current
    return ReferenceContext(
      scheme: environment.colorScheme, density: environment.referenceDensity,
      state: ControlState.current, readsWidth: true)
  }
}

enum ReferenceDensityKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

extension StyleEnvironment {
  /// A custom property for rules, scopes and getters of the random test.
  var referenceDensity: Double {
    get { self[ReferenceDensityKey.self] }
    set { self[ReferenceDensityKey.self] = newValue }
  }
}

extension Token<Color> {
  /// White by default.
  static let reference = Token("reference", default: .white)

  /// The value of `reference` by default.
  static let referenceLink = Token("referenceLink", default: Token.reference.value)
}

// MARK: - ReferenceInheritedContext

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

// MARK: - ReferenceScope

/// A scope as data.
struct ReferenceScope: Sendable {
  var scheme: StyleEnvironment.ColorScheme?
  var density: Double?
  var themes: [ReferenceTheme] = []
  var sheet = ReferenceSheet()
  var isBoundary = false

  var styleScope: StyleScope {
    StyleScope(themes: themes.map(\.theme), styleSheet: sheet.sheet, isBoundary: isBoundary) {
      if let scheme { $0.colorScheme = scheme }
      if let density { $0.referenceDensity = density }
    }
  }

  /// Returns the scope of a node with a number in a context.
  static func own(_ number: Int, in context: ReferenceContext) -> ReferenceScope {
    switch number % 9 {
    case 0: ReferenceScope(scheme: .dark)
    case 7: ReferenceScope(scheme: context.state.contains(.selected) ? .dark : nil)
    case 8:
      context.scheme == .dark && context.state.contains(.highlighted) ? brand : ReferenceScope()
    case 6: ReferenceScope(density: context.enclosing.contains(.selected) ? 2 : nil)
    case 1: ReferenceScope(isBoundary: true)
    case 2: brand
    case 3: ReferenceScope(density: context.density == 1 ? 2 : 1)
    case 4: ReferenceScope(scheme: context.scheme == .dark ? .light : .dark)
    case 5: ReferenceScope(density: context.isAtLeast(450) ? 2 : nil)
    default: ReferenceScope()
    }
  }

  /// A theme and rules, one of which has a container outside the scope.
  private static let brand = ReferenceScope(
    themes: [ReferenceTheme(accent: .plain(5), link: nil, sheet: ReferenceSheet())],
    sheet: ReferenceSheet([
      ReferenceRule(target: .pattern(2), writes: [.color(.backgroundColor, .accent)]),
      ReferenceRule(target: .pattern(4), containers: [1], writes: [.number(.alpha, 7)]),
    ]))
}

// MARK: - ReferenceTheme

/// A theme as data: the values of tokens, and rules.
struct ReferenceTheme: Sendable {
  let accent: ReferenceColor?
  let link: ReferenceColor?
  let sheet: ReferenceSheet
  let theme: Theme

  init(accent: ReferenceColor?, link: ReferenceColor?, sheet: ReferenceSheet) {
    self.accent = accent
    self.link = link
    self.sheet = sheet
    theme = Theme("theme", styleSheet: sheet.sheet) { values in
      if let accent { values[.reference] = accent.color }
      if let link { values[.referenceLink] = link.color }
    }
  }

  /// Sets tokens; reads return the values of lower themes.
  func apply(to context: inout ReferenceContext) {
    let beneath = context
    if let accent { context.accent = accent.decided(in: beneath) }
    if let link { context.link = link.decided(in: beneath) }
  }
}

extension ReferenceTheme: CustomStringConvertible {
  var description: String {
    "theme(\(accent.map { "\($0)" } ?? "-"), \(link.map { "\($0)" } ?? "-"), \(sheet))"
  }
}

// MARK: - ReferenceReset

/// A reset as data.
struct ReferenceReset: Sendable {
  let target: ReferenceTarget

  /// The hidden attributes; nil for all.
  let attributes: Set<AttributeID>?

  func hides(_ key: ReferenceKey, of rule: ReferenceRule) -> Bool {
    rule.target == target && attributes?.contains(key.attribute) ?? true
  }
}
