@testable import ProtocolStyle

/// A random source of rules, scopes and other settings of a tree.
struct RandomData {
  private var generator: any RandomNumberGenerator

  /// Recent sheets and themes, which are used again in other places.
  private var sheets: [ReferenceSheet] = []
  private var themes: [ReferenceTheme] = []

  /// The last number and type of a node, which are used again for others.
  private var latestNumber = 0
  private var latestType = 0

  init(_ generator: any RandomNumberGenerator) {
    self.generator = generator
  }

  mutating func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func chance(_ percent: Int) -> Bool { random(0..<100) < percent }

  /// Returns one of several elements; there must be at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random(elements.indices)]
  }

  /// Returns a number that determines the style of a node, often the one before: then several models
  /// are equal.
  mutating func number() -> Int {
    if chance(60) { latestNumber = random(0..<30) }
    return latestNumber
  }

  /// Returns the number of one of several types of nodes, often the one before.
  mutating func type(among count: Int) -> Int {
    if latestType >= count || chance(70) { latestType = random(0..<count) }
    return latestType
  }

  mutating func state() -> ControlState { pick(ReferenceKey.states) }

  mutating func threshold() -> Double { pick([0, 150, 300, 450, 600, 600.5]) }

  /// Returns the width of a container, which may not be known.
  mutating func width() -> Double? {
    pick([nil, 0, 149, 150, 300, 320, 449.5, 450, 600, 601, 10_000, -1, .nan])
  }

  mutating func scheme() -> StyleEnvironment.ColorScheme { chance(50) ? .dark : .light }

  mutating func node() -> any ReferenceNode {
    let number = number()
    return switch type(among: 16) {
    case 0: AppScreen(number: number)
    case 1: ScopedScreen(number: number)
    case 2: ColoredBar(number: number)
    case 3: PlainBar(number: number)
    case 4: ClassedButton(number: number)
    case 5: StateButton(number: number)
    case 6: CardModel(number: number)
    case 7: TintedCardModel(number: number)
    case 8: ScopedCardModel(number: number)
    case 9: Badge(number: number)
    case 10: AccentBox(number: number)
    case 11...12: Follower(number: number)
    case 13...14: Panel(number: number)
    default: Pages(number: number)
    }
  }

  mutating func attributes() -> AttributeList? {
    switch random(0..<4) {
    case 0: [.backgroundColor, .titleColorForState]
    case 1: [.tintColor, .echo, .text]
    case 2: [.textColor, .alpha]
    default: nil
    }
  }

  mutating func color() -> ReferenceColor {
    switch random(0..<9) {
    case 0: .accent
    case 1: .link
    case 8: .inWide(threshold(), random(0..<8), otherwise: random(0..<8))
    case 7: .inSelected(random(0..<8), otherwise: random(0..<8))
    case 2: .adaptive(random(0..<8), random(0..<8))
    case 3: .pressed(random(0..<8), otherwise: random(0..<8))
    default: .plain(random(0..<8))
    }
  }

  mutating func target() -> ReferenceTarget {
    chance(15) ? .styleClass(chance(50) ? "Large" : "Loud") : .pattern(pattern())
  }

  mutating func condition() -> ReferenceCondition {
    switch random(0..<11) {
    case 9: .enclosing(state())
    case 10: .width(threshold())
    case 0...1: .scheme(scheme())
    case 2: .density(chance(50) ? 1 : 2)
    case 3...4: .state(state())
    case 5...6: .both(condition(), condition())
    case 7: .either(condition(), condition())
    default: .not(condition())
    }
  }

  mutating func rule() -> ReferenceRule {
    ReferenceRule(
      target: target(), containers: patterns(40, atMost: 3),
      condition: chance(40) ? condition() : nil, excluded: patterns(10, atMost: 1),
      subtrees: patterns(10, atMost: 1), writes: writes(), overridesConformances: chance(15))
  }

  mutating func sheet() -> ReferenceSheet {
    if chance(30), !sheets.isEmpty { return pick(sheets) }
    let rules = (0..<random(0..<3)).map { _ in rule() }
    let sheet = ReferenceSheet(
      rules, excluding: patterns(10, atMost: 1), subtrees: patterns(10, atMost: 1))
    sheets = sheets.suffix(3) + [sheet]
    return sheet
  }

  mutating func theme() -> ReferenceTheme {
    if chance(30), !themes.isEmpty { return pick(themes) }
    let theme = ReferenceTheme(
      accent: chance(50) ? color() : nil, link: chance(40) ? color() : nil, sheet: sheet())
    themes = themes.suffix(3) + [theme]
    return theme
  }

  mutating func scope() -> ReferenceScope {
    ReferenceScope(
      scheme: chance(40) ? scheme() : nil, density: chance(20) ? 2 : nil,
      themes: chance(30) ? [theme()] : [], sheet: chance(50) ? sheet() : ReferenceSheet(),
      isBoundary: chance(20))
  }

  private mutating func pattern() -> Int { random(ReferencePattern.all.indices) }

  private mutating func patterns(_ percent: Int, atMost most: Int) -> [Int] {
    chance(percent) ? (0..<random(1..<most + 1)).map { _ in pattern() } : []
  }
}

