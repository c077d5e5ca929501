internal import ProtocolStyle

/// The rules by which a browser shows a style in all looks and control states of a page.
///
/// A state's rule holds in all states that contain it. So the rules are written from the least specific
/// to the most specific, and each declares only what the browser would show differently than the style
/// is in that very state: what is shown then follows from the rules that are written already.
///
/// Invariants:
/// - `shown` has what the browser shows by the rules so far, for each place and each state.
/// - A state's rule is written after those of all states that it contains, and wins over them: by its
///   number of selectors, by its scope, or as the later one.
struct StyleRules {
  /// One rule: states that share its declarations, which any one of them puts in force.
  struct Rule {
    var states: [ControlState]
    let declarations: [(key: Declarations.Key, value: String)]
  }

  /// The rules of each selector of the page.
  private(set) var rules: [[Rule]]

  /// A look that an element is in, and whether the reader prefers the dark scheme.
  private struct Place {
    let look: Int
    let isDark: Bool

    /// The selector of the style that is to be shown.
    let target: Int
  }

  /// The value of a property that a browser shows, and the rank of its rule.
  private struct Shown {
    /// Nil for what the kind has.
    var value: String?

    /// How many selectors the rule has, and whether it is scoped: more wins.
    var rank: (Int, Int) = (-1, 0)
  }

  private let looks: [StyleLook]
  private let selectors: [LookSelector]
  private let places: [Place]
  private let states: [ControlState]
  private let keys: [Declarations.Key]

  /// By place, state and key.
  private var shown: [[[Shown]]]

  /// Finds the rules of a style.
  ///
  /// - Parameters:
  ///   - looks: The style by each selector.
  ///   - selectors: The selectors of the page, the first look's first.
  init(_ looks: [StyleLook], in selectors: [LookSelector]) {
    self.looks = looks
    self.selectors = selectors
    let places = Self.places(selectors)
    let bits = looks.flatMap(\.states).reduce(into: ControlState.normal) { $0.formUnion($1) }
    let states =
      looks.allSatisfy { $0.states == looks[0].states }
      ? looks[0].states : StateStyles.states(for: bits, keeping: looks.flatMap(\.states))
    var known = Set<Declarations.Key>()
    let keys = looks.flatMap { look in
      states.flatMap { look.declarations(in: $0).keys }
    }.filter { known.insert($0).inserted }
    (self.places, self.states, self.keys) = (places, states, keys)
    let nothing = Array(repeating: Shown(), count: keys.count)
    shown = Array(repeating: Array(repeating: nothing, count: states.count), count: places.count)
    rules = Array(repeating: [], count: selectors.count)
    for index in selectors.indices { write(index) }
  }

  /// All looks for both kinds of readers; for one, where no rule depends on the reader.
  private static func places(_ selectors: [LookSelector]) -> [Place] {
    let dark = selectors.contains(where: \.isDark) ? [false, true] : [false]
    let looks = Set(selectors.map(\.look)).sorted()
    return looks.flatMap { look in
      dark.map { isDark in
        let own = selectors.indices.filter {
          selectors[$0].look == look && (isDark || !selectors[$0].isDark)
        }
        return Place(look: look, isDark: isDark, target: own.last!)
      }
    }
  }

  /// Writes the rules of a selector, state by state.
  private mutating func write(_ index: Int) {
    for (number, state) in states.enumerated() {
      let wanted = looks[index].declarations(in: state)
      let targets = places.indices.filter { places[$0].target == index }
      let changed = keys.indices.filter { key in
        targets.contains { !shown[$0][number][key].value.isExactlyEqual(to: wanted[keys[key]]) }
      }
      guard !changed.isEmpty else { continue }
      show(wanted, changed, in: state, by: index)
      add(
        Rule(
          states: [state],
          // What a look does not declare is as the kind has it.
          declarations: changed.map { (keys[$0], wanted[keys[$0]] ?? "revert-layer") }), to: index)
    }
  }

  /// Notes what the browser shows by a rule, wherever it holds.
  private mutating func show(
    _ wanted: Declarations, _ changed: [Int], in state: ControlState, by index: Int
  ) {
    let selector = selectors[index]
    let rank = (StateSelector.count(of: state), selector.name == nil ? 0 : 1)
    for place in places.indices
    where (selector.look == 0 || selector.look == places[place].look)
      && (!selector.isDark || places[place].isDark)
    {
      for number in states.indices where states[number].matches(state) {
        for key in changed where shown[place][number][key].rank <= rank {
          shown[place][number][key] = Shown(value: wanted[keys[key]], rank: rank)
        }
      }
    }
  }

  /// Adds a rule, or its state to the latest one if that is as specific and declares the same.
  private mutating func add(_ rule: Rule, to index: Int) {
    if let last = rules[index].last, last.states[0] != .normal,
      StateSelector.count(of: last.states[0]) == StateSelector.count(of: rule.states[0]),
      last.declarations.elementsEqual(
        rule.declarations, by: { $0.key == $1.key && $0.value.isExactlyEqual(to: $1.value) })
    {
      rules[index][rules[index].count - 1].states += rule.states
    } else {
      rules[index].append(rule)
    }
  }
}

extension StyleRules.Rule {
  /// Writes the rule as CSS, a piece at a time: the properties of the element, and then those of its
  /// parts.
  func write(named name: String, to sink: (String) -> Void) {
    for part in Declarations.Part.allCases {
      var isFirst = true
      for declaration in declarations where declaration.key.part == part {
        if isFirst { writeSelectors(named: name, part, to: sink) }
        sink(isFirst ? "{" : ";")
        sink(declaration.key.property)
        sink(":")
        sink(declaration.value)
        isFirst = false
      }
      if !isFirst { sink("}") }
    }
  }

  private func writeSelectors(
    named name: String, _ part: Declarations.Part, to sink: (String) -> Void
  ) {
    for (place, state) in states.enumerated() {
      sink(place == 0 ? "." : ",.")
      sink(name)
      sink(StateSelector.text(of: state))
      sink(part.rawValue)
    }
  }
}

extension ControlState {
  /// Whether an element in this state matches the selectors of another one.
  ///
  /// Each application state matches the selector of any, too.
  fileprivate func matches(_ other: ControlState) -> Bool {
    let application = subtracting(StateStyles.named)
    let all = application.isEmpty ? self : union(StateStyles.otherApplication)
    return all.isSuperset(of: other)
  }
}
