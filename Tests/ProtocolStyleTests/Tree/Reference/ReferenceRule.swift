import ProtocolStyle

/// A type that rules name, with how the reference tells its nodes.
struct ReferencePattern: Sendable {
  let type: any Any.Type
  let rank: (category: Int, depth: Int)
  let matches: @Sendable (any ReferenceNode) -> Bool

  private static func kind(
    _ type: any Any.Type, depth: Int, _ matches: @escaping @Sendable (any ReferenceNode) -> Bool
  ) -> ReferencePattern {
    ReferencePattern(type: type, rank: (0, depth), matches: matches)
  }

  private static func type(
    _ type: any Any.Type, depth: Int = 0,
    _ matches: @escaping @Sendable (any ReferenceNode) -> Bool
  ) -> ReferencePattern {
    ReferencePattern(type: type, rank: (2, depth), matches: matches)
  }

  static let all: [ReferencePattern] = [
    kind((any StyleNode).self, depth: 0) { _ in true },
    kind((any ScreenNode).self, depth: 1) { $0 is any ScreenNode },
    kind((any ViewNode).self, depth: 1) { $0 is any ViewNode },
    kind((any ControlNode).self, depth: 2) { $0 is any ControlNode },
    kind((any ButtonNode).self, depth: 3) { $0 is any ButtonNode },
    kind((any NavigationBarNode).self, depth: 2) { $0 is any NavigationBarNode },
    kind((any PageControlNode).self, depth: 3) { $0 is any PageControlNode },
    ReferencePattern(type: (any RoundedReference).self, rank: (1, 0)) {
      $0 is any RoundedReference
    },
    ReferencePattern(type: (any TextColor).self, rank: (1, 0)) { $0 is any TextColor },
    type(AppScreen.self) { $0 is AppScreen }, type(ScopedScreen.self) { $0 is ScopedScreen },
    type(ColoredBar.self) { $0 is ColoredBar }, type(PlainBar.self) { $0 is PlainBar },
    type(ClassedButton.self) { $0 is ClassedButton },
    type(StateButton.self) { $0 is StateButton }, type(CardModel.self) { $0 is CardModel },
    type(TintedCardModel.self, depth: 1) { $0 is TintedCardModel },
    type(Pages.self) { $0 is Pages },
  ]
}

enum ReferenceTarget: Hashable, Sendable {
  /// A pattern by its number.
  case pattern(Int)
  case styleClass(String)
}

enum ReferenceCondition: Sendable {
  case scheme(ColorScheme)
  case state(ControlState)
  case both(ColorScheme, ControlState)
  case either(ColorScheme, ControlState)
  case not(ControlState)

  var condition: StyleCondition {
    switch self {
    case .scheme(let scheme): .colorScheme(scheme)
    case .state(let state): .controlState(state)
    case .both(let scheme, let state): .colorScheme(scheme) && .controlState(state)
    case .either(let scheme, let state): .colorScheme(scheme) || .controlState(state)
    case .not(let state): !.controlState(state)
    }
  }

  var count: Int {
    if case .both = self { 2 } else { 1 }
  }

  func holds(_ scheme: ColorScheme, _ state: ControlState) -> Bool {
    func isIn(_ wanted: ControlState) -> Bool {
      wanted == .normal ? state == .normal : state.isSuperset(of: wanted)
    }
    return switch self {
    case .scheme(let wanted): wanted == scheme
    case .state(let wanted): isIn(wanted)
    case .both(let wanted, let state): wanted == scheme && isIn(state)
    case .either(let wanted, let state): wanted == scheme || isIn(state)
    case .not(let wanted): !isIn(wanted)
    }
  }
}

/// A rule as data.
struct ReferenceRule: Sendable {
  var target: ReferenceTarget
  var containers: [Int] = []
  var condition: ReferenceCondition?
  var excluded: [Int] = []
  var subtrees: [Int] = []
  var writes: [ReferenceWrite]

  var appearance: Appearance {
    func types(_ numbers: [Int]) -> [any Any.Type] {
      numbers.map { ReferencePattern.all[$0].type }
    }
    let writes = writes
    let apply: @Sendable (inout ViewModel) -> Void = { model in
      for write in writes { write.apply(to: &model) }
    }
    return switch target {
    case .pattern(let number):
      Appearance(
        of: ReferencePattern.all[number].type, containedIn: types(containers),
        when: condition?.condition, excluding: types(excluded),
        excludingSubtreesOf: types(subtrees), apply)
    case .styleClass(let name):
      Appearance(
        ofClass: name, containedIn: types(containers), when: condition?.condition,
        excluding: types(excluded), excludingSubtreesOf: types(subtrees), apply)
    }
  }
}

/// A sheet as data, beside the real one that was made of it.
struct ReferenceSheet: Sendable {
  var rules: [ReferenceRule] = []
  private(set) var sheet = AppearanceSheet()
  private var identities: [AppearanceSheet.Identity] = []

  init(_ rules: [ReferenceRule] = []) {
    var sheet = AppearanceSheet()
    for rule in rules { insert(rule, into: &sheet) }
    self.sheet = sheet
  }

  /// Puts a rule into this sheet and into a real one.
  mutating func insert(_ rule: ReferenceRule, into sheet: inout AppearanceSheet) {
    rules.append(rule)
    identities.append(sheet.insert(rule.appearance))
  }

  mutating func remove(at index: Int, from sheet: inout AppearanceSheet) {
    rules.remove(at: index)
    sheet.remove(identities.remove(at: index))
  }
}

/// A theme as data: the token's value in the palette, and rules.
struct ReferenceTheme: Sendable {
  let token: Int?
  let sheet: ReferenceSheet
  let theme: Theme

  init(token: Int?, sheet: ReferenceSheet) {
    self.token = token
    self.sheet = sheet
    theme = Theme("theme", appearance: sheet.sheet) { values in
      if let token { values[.reference] = ReferenceColor.palette[token] }
    }
  }
}

/// A scope as data.
struct ReferenceScope: Sendable {
  var scheme: ColorScheme?
  var themes: [ReferenceTheme] = []
  var sheet = ReferenceSheet()
  var isBoundary = false

  var styleScope: StyleScope {
    StyleScope(themes: themes.map(\.theme), appearance: sheet.sheet, isBoundary: isBoundary) {
      if let scheme { $0.colorScheme = scheme }
    }
  }
}

struct ReferenceReset: Sendable {
  let target: ReferenceTarget
  let attributes: Set<AttributeID>?

  func hides(_ key: ReferenceKey, of rule: ReferenceRule) -> Bool {
    rule.target == target && attributes?.contains(key.attribute.id) ?? true
  }
}
