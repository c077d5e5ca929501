internal import ProtocolStyle

/// The rules with which a browser shows a style in all looks and control states of a page.
///
/// A state's rule applies in all states that contain the state. The rules are therefore written
/// from the least to the most specific state, and each rule declares only the properties that the
/// browser would show with the wrong value, given the rules before it. The cost is the product of
/// places, states and properties.
///
/// Invariants:
/// - `shown` contains the values that the browser shows with the current rules, for each place and
///   state.
/// - A state's rule is written after the rules of all states that it contains, and overrides them
///   by its number of selectors, by its scope, or by its position.
struct StyleRules {
  /// One rule: declarations that several states share, any of which makes the rule apply.
  struct Rule {
    var states: [ControlState]
    let declarations: [(key: Declarations.Key, value: String)]
  }

  /// The rules for each selector of the page.
  private(set) var rules: [[Rule]]

  /// The look of an element, and whether the user prefers the dark color scheme.
  private struct Place {
    let look: Int
    let isDark: Bool

    /// The selector of the style to show.
    let target: Int
  }

  /// The value of a property that a browser shows, and the rank of its rule.
  private struct Shown {
    /// Nil for the kind's value.
    var value: String?

    /// The number of the rule's selectors, and whether it's scoped; the greater rank wins.
    var rank: (Int, Int) = (-1, 0)
  }

  private let looks: [StyleLook]
  private let selectors: [LookSelector]
  private let places: [Place]
  private let states: [ControlState]
  private let keys: [Declarations.Key]

  /// The shown values, by place, state and key.
  private var shown: [[[Shown]]]

  /// Computes the rules of a style.
  ///
  /// - Parameters:
  ///   - looks: The style for each selector.
  ///   - selectors: The selectors of the page, beginning with the first look's.
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

  /// All looks in both color schemes, or in one if no rule depends on the color scheme.
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
          // Properties that a look doesn't declare revert to the kind's values.
          declarations: changed.map { (keys[$0], wanted[keys[$0]] ?? "revert-layer") }), to: index)
    }
  }

  /// Updates the shown values for a rule, in all places and states in which it applies.
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

  /// Adds a rule, or only its state to the last rule if that is as specific and has equal
  /// declarations.
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
  /// Writes the rule as CSS, in pieces: the properties of the element, then those of its parts.
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
      sink(part.selector)
    }
  }
}

extension ControlState {
  /// Whether an element in this state matches the selectors of another state.
  ///
  /// Every application state also matches the generic application selector.
  fileprivate func matches(_ other: ControlState) -> Bool {
    let application = subtracting(StateStyles.named)
    let all = application.isEmpty ? self : union(StateStyles.otherApplication)
    return all.isSuperset(of: other)
  }
}
