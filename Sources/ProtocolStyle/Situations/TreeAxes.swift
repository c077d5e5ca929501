/// Axes as a tree has them: each begins with the position of the tree.
package struct TreeAxes {
  /// An axis of the tree.
  package struct Axis {
    package let name: String
    package let isSampled: Bool

    /// The positions; the first is that of the tree, whose name is nil if it isn't among those of the
    /// axis.
    package let positions: [(name: String?, situation: Situation)]

    /// The parts of a context that differ between the positions.
    package let touched: ContextReads

    package let subject: AxisSubject
  }

  /// The thing that the positions of an axis change.
  package enum AxisSubject {
    case themes
    case environment
    case variant
  }

  package private(set) var all: [Axis] = []

  /// The axes among these that keys declare.
  package private(set) var keys: [SituationAxis] = []
  private let themes: [Theme]
  private let environment: StyleEnvironment

  /// The parts of the environment whose values the caller lists, so that their keys get no axis.
  private let listed: ContextReads

  /// Makes the axes of a tree in themes and an environment.
  ///
  /// - Parameters:
  ///   - axes: The axes. Themes of the tree that are in no combination stay below all of these.
  ///   - themes: The themes of the tree.
  ///   - environment: The environment of the tree's roots.
  ///   - listed: The parts of the environment whose values the caller lists; none by default.
  package init(
    _ axes: [SituationAxis], themes: [Theme], environment: StyleEnvironment,
    listed: ContextReads = ContextReads()
  ) {
    (self.themes, self.environment, self.listed) = (themes, environment, listed)
    for axis in axes { add(axis) }
  }

  /// The themes and the environment in a situation.
  package func inherited(in situation: Situation) -> (
    themes: [Theme], environment: StyleEnvironment
  ) {
    (situation.themes ?? themes, situation.applied(to: environment))
  }

  /// Adds the axes that keys among some reads declare, unless an axis changes these keys already.
  mutating func addKeys(in reads: ContextReads) {
    let missing = (reads.keys ?? []).filter { key in
      listed.keys?.contains(key) != true
        && !all.contains { $0.touched.keys?.contains(key) == true }
    }
    for axis in missing.compactMap(SituationAxis.init(key:)).sorted(by: { $0.name < $1.name }) {
      add(axis)
      keys.append(axis)
    }
  }

  private mutating func add(_ axis: SituationAxis) {
    let choices = axis.positions.map(\.situation.themes)
    if choices.contains(where: { $0 != nil }) { return addThemes(axis, choices.compactMap(\.self)) }
    let isVariant = axis.positions.contains { !$0.situation.variants.isEmpty }
    // Each model's own value is a position besides all others.
    let present =
      isVariant
      ? nil : axis.positions.firstIndex { $0.situation.applied(to: environment) == environment }
    let others = axis.positions.indices.filter { $0 != present }.map { axis.positions[$0] }
    let touched = others.reduce(into: ContextReads()) { touched, position in
      touched.formUnion(
        position.situation.applied(to: environment).differences(from: environment))
    }
    all.append(
      Axis(
        name: axis.name, isSampled: axis.isSampled,
        positions: [(present.map { axis.positions[$0].name }, Situation())]
          + others.map { ($0.name, $0.situation) },
        touched: touched, subject: isVariant ? .variant : .environment))
  }

  private mutating func addThemes(_ axis: SituationAxis, _ choices: [[Theme]]) {
    let alternatives = Set(choices.joined())
    let fixed = themes.filter { !alternatives.contains($0) }
    let present = choices.firstIndex { fixed + $0 == themes }
    // The first combination is that of the tree, if the tree has none of them.
    let ordered =
      [present ?? 0] + choices.indices.filter { $0 != present ?? 0 }
    all.append(
      Axis(
        name: axis.name, isSampled: axis.isSampled,
        positions: ordered.map { place in
          (axis.positions[place].name, .themes(fixed + choices[place]))
        }, touched: ContextReads(), subject: .themes))
  }
}

// MARK: - ThemeReading

/// The ways in which combinations of themes matter to nodes.
struct ThemeReading {
  /// Whether themes that aren't in all combinations have rules, which can match any node.
  private let haveRules: Bool

  /// The tokens that these themes set which aren't in the same place in all combinations, and which
  /// read nothing.
  private let constant: [TokenID]

  /// Whether other themes aren't in all combinations.
  private let areVariable: Bool

  /// Whether any theme reads something.
  private let readsSomething: Bool

  package init(choices: [[Theme]], _ tree: StyleTree) {
    let all = Set(choices.joined())
    // A theme also matters if another one is above it in some combinations only.
    let differing = all.filter { theme in
      let lower = choices.map { choice in
        choice.firstIndex(of: theme).map { Set(choice[..<$0]) }
      }
      return lower.contains { $0 != lower[0] }
    }
    haveRules = differing.contains { !Array($0.styleSheet).isEmpty }
    func values(of theme: Theme) -> (tokens: [TokenID], isConstant: Bool) {
      var context = StyleContext(environment: tree.environment)
      let values = context.add(theme)
      return (values.tokens, context.reads == ContextReads())
    }
    let parts = differing.map(values)
    constant = Array(Set(parts.filter(\.isConstant).flatMap(\.tokens)))
    areVariable = parts.contains { !$0.isConstant }
    readsSomething = all.contains { !values(of: $0).isConstant }
  }

  /// Whether nodes with reads may differ between combinations of themes.
  func matter(to reads: ContextReads, areScoped: Bool) -> Bool {
    haveRules || constant.contains { reads.tokens.contains($0.definition.index) }
      || (areVariable || areScoped) && reads.tokens != ContextReads().tokens
  }

  /// The reads of themes that the values of the tokens in some reads may come from.
  package func reads(
    for reads: ContextReads, in themes: [Theme], _ environment: StyleEnvironment
  ) -> ContextReads {
    guard readsSomething, reads.tokens != ContextReads().tokens else { return ContextReads() }
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    return context.reads
  }
}