// MARK: - Writes

extension RandomData {
  /// Returns the writes of one closure: values, then a whole axis, then places of it.
  mutating func writes() -> [ReferenceWrite] {
    var writes = (0..<random(1..<4)).map { _ in value() }
    for axis in [Attribute.titleColorForState, .echo] where chance(20) {
      if chance(20) { writes.append(.places(axis, nil)) }
      if chance(50) { writes.append(.places(axis, colors())) }
      for _ in 0..<random(0..<3) { writes.append(.place(axis, state(), maybeColor())) }
    }
    return writes
  }

  private mutating func value() -> ReferenceWrite {
    switch random(0..<19) {
    case 0...1: .color(.backgroundColor, maybeColor())
    case 2...3: .color(.textColor, maybeColor())
    case 4...5: .color(.tintColor, maybeColor())
    case 6: .color(.barTintColor, maybeColor())
    case 7: .color(.pageIndicatorTintColor, maybeColor())
    case 8: .number(.alpha, chance(20) ? nil : chance(10) ? .nan : Double(random(0..<9)))
    case 9: .number(.cornerRadius, chance(20) ? nil : Double(random(0..<9)))
    case 10: .string(.text, chance(20) ? nil : "text \(random(0..<4))")
    case 11: .string(.accessibilityLabel, chance(20) ? nil : "label \(random(0..<4))")
    case 12: style()
    case 13: .titleText(maybeColor())
    case 14: .halfAlpha
    case 16: .motion(chance(20) ? nil : motion())
    case 17...18: .colorOverTint(color())
    default: .tintBehind
    }
  }

  private mutating func style() -> ReferenceWrite {
    switch random(0..<3) {
    case 0: .font(chance(20) ? nil : Double(random(9..<12)))
    case 1: .alignment(chance(20) ? nil : pick([.left, .center, .right, .justified, .natural]))
    default: .side(chance(20) ? nil : pick([.left, .fill, .trailing]))
    }
  }

  private mutating func motion() -> ReferenceMotion {
    chance(50) ? .curve(random(0..<3)) : .pressed(random(0..<3), otherwise: random(0..<3))
  }

  private mutating func maybeColor() -> ReferenceColor? { chance(20) ? nil : color() }

  private mutating func colors() -> [ControlState: ReferenceColor] {
    (0..<random(0..<3)).reduce(into: [:]) { colors, _ in colors[state()] = color() }
  }
}

// MARK: - Limits

extension TreeLimits {
  /// Creates the limits for the seed of a random test.
  ///
  /// They're standard limits, low ones at which a tree compacts all the time, revisions and
  /// batches whose numbers soon wrap around, or both.
  init(seed: UInt64) {
    self = .standard
    if seed % 4 == 1 || seed % 4 == 2 {
      historyLength = 2
      computedStyleCount = 4
      journalSlack = 0
      contextSlack = 0
    }
    if seed % 4 == 1 || seed % 4 == 3 { (firstRevision, firstBatch) = (.max - 60, .max - 20) }
  }
}
