import ProtocolStyle

/// The target of a rule, as data.
enum ReferenceTarget: Hashable, Sendable {
  /// The number of a pattern.
  case pattern(Int)
  case styleClass(String)

  /// The target in the library's terms.
  var target: StyleRule.Target {
    switch self {
    case .pattern(let number): .type(ReferencePattern.all[number].type)
    case .styleClass(let name): .styleClass(name)
    }
  }
}

/// A rule as data.
struct ReferenceRule: Sendable {
  var target: ReferenceTarget

  /// The numbers of patterns, the innermost container first.
  var containers: [Int] = []
  var condition: ReferenceCondition?
  var excluded: [Int] = []
  var subtrees: [Int] = []
  var writes: [ReferenceWrite]
  var overridesConformances = false

  var styleSheet: StyleRule { overridesConformances ? plain.overridingConformances() : plain }

  private var plain: StyleRule {
    let writes = writes
    let apply: @Sendable (inout ViewModel) -> Void = { model in
      for write in writes { write.apply(to: &model) }
    }
    return StyleRule(
      for: target.target, containedIn: Self.types(containers), when: condition?.condition,
      excluding: Self.types(excluded), excludingSubtreesOf: Self.types(subtrees), apply)
  }

  static func types(_ numbers: [Int]) -> [any Any.Type] {
    numbers.map { ReferencePattern.all[$0].type }
  }
}

// MARK: - ReferenceSheet

/// A sheet as data, in addition to the real one.
struct ReferenceSheet: Sendable {
  private(set) var rules: [ReferenceRule] = []
  private(set) var sheet = StyleSheet()
  private var identities: [StyleSheet.Identity] = []

  /// The patterns that every rule excludes.
  private let excluded: [Int]
  private let subtrees: [Int]

  init(_ rules: [ReferenceRule] = [], excluding excluded: [Int] = [], subtrees: [Int] = []) {
    self.excluded = excluded
    self.subtrees = subtrees
    sheet = StyleSheet(
      excluding: ReferenceRule.types(excluded),
      excludingSubtreesOf: ReferenceRule.types(subtrees)
    ) {}
    var sheet = sheet
    for rule in rules { insert(rule, into: &sheet) }
    self.sheet = sheet
  }

  /// Inserts a rule into this sheet and the real one.
  mutating func insert(_ rule: ReferenceRule, into sheet: inout StyleSheet) {
    var excluding = rule
    excluding.excluded += excluded
    excluding.subtrees += subtrees
    rules.append(excluding)
    identities.append(sheet.insert(rule.styleSheet))
  }

  /// Removes a rule from this sheet and the real one.
  mutating func remove(at index: Int, from sheet: inout StyleSheet) {
    rules.remove(at: index)
    sheet.remove(identities.remove(at: index))
  }
}

extension ReferenceSheet: CustomStringConvertible {
  var description: String { "\(rules)" }
}

// MARK: - ReferenceCondition

/// A condition as data.
indirect enum ReferenceCondition: Sendable {
  case scheme(StyleEnvironment.ColorScheme)
  case density(Double)
  case state(ControlState)
  case enclosing(ControlState)
  case width(Double)
  case both(ReferenceCondition, ReferenceCondition)
  case either(ReferenceCondition, ReferenceCondition)
  case not(ReferenceCondition)

  var condition: StyleCondition {
    switch self {
    case .scheme(let scheme): .colorScheme(scheme)
    case .density(let density): .environment(\.referenceDensity, density)
    case .state(let state): .controlState(state)
    case .enclosing(let state): .enclosingControlState(state)
    case .width(let width): .containerWidth(atLeast: width)
    case .both(let left, let right): left.condition && right.condition
    case .either(let left, let right): left.condition || right.condition
    case .not(let inner): !inner.condition
    }
  }

  /// The number of conditions that are sure to hold with it.
  var count: Int {
    switch self {
    case .scheme, .density, .state, .enclosing, .width: 1
    case .both(let left, let right): left.count + right.count
    case .either(let left, let right): min(left.count, right.count)
    case .not(let inner): inner.countOfNegation
    }
  }

  /// The number of conditions that are sure not to hold where it doesn't.
  private var countOfNegation: Int {
    switch self {
    case .scheme, .density, .state, .enclosing, .width: 1
    case .both(let left, let right): min(left.countOfNegation, right.countOfNegation)
    case .either(let left, let right): left.countOfNegation + right.countOfNegation
    case .not(let inner): inner.count
    }
  }

  func holds(_ context: ReferenceContext, _ state: ControlState) -> Bool {
    switch self {
    case .scheme(let wanted): wanted == context.scheme
    case .density(let wanted): wanted == context.density
    case .state(let wanted): wanted == .normal ? state == .normal : state.isSuperset(of: wanted)
    case .enclosing(let wanted):
      wanted == .normal
        ? context.enclosing == .normal : context.enclosing.isSuperset(of: wanted)
    case .width(let width): context.isAtLeast(width)
    case .both(let left, let right): left.holds(context, state) && right.holds(context, state)
    case .either(let left, let right): left.holds(context, state) || right.holds(context, state)
    case .not(let inner): !inner.holds(context, state)
    }
  }
}

// MARK: - ReferencePattern

/// A type in rules, with a test for its nodes.
struct ReferencePattern: Sendable {
  /// The precedence of targets in one origin, the lowest first.
  enum Category: Int {
    case kind
    case trait
    case type
    case styleClass
  }

  let type: any Any.Type
  let category: Category

  /// The number of kinds or classes that it derives from.
  let depth: Int
  let matches: @Sendable (any ReferenceNode) -> Bool

  private init(
    _ category: Category, _ type: any Any.Type, depth: Int = 0,
    _ matches: @escaping @Sendable (any ReferenceNode) -> Bool
  ) {
    self.type = type
    self.category = category
    self.depth = depth
    self.matches = matches
  }

  static let all: [ReferencePattern] = kinds + traits + types

  private static let kinds: [ReferencePattern] = [
    ReferencePattern(.kind, (any StyleNode).self) { _ in true },
    ReferencePattern(.kind, (any ScreenNode).self, depth: 1) { $0 is any ScreenNode },
    ReferencePattern(.kind, (any ViewNode).self, depth: 1) { $0 is any ViewNode },
    ReferencePattern(.kind, (any ControlNode).self, depth: 2) { $0 is any ControlNode },
    ReferencePattern(.kind, (any ButtonNode).self, depth: 3) { $0 is any ButtonNode },
    ReferencePattern(.kind, (any BadgeNode).self, depth: 4) { $0 is any BadgeNode },
    ReferencePattern(.kind, (any NavigationBarNode).self, depth: 2) {
      $0 is any NavigationBarNode
    },
    ReferencePattern(.kind, (any PageControlNode).self, depth: 3) { $0 is any PageControlNode },
  ]

  private static let traits: [ReferencePattern] = [
    ReferencePattern(.trait, (any RoundedReference).self) { $0 is any RoundedReference },
    ReferencePattern(.trait, (any TextColor).self) { $0 is any TextColor },
    ReferencePattern(.trait, (any StyleClassed).self) { $0 is any StyleClassed },
  ]

  private static let types: [ReferencePattern] = [
    ReferencePattern(.type, AppScreen.self) { $0 is AppScreen },
    ReferencePattern(.type, ScopedScreen.self) { $0 is ScopedScreen },
    ReferencePattern(.type, ColoredBar.self) { $0 is ColoredBar },
    ReferencePattern(.type, PlainBar.self) { $0 is PlainBar },
    ReferencePattern(.type, ClassedButton.self) { $0 is ClassedButton },
    ReferencePattern(.type, StateButton.self) { $0 is StateButton },
    ReferencePattern(.type, Badge.self) { $0 is Badge },
    ReferencePattern(.type, AccentBox.self) { $0 is AccentBox },
    ReferencePattern(.type, Pages.self) { $0 is Pages },
    ReferencePattern(.type, Panel.self) { $0 is Panel },
    ReferencePattern(.type, CardModel.self) { $0 is CardModel },
    ReferencePattern(.type, TintedCardModel.self, depth: 1) { $0 is TintedCardModel },
    ReferencePattern(.type, ScopedCardModel.self, depth: 2) { $0 is ScopedCardModel },
  ]
}

// MARK: - ReferenceSituation

/// The parameters that determine which rules apply to an element.
struct ReferenceSituation {
  let element: ReferenceTree.Element
  let context: ReferenceContext
  let state: ControlState
  let classes: [String]
  private let path: [ReferenceTree.Element]

  init(
    element: ReferenceTree.Element, context: ReferenceContext, state: ControlState,
    classes: [String]
  ) {
    self.element = element
    self.context = context
    self.state = state
    self.classes = classes
    path = element.path
  }

  /// Returns the rules that apply, the lowest first; sheets are given from the lowest origin to the
  /// highest.
  func rules(of sheets: [ReferenceSheet]) -> [ReferenceRule] {
    sheets.flatMap { sheet in
      sheet.rules.enumerated()
        .compactMap { number, rule in rank(of: rule, number: number).map { ($0, rule) } }
        .sorted { $0.0.lexicographicallyPrecedes($1.0) }
        .map(\.1)
    }
  }

  /// Returns a rule's rank within its origin; nil if it doesn't apply.
  private func rank(of rule: ReferenceRule, number: Int) -> [Int]? {
    guard let target = rank(of: rule.target),
      !rule.excluded.contains(where: element.matches),
      !rule.subtrees.contains(where: { pattern in path.contains { $0.matches(pattern) } }),
      rule.condition?.holds(context, state) ?? true
    else { return nil }
    let last = [rule.containers.count, rule.condition?.count ?? 0, number]
    if rule.containers.isEmpty { return target + [0, 0] + last }
    guard let outermost = outermost(of: rule.containers.reversed()) else { return nil }
    return target + [1, -outermost] + last
  }

  private func rank(of target: ReferenceTarget) -> [Int]? {
    switch target {
    case .pattern(let number):
      guard element.matches(number) else { return nil }
      let pattern = ReferencePattern.all[number]
      return [pattern.category.rawValue, pattern.depth]
    case .styleClass(let name):
      return classes.lastIndex(of: name).map {
        [ReferencePattern.Category.styleClass.rawValue, $0]
      }
    }
  }

  /// Returns the smallest depth of the outermost container, over all ways in which the containers
  /// match.
  private func outermost(of containers: [Int]) -> Int? {
    path.indices.dropLast().first { depth in
      path[depth].matches(containers[0]) && canHold(containers.dropFirst(), below: depth)
    }
  }

  /// Returns whether containers are found in order among the ancestors below a depth.
  private func canHold(_ containers: ArraySlice<Int>, below depth: Int) -> Bool {
    guard let first = containers.first else { return true }
    return path.indices.dropLast().contains { index in
      index > depth && path[index].matches(first)
        && canHold(containers.dropFirst(), below: index)
    }
  }
}
